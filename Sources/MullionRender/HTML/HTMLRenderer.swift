import MullionDrawing
import MullionGeometry

/// Writes a drawing and the tree of its boxes as one HTML page, to inspect a layout.
///
/// Pointing at a row of the tree outlines its box in the drawing, pointing at the drawing marks the row of the smallest
/// box there, and a click selects it. Arrow keys, Home, End, Page Up, Page Down, and Enter navigate the tree. The page
/// follows the browser's light or dark appearance.
///
/// The page is self-contained: no other file and no network, which its security policy forbids. Only visible rows exist
/// as elements, so that large trees stay fast. The same input gives the same bytes.
public struct HTMLRenderer: Hashable, Sendable {
    /// The maximum number of boxes listed; the page shows how many more there are.
    public static let largestBoxCount = 200_000

    /// The title of the page and the heading above the drawing.
    public var title: String

    /// The renderer of the drawing. Its title is not used.
    public var svg = SVGRenderer()

    /// The number of levels of the tree that are open at first, at least 1.
    public var expandedLevels = 12

    /// Creates a renderer of a page with the given title.
    public init(title: String = "Picture") { self.title = title }

    /// Returns a page that shows a display list in a viewport of the given size in points, and the boxes of its layout.
    ///
    /// A size that is negative or not finite counts as 0. Boxes whose frame is not finite are listed without one.
    ///
    /// - Complexity: O(n), n the length of the output.
    public func render(_ list: DisplayList, boxes: BoxTree, size: CGSize) -> Rendering<String> {
        var svg = svg
        svg.title = nil
        svg.identifiesGroups = false
        let picture = svg.render(list, size: size)
        var diagnostics = picture.diagnostics
        var replacedCount = 0
        func escaped(_ text: String) -> String {
            var bytes: [UInt8] = []
            replacedCount += XMLEscaping.append(text, to: &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
        let shown = boxes.boxes.prefix(Self.largestBoxCount)
        let omittedCount = boxes.boxes.count - shown.count
        if omittedCount > 0 { diagnostics.append(RenderDiagnostic(.omittedBoxes(count: omittedCount))) }
        var note = ""
        if omittedCount > 0 { note = "<p id=\"cut\">The tree is cut: \(omittedCount) more boxes are not listed.</p>\n" }
        let heading = escaped(title)
        if replacedCount > 0 { diagnostics.append(RenderDiagnostic(.replacedCharacters(count: replacedCount))) }
        let page = """
            \(Self.opening(securityPolicy: Self.securityPolicy))
            <meta name="color-scheme" content="light dark">
            <title>\(heading)</title>
            <style>
            \(Self.style)
            \(Self.printStyle(size: size))
            </style>
            </head>
            <body>
            <main>
            <h1>\(heading)</h1>
            <div id="sheet">
            \(picture.output)<div id="hover" hidden></div><div id="selection" hidden></div>
            </div>
            </main>
            <aside>
            <p id="status" role="status">\(shown.count) boxes</p>
            \(note)<noscript><p>The tree of boxes needs JavaScript.</p></noscript>
            <div id="tree" role="tree" aria-label="Boxes" tabindex="0"><div id="rows" role="presentation"></div></div>
            </aside>
            <script type="application/json" id="boxes">
            \(BoxList(shown, expandedLevels: max(expandedLevels, 1)).json)
            </script>
            <script>
            \(Self.script)
            </script>
            </body>
            </html>

            """
        return Rendering(output: page, diagnostics: diagnostics)
    }

    /// Nothing is loaded; images are part of the page.
    private static let securityPolicy =
        "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; font-src data:"
}

extension HTMLRenderer {
    /// The first lines of a page, before its title.
    static func opening(securityPolicy: String) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(securityPolicy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        """
    }
}
