#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry

/// A linear gradient as pixels.
///
/// Cairo computes the color of each pixel anew. A large area takes a fraction of the time if the colors are looked up
/// in a table by their place on the line, and the result is copied.
///
/// 1. The colors of ``count`` places are computed: without alpha between two stops, then multiplied by it.
/// 2. The place of a pixel on the line changes by the same amount from one pixel to the next, and from row to row.
///
/// - Complexity: O(pixels).
struct GradientPixels {
    /// The number of colors, many times that of the values of a channel, so that none is off by more than one.
    private static let count = 4_096
    /// The number of pixels from which it is worth it.
    private static let leastArea = 10_000

    private let colors: [UInt32]
    private let isOpaque: Bool

    /// Creates the colors of a gradient; nil if two stops are so close that a place more or less is seen.
    private init?(_ stops: [Gradient.Stop]) {
        guard let first = stops.first, let last = stops.last else { return nil }
        for (stop, next) in zip(stops, stops.dropFirst()) where next.location - stop.location < 0.02 { return nil }
        var colors: [UInt32] = []
        colors.reserveCapacity(Self.count)
        var index = 0
        for place in 0..<Self.count {
            let location = CGFloat(place) / CGFloat(Self.count - 1)
            while index + 1 < stops.count, stops[index + 1].location < location { index += 1 }
            if location <= first.location {
                colors.append(Self.pixel(first.color))
            } else if location >= last.location {
                colors.append(Self.pixel(last.color))
            } else {
                let (start, end) = (stops[index], stops[index + 1])
                let part = Double((location - start.location) / (end.location - start.location))
                colors.append(Self.pixel(start.color, end.color, part))
            }
        }
        self.colors = colors
        isOpaque = colors.allSatisfy { $0 >= 0xFF00_0000 }
    }

    private static func pixel(_ color: Color) -> UInt32 { pixel(color, color, 0) }

    private static func pixel(_ start: Color, _ end: Color, _ part: Double) -> UInt32 {
        func mixed(_ first: Double, _ second: Double) -> Double { min(max(first + (second - first) * part, 0), 1) }
        let alpha = mixed(start.alpha, end.alpha)
        func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(mixed(start.red, end.red) * alpha) << 16
            | byte(mixed(start.green, end.green) * alpha) << 8 | byte(mixed(start.blue, end.blue) * alpha)
    }

    /// Makes a gradient from a point to a different one the source for filling the current path. The source is as
    /// before if the area is small or too large, or if two stops are too close.
    static func setSource(
        of context: OpaquePointer, _ stops: [Gradient.Stop], from start: CGPoint, to end: CGPoint
    ) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(context, &matrix)
        cairo_identity_matrix(context)
        defer { cairo_set_matrix(context, &matrix) }
        // In the pixels of the surface.
        var (path, clip) = ((0.0, 0.0, 0.0, 0.0), (0.0, 0.0, 0.0, 0.0))
        cairo_fill_extents(context, &path.0, &path.1, &path.2, &path.3)
        cairo_clip_extents(context, &clip.0, &clip.1, &clip.2, &clip.3)
        let left = max(path.0, clip.0).rounded(.down)
        let top = max(path.1, clip.1).rounded(.down)
        let width = min(path.2, clip.2).rounded(.up) - left
        let height = min(path.3, clip.3).rounded(.up) - top
        guard width > 0, height > 0, width * height >= Double(leastArea), width <= 16_384, height <= 16_384,
            width * height <= Double(ImageLimits.largestArea)
        else { return }
        var inverse = matrix
        guard cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return }
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        let square = dx * dx + dy * dy
        // The place on the line, from 0 to 1, is linear in x and y.
        let perColumn = (inverse.xx * dx + inverse.yx * dy) / square
        let perRow = (inverse.xy * dx + inverse.yy * dy) / square
        let origin = ((inverse.x0 - Double(start.x)) * dx + (inverse.y0 - Double(start.y)) * dy) / square
        let first = origin + perColumn * (left + 0.5) + perRow * (top + 0.5)
        // So that no place exceeds the integers, and NaN is refused.
        guard abs(perColumn) * width + abs(perRow) * height + abs(first) < 1e5, let pixels = GradientPixels(stops)
        else {
            return
        }
        let format = pixels.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return }
        defer { cairo_surface_destroy(surface) }
        guard let data = cairo_image_surface_get_data(surface) else { return }
        pixels.fill(
            data, stride: Int(cairo_image_surface_get_stride(surface)), width: Int(width), height: Int(height), first,
            perColumn, perRow)
        cairo_surface_mark_dirty(surface)
        cairo_set_source_surface(context, surface, left, top)
        if let pattern = cairo_get_source(context) {
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
        }
    }

    private func fill(
        _ data: UnsafeMutablePointer<UInt8>, stride: Int, width: Int, height: Int, _ first: Double, _ perColumn: Double,
        _ perRow: Double
    ) {
        // Places as integers with 32 bits after the point.
        let unit = Double(Self.count - 1) * 4_294_967_296
        let step = Int64(perColumn * unit)
        let last = Int64(Self.count - 1)
        colors.withUnsafeBufferPointer { colors in
            for y in 0..<height {
                let row = UnsafeMutableRawPointer(data + y * stride).assumingMemoryBound(to: UInt32.self)
                // Half a place more, to round.
                var place = Int64((first + perRow * Double(y)) * unit) &+ 0x8000_0000
                for x in 0..<width {
                    row[x] = colors[Int(min(max(place >> 32, 0), last))]
                    place &+= step
                }
            }
        }
    }
}
#endif
