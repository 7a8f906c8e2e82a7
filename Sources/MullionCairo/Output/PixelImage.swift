#if Cairo
import CCairo
import MullionDrawing

/// An image as pixels.
public struct PixelImage: Sendable {
    /// The number of pixels in a row, and of rows.
    public let width, height: Int
    /// The alpha, red, green, and blue of each pixel in one number, alpha in the highest byte and the others multiplied
    /// by it; row by row from the top.
    public let pixels: [UInt32]

    init(_ surface: Surface, width: Int, height: Int) {
        self.width = width
        self.height = height
        cairo_surface_flush(surface.pointer)
        let stride = Int(cairo_image_surface_get_stride(surface.pointer))
        guard let data = cairo_image_surface_get_data(surface.pointer) else {
            pixels = [UInt32](repeating: 0, count: width * height)
            return
        }
        pixels = [UInt32](unsafeUninitializedCapacity: width * height) { buffer, count in
            // Rows of four bytes a pixel have no padding, but cairo guarantees only its stride.
            for row in 0..<height {
                let source = UnsafeRawPointer(data + row * stride).assumingMemoryBound(to: UInt32.self)
                (buffer.baseAddress! + row * width).initialize(from: source, count: width)
            }
            count = width * height
        }
    }

    /// Returns the color of a pixel, the first column and row being 0.
    ///
    /// - Precondition: The pixel is in the image.
    public func color(x: Int, y: Int) -> Color {
        precondition((0..<width).contains(x) && (0..<height).contains(y), "there is no pixel \(x), \(y)")
        let pixel = pixels[y * width + x]
        let alpha = Double(pixel >> 24)
        guard alpha > 0 else { return .clear }
        func component(_ shift: UInt32) -> Double { Double((pixel >> shift) & 0xFF) / alpha }
        return Color(red: component(16), green: component(8), blue: component(0), alpha: alpha / 255)
    }

    /// Returns the image as a PNG file.
    ///
    /// - Throws: ``CairoError/failed(status:)``.
    public func pngBytes(_ compression: PNGCompression = .fast) throws(CairoError) -> [UInt8] {
        if compression == .fast {
            return pixels.withUnsafeBufferPointer { pixels in
                FastPNGWriter.file(.init(width: width, height: height, start: pixels.baseAddress!, rowLength: width))
            }
        }
        var pixels = pixels
        let sink = ByteSink()
        let status = pixels.withUnsafeMutableBytes { bytes in
            let surface = cairo_image_surface_create_for_data(
                bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(width),
                Int32(height), Int32(4 * width))
            defer { cairo_surface_destroy(surface) }
            return cairo_surface_write_to_png_stream(surface, ByteSink.write, sink.closure)
        }
        try Surface.check(status)
        return withExtendedLifetime(sink) { sink.bytes }
    }
}
#endif
