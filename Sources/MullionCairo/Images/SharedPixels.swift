#if Cairo
import CCairo
import Foundation
import MullionDrawing

/// The decoded pixels of images, shared by all drawings of the process, so that a picture on a thousand cards is
/// decoded once.
///
/// The images used last are kept, up to a number of pixels in all. Memory that is drawn from is never written again, so
/// that several threads can read it.
final class SharedPixels: @unchecked Sendable {
    static let shared = SharedPixels()

    /// The number of pixels of all images kept: 16 MiB of memory.
    static let largestArea = 4 << 20

    /// The pixels of an image, row by row, as `CAIRO_FORMAT_ARGB32`.
    final class Storage: @unchecked Sendable {
        fileprivate let address: UnsafeMutablePointer<UInt32>
        private let width, height: Int

        /// Copies the pixels of a surface.
        fileprivate init(_ surface: Surface, width: Int, height: Int) {
            (self.width, self.height) = (width, height)
            address = .allocate(capacity: width * height)
            PixelImage(surface, width: width, height: height).pixels.withUnsafeBufferPointer {
                address.initialize(from: $0.baseAddress!, count: width * height)
            }
        }

        deinit { address.deallocate() }

        /// Returns a surface that reads the pixels, to be used by one thread.
        func surface() throws(CairoError) -> Surface {
            let pointer = cairo_image_surface_create_for_data(
                UnsafeMutableRawPointer(address).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
                Int32(width), Int32(height), Int32(4 * width))
            guard let pointer else { throw .failed(status: "no memory") }
            return try Surface(pointer, owner: self)
        }
    }

    private let lock = NSLock()
    /// The image used last is the last.
    private var known: [(image: EncodedImage, pixels: Storage)] = []
    private var area = 0

    /// Returns the pixels of an image if they are known.
    func pixels(of image: EncodedImage) -> Storage? {
        lock.lock()
        defer { lock.unlock() }
        guard let index = known.firstIndex(where: { $0.image == image }) else { return nil }
        let entry = known.remove(at: index)
        known.append(entry)
        return entry.pixels
    }

    /// Copies the pixels of an image from a surface of its size, and keeps them; nil if there are too many.
    func keep(_ surface: Surface, of image: EncodedImage) -> Storage? {
        let added = image.pixelWidth * image.pixelHeight
        guard added <= Self.largestArea else { return nil }
        let pixels = Storage(surface, width: image.pixelWidth, height: image.pixelHeight)
        lock.lock()
        defer { lock.unlock() }
        guard !known.contains(where: { $0.image == image }) else { return pixels }
        while let first = known.first, area + added > Self.largestArea || known.count >= 256 {
            area -= first.image.pixelWidth * first.image.pixelHeight
            known.removeFirst()
        }
        known.append((image, pixels))
        area += added
        return pixels
    }
}
#endif
