import MullionDrawing
import MullionGeometry
import MullionText

/// A piece of text, wrapped in the width it is given.
public struct Text: View {
    public typealias Body = Never

    private let string: String
    private var font: Font?
    private var color: Color?
    private var isBold = false

    /// A text.
    public init<S: StringProtocol>(_ content: S) { string = String(content) }

    /// A text, spelt exactly as given.
    public init(verbatim content: String) { string = content }

    /// The text in a font; nil: the one it inherits.
    public func font(_ font: Font?) -> Text {
        var result = self
        result.font = font
        return result
    }

    /// The text in bold.
    public func bold() -> Text {
        var result = self
        result.isBold = true
        return result
    }

    /// The text in a colour; nil: the one it inherits.
    public func foregroundColor(_ color: Color?) -> Text {
        var result = self
        result.color = color
        return result
    }
}

extension Text: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        let outer = lowering.environment
        if let font { lowering.environment.font = font }
        if let color { lowering.environment.foregroundColor = color }
        if isBold { lowering.environment.isBold = true }
        lowering.add(lowering.text(string))
        lowering.environment = outer
    }
}
