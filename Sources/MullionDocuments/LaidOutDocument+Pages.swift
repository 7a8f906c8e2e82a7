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
    ///   - measurer: Measures the footer.
    ///   - footer: The text in the middle of the lower margin, where `{page}` and `{pages}` are the number of the page
    ///     and the number of pages; nil for none.
    /// - Complexity: O(n log n), n the nodes.
    public func pages(
        _ format: PageFormat, measurer: any TextMeasurer = MetricsTextMeasurer(), footer: String? = nil
    ) -> (pages: PagedView, diagnostics: [DocumentDiagnostic]) {
        let pages: PagedView
        if let footer {
            pages = view.pages(format, measurer: measurer) { page, count in
                Text(verbatim: Self.filled(footer, page, count)).font(.system(size: 9))
                    .foregroundColor(Color(rgb: 0x808080))
            }
        } else {
            pages = view.pages(format)
        }
        return (pages, pages.diagnostics.map(warning))
    }

    private static func filled(_ footer: String, _ page: Int, _ count: Int) -> String {
        footer.split(separator: "{page}", omittingEmptySubsequences: false).joined(separator: "\(page)")
            .split(separator: "{pages}", omittingEmptySubsequences: false).joined(separator: "\(count)")
    }
}
