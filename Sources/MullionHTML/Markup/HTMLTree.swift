import MullionGeometry
import MullionSource

/// The elements and texts of a page, as a flat list in which parents come before their children.
package struct HTMLTree {
    package struct Node {
        /// The name of the element in small letters; empty for text.
        package var name = ""
        package var attributes: [HTMLAttribute] = []
        package var text = ""
        /// The offset of the first byte.
        package var offset: Int
        /// The offset after the last byte, which is that of the end tag.
        package var end = 0
        package var parent: Int
        package var children: [Int] = []
        /// The number of elements among the children.
        package var elementCount = 0
        /// The position among the elements of the parent, from 1.
        package var place = 1

        package var isText: Bool { name.isEmpty }

        package func attribute(_ name: String) -> HTMLAttribute? { attributes.first { $0.name == name } }
    }

    /// The nodes; the first is the element `html`.
    package private(set) var nodes = [Node(name: "html", offset: 0, parent: -1)]
    /// What browsers repair silently: end tags without an element, and elements without an end tag.
    package private(set) var issues: [HTMLIssue] = []

    private var open = [0]

    /// Builds the tree, with the end tags that HTML lets writers leave out.
    ///
    /// - Parameter depthLimit: The maximum depth of elements.
    /// - Throws: `DocumentError` if elements are nested deeper.
    /// - Complexity: O(tokens × depth).
    package init(
        _ tokens: [HTMLToken], in text: SourceText, depthLimit: Int = Limits.default.htmlDepth
    ) throws(DocumentError) {
        nodes.append(Node(name: "body", offset: 0, parent: 0))
        nodes[0].children = [1]
        nodes[0].elementCount = 1
        var head: Int?
        for token in tokens {
            switch token.content {
            case .startTag("html", let attributes, _): adopt(attributes, 0, token.offset)
            case .startTag("body", let attributes, _):
                adopt(attributes, 1, token.offset)
                open = [0, 1]
                head = nil
            case .startTag("head", _, _): head = token.offset
            case .endTag("head"): head = nil
            case .endTag("html"), .endTag("body"): continue
            case .startTag(let name, let attributes, let isSelfClosing):
                let isMetadata = ["meta", "link", "base", "title", "style", "script"].contains(name)
                if !isMetadata || head == nil { enterBody() }
                closeImplied(before: name)
                guard open.count < depthLimit else {
                    throw DocumentError(
                        problem: .tooDeep(limit: depthLimit), position: text.position(of: token.offset),
                        path: "html")
                }
                let node = add(Node(name: name, attributes: attributes, offset: token.offset, parent: open.last!))
                nodes[node].end = token.end
                if !Self.voidElements.contains(name), !(isSelfClosing && Self.isForeign(name)) { open.append(node) }
            case .endTag(let name): close(name, token)
            case .text(let string):
                let isBlank = string.allSatisfy(\.isHTMLSpace)
                if open.count == 1, isBlank { continue }
                if open.count == 1 { enterBody() }
                _ = add(Node(text: string, offset: token.offset, parent: open.last!))
            }
        }
        for node in open.dropFirst(2) where !Self.optionalEnds.contains(nodes[node].name) {
            issues.append(HTMLIssue(nodes[node].offset, "the element \"\(nodes[node].name)\" has no end tag"))
        }
    }

    private mutating func adopt(_ attributes: [HTMLAttribute], _ node: Int, _ offset: Int) {
        let known = Set(nodes[node].attributes.map(\.name))
        nodes[node].attributes += attributes.filter { !known.contains($0.name) }
        if nodes[node].offset == 0 { nodes[node].offset = offset }
    }

    private mutating func enterBody() {
        if open.count == 1 { open.append(1) }
    }

    private mutating func add(_ node: Node) -> Int {
        var node = node
        if !node.isText {
            nodes[node.parent].elementCount += 1
            node.place = nodes[node.parent].elementCount
        }
        nodes.append(node)
        nodes[node.parent].children.append(nodes.count - 1)
        return nodes.count - 1
    }

    /// Closes the elements that a start tag ends (§13.1.2.4).
    private mutating func closeImplied(before name: String) {
        guard let last = open.last, open.count > 2 else { return }
        if let closed = Self.closedBefore[name], closed.contains(nodes[last].name) { open.removeLast() }
        if Self.closesParagraph.contains(name), let top = open.last, open.count > 2, nodes[top].name == "p" {
            open.removeLast()
        }
    }

    private mutating func close(_ name: String, _ token: HTMLToken) {
        guard let index = open.lastIndex(where: { nodes[$0].name == name }) else {
            if name == "br" { _ = add(Node(name: "br", offset: token.offset, parent: open.last!)) }
            if name != "br", name != "p" {
                issues.append(HTMLIssue(token.offset, "the end tag \"\(name)\" has no element to end"))
            }
            return
        }
        for node in open[(index + 1)...] where !Self.optionalEnds.contains(nodes[node].name) {
            issues.append(HTMLIssue(nodes[node].offset, "the element \"\(nodes[node].name)\" has no end tag"))
        }
        for node in open[index...] { nodes[node].end = token.end }
        open.removeSubrange(index...)
    }

    private static let voidElements: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr",
    ]
    private static let optionalEnds: Set<String> = [
        "p", "li", "dt", "dd", "option", "optgroup", "tr", "td", "th", "thead", "tbody", "tfoot", "rp", "rt", "head",
    ]
    private static let closedBefore: [String: Set<String>] = [
        "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"], "option": ["option"], "optgroup": ["option", "optgroup"],
        "tr": ["tr", "td", "th"], "td": ["td", "th"], "th": ["td", "th"], "tbody": ["thead", "tbody", "tr"],
        "tfoot": ["tbody", "tr"], "rt": ["rt", "rp"], "rp": ["rt", "rp"],
    ]
    private static let closesParagraph: Set<String> = [
        "address", "article", "aside", "blockquote", "div", "dl", "fieldset", "figcaption", "figure", "footer", "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "menu", "nav", "ol", "p", "pre", "section", "table",
        "ul",
    ]

    /// Whether a start tag may end its element: those of SVG and MathML.
    private static func isForeign(_ name: String) -> Bool {
        ["svg", "path", "circle", "rect", "line", "g", "polygon", "polyline", "ellipse", "use", "stop", "math"]
            .contains(name)
    }
}

extension Character {
    /// Whether the character is white space of HTML: not a no-break space.
    package var isHTMLSpace: Bool {
        self == " " || self == "\n" || self == "\t" || self == "\r" || self == "\u{C}" || self == "\r\n"
    }
}

/// A part of a page that is repaired, or not supported.
package struct HTMLIssue: Equatable {
    /// The offset of the first byte.
    package var offset: Int
    package var sentence: String

    package init(_ offset: Int, _ sentence: String) {
        self.offset = offset
        self.sentence = sentence
    }
}
