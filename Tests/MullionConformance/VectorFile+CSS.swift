import Foundation
import MullionCSS
import MullionLayout

extension VectorCase {
    /// A tree of CSS boxes, and the frames that a browser gave them.
    public struct CSSQuestion: Sendable {
        /// The root.
        public var root: CSSBox
        /// What the root may use; nil: no limit.
        public var width: CGFloat?
        /// As `width`, in the other direction.
        public var height: CGFloat?
    }

    /// A box with its expected frame, relative to the border box of its parent.
    public struct CSSBox: Sendable {
        /// The style, initial values and defaults of the file included.
        public var style: CSSStyle
        /// The text of a leaf.
        public var text: String?
        /// Whether lines of the text run from top to bottom.
        public var isVertical: Bool
        /// The boxes inside.
        public var children: [CSSBox]
        /// The expected frame.
        public var frame: CGRect
    }
}

extension VectorFile {
    /// The name of the format.
    static let cssFormat = "mullion-css-1"

    /// Reads the format `mullion-css-1`: trees of boxes with CSS declarations, laid out by a browser.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong. A case with a declaration that is not
    ///   known waits.
    public init(css data: Data) throws(VectorError) {
        let document = try JSONCursor.document(data)
        let reader = CSSBoxReader(
            defaults: try document.optional("defaults").map { json throws(VectorError) in
                try CSSBoxReader.declarations(json)
            } ?? [],
            scrollbarWidth: try document.optional("scrollbarWidth")?.number() ?? 0)
        let tolerance = try document.optional("tolerance")?.number() ?? 0.1
        cases = []
        for json in try document.required("cases").elements() {
            let question: VectorCase.Question
            do throws(VectorError) {
                question = .css(try reader.question(json))
            } catch {
                guard case .unknownName = error else { throw error }
                question = .unsupported(error)
            }
            cases.append(
                VectorCase(
                    name: try json.required("name").string(), source: try json.optional("source")?.string() ?? "",
                    tolerance: tolerance, question: question))
        }
    }
}

/// Reads boxes under the defaults of a file.
private struct CSSBoxReader {
    let defaults: [(String, String)]
    let scrollbarWidth: CGFloat

    /// The declarations of an object: strings, or numbers without a unit.
    static func declarations(_ json: JSONCursor) throws(VectorError) -> [(String, String)] {
        var result: [(String, String)] = []
        for (name, value) in try json.fields() {
            if case .number(let number) = value.value {
                result.append((name, "\(number)"))
            } else {
                result.append((name, try value.string()))
            }
        }
        return result
    }

    func question(_ json: JSONCursor) throws(VectorError) -> VectorCase.CSSQuestion {
        let viewport = try json.required("viewport")
        let mode = try json.required("mode")
        let modes = [
            ("direction", try mode.required("direction").string()),
            ("box-sizing", try mode.required("boxSizing").string()),
        ]
        return VectorCase.CSSQuestion(
            root: try box(try json.required("root"), modes), width: try Self.side(try viewport.required("width")),
            height: try Self.side(try viewport.required("height")))
    }

    private static func side(_ json: JSONCursor) throws(VectorError) -> CGFloat? {
        let text = try json.string()
        if text == "max-content" { return nil }
        guard text.hasSuffix("px"), let length = Double(text.dropLast(2)) else {
            throw .unknownName(path: json.path, name: text)
        }
        return CGFloat(length)
    }

    private func box(_ json: JSONCursor, _ modes: [(String, String)]) throws(VectorError) -> VectorCase.CSSBox {
        let styleJSON = try json.required("style")
        var own = try Self.declarations(styleJSON)
        let isVertical = own.contains { $0 == ("writing-mode", "vertical-lr") }
        own.removeAll { $0.0 == "writing-mode" }
        var style = CSSStyle()
        style.scrollbarWidth = scrollbarWidth
        do {
            try style.apply(defaults + modes + own)
        } catch {
            throw .unknownName(path: styleJSON.path, name: "\(error)")
        }
        var children: [VectorCase.CSSBox] = []
        for child in try json.optional("children")?.elements() ?? [] { children.append(try box(child, modes)) }
        let expected = try json.required("expected")
        return VectorCase.CSSBox(
            style: style, text: try json.optional("text")?.string(), isVertical: isVertical, children: children,
            frame: CGRect(
                x: try expected.required("x").number(), y: try expected.required("y").number(),
                width: try expected.required("width").number(), height: try expected.required("height").number()))
    }
}
