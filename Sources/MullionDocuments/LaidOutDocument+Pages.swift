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
        Text(verbatim: filled(text ?? "", page, count)).font(.system(size: 9))
            .foregroundColor(Color(rgb: 0x808080))
    }

    private static func filled(_ footer: String, _ page: Int, _ count: Int) -> String {
        footer.split(separator: "{page}", omittingEmptySubsequences: false).joined(separator: "\(page)")
            .split(separator: "{pages}", omittingEmptySubsequences: false).joined(separator: "\(count)")
    }
}
