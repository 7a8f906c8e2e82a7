import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A view whose content inherits changed values.
nonisolated package struct EnvironmentView<Content: View>: View {
    let content: Content
    package let change: (inout EnvironmentValues) -> Void

    package init(content: consuming Content, change: @escaping (inout EnvironmentValues) -> Void) {
        self.content = content
        self.change = change
    }
}

nonisolated extension EnvironmentView: PrimitiveView, EnvironmentChange {
    package func lower(into lowering: inout Lowering) {
        let outer = lowering.environment.layoutDirection
        lowering.changingEnvironment(by: change) { lowering in
            let direction = lowering.environment.layoutDirection
            if direction == outer {
                lowering.add(content)
            } else {
                // Layout also depends on the direction.
                lowering.addWrapped(by: .layoutDirection(direction), named: "layoutDirection", content)
            }
        }
    }
}

/// Modifiers that change inherited values.
nonisolated extension View {
    /// Sets a value that the views inherit: `.environment(\.layoutDirection, .rightToLeft)`.
    public consuming func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
        EnvironmentView(content: self) { $0[keyPath: keyPath] = value }
    }

    /// Changes a value that the views inherit.
    public consuming func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
    ) -> some View {
        EnvironmentView(content: self) { transform(&$0[keyPath: keyPath]) }
    }

    /// Sets the default font of text; nil keeps the inherited one.
    ///
    /// The family of the font also holds for the fonts without a family that views inside set, such as `.title`.
    public consuming func font(_ font: Font?) -> some View {
        EnvironmentView(content: self) { if let font { $0.text.setFont(font) } }
    }

    /// Sets the family of text in fonts that do not name one, such as `.title`; nil keeps the inherited one.
    ///
    /// Monospaced letters keep their family.
    public consuming func fontFamily(_ family: String?) -> some View {
        EnvironmentView(content: self) { if let family { $0.text.setFamily(family) } }
    }

    /// Sets the weight of text; nil for the font's weight.
    public consuming func fontWeight(_ weight: Font.Weight?) -> some View {
        EnvironmentView(content: self) { $0.text.weight = weight }
    }

    /// Makes text bold, or not.
    public consuming func bold(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isBold = isActive }
    }

    /// Makes text italic, or not.
    public consuming func italic(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isItalic = isActive }
    }

    /// Makes text monospaced, or not.
    public consuming func monospaced(_ isActive: Bool = true) -> some View {
        EnvironmentView(content: self) { $0.text.isMonospaced = isActive }
    }

    /// Gives all digits of text one width, as in columns of numbers: those of a font file by its feature `tnum`, or
    /// else in the width of the widest. Those of the embedded families have one.
    public consuming func monospacedDigit() -> some View { monospacedDigit(true) }

    /// Gives all digits of text one width, or their own.
    package func monospacedDigit(_ isActive: Bool) -> some View {
        EnvironmentView(content: self) { $0.text.hasMonospacedDigits = isActive }
    }

    /// Sets the width of the letters of variable fonts, in percent of the normal one from 50 to 200; nil for the
    /// font's.
    public consuming func fontWidth(percent: CGFloat?) -> some View {
        EnvironmentView(content: self) { $0.text.fontWidth = percent }
    }

    /// Underlines text, or not; nil for the text's color.
    public consuming func underline(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentView(content: self) { $0.text.underline = TextAttributes.Line(isActive: isActive, color: color) }
    }

    /// Draws a line through text, or not; nil for the text's color.
    public consuming func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View {
        EnvironmentView(content: self) {
            $0.text.strikethrough = TextAttributes.Line(isActive: isActive, color: color)
        }
    }

    /// Sets the room in points between characters, in addition to the font's.
    public consuming func kerning(_ kerning: CGFloat) -> some View {
        EnvironmentView(content: self) { $0.text.letterSpacing = kerning }
    }

    /// Sets the room in points between characters, in addition to the font's.
    public consuming func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }

    /// Sets the maximum number of lines of a text, at least 1; nil for no limit.
    public consuming func lineLimit(_ number: Int?) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = number
            $0.reservesLineSpace = false
            $0.minimumLineCount = 1
        }
    }

    /// Sets the maximum number of lines of a text, and whether their room is kept if there are fewer.
    public consuming func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit
            $0.reservesLineSpace = reservesSpace
            $0.minimumLineCount = 1
        }
    }

    /// Sets the maximum number of lines of a text, and the number of lines for which it has room at least.
    public consuming func lineLimit(_ limit: ClosedRange<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = limit.upperBound
            $0.reservesLineSpace = false
            $0.minimumLineCount = limit.lowerBound
        }
    }

    /// Sets the number of lines for which a text has room at least.
    public consuming func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
        EnvironmentView(content: self) {
            $0.lineLimit = nil
            $0.reservesLineSpace = false
            $0.minimumLineCount = limit.lowerBound
        }
    }

    /// Sets the maximum number of lines of a text.
    public consuming func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

    /// Lets text become smaller, down to a factor from 0 to 1, where its lines do not fit: with a line limit, or in a
    /// height.
    public consuming func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor > 0 ? min(factor, 1) : factor == 0 ? 0.01 : 1)
    }

    /// Shows text in capital or small letters; nil for those in which it is written.
    public consuming func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

    /// Sets the part of a truncated text that an ellipsis replaces.
    public consuming func truncationMode(_ mode: Text.TruncationMode) -> some View {
        environment(\.truncationMode, mode)
    }

    /// Sets how lines shorter than the longest line of a text are aligned.
    public consuming func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
        environment(\.multilineTextAlignment, alignment)
    }

    /// Sets the room between lines of text in points, in addition to the font's.
    public consuming func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }

    /// Sets the height of the lines of text: `.lineHeight(.multiple(1.5))`.
    public consuming func lineHeight(_ lineHeight: TextOptions.LineHeight) -> some View {
        environment(\.lineHeight, lineHeight)
    }

    /// Sets where the lines of text may be broken.
    ///
    /// Text breaks words that are wider than a line. With `.words` it does not, as in browsers, and is at least as wide
    /// as its longest word.
    public consuming func textWrapping(_ wrapping: TextOptions.Wrapping) -> some View {
        environment(\.textWrapping, wrapping)
    }

    /// Sets the color of text, and of shapes without a fill; nil keeps the inherited one.
    public consuming func foregroundColor(_ color: Color?) -> some View {
        EnvironmentView(content: self) { if let color { $0.text.style = AnyShapeStyle(color) } }
    }

    /// Sets the style of text, and of shapes without a fill. Text is drawn in one color: a gradient gives its first,
    /// which is reported.
    public consuming func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
        EnvironmentView(content: self) { $0.text.style = AnyShapeStyle(style.stylePaint(in: $0)) }
    }

    /// Sets the reading direction.
    public consuming func layoutDirection(_ direction: LayoutDirection) -> some View {
        environment(\.layoutDirection, direction)
    }
}
