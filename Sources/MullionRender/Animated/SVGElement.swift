/// An element read from a document that ``SVGRenderer`` wrote.
///
/// Referenced elements are kept with the attribute, so that elements of different documents can be compared whatever
/// their names.
struct SVGElement {
    var tag: String
    var attributes: [(name: String, value: String)] = []
    /// The referenced elements, with the attribute's name.
    var references: [(attribute: String, element: SVGElement)] = []
    var children: [SVGElement] = []
    /// The text of the element, escaped.
    var text = ""

    /// Reads the root of a document.
    ///
    /// - Complexity: O(length), and the size of definitions once for each use.
    init(document: String) {
        var stack = [SVGElement(tag: "")]
        var definitions: [String: SVGElement] = [:]
        var scanner = Scanner(bytes: Array(document.utf8))
        while let token = scanner.next() {
            switch token {
            case .text(let text): stack[stack.count - 1].text += text
            case .open(let element, let isClosed):
                stack.append(element)
                if isClosed { Self.close(&stack, &definitions) }
            case .close: Self.close(&stack, &definitions)
            }
        }
        self = stack[0].children.first ?? SVGElement(tag: "svg")
        resolve(definitions)
    }

    private init(tag: String) { self.tag = tag }

    /// Adds a finished element to the enclosing one, or to the definitions if it has a name.
    private static func close(_ stack: inout [SVGElement], _ definitions: inout [String: SVGElement]) {
        guard stack.count > 1, let element = stack.popLast() else { return }
        if let index = element.attributes.firstIndex(where: { $0.name == "id" }) {
            var definition = element
            definition.attributes.remove(at: index)
            definitions[element.attributes[index].value] = definition
        } else if element.tag != "defs" {
            stack[stack.count - 1].children.append(element)
        }
    }

    private mutating func resolve(_ definitions: [String: SVGElement]) {
        for attribute in attributes {
            guard let name = Self.name(in: attribute), var element = definitions[name] else { continue }
            element.resolve(definitions)
            references.append((attribute.name, element))
        }
        for index in children.indices { children[index].resolve(definitions) }
    }

    /// Returns the name that an attribute refers to: `url(#name)`, or `#name` as a link.
    private static func name(in attribute: (name: String, value: String)) -> String? {
        if attribute.value.hasPrefix("url(#") { return String(attribute.value.dropFirst(5).dropLast()) }
        return attribute.name == "href" && attribute.value.hasPrefix("#") ? String(attribute.value.dropFirst()) : nil
    }

    /// Splits a document into tags and text. It reads only what ``SVGRenderer`` writes.
    private struct Scanner {
        enum Token {
            case open(SVGElement, isClosed: Bool)
            case close
            case text(String)
        }

        let bytes: [UInt8]
        var position = 0

        mutating func next() -> Token? {
            while position < bytes.count {
                if bytes[position] == UInt8(ascii: "<") { return tag() }
                let text = take { $0 == UInt8(ascii: "<") }
                // A line break between elements is not text.
                if text != "\n" { return .text(text) }
            }
            return nil
        }

        private mutating func tag() -> Token {
            position += 1
            if bytes[position] == UInt8(ascii: "/") {
                _ = take { $0 == UInt8(ascii: ">") }
                position += 1
                return .close
            }
            var element = SVGElement(tag: take { $0 == 0x20 || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") })
            while bytes[position] == 0x20 {
                position += 1
                let name = take { $0 == UInt8(ascii: "=") }
                position += 2
                element.attributes.append((name, take { $0 == UInt8(ascii: "\"") }))
                position += 1
            }
            let isClosed = bytes[position] == UInt8(ascii: "/")
            position += isClosed ? 2 : 1
            return .open(element, isClosed: isClosed)
        }

        private mutating func take(until isEnd: (UInt8) -> Bool) -> String {
            let start = position
            while position < bytes.count, !isEnd(bytes[position]) { position += 1 }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }
    }
}

extension SVGElement {
    /// Returns the part of an attribute that animation cannot change, which two elements must share to be one: nothing
    /// of a number or color, the letters of a path, otherwise all.
    static func fixedPart(_ name: String, _ value: String) -> String {
        if value.hasPrefix("url(#") { return "url" }
        switch name {
        case "x", "y", "width", "height", "x1", "y1", "x2", "y2", "cx", "cy", "r", "rx", "ry", "opacity",
            "fill-opacity",
            "stroke-opacity", "flood-opacity", "stop-opacity", "stroke-width", "textLength", "stdDeviation", "dx", "dy",
            "offset":
            return ""
        case "fill", "stroke", "flood-color", "stop-color": return value.hasPrefix("#") ? "#" : value
        case "d": return value.filter(\.isLetter)
        case "transform": return value.hasPrefix("matrix(1 0 0 1 ") ? "translate" : value
        case "href" where value.hasPrefix("#"): return "#"
        default: return value
        }
    }

    /// The identity of elements in different documents: all but the parts that animation can change, and the children.
    var signature: String {
        var result = tag
        for (name, value) in attributes { result += " \(name)=\(Self.fixedPart(name, value))" }
        for reference in references { result += " (\(reference.element.deepSignature))" }
        return text.isEmpty ? result : result + ">" + text
    }

    /// The signature of a definition, which includes its children.
    private var deepSignature: String { signature + "[" + children.map(\.deepSignature).joined(separator: ",") + "]" }
}
