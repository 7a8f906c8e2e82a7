import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A view that inherits something else than the views around it.
struct EnvironmentView<Content: View>: View {
    typealias Body = Never

    let content: Content
    package let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentView: PrimitiveView, EnvironmentChange {
    func lower(into lowering: inout Lowering) {
        let outer = lowering.environment
        change(&lowering.environment)
        let direction = lowering.environment.layoutDirection
        if direction == outer.layoutDirection {
            lowering.add(content)
        } else {
            // Layout has to know the direction as well.
            let nodes = lowering.nodes(of: content)
            lowering.add(lowering.modified(nodes, by: .layoutDirection(direction), named: "layoutDirection"))
        }
        lowering.environment = outer
    }
}

/// Modifiers that change what views inherit.
extension View {
    /// The views with a value for everything in them to inherit: `.environment(\.layoutDirection, .rightToLeft)`.
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// The views with an inherited value changed for everything in them.
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// The views with a font for text that has none of its own; nil: the one they inherit.
    public func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { if let font { $0.text.font = font } }
    }

    /// The views with text of a thickness; nil: that of the font.
    public func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentView(content: self) { $0.text.weight = weight }
    }

    /// The views with bold text, or not.
    public func bold(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isBold = isActive }
    }

    /// The views with slanted text, or not.
    public func italic(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isItalic = isActive }
    }

    /// The views with text of a monospaced font, or not.
    public func monospaced(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isMonospaced = isActive }
    }

    /// The views with a line under their text, or none; nil: in the colour of the text.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentView(content: self) { $0.text.underline = TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// The views with a line through their text, or none; nil: in the colour of the text.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentView(content: self) {
            $0.text.strikethrough = TextAttributes.Line(isActive: isActive, color: color)
        }
    }

    /// The views with room in points between the characters of their text, in addition to that of the font.
    public func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentView(content: self) { $0.text.letterSpacing = kerning }
    }

    /// The views with room in points between the characters of their text, in addition to that of the font.
    public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// The views with at most a number of lines in a text, at least 1; nil: as many as there is room for.
    public func lineLimit(_ number: Int?) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = number
            $0.reservesLineSpace = false
        }
    }

    /// The views with at most a number of lines in a text, whose room is kept even if there are fewer.
    public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit
            $0.reservesLineSpace = reservesSpace
        }
    }

    /// The views with another part of a text giving way to an ellipsis.
    public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }

    /// The views with the shorter lines of a text at a side of its longest, or in the middle.
    public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// The views with room in points between the lines of a text, in addition to that of the font.
    public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// The views with a colour for text, and for shapes that have no fill; nil: the one they inherit.
    public func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.text.style = AnyShapeStyle(color) } }
    }

    /// The views with a style for text, and for shapes that have no fill. Text is drawn in one colour: a gradient gives
    /// its first, which is reported.
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.text.style = AnyShapeStyle(style.stylePaint(in: $0)) }
    }

    /// The view laid out for one direction of reading.
    public func layoutDirection(_ direction: LayoutDirection) -> some View {
        environment(\.layoutDirection, direction)
    }
}
