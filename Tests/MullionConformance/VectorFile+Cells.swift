import Foundation
import MullionLayout

extension VectorCase {
    /// A container of cells, and what must come out. Numbers are compared exactly.
    public struct CellQuestion: Sendable {
        /// The container.
        public var testTree: CellTestTree
        /// The container's size when its children are arranged.
        public var bounds: CGSize
        /// The children's frames by group; nil = not compared, because the child is skipped.
        public var frames: [[CGRect?]]
        /// The frames of the children of nested containers by group; the path leads there, a group and a child each
        /// step.
        public var nestedFrames: [NestedFrames]
        /// Guides, with 0 for an open side, and the size measured for each.
        public var measures: [(guide: CGSize, size: CGSize)]

        /// The frames inside a nested container.
        public struct NestedFrames: Sendable {
            /// A group and a child for each level, from the outermost container on.
            public var path: [(group: Int, child: Int)]
            /// The frames by group, relative to the nested container.
            public var frames: [[CGRect?]]
        }
    }
}

extension VectorFile {
    /// Reads the format of `weview-grid.json` and `weview-linear.json`; numbers are compared exactly.
    ///
    /// Of cases on which the documentation and the code of WeView 2 differ, the numbers of the documentation are read.
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(cells data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            let title = try json.optional("title")?.string() ?? ""
            cases.append(
                VectorCase(
                    name: "\(try json.required("id").string()) \(title)",
                    source: try json.optional("source")?.string() ?? "", tolerance: 0,
                    question: .cells(try Self.cellQuestion(json))))
        }
    }

    private static func cellQuestion(_ json: JSONCursor) throws(VectorError) -> VectorCase.CellQuestion {
        let testTree = try CellTestTree(json: json)
        let isGrouped = try json.optional("groups") != nil
        var nested: [VectorCase.CellQuestion.NestedFrames] = []
        for (key, frames) in try json.optional("nestedFrames")?.fields() ?? [] {
            nested.append(.init(path: try path(key, frames.path), frames: try groupedFrames(frames)))
        }
        let frames = try json.required("frames")
        return VectorCase.CellQuestion(
            testTree: testTree, bounds: try json.required("bounds").size(),
            frames: isGrouped ? try groupedFrames(frames) : [try optionalFrames(frames)], nestedFrames: nested,
            measures: try json.optional("measure")?.elements().map { measure throws(VectorError) in
                (try measure.required("guide").size(), try measure.required("size").size())
            } ?? [])
    }

    /// Frames of one group, or a list of them for each.
    private static func groupedFrames(_ json: JSONCursor) throws(VectorError) -> [[CGRect?]] {
        let elements = try json.elements()
        guard let first = elements.first(where: { !$0.isNull }) else { return [try optionalFrames(json)] }
        if case .array(let parts) = first.value, parts.isEmpty || !parts[0].isNumber {
            return try elements.map { group throws(VectorError) in try optionalFrames(group) }
        }
        return [try optionalFrames(json)]
    }

    private static func optionalFrames(_ json: JSONCursor) throws(VectorError) -> [CGRect?] {
        try json.elements().map { frame throws(VectorError) in frame.isNull ? nil : try frame.rect() }
    }

    /// "group.child", with "/" for deeper levels; a group left out is the first.
    private static func path(_ key: String, _ place: String) throws(VectorError) -> [(group: Int, child: Int)] {
        var path: [(group: Int, child: Int)] = []
        for step in key.split(separator: "/") {
            let numbers = step.split(separator: ".").compactMap { Int($0) }
            guard let child = numbers.last, numbers.count <= 2, numbers.allSatisfy({ $0 >= 0 }) else {
                throw .wrongType(path: place, expected: "named by a group and a child, as in \"0.1\"")
            }
            path.append((numbers.count == 2 ? numbers[0] : 0, child))
        }
        return path
    }
}

extension JSONValue {
    fileprivate var isNumber: Bool {
        if case .number = self { true } else { false }
    }
}
