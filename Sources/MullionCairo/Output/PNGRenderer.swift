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

    /// Creates a renderer with a number of pixels per point, and a color behind the drawing.
    public init(scale: CGFloat = 1, background: Color? = nil) {
        self.scale = scale
        self.background = background
    }

    /// Returns the file of a drawing of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``: size and scale are checked before memory is allocated.
    /// - Complexity: O(pixels × layers + commands).
    public func render(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<[UInt8]> {
        let pixels = try draw(list, size: size)
        return Rendering(output: try pixels.output.pngBytes(compression), diagnostics: pixels.diagnostics)
    }

    /// Returns the pixels of a drawing of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``.
    public func draw(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<PixelImage> {
        let (width, height) = try ImageLimits.pixels(of: size, scale: scale)
        let surface = try Surface.pixels(width: width, height: height)
        var canvas = Canvas(surface, width: CGFloat(width), height: CGFloat(height), isVector: false)
        cairo_scale(surface.context, Double(scale), Double(scale))
        if let background { canvas.fill(with: background) }
        for command in list.commands { canvas.visit(command) }
        let diagnostics = try canvas.end()
        return Rendering(output: PixelImage(surface, width: width, height: height), diagnostics: diagnostics)
    }
}
#endif
