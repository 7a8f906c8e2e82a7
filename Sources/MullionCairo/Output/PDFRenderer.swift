#if Cairo
import CCairo
import MullionDrawing
import MullionGeometry
import MullionRender

/// A page of a document: what is drawn, in points, and what can be clicked.
public struct PDFPage: Sendable {
    /// A rectangle that leads to an address.
    public struct Link: Hashable, Sendable {
        /// The rectangle in points, from the upper left corner of the page.
        public var frame: CGRect
        /// An address, such as "https://example.org"; characters that addresses cannot have are written by their bytes,
        /// as "%20".
        public var address: String

        /// A rectangle that leads to an address.
        public init(_ frame: CGRect, to address: String) {
            self.frame = frame
            self.address = address
        }
    }

    /// What is drawn.
    public var list: DisplayList
    /// The size of the page in points, 72 to an inch.
    public var size: CGSize
    /// What can be clicked.
    public var links: [Link]

    /// A page of a size in points.
    public init(_ list: DisplayList, size: CGSize, links: [Link] = []) {
        self.list = list
        self.size = size
        self.links = links
    }
}

/// Draws display lists as the pages of a PDF document.
///
/// Everything stays vectors but shadows, which are pixels, two to a point. Fonts are embedded, and text can be
/// selected.
public struct PDFRenderer: Hashable, Sendable {
    /// What the document says of itself; nil: nothing.
    public var title, author, subject, keywords: String?
    /// When it was made, as "2026-11-21T12:00:00Z"; nil, so that the same pages give the same bytes: no date.
    public var creationDate: String?

    /// A renderer of documents that say this of themselves.
    public init(title: String? = nil, author: String? = nil, subject: String? = nil, keywords: String? = nil) {
        self.title = title
        self.author = author
        self.subject = subject
        self.keywords = keywords
    }

    /// The most points on a side of a page, by the format.
    public static let largestSide: CGFloat = 14_400

    /// The bytes of a document. The diagnostics are those of all pages, in order.
    ///
    /// - Throws: ``CairoError``.
    public func render(_ pages: [PDFPage]) throws(CairoError) -> Rendering<[UInt8]> {
        guard let first = pages.first else { throw .noPages }
        for page in pages {
            let (width, height) = (page.size.width, page.size.height)
            guard width > 0, height > 0, width <= Self.largestSide, height <= Self.largestSide else {
                throw .unusableSize(width: Double(width), height: Double(height))
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
        for command in page.list.commands { canvas.add(command) }
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
            // A text ends at its first NUL for C.
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

    /// An address with the bytes that it cannot have, or that mean something where it is written, as "%28".
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
