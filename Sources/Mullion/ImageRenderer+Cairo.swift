#if Cairo
import MullionCairo
import MullionGeometry
import MullionRender
import MullionViews

extension ImageRenderer {
    /// The picture as a file in PNG with ``scale`` pixels in a point, transparent where nothing is drawn.
    ///
    /// With the trait Cairo only.
    ///
    /// - Throws: `CairoError` if there would be too many pixels, or none.
    public func png() throws(CairoError) -> [UInt8] {
        let picture = layout()
        return try PNGRenderer(scale: scale).render(picture.displayList, size: picture.canvasSize).output
    }

    /// The picture as a document in PDF with one page.
    ///
    /// With the trait Cairo only.
    ///
    /// - Throws: `CairoError` if a side is 0, or longer than pages can be.
    public func pdf() throws(CairoError) -> [UInt8] {
        let picture = layout()
        return try PDFRenderer().render([PDFPage(picture.displayList, size: picture.canvasSize)]).output
    }
}
#endif
