/// What can be wrong with the text of a drawing value.
public enum DrawingError: Error, Hashable, Sendable {
    /// The text begins with "#" but is not 3, 4, 6 or 8 hexadecimal digits long.
    case invalidHexColor(String)
    /// The text is not the name of a known colour.
    case unknownColorName(String)
}

extension DrawingError: CustomStringConvertible {
    /// The error as a sentence for the person who wrote the text.
    public var description: String {
        switch self {
        case .invalidHexColor(let text):
            "\"\(text)\" is not a colour: write #rgb, #rgba, #rrggbb or #rrggbbaa."
        case .unknownColorName(let text):
            "\"\(text)\" is not a colour name this library knows: write one such as \"steelblue\", or #rrggbb."
        }
    }
}
