import Foundation
import MullionLayout

extension VectorCase {
    /// Edits of an automatic grid, and what must come out.
    public struct SplitQuestion: Sendable {
        /// The edits, in order, of an empty grid whose root is vertical.
        public var edits: [SplitEdit]
        /// How many of them are refused.
        public var refused: Int
        /// The area of the grid.
        public var bounds: CGRect
        /// The views afterwards.
        public var views: [String]
        /// The nesting, with `s` and an index for every node.
        public var tree: String
        /// The axis of every node, by its index.
        public var axes: [Int: Axis]
        /// The node that holds a view.
        public var owners: [String: Int]
        /// The views' frames.
        public var frames: [String: CGRect]
    }

    /// An edit of an automatic grid.
    public enum SplitEdit: Equatable, Sendable {
        case set([String])
        case add(String)
        case addAll([String])
        case removeAt(Int)
        case removeLast
        case rootAxis(Axis)
    }
}

extension VectorFile {
    /// Reads the format of `binary-split.json`; its tolerance is 1e-6 of the number.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(split data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            let question = try Self.splitQuestion(json)
            let largest = question.frames.values.reduce(1) { largest, frame in
                max(largest, abs(frame.origin.x), abs(frame.origin.y), frame.size.width, frame.size.height)
            }
            let title = try json.optional("title")?.string() ?? ""
            cases.append(
                VectorCase(
                    name: "\(try json.required("id").string()) \(title)",
                    source: try json.optional("source")?.string() ?? "", tolerance: 1e-6 * largest,
                    question: .split(question)))
        }
    }

    private static func splitQuestion(_ json: JSONCursor) throws(VectorError) -> VectorCase.SplitQuestion {
        var axes: [Int: Axis] = [:]
        for (node, axis) in try json.required("axes").fields() {
            guard node.first == "s", let index = Int(node.dropFirst()) else {
                throw .unknownName(path: axis.path, name: node)
            }
            axes[index] = try axis.axis()
        }
        var owners: [String: Int] = [:]
        for (view, node) in try json.required("owners").fields() {
            owners[view] = try node.integer(in: 0...1_000_000_000)
        }
        var frames: [String: CGRect] = [:]
        for (view, frame) in try json.required("frames").fields() { frames[view] = try frame.rect() }
        return VectorCase.SplitQuestion(
            edits: try json.required("ops").elements().map { edit throws(VectorError) in try splitEdit(edit) },
            refused: try json.optional("rejectedOps")?.integer(in: 0...1_000_000) ?? 0,
            bounds: try json.required("bounds").rect(), views: try json.required("views").strings(),
            tree: try json.required("tree").string(), axes: axes, owners: owners, frames: frames)
    }

    private static func splitEdit(_ json: JSONCursor) throws(VectorError) -> VectorCase.SplitEdit {
        let indices = -1_000_000_000...1_000_000_000
        guard let (name, value) = try json.fields().first else { throw .missing(path: "\(json.path).set") }
        switch name {
        case "set": return .set(try value.strings())
        case "add": return .add(try value.string())
        case "addAll": return .addAll(try value.strings())
        case "removeAt": return .removeAt(try value.integer(in: indices))
        case "removeLast": return .removeLast
        case "rootAxis": return .rootAxis(try value.axis())
        default: throw .unknownName(path: json.path, name: name)
        }
    }
}

extension JSONCursor {
    fileprivate func strings() throws(VectorError) -> [String] {
        try elements().map { string throws(VectorError) in try string.string() }
    }

    fileprivate func axis() throws(VectorError) -> Axis {
        switch try string() {
        case "horizontal": return .horizontal
        case "vertical": return .vertical
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }
}
