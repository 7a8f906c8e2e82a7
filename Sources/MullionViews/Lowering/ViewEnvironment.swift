import MullionDrawing
import MullionGeometry
import MullionText

/// What a view inherits from the views around it.
package struct ViewEnvironment {
    /// The font of text that has none of its own.
    package var font: Font = .body
    /// Whether text is bold whatever its font says.
    package var isBold = false
    /// The colour of text and of shapes without a fill.
    package var foregroundColor: Color = .black
    /// The direction of reading.
    package var layoutDirection: LayoutDirection = .leftToRight

    package init() {}

    /// The font with the emphasis applied.
    var resolvedFont: Font {
        var font = font
        if isBold { font.weight = .bold }
        return font
    }
}
