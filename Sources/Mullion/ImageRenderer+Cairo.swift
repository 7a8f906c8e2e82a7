#if Cairo
import MullionCairo
import MullionGeometry
import MullionRender
import MullionViews

extension ImageRenderer {
    /// Returns a PNG file with ``scale`` pixels per point, transparent where nothing is drawn.
    ///
    /// Requires the trait Cairo.
    ///
    /// - Throws: `CairoError` if there would be too many pixels, or none.
    public func png() throws(CairoError) -> [UInt8] {
        let picture = layout()
        var renderer = PNGRenderer(scale: scale)
        renderer.limits = picture.limits
        return try renderer.render(picture.displayList, size: picture.canvasSize).output
    }

    /// Returns a PDF document with one page.
    ///
    /// Requires the trait Cairo.
    ///
    /// - Throws: `CairoError` if a side is 0, or longer than pages can be.
    public func pdf() throws(CairoError) -> [UInt8] {
        let picture = layout()
        return try PDFRenderer().render([PDFPage(picture.displayList, size: picture.canvasSize)]).output
    }
}
#endif
