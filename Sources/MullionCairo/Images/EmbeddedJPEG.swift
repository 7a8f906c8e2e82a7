#if Cairo
import CCairo
import MullionDrawing

/// A JPEG image as its file, for pages: it is neither decoded nor compressed again.
enum EmbeddedJPEG {
    /// Returns a surface with the file, for vector output; nil unless the image is gray or has three color components.
    /// The pixels of the surface are opaque, which suffices for a shadow.
    static func surface(_ image: EncodedImage) throws(CairoError) -> Surface? {
        guard image.format == .jpeg, [1, 3].contains(componentCount(image.bytes)) else { return nil }
        let surface = try Surface(
            cairo_image_surface_create(CAIRO_FORMAT_RGB24, Int32(image.pixelWidth), Int32(image.pixelHeight)))
        let bytes = FileBytes(image.bytes)
        let status = cairo_surface_set_mime_data(
            surface.pointer, CAIRO_MIME_TYPE_JPEG, bytes.pointer, UInt(image.bytes.count),
            { closure in
                if let closure { Unmanaged<FileBytes>.fromOpaque(closure).release() }
            }, Unmanaged.passRetained(bytes).toOpaque())
        if status != CAIRO_STATUS_SUCCESS { Unmanaged.passUnretained(bytes).release() }
        try Surface.check(status)
        return surface
    }

    /// Returns the number of color components, from the header of the frame; 0 if there is none.
    static func componentCount(_ bytes: [UInt8]) -> Int {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return 0 }
            let marker = bytes[place + 1]
            switch marker {
            // Fill bytes, and markers without a length.
            case 0xFF: place += 1
            case 0x01, 0xD0...0xD8: place += 2
            // Frames of all kinds; three other segments share their range of numbers.
            case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker): return Int(bytes[place + 9])
            case 0xD9, 0xDA: return 0
            default: place += 2 + max(Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]), 2)
            }
        }
        return 0
    }
}

/// The bytes of a file at a fixed address.
private final class FileBytes {
    let pointer: UnsafeMutablePointer<UInt8>

    init(_ bytes: [UInt8]) {
        pointer = .allocate(capacity: max(bytes.count, 1))
        pointer.initialize(from: bytes, count: bytes.count)
    }

    deinit { pointer.deallocate() }
}
#endif
