import MullionGeometry
import MullionHTML
import MullionSource

/// Translates a page of HTML into a JSON document with a map of positions.
///
/// 1. Split the page into tags and text, and build the tree of elements.
/// 2. Read the style sheets.
/// 3. Walk the elements: find the style of each, and write it as a `flex`, `cssGrid`, `block`, `text`, or `image`.
///
/// Worked example:
///
///     <div style="display: flex; gap: 8px">Hi</div>
///     ->  {"kind": "flex", "style": {"gap": "8px"}, "children": [{"kind": "text", "text": "Hi"}]}
///
/// - Complexity: O(bytes), plus the selectors tried.
struct HTMLPage {
    let text: SourceText
    let tree: HTMLTree
    var cascade = Cascade()
    var units = CSSUnits()
    var issues: [HTMLIssue]
    var writer = PageWriter()
    /// The styles that have been computed, by node.
    var styles: [PageStyle?]

    /// The JSON document, and where its parts come from.
    static func translated(
        _ bytes: [UInt8], viewport: CGSize?, _ limits: Limits = .default
    ) throws(DocumentError) -> (json: [UInt8], text: SourceText, origins: [(written: Int, source: Int)], [HTMLIssue]) {
        let text = SourceText(bytes)
        guard bytes.count <= limits.documentBytes else {
            throw DocumentError(problem: .tooLarge(limit: limits.documentBytes), position: .start, path: "html")
        }
        var page = try HTMLPage(text, viewport, limits)
        try page.write()
        // A rule of a style sheet is reported once, however many elements it matches.
        var issues: [HTMLIssue] = []
        for issue in page.issues.sorted(by: { ($0.offset, $0.sentence) < ($1.offset, $1.sentence) })
        where issue != issues.last { issues.append(issue) }
        return (page.writer.bytes, text, page.writer.origins, issues)
    }

    private init(_ text: SourceText, _ viewport: CGSize?, _ limits: Limits) throws(DocumentError) {
        self.text = text
        tree = try HTMLTree(HTMLTokenizer.tokens(of: text.bytes), in: text, depthLimit: limits.htmlDepth)
        cascade.stepLimit = limits.selectorSteps
        issues = tree.issues
        styles = Array(repeating: nil, count: tree.nodes.count)
        units.viewport = viewport ?? Self.viewport(of: tree)
        cascade.add(BrowserStyles.rules, isOfPage: false)
        for node in tree.nodes {
            if node.name == "script" { issues.append(HTMLIssue(node.offset, "scripts are not run")) }
            if node.name == "link", node.attribute("rel")?.value.lowercased() == "stylesheet" {
                issues.append(HTMLIssue(node.offset, "style sheets in other files are not read; use a style element"))
            }
        }
        for node in tree.nodes where node.name == "style" {
            for child in node.children {
                var reader = StyleSheetReader(tree.nodes[child].text, at: tree.nodes[child].offset)
                cascade.add(reader.readRules(), isOfPage: true)
                issues += reader.issues
            }
        }
    }

    /// The size in `<meta name="viewport" content="width=1200, height=630">`.
    private static func viewport(of tree: HTMLTree) -> CGSize? {
        let meta = tree.nodes.first { $0.name == "meta" && $0.attribute("name")?.value.lowercased() == "viewport" }
        var sides: [String: CGFloat] = [:]
        for part in meta?.attribute("content")?.value.split(separator: ",") ?? [] {
            let words = part.split(separator: "=").map { $0.trimmingHTMLSpaces }
            if words.count == 2, let number = Double(words[1]), number > 0, number <= 1_000_000 {
                sides[words[0]] = CGFloat(number)
            }
        }
        return sides["width"].map { CGSize(width: $0, height: sides["height"] ?? 0) }
    }

    // MARK: - Styles

    /// Returns the style of an element.
    mutating func style(of node: Int) throws(DocumentError) -> PageStyle {
        if let style = styles[node] { return style }
        let element = tree.nodes[node]
        var style = element.parent >= 0 ? try self.style(of: element.parent).inherited : PageStyle()
        style.node = node
        var declarations = Self.hints(of: element)
        var own: [StyleDeclaration] = []
        if let attribute = element.attribute("style") {
            var reader = StyleSheetReader(attribute.value, at: attribute.offset)
            own = reader.readDeclarations()
            issues += reader.issues
        }
        declarations += try cascade.declarations(of: node, in: tree, own, text)
        style.apply(declarations, units, &issues)
        if node == 0 { units.rootFontSize = style.fontSize }
        styles[node] = style
        return style
    }

    /// The attributes that count as declarations, below all others.
    private static func hints(of element: HTMLTree.Node) -> [StyleDeclaration] {
        var hints: [StyleDeclaration] = []
        for name in ["width", "height"]
        where ["img", "svg", "canvas", "video", "table", "td", "th"].contains(element.name) {
            guard let attribute = element.attribute(name) else { continue }
            let isNumber = Double(attribute.value) != nil
            hints.append(
                StyleDeclaration(
                    name: name, value: attribute.value + (isNumber ? "px" : ""), offset: attribute.offset))
        }
        if let attribute = element.attribute("dir") {
            hints.append(StyleDeclaration(name: "direction", value: attribute.value, offset: attribute.offset))
        }
        if element.name == "ol" { hints.append(StyleDeclaration(name: "list-style", value: "decimal", offset: 0)) }
        if element.name == "ul" { hints.append(StyleDeclaration(name: "list-style", value: "disc", offset: 0)) }
        return hints
    }

    // MARK: - Document

    private mutating func write() throws(DocumentError) {
        let root = try style(of: 0)
        let body = tree.nodes[0].children.first { tree.nodes[$0].name == "body" }
        writer.open("{")
        writer.member("version", number: 1)
        writer.member("size", raw: Self.size(units.viewport))
        // The background of the page is that of its root, or of the body (css-backgrounds-3 §2.11).
        var canvas: String?
        for node in [0, body ?? 0] where canvas == nil {
            guard let background = try style(of: node).box["background"], let color = CSSPaint.color(background) else {
                continue
            }
            canvas = color.hexString
            styles[node]?.box.remove("background")
        }
        if let canvas { writer.member("background", canvas) }
        writer.key("root")
        // The root fills the viewport.
        if root.box["width"] == nil { styles[0]?.box.set("width", "100%", at: 0) }
        if root.box["height"] == nil, root.box["min-height"] == nil {
            styles[0]?.box.set("min-height", "100%", at: 0)
        }
        try writeElement(0)
        writer.close("}")
    }

    private static func size(_ viewport: CGSize?) -> String {
        guard let viewport else { return "[null,null]" }
        return "[\(JSONText.number(viewport.width)),\(viewport.height > 0 ? JSONText.number(viewport.height) : "null")]"
    }
}
