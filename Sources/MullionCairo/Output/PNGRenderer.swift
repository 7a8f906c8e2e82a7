#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry
import MullionRender

/// Draws a display list into pixels, as a file in PNG.
///
/// ```swift
/// let picture = ViewRenderer(card).layout()
/// let png = try PNGRenderer(scale: 2).render(picture.displayList, size: picture.canvasSize)
/// try Data(png.output).write(to: file)
/// ```
public struct PNGRenderer: Hashable, Sendable {
    /// Pixels in a point, above 0.
    public var scale: CGFloat
    /// The colour behind the picture; nil: it is transparent.
    public var background: Color?
    /// How much work goes into the size of the file.
    public var compression = PNGCompression.standard

    /// A renderer with so many pixels in a point, and a colour behind the picture.
    public init(scale: CGFloat = 1, background: Color? = nil) {
        self.scale = scale
        self.background = background
    }

    /// The bytes of a picture of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``: the size and the scale are looked at before memory is asked for.
    /// - Complexity: O(pixels × layers + commands).
    public func render(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<[UInt8]> {
        let pixels = try draw(list, size: size)
        return Rendering(output: try pixels.output.pngBytes(compression), diagnostics: pixels.diagnostics)
    }

    /// The pixels of a picture of a size in points, rounded up to whole pixels.
    ///
    /// - Throws: ``CairoError``.
    public func draw(_ list: DisplayList, size: CGSize) throws(CairoError) -> Rendering<PixelImage> {
        let (width, height) = try ImageLimits.pixels(of: size, scale: scale)
        let surface = try Surface.pixels(width: width, height: height)
        var canvas = Canvas(surface, width: CGFloat(width), height: CGFloat(height), isVector: false)
        cairo_scale(surface.context, Double(scale), Double(scale))
        if let background { canvas.fill(with: background) }
        for command in list.commands { canvas.add(command) }
        let diagnostics = try canvas.end()
        return Rendering(output: PixelImage(surface, width: width, height: height), diagnostics: diagnostics)
    }
}
#endif
