import MullionAnimation
import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// How a view in a tree of constraints is drawn, besides what it draws itself. Views without one are transparent.
final class LayoutViewAppearance {
    var backgroundColor: Color?
    var cornerRadius: CGFloat = 0
    var borderColor: Color?
    var borderWidth: CGFloat = 0
    var shadow: Shadow?
    var clipsToBounds = false
    var storedAlpha = AnimatableProperty(1.0)
}

/// How views in a tree of constraints are drawn. None of it has an effect on layout.
extension LayoutView {
    /// What fills the frame, behind everything else in the view; nil, which it is unless set, for nothing.
    public var backgroundColor: Color? {
        get { appearance?.backgroundColor }
        set { madeAppearance.backgroundColor = newValue }
    }

    /// The radius of the corners of background, border and clip, in points; 0 unless set. At most half a side is used.
    public var cornerRadius: CGFloat {
        get { appearance?.cornerRadius ?? 0 }
        set { madeAppearance.cornerRadius = newValue }
    }

    /// The colour of a line inside of the frame, in front of the subviews; nil, which it is unless set, for none.
    public var borderColor: Color? {
        get { appearance?.borderColor }
        set { madeAppearance.borderColor = newValue }
    }

    /// The width of that line in points; 0 unless set.
    public var borderWidth: CGFloat {
        get { appearance?.borderWidth ?? 0 }
        set { madeAppearance.borderWidth = newValue }
    }

    /// The shadow of the background; nil, which it is unless set, for none.
    public var shadow: Shadow? {
        get { appearance?.shadow }
        set { madeAppearance.shadow = newValue }
    }

    /// Whether what lies outside of the frame is not drawn. False unless set; scroll views clip in any case.
    public var clipsToBounds: Bool {
        get { appearance?.clipsToBounds ?? false }
        set { madeAppearance.clipsToBounds = newValue }
    }

    /// The opacity of the view and everything in it, from 0 to 1, which it is unless set. Animatable.
    public var alpha: Double {
        get { appearance?.storedAlpha.model ?? 1 }
        set {
            let appearance = madeAppearance
            appearance.storedAlpha.set(newValue, of: appearance, at: \.storedAlpha)
        }
    }

    /// The opacity as it is shown at the latest tick of the animations that run, whether the view is hidden included;
    /// 0...1.
    public var presentationOpacity: Double {
        min(max(presentationVisibility * (appearance?.storedAlpha.presentation ?? 1), 0), 1)
    }

    var appearance: LayoutViewAppearance? { attachment as? LayoutViewAppearance }

    private var madeAppearance: LayoutViewAppearance {
        if let appearance { return appearance }
        let made = LayoutViewAppearance()
        attachment = made
        return made
    }
}

extension LayoutViewAppearance {
    /// The outline of a frame.
    func outline(of box: CGRect) -> Path {
        let radius = min(cornerRadius, box.width / 2, box.height / 2)
        return radius > 0 ? Path(roundedRect: box, cornerRadius: radius) : Path(box)
    }

    func drawBackground(in box: CGRect, into list: inout DisplayList) {
        guard let backgroundColor, !box.isEmpty else { return }
        if let shadow {
            list.withShadow(shadow) { $0.fill(outline(of: box), with: backgroundColor) }
        } else {
            list.fill(outline(of: box), with: backgroundColor)
        }
    }

    func drawBorder(in box: CGRect, into list: inout DisplayList) {
        guard let borderColor, borderWidth > 0, !box.isEmpty else { return }
        let line = box.insetBy(dx: borderWidth / 2, dy: borderWidth / 2)
        guard line.width > 0, line.height > 0 else { return }
        let radius = min(max(cornerRadius - borderWidth / 2, 0), line.width / 2, line.height / 2)
        let path = radius > 0 ? Path(roundedRect: line, cornerRadius: radius) : Path(line)
        list.stroke(path, with: borderColor, lineWidth: borderWidth)
    }
}
