import MullionDrawing
import MullionGeometry
import MullionText
import MullionViews

extension LaidOutDocument {
    /// Breaks the drawing into pages as `LaidOutView` does, and returns their diagnostics with positions in the
    /// document.
    ///
    /// Before the layout, set the document's width to that of `format.content` and its height to nil.
    ///
    /// - Parameters:
    ///   - format: The sheet.
    ///   - measurer: Measures header and footer.
    ///   - header: The text in the middle of the upper margin, where `{page}` and `{pages}` are the number of the page
    ///     and the number of pages; nil for none.
    ///   - footer: The same in the lower margin.
    /// - Complexity: O(n log n), n the nodes.
    public func pages(
        _ format: PageFormat, measurer: any TextMeasurer = MetricsTextMeasurer(), header: String? = nil,
        footer: String? = nil
    ) -> (pages: PagedView, diagnostics: [DocumentDiagnostic]) {
        let pages: PagedView
        if header != nil || footer != nil {
            pages = view.pages(format, measurer: measurer) { page, count in
                Self.line(header, page, count)
            } footer: { page, count in
                Self.line(footer, page, count)
            }
        } else {
            pages = view.pages(format)
        }
        return (pages, pages.diagnostics.map(warning))
    }

    private static func line(_ text: String?, _ page: Int, _ count: Int) -> some View {
        Text(verbatim: PageNumbering.filled(text ?? "", page: page, of: count)).font(.system(size: 9))
            .foregroundColor(Color(rgb: 0x808080))
    }
}

extension Document {
    /// Lays out the document for the width of a sheet and breaks it into pages, where `{page}` and `{pages}` in its
    /// texts are the number of the page and the number of pages, as they are in header and footer.
    ///
    /// A text is measured with the number of its page, for which the document is laid out up to four times. A text in a
    /// repeated header row has one frame on all pages: its room is that of the largest number.
    ///
    /// - Parameters:
    ///   - measurer: Measures text, with the fonts that the document brings along.
    ///   - scale: Pixels per point; boxes are drawn on whole pixels.
    ///   - header: The text in the middle of the upper margin; nil for none.
    ///   - footer: The text in the middle of the lower margin; nil for none.
    /// - Returns: The document without pages, the pages, and the diagnostics of both.
    /// - Complexity: O(n log n), n the nodes.
    public func pages(
        _ format: PageFormat, measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2,
        header: String? = nil, footer: String? = nil
    ) -> (document: LaidOutDocument, pages: PagedView, diagnostics: [DocumentDiagnostic]) {
        var document = self
        (document.width, document.height) = (format.content.width, nil)
        var diagnostics: [DocumentDiagnostic] = []
        let (laidOut, pages) = PageNumbering.settled { numbering in
            let laidOut = document.layout(measurer: measurer, scale: scale, numbering: numbering)
            let paged = laidOut.pages(format, measurer: measurer, header: header, footer: footer)
            diagnostics = laidOut.diagnostics + paged.diagnostics
            return (laidOut, paged.pages)
        }
        return (laidOut, pages, diagnostics)
    }
}
