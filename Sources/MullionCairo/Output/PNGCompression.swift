#if Cairo
import CPNG

/// The effort to reduce the size of a PNG file. The pixels are the same.
public enum PNGCompression: String, CaseIterable, Hashable, Sendable {
    /// About five times faster, and at most a third larger: libpng's mode for that purpose.
    case fast
    /// Cairo's compression: lines predicted from those above, and packed at the usual level.
    case best
}

/// Writes a whole image fast, by the simple interface of libpng.
enum FastPNGWriter {
    /// Returns a file.
    ///
    /// - Parameter pixels: As in ``PixelImage``; not empty.
    /// - Throws: ``CairoError/failed(status:)`` with libpng's message.
    static func file(width: Int, height: Int, pixels: [UInt32]) throws(CairoError) -> [UInt8] {
        let isOpaque = pixels.allSatisfy { $0 >= 0xFF00_0000 }
        let channels = isOpaque ? 3 : 4
        let bytes = isOpaque ? Self.opaque(pixels) : Self.unmultiplied(pixels)
        var image = png_image()
        image.version = png_uint_32(PNG_IMAGE_VERSION)
        image.width = png_uint_32(width)
        image.height = png_uint_32(height)
        image.format = png_uint_32(isOpaque ? PNG_FORMAT_FLAG_COLOR : PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
        image.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
        // The maximum compressed size: one byte more for each row, five for each 16 KB, and the frame of the file.
        let capacity = (width * channels + 1) * height
        var isWritten = false
        let file = [UInt8](unsafeUninitializedCapacity: capacity + capacity / 1_000 + 4_096) { buffer, count in
            var size = png_alloc_size_t(buffer.count)
            isWritten =
                png_image_write_to_memory(
                    &image, buffer.baseAddress, &size, 0, bytes, png_int_32(width * channels), nil) != 0
            count = isWritten ? Int(size) : 0
        }
        guard isWritten else {
            let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            throw .failed(status: message.isEmpty ? "the file in PNG is too large" : message)
        }
        return file
    }

    private static func opaque(_ pixels: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 3 * pixels.count) { buffer, count in
            var place = 0
            for pixel in pixels {
                buffer[place] = UInt8(truncatingIfNeeded: pixel >> 16)
                buffer[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                buffer[place + 2] = UInt8(truncatingIfNeeded: pixel)
                place += 3
            }
            count = place
        }
    }

    /// Returns red, green, blue, and alpha, without multiplied alpha, rounded as cairo's writer does.
    private static func unmultiplied(_ pixels: [UInt32]) -> [UInt8] {
        [UInt8](unsafeUninitializedCapacity: 4 * pixels.count) { buffer, count in
            var place = 0
            for pixel in pixels {
                let alpha = pixel >> 24
                for (channel, shift) in [UInt32(16), 8, 0].enumerated() {
                    let value = (pixel >> shift) & 0xFF
                    buffer[place + channel] =
                        alpha == 0 ? 0 : UInt8(truncatingIfNeeded: min((value * 255 + alpha / 2) / alpha, 255))
                }
                buffer[place + 3] = UInt8(alpha)
                place += 4
            }
            count = place
        }
    }
}
#endif
