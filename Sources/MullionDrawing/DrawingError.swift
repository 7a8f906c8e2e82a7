/// What can be wrong with the text or the bytes of a drawing value.
public enum DrawingError: Error, Hashable, Sendable {
    /// The text begins with "#" but is not 3, 4, 6 or 8 hexadecimal digits long.
    case invalidHexColor(String)
    /// The text is not the name of a known colour.
    case unknownColorName(String)
    /// The bytes begin like none of the picture formats that are known.
    case unknownImageFormat
    /// The bytes end within the header of a picture: reading needed a number of bytes, and there are fewer.
    case truncatedImage(EncodedImage.Format, needed: Int, available: Int)
    /// The header of a picture is malformed at an offset; the text says what should be there.
    case malformedImage(EncodedImage.Format, offset: Int, expected: String)
    /// A side of a picture is 0 pixels long, or the picture says nothing of its size.
    case emptyImage(EncodedImage.Format)
    /// A picture has more pixels than are allowed.
    case oversizedImage(EncodedImage.Format, width: Int, height: Int)
}

extension DrawingError: CustomStringConvertible {
    /// The error as a sentence for the person who wrote the text or chose the file.
    public var description: String {
        switch self {
        case .invalidHexColor(let text):
            "\"\(text)\" is not a colour: write #rgb, #rgba, #rrggbb or #rrggbbaa."
        case .unknownColorName(let text):
            "\"\(text)\" is not a colour name this library knows: write one such as \"steelblue\", or #rrggbb."
        case .unknownImageFormat:
            "The picture is in none of the formats \(EncodedImage.Format.list)."
        case .truncatedImage(let format, let needed, let available):
            "The \(format.rawValue) picture ends within its header: \(available) bytes where at least \(needed) are needed."
        case .malformedImage(let format, let offset, let expected):
            "The \(format.rawValue) picture is damaged: expected \(expected) at byte \(offset)."
        case .emptyImage(let format):
            "The \(format.rawValue) picture has no pixels or does not say how many."
        case .oversizedImage(let format, let width, let height):
            """
            The \(format.rawValue) picture is too large: \(width) × \(height) pixels where \
            \(EncodedImage.largestSide) a side and \(EncodedImage.largestArea) in all are allowed.
            """
        }
    }
}
