#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry

/// A layer with a shadow.
///
/// 1. Record the content. The recording extends beyond the visible part as far as content may have a shadow in it, but
///    at most ``largestReach``.
/// 2. At the end, draw only the rectangle with ink in it, once. On vectors, draw the recording.
/// 3. Draw its opacity into an image of one byte a pixel, and blur that: see ``ShadowBlur``. For a wide blur, a coarser
///    image suffices.
/// 4. Draw the color through that image, moved by the offset, and the layer above it.
///
/// Rectangles are in the units of the surface: pixels, or points of a page.
struct ShadowLayer {
    let recording: Surface
    /// The context to composite the layer with at its end.
    let parent: OpaquePointer
    private let color: Color
    private let offset: CGVector
    private let deviation: Double
    /// The visible part of the parent.
    private let visible: CGRect
    private let target: Target

    struct Target {
        /// The rectangle of the whole drawing.
        var bounds: CGRect
        /// Whether recordings are drawn without rendering them to pixels.
        var isVector: Bool
        /// Pixels in a unit, for shadows.
        var resolution: Double
    }

    /// The maximum distance from the drawing, in pixels, of content whose shadow is drawn.
    static let largestReach: CGFloat = 1_024
    /// The maximum deviation blurred pixel by pixel.
    private static let largestDeviation = 32.0

    /// - Throws: ``CairoError/failed(status:)``.
    init(_ shadow: Shadow, on parent: OpaquePointer, _ target: Target) throws(CairoError) {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(parent, &matrix)
        var (dx, dy) = (Double(shadow.x), Double(shadow.y))
        cairo_matrix_transform_distance(&matrix, &dx, &dy)
        let stretch = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
        let whole = target.bounds.insetBy(dx: -Self.largestReach, dy: -Self.largestReach)
        // No shadow reaches farther, so larger numbers make no difference.
        offset = CGVector(dx: CGFloat(dx).clamped(to: 1e7), dy: CGFloat(dy).clamped(to: 1e7))
        deviation = min(max(Double(shadow.radius), 0) * stretch, 1e5)
        visible = Self.clipRectangle(of: parent)
        color = shadow.color
        self.parent = parent
        self.target = target
        let reach = CGFloat(3 * deviation)
        let throwing = visible.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
        let area = visible.union(throwing.intersection(whole)).roundedOut
        var extents = cairo_rectangle_t(
            x: Double(area.minX), y: Double(area.minY), width: Double(area.width), height: Double(area.height))
        recording = try Surface(cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents))
        cairo_set_matrix(recording.context, &matrix)
    }

    /// Draws the shadow and the layer on the parent.
    ///
    /// - Throws: ``CairoError/failed(status:)``.
    func draw() throws(CairoError) {
        try recording.check()
        var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
        cairo_recording_surface_ink_extents(recording.pointer, &x, &y, &width, &height)
        let ink = CGRect(x: x, y: y, width: width, height: height).roundedOut
        guard ink.width > 0, ink.height > 0 else { return }
        let layer: Surface
        let origin: CGPoint
        if target.isVector {
            (layer, origin) = (recording, .zero)
        } else {
            layer = try Surface.pixels(width: Int(ink.width), height: Int(ink.height))
            origin = ink.origin
            cairo_set_source_surface(layer.context, recording.pointer, -Double(ink.minX), -Double(ink.minY))
            cairo_paint(layer.context)
            try layer.check()
        }
        cairo_save(parent)
        defer { cairo_restore(parent) }
        cairo_identity_matrix(parent)
        try drawShadow(of: layer, at: origin, ink)
        cairo_set_source_surface(parent, layer.pointer, Double(origin.x), Double(origin.y))
        cairo_paint(parent)
    }

    private func drawShadow(of layer: Surface, at origin: CGPoint, _ ink: CGRect) throws(CairoError) {
        var scale = min(target.resolution, deviation > 0 ? Self.largestDeviation / deviation : .infinity)
        let reach = CGFloat(ShadowBlur.reach(deviation: deviation * scale)) / CGFloat(scale)
        // Only the visible part of the shadow, and the content whose blur reaches it.
        let seen = visible.offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
        let area = ink.insetBy(dx: -reach, dy: -reach).intersection(seen).roundedOut
        guard area.width > 0, area.height > 0 else { return }
        let side = Double(max(area.width, area.height))
        scale = min(scale, Double(ImageLimits.largestSide) / side)
        scale = min(scale, (Double(ImageLimits.largestArea) / Double(area.width * area.height)).squareRoot())
        let width = Int32((Double(area.width) * scale).rounded(.up))
        let height = Int32((Double(area.height) * scale).rounded(.up))
        let image = try Surface(cairo_image_surface_create(CAIRO_FORMAT_A8, width, height))
        cairo_scale(image.context, scale, scale)
        cairo_set_source_surface(
            image.context, layer.pointer, Double(origin.x - area.minX), Double(origin.y - area.minY))
        cairo_paint(image.context)
        try image.check()
        cairo_surface_flush(image.pointer)
        if let bytes = cairo_image_surface_get_data(image.pointer) {
            ShadowBlur(deviation: deviation * scale).blur(
                bytes, width: Int(width), height: Int(height),
                stride: Int(cairo_image_surface_get_stride(image.pointer)))
        }
        cairo_surface_mark_dirty(image.pointer)
        cairo_save(parent)
        cairo_translate(parent, Double(area.minX + offset.dx), Double(area.minY + offset.dy))
        cairo_scale(parent, 1 / scale, 1 / scale)
        cairo_set_source_rgba(parent, color.red, color.green, color.blue, color.alpha)
        cairo_mask_surface(parent, image.pointer, 0, 0)
        cairo_restore(parent)
    }

    /// Returns the clip rectangle, in the units of the surface.
    private static func clipRectangle(of context: OpaquePointer) -> CGRect {
        var (x1, y1, x2, y2) = (0.0, 0.0, 0.0, 0.0)
        cairo_save(context)
        cairo_identity_matrix(context)
        cairo_clip_extents(context, &x1, &y1, &x2, &y2)
        cairo_restore(context)
        return CGRect(x: x1, y: y1, width: x2 - x1, height: y2 - y1)
    }
}

extension CGRect {
    /// The smallest rectangle of whole units that contains this one.
    fileprivate var roundedOut: CGRect {
        guard !isNull else { return .zero }
        let (left, top) = (minX.rounded(.down), minY.rounded(.down))
        return CGRect(x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
    }
}

extension CGFloat {
    /// Returns the number with its magnitude limited; 0 for NaN.
    fileprivate func clamped(to limit: CGFloat) -> CGFloat { isNaN ? 0 : Swift.min(Swift.max(self, -limit), limit) }
}
#endif
