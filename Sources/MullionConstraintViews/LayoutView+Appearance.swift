import MullionAnimation
import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// The appearance of a constraint view, apart from its custom drawing. Views without one are transparent.
final class LayoutViewAppearance {
    var backgroundColor: Color?
    var cornerRadius: CGFloat = 0
    var borderColor: Color?
    var borderWidth: CGFloat = 0
    var shadow: Shadow?
    var clipsToBounds = false
    var storedAlpha = AnimatableProperty(1.0)
}

/// The appearance of constraint views, without effect on layout.
extension LayoutView {
    /// The color behind everything else in the frame; nil, the default, for none.
    public var backgroundColor: Color? {
        get { appearance?.backgroundColor }
        set { madeAppearance.backgroundColor = newValue }
    }

    /// The corner radius of background, border, and clip, in points, limited to half a side; 0 by default.
    public var cornerRadius: CGFloat {
        get { appearance?.cornerRadius ?? 0 }
        set { madeAppearance.cornerRadius = newValue }
    }

    /// The color of a line inside the frame, in front of the subviews; nil, the default, for none.
    public var borderColor: Color? {
        get { appearance?.borderColor }
        set { madeAppearance.borderColor = newValue }
    }

    /// The width of the border in points; 0 by default.
    public var borderWidth: CGFloat {
        get { appearance?.borderWidth ?? 0 }
        set { madeAppearance.borderWidth = newValue }
    }

    /// The shadow of the background; nil, the default, for none.
    public var shadow: Shadow? {
        get { appearance?.shadow }
        set { madeAppearance.shadow = newValue }
    }

    /// Whether the view and its subviews are clipped to the frame; false by default. Scroll views always clip.
    public var clipsToBounds: Bool {
        get { appearance?.clipsToBounds ?? false }
        set { madeAppearance.clipsToBounds = newValue }
    }

    /// The opacity of the view and its subviews, from 0 to 1, the default. Animatable.
    public var alpha: Double {
        get { appearance?.storedAlpha.model ?? 1 }
        set {
            let appearance = madeAppearance
            appearance.storedAlpha.set(newValue, of: appearance, at: \.storedAlpha)
        }
    }

    /// The opacity presented at the latest tick of the running animations, which includes hiding; 0...1.
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
