#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry
import MullionRender

/// A page of a document: its drawing, in points, and its links.
public struct PDFPage: Sendable {
    /// A rectangle that links to an address.
    public struct Link: Hashable, Sendable {
        /// The rectangle in points, from the upper left corner of the page.
        public var frame: CGRect
        /// The address, such as "https://example.org"; characters not allowed in addresses are percent-encoded, as in
        /// "%20".
        public var address: String

        /// Creates a link from a rectangle to an address.
        public init(_ frame: CGRect, to address: String) {
            self.frame = frame
            self.address = address
        }
    }

    /// The drawing commands.
    public var list: DisplayList
    /// The size of the page in points, 72 to an inch.
    public var size: CGSize
    /// The links.
    public var links: [Link]

    /// Creates a page of a size in points.
    public init(_ list: DisplayList, size: CGSize, links: [Link] = []) {
        self.list = list
        self.size = size
        self.links = links
    }
}

/// Draws display lists as the pages of a PDF document.
///
/// Everything is drawn as vectors except shadows, which have two pixels to a point. Fonts are embedded, and text can be
/// selected.
public struct PDFRenderer: Hashable, Sendable {
    /// The document's metadata; nil for none.
    public var title, author, subject, keywords: String?
    /// The creation date, as "2026-11-21T12:00:00Z"; nil for none, so that equal pages give equal bytes.
    public var creationDate: String?

    /// Creates a renderer of documents with metadata.
    public init(title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
    }

    /// The maximum number of points of a side of a page, by the format.
    public static let largestSide: CGFloat = 14_400

    /// Returns the bytes of a document, with the diagnostics of all pages, in order.
    ///
    /// - Throws: ``CairoError``.
    public func render(_ pages: [PDFPage]) throws(CairoError) -> Rendering<[UInt8]> {
        guard let first = pages.first else { throw .noPages }
        for page in pages {
            let (width, height) = (page.size.width, page.size.height)
            guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else {
                throw .unusablePage(width: Double(width), height: Double(height))
            }
        }
        let sink = ByteSink()
        // Cairo writes to it until the surface is freed.
        defer { withExtendedLifetime(sink) {} }
        let pointer = cairo_pdf_surface_create_for_stream(
            ByteSink.write, sink.closure, Double(first.size.width), Double(first.size.height))
        guard let pointer else { throw .failed(status: "no memory") }
        let surface = try Surface(pointer)
        setMetadata(of: pointer)
        var diagnostics: [RenderDiagnostic] = []
        for page in pages { diagnostics += try add(page, to: surface) }
        cairo_surface_finish(pointer)
        try Surface.check(cairo_surface_status(pointer))
        return Rendering(output: sink.bytes, diagnostics: diagnostics)
    }

    private func add(_ page: PDFPage, to surface: Surface) throws(CairoError) -> [RenderDiagnostic] {
        cairo_pdf_surface_set_size(surface.pointer, Double(page.size.width), Double(page.size.height))
        cairo_save(surface.context)
        var canvas = Canvas(surface, width: page.size.width, height: page.size.height, isVector: true)
        for command in page.list.commands { canvas.visit(command) }
        let diagnostics = try canvas.end()
        cairo_restore(surface.context)
        for link in page.links { add(link, to: surface.context) }
        cairo_show_page(surface.context)
        try surface.check()
        return diagnostics
    }

    private func setMetadata(of surface: OpaquePointer) {
        let entries: [(cairo_pdf_metadata_t, String?)] = [
            (CAIRO_PDF_METADATA_TITLE, title), (CAIRO_PDF_METADATA_AUTHOR, author),
            (CAIRO_PDF_METADATA_SUBJECT, subject), (CAIRO_PDF_METADATA_KEYWORDS, keywords),
            (CAIRO_PDF_METADATA_CREATOR, "Mullion"), (CAIRO_PDF_METADATA_CREATE_DATE, creationDate ?? ""),
        ]
        for (kind, text) in entries {
            // C text ends at its first NUL.
            if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
        }
    }

    private func add(_ link: PDFPage.Link, to context: OpaquePointer) {
        let frame = link.frame.standardized
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        guard numbers.allSatisfy({ $0.magnitude <= 1e9 }), !link.address.isEmpty else { return }
        let rectangle = numbers.map { "\(Double($0))" }.joined(separator: " ")
        let attributes = "rect=[\(rectangle)] uri='\(Self.escaped(link.address))'"
        cairo_tag_begin(context, CAIRO_TAG_LINK, attributes)
        cairo_tag_end(context, CAIRO_TAG_LINK)
    }

    /// Returns an address with its invalid bytes, and those with a meaning in PDF strings, encoded as in "%28".
    private static func escaped(_ address: String) -> String {
        let kept = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~:/?#[]@!$&*+,;=%".utf8)
        return address.utf8.reduce(into: "") { text, byte in
            if kept.contains(byte) {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
            }
        }
    }
}
#endif
