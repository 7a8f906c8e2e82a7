#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry
import MullionRender

/// Draws a display list into pixels, as a PNG file.
///
/// ```swift
/// let picture = ViewRenderer(card).layout()
/// let png = try PNGRenderer(scale: 2).render(picture.displayList, size: picture.canvasSize)
/// try Data(png.output).write(to: file)
/// ```
public struct PNGRenderer: Hashable, Sendable {
    /// Pixels per point, above 0.
    public var scale: CGFloat
    /// The color behind the drawing; nil for a transparent one.
    public var background: Color?
    /// The compression of the file.
    public var compression = PNGCompression.fast
    /// The limits, of which `pixels` applies.
    public var limits = Limits.default

    /// Creates a renderer with a number of pixels per point, and a color behind the drawing.
    public init(scale: CGFloat = 1, background: Color? = nil) {
        self.scale = scale
        self.background = background
    }

    /// Returns the file of a drawing of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``: size, scale, and number of pixels are checked before memory is allocated.
    /// - Complexity: O(pixels × layers + commands).
    public func render(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<[UInt8]> {
        let drawing = try surface(list, size: size)
        let diagnostics = drawing.diagnostics
        if compression == .fast, let file = drawing.surface.fastPNG(width: drawing.width, height: drawing.height) {
            return Rendering(output: file, diagnostics: diagnostics)
        }
        let image = PixelImage(drawing.surface, width: drawing.width, height: drawing.height)
        return Rendering(output: try image.pngBytes(compression), diagnostics: diagnostics)
    }

    /// Returns the pixels of a drawing of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``.
    public func draw(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<PixelImage> {
        let drawing = try surface(list, size: size)
        return Rendering(
            output: PixelImage(drawing.surface, width: drawing.width, height: drawing.height),
            diagnostics: drawing.diagnostics)
    }

    private func surface(
        _ list: DisplayList, size: CGSize
    ) throws(CairoError) -> (surface: Surface, width: Int, height: Int, diagnostics: [RenderDiagnostic]) {
        let (width, height) = try ImageLimits.pixels(of: size, scale: scale, limit: limits.pixels)
        let surface = try Surface.pixels(width: width, height: height)
        var canvas = Canvas(surface, width: CGFloat(width), height: CGFloat(height), isVector: false)
        cairo_scale(surface.context, Double(scale), Double(scale))
        if let background { canvas.fill(with: background) }
        for command in list.commands { canvas.visit(command) }
        return (surface, width, height, try canvas.end())
    }
}

extension Surface {
    /// Returns the pixels as a file without a copy of them, or nil without pixels.
    fileprivate func fastPNG(width: Int, height: Int) -> [UInt8]? {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        let rowLength = Int(cairo_image_surface_get_stride(pointer)) / 4
        let start = UnsafeRawPointer(data).assumingMemoryBound(to: UInt32.self)
        return withExtendedLifetime(self) {
            FastPNGWriter.file(.init(width: width, height: height, start: start, rowLength: rowLength))
        }
    }
}
#endif
