import MullionDrawing
import MullionGeometry

/// Writes a column of pages as one HTML document, which browsers print on sheets of their size.
///
/// The document is self-contained: no other file, no network, no script. Text stays text. The same input gives the same
/// bytes.
public struct HTMLPagesRenderer: Hashable, Sendable {
    /// The title of the document.
    public var title: String

    /// The renderer of each page. Its title and identifier prefix are not used.
    public var svg = SVGRenderer()

    /// Creates a renderer of a document with the given title.
    public init(title: String = "Pages") { self.title = title }

    /// Returns the document of some pages.
    ///
    /// - Parameters:
    ///   - count: The number of pages; less than 0 counts as 0.
    ///   - size: The size of each page in points. A side that is negative or not finite counts as 0.
    ///   - page: Draws a page, by its index. Called once for each, in order.
    /// - Complexity: O(n), n the length of the output.
    public func render(
        pages count: Int, size: CGSize, _ page: (Int) throws -> DisplayList
    ) rethrows -> Rendering<String> {
        var diagnostics: [RenderDiagnostic] = []
        var heading: [UInt8] = []
        let replacedCount = XMLEscaping.append(title, to: &heading)
        if replacedCount > 0 { diagnostics.append(RenderDiagnostic(.replacedCharacters(count: replacedCount))) }
        func points(_ side: CGFloat) -> Int { side.isFinite && side > 0 ? Int(min(side.rounded(.up), 1e6)) : 0 }
        let (width, height) = (points(size.width), points(size.height))
        var output = """
            \(HTMLRenderer.opening(securityPolicy: Self.securityPolicy))
            <title>\(String(decoding: heading, as: UTF8.self))</title>
            <style>
            @page { size: \(width)pt \(height)pt; margin: 0; }
            body { margin: 0; background: #d6d9de; }
            section { width: \(width)pt; height: \(height)pt; margin: 18pt auto; overflow: hidden; background: #ffffff;
              box-shadow: 0 1px 4px rgb(0 0 0 / 0.3); break-after: page; }
            section svg { display: block; width: \(width)pt; height: \(height)pt; }
            @media print { body { background: none; } section { margin: 0; box-shadow: none; } }
            </style>
            </head>
            <body>

            """
        for number in 0..<max(count, 0) {
            var svg = svg
            svg.title = nil
            svg.identifierPrefix = "page\(number + 1)-"
            let rendering = svg.render(try page(number), size: size)
            diagnostics += rendering.diagnostics
            output +=
                "<section id=\"page-\(number + 1)\" aria-label=\"Page \(number + 1) of \(count)\">\n\(rendering.output)</section>\n"
        }
        output += "</body>\n</html>\n"
        return Rendering(output: output, diagnostics: diagnostics)
    }

    /// Nothing is loaded; images are part of the document.
    private static let securityPolicy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
}
