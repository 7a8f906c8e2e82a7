/// A fault in the text or the bytes of a drawing value.
public enum DrawingError: Error, Hashable, Sendable {
    /// The text begins with "#" but is not 3, 4, 6 or 8 hexadecimal digits long.
    case invalidHexColor(String)
    /// The text is not the name of a known color.
    case unknownColorName(String)
    /// The bytes begin like none of the known image formats.
    case unknownImageFormat
    /// The bytes end within the header of an image: reading needed more bytes than are available.
    case truncatedImage(EncodedImage.Format, needed: Int, available: Int)
    /// The header of an image is malformed at an offset; the text is what was expected there.
    case malformedImage(EncodedImage.Format, offset: Int, expected: String)
    /// A side of an image is 0 pixels long, or the image has no size.
    case emptyImage(EncodedImage.Format)
    /// An image has more pixels than are allowed.
    case oversizedImage(EncodedImage.Format, width: Int, height: Int)
    /// An image has more pixels than the limit that a caller set.
    case tooManyPixels(EncodedImage.Format, Int, limit: Int)
}

extension DrawingError: CustomStringConvertible {
    /// The error as a sentence for the author of the text or the person who chose the file.
    public var description: String {
        switch self {
        case .invalidHexColor(let text): "\"\(text)\" is not a color: write #rgb, #rgba, #rrggbb or #rrggbbaa."
        case .unknownColorName(let text):
            "\"\(text)\" is not a color name this library knows: write one such as \"steelblue\", or #rrggbb."
        case .unknownImageFormat: "The picture is in none of the formats \(EncodedImage.Format.list)."
        case .truncatedImage(let format, let needed, let available):
            "The \(format.rawValue) picture ends within its header: \(available) bytes where at least \(needed) are needed."
        case .malformedImage(let format, let offset, let expected):
            "The \(format.rawValue) picture is damaged: expected \(expected) at byte \(offset)."
        case .emptyImage(let format): "The \(format.rawValue) picture has no pixels or does not say how many."
        case .oversizedImage(let format, let width, let height):
            """
            The \(format.rawValue) picture is too large: \(width) × \(height) pixels where \
            \(EncodedImage.largestSide) a side and \(EncodedImage.largestArea) in all are allowed.
            """
        case .tooManyPixels(let format, let count, let limit):
            "The \(format.rawValue) picture is too large: \(count) pixels where \(limit) are allowed."
        }
    }
}
