#if Cairo
import CCairo
import MullionDrawing

/// The reason why an image cannot be drawn.
enum ImageError: Error {
    /// The library that reads it is not installed.
    case needsSVGLibrary(EncodedImage.Format)
    /// The bytes are damaged or not an image.
    case unreadable(EncodedImage.Format, reason: String)

    /// The problem as a part of a sentence.
    var sentence: String {
        switch self {
        case .needsSVGLibrary(let format): "\(format.rawValue) is read by librsvg, which is not installed"
        case .unreadable(let format, let reason): "the \(format.rawValue) file cannot be read: \(reason)"
        }
    }
}

/// The decoded images, so that one drawn again is not decoded again.
struct ImageTable {
    enum DecodedImage {
        case pixels(Surface)
        case vectors(SVGImage)
    }

    /// The maximum number of pixels of all images kept, apart from the latest.
    private static let largestArea = 16_777_216

    private var knownArea = 0
    private var known: [(image: EncodedImage, picture: DecodedImage)] = []

    /// Whether the output is pages, which contain JPEG files without decoding.
    let isVector: Bool

    init(isVector: Bool) { self.isVector = isVector }

    /// Returns an image, decoded.
    mutating func picture(of image: EncodedImage) throws(ImageError) -> DecodedImage {
        if let entry = known.first(where: { $0.image == image }) { return entry.picture }
        let picture = try decode(image)
        // Images take much memory, and few are drawn again after many others.
        let area = image.pixelWidth * image.pixelHeight
        while let first = known.first, known.count >= 16 || knownArea + area > Self.largestArea {
            knownArea -= first.image.pixelWidth * first.image.pixelHeight
            known.removeFirst()
        }
        known.append((image, picture))
        knownArea += area
        return picture
    }

    private func decode(_ image: EncodedImage) throws(ImageError) -> DecodedImage {
        guard !isVector, image.format != .svg, image.pixelWidth * image.pixelHeight <= SharedPixels.largestArea else {
            return try decodeAnew(image)
        }
        func usable<Value>(_ make: () throws(CairoError) -> Value) throws(ImageError) -> Value {
            do throws(CairoError) { return try make() } catch {
                throw .unreadable(image.format, reason: "\(error)")
            }
        }
        if let known = SharedPixels.shared.pixels(of: image) {
            return .pixels(try usable { () throws(CairoError) in try known.surface() })
        }
        let decoded = try decodeAnew(image)
        let surface = try usable { () throws(CairoError) in
            try Surface.pixels(width: image.pixelWidth, height: image.pixelHeight)
        }
        switch decoded {
        case .pixels(let decoded):
            cairo_set_source_surface(surface.context, decoded.pointer, 0, 0)
            cairo_paint(surface.context)
        case .vectors(let document):
            try document.draw(on: surface.context, width: Double(image.pixelWidth), height: Double(image.pixelHeight))
        }
        return .pixels(
            try usable { () throws(CairoError) in
                try surface.check()
                return try SharedPixels.shared.keep(surface, of: image)?.surface() ?? surface
            })
    }

    private func decodeAnew(_ image: EncodedImage) throws(ImageError) -> DecodedImage {
        switch image.format {
        case .png: return .pixels(try Self.pixels(ofPNG: image))
        case .svg: return .vectors(try SVGImage(image.bytes, image.format))
        case .jpeg where isVector:
            do throws(CairoError) {
                if let surface = try EmbeddedJPEG.surface(image) { return .pixels(surface) }
            } catch {
                throw .unreadable(.jpeg, reason: "\(error)")
            }
            return .vectors(try SVGImage(wrapping: image))
        case .jpeg, .gif, .webP: return .vectors(try SVGImage(wrapping: image))
        }
    }

    private static func pixels(ofPNG image: EncodedImage) throws(ImageError) -> Surface {
        var source = ByteSource(bytes: image.bytes)
        let pointer = withUnsafeMutablePointer(to: &source) { source in
            cairo_image_surface_create_from_png_stream(ByteSource.read, source)
        }
        do throws(CairoError) {
            guard let pointer else { throw .failed(status: "no memory") }
            return try Surface(pointer)
        } catch {
            guard case .failed(let status) = error else { throw .unreadable(.png, reason: "\(error)") }
            throw .unreadable(.png, reason: status)
        }
    }
}

/// Bytes that Cairo reads in parts.
private struct ByteSource {
    var bytes: [UInt8]
    var place = 0

    static let read: cairo_read_func_t = { closure, data, length in
        guard let source = closure?.assumingMemoryBound(to: ByteSource.self), let data,
            Int(length) <= source.pointee.bytes.count - source.pointee.place
        else { return CAIRO_STATUS_READ_ERROR }
        let (place, count) = (source.pointee.place, Int(length))
        source.pointee.bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { data.update(from: base + place, count: count) }
        }
        source.pointee.place += count
        return CAIRO_STATUS_SUCCESS
    }
}
#endif
