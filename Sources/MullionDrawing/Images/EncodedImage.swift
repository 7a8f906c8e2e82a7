import MullionGeometry

/// An image as the bytes of a file, with its size.
///
/// Only the header is read, for format and size: whether the pixels can be decoded is found out by renderers. Declared
/// sizes are limited, because a few bytes can declare an image that fills the memory.
public struct EncodedImage: Equatable, Sendable {
    /// A file format for images.
    public enum Format: String, CaseIterable, Hashable, Sendable {
        /// Portable Network Graphics (W3C PNG specification).
        case png = "PNG"
        /// JPEG, baseline and progressive (ITU-T T.81).
        case jpeg = "JPEG"
        /// Graphics Interchange Format, 87a and 89a.
        case gif = "GIF"
        /// WebP: lossy, lossless and extended (RFC 9649).
        case webP = "WebP"
        /// Scalable Vector Graphics, as text in UTF-8.
        case svg = "SVG"

        /// The media type of the bytes, such as "image/png".
        public var mediaType: String {
            switch self {
            case .png: "image/png"
            case .jpeg: "image/jpeg"
            case .gif: "image/gif"
            case .webP: "image/webp"
            case .svg: "image/svg+xml"
            }
        }

        /// The names of all formats, for messages.
        static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
    }

    /// The maximum number of pixels of a side.
    public static let largestSide = 16_384

    /// The maximum number of pixels of an image.
    public static let largestArea = Limits.default.imagePixels

    /// The bytes of the file.
    public let bytes: [UInt8]
    /// The format of the file, according to its first bytes.
    public let format: Format
    /// The number of pixels from left to right, 1…``largestSide``.
    public let pixelWidth: Int
    /// The number of pixels from top to bottom, 1…``largestSide``.
    ///
    /// The size is that of the stored pixels: the orientation of a photo is ignored.
    public let pixelHeight: Int

    /// Creates an image from the bytes of a file.
    ///
    /// The size of an SVG is that of its attributes `width` and `height`, in CSS pixels and rounded up; if they are
    /// missing or relative, that of its `viewBox`.
    ///
    /// - Parameter limits: The number of pixels.
    /// - Throws: `DrawingError.unknownImageFormat` if the first bytes belong to no known format; `.truncatedImage`,
    ///   `.malformedImage` if the header ends too early or is damaged; `.emptyImage` and `.oversizedImage` for a size
    ///   that is not allowed.
    /// - Complexity: O(1) for PNG, GIF and WebP; O(length of the header) for JPEG and SVG.
    public init(_ bytes: [UInt8], limits: Limits = .default) throws(DrawingError) {
        guard let format = Format(firstBytes: bytes) else { throw .unknownImageFormat }
        let reader = ImageHeaderReader(bytes: bytes, format: format)
        let (width, height) = try reader.size()
        guard width > 0, height > 0 else { throw .emptyImage(format) }
        guard width <= Self.largestSide, height <= Self.largestSide, width * height <= Self.largestArea else {
            throw .oversizedImage(format, width: width, height: height)
        }
        self.bytes = bytes
        self.format = format
        pixelWidth = width
        pixelHeight = height
        try check(limits)
    }

    /// - Throws: `DrawingError.tooManyPixels` for an image with more pixels than limits allow.
    package func check(_ limits: Limits) throws(DrawingError) {
        guard pixelWidth * pixelHeight <= limits.imagePixels else {
            throw .tooManyPixels(format, pixelWidth * pixelHeight, limit: limits.imagePixels)
        }
    }
}

extension EncodedImage.Format {
    /// Creates the format that begins with these bytes; nil if none does.
    init?(firstBytes bytes: [UInt8]) {
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8) {
            self = .gif
        } else if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
            self = .webP
        } else if SVGHeader.rootOffset(in: bytes) != nil {
            self = .svg
        } else {
            return nil
        }
    }
}
