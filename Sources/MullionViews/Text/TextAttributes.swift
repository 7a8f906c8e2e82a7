import MullionDrawing
import MullionGeometry
import MullionText

/// How a piece of text looks, as far as somebody said so. What nobody said is inherited.
package struct TextAttributes {
    /// A line under or through text.
    package struct Line: Equatable {
        var isActive: Bool
        /// Nil: the colour of the text.
        var color: Color?
    }

    package var font: Font?
    package var style: AnyShapeStyle?
    var weight: Font.Weight?
    package var isBold: Bool?
    var isItalic: Bool?
    var isMonospaced: Bool?
    var letterSpacing: CGFloat?
    var underline: Line?
    var strikethrough: Line?

    init() {}

    /// These attributes, and where they say nothing, others.
    func inheriting(_ other: TextAttributes) -> TextAttributes {
        var result = self
        result.font = font ?? other.font
        result.style = style ?? other.style
        result.weight = weight ?? other.weight
        result.isBold = isBold ?? other.isBold
        result.isItalic = isItalic ?? other.isItalic
        result.isMonospaced = isMonospaced ?? other.isMonospaced
        result.letterSpacing = letterSpacing ?? other.letterSpacing
        result.underline = underline ?? other.underline
        result.strikethrough = strikethrough ?? other.strikethrough
        return result
    }

    /// The font with weight, slant and design applied.
    var resolvedFont: Font {
        var font = font ?? .body
        if let weight { font.weight = weight }
        if isBold == true { font.weight = .bold }
        if isItalic == true { font.isItalic = true }
        if isMonospaced == true { font.design = .monospaced }
        return font
    }
}
