import Foundation
import MullionTrees

extension VectorCase {
    /// A tree, a layout, and what must come out.
    public struct TreeQuestion: Sendable {
        /// What is laid out, by what.
        public var subject: Subject
        /// The layout's name in the file.
        public var algorithm: String
        /// The place of each node by its path.
        public var positions: [String: CGPoint]
        /// The drawing on a grid; nil = not checked.
        public var drawing: TreeDrawing?

        /// A tree with its layout.
        public enum Subject: Sendable {
            case binary(BinaryShape, any BinaryTreeLayoutAlgorithm)
            case any(TreeShape, any TreeLayoutAlgorithm)
            case sized(TreeShape, [CGSize], any SizedTreeLayoutAlgorithm)
        }
    }

    /// The drawing of a tree on a grid.
    public struct TreeDrawing: Sendable {
        /// The side of a cell.
        public var unit: CGFloat
        /// The size of the picture.
        public var size: CGSize
        /// The cell of each node by its path.
        public var cells: [String: CGRect]
        /// The ends of the edge to each node by its path: x and y above, x and y below.
        public var edges: [String: [CGFloat]]
    }

    /// What is asked of a tree's orders.
    public enum TraversalQuestion: Sendable {
        /// Walk a tree.
        case walk(FlatBinaryTree<TreeValue>, Walk)
        /// Build a tree of its in-order and another one.
        case rebuild(inOrder: [TreeValue], other: [TreeValue], isPostOrder: Bool, Rebuilt)
        /// Build a search tree of minimal height.
        case searchTree([TreeValue], order: [TreeValue]?, FlatBinaryTree<TreeValue>)

        /// What walks of a tree give, by the file's names of the orders.
        public struct Walk: Sendable {
            public var orders: [String: [TreeValue]]
            public var count: Int
            public var height: Int
            public var isBalanced: Bool
        }

        /// A tree, or the name of an error.
        public enum Rebuilt: Sendable {
            case tree(FlatBinaryTree<TreeValue>)
            case error(String)
        }
    }
}

/// What a node of a test tree carries. Strings are compared by code point and come after numbers.
public enum TreeValue: Hashable, Sendable, Comparable, CustomStringConvertible {
    case number(Double)
    case string(String)

    public static func < (first: TreeValue, second: TreeValue) -> Bool {
        switch (first, second) {
        case (.number(let first), .number(let second)): first < second
        case (.string(let first), .string(let second)):
            first.unicodeScalars.lexicographicallyPrecedes(second.unicodeScalars)
        case (.number, .string): true
        case (.string, .number): false
        }
    }

    public static func == (first: TreeValue, second: TreeValue) -> Bool {
        switch (first, second) {
        case (.number(let first), .number(let second)): first == second
        case (.string(let first), .string(let second)): first.unicodeScalars.elementsEqual(second.unicodeScalars)
        default: false
        }
    }

    public func hash(into hasher: inout Hasher) {
        switch self {
        case .number(let number): hasher.combine(number)
        case .string(let string): for scalar in string.unicodeScalars { hasher.combine(scalar) }
        }
    }

    public var description: String {
        switch self {
        case .number(let number): Int(exactly: number).map { "\($0)" } ?? "\(number)"
        case .string(let string): string
        }
    }
}

extension VectorFile {
    /// Whether a case is one of a tree to lay out or to walk.
    static func isTreeCase(_ json: JSONCursor) throws(VectorError) -> Bool {
        guard let input = try json.optional("input"), case .object(let fields) = input.value else { return false }
        return ["tree", "inorder", "values"].contains { fields[$0] != nil } && fields["check"] == nil
    }

    /// Reads the formats of `tree-layout.json` and `tree-traversal.json`; the tolerance is 1e-6.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(trees data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            let input = try json.required("input")
            let expected = try json.required("expected")
            let question: VectorCase.Question =
                if try input.optional("algorithm") != nil {
                    .tree(try Self.treeQuestion(input, expected))
                } else {
                    .traversal(try Self.traversalQuestion(input, expected))
                }
            cases.append(
                VectorCase(
                    name: try json.required("name").string(), source: try json.optional("note")?.string() ?? "",
                    tolerance: 1e-6, question: question))
        }
    }

    private static func treeQuestion(
        _ input: JSONCursor, _ expected: JSONCursor
    ) throws(VectorError) -> VectorCase.TreeQuestion {
        var positions: [String: CGPoint] = [:]
        for (path, place) in try expected.required("positions").fields() { positions[path] = try place.point() }
        var drawing: VectorCase.TreeDrawing?
        if let unit = try input.optional("gridUnit") {
            let json = try expected.required("drawing")
            var cells: [String: CGRect] = [:]
            for (path, cell) in try json.required("nodes").fields() { cells[path] = try cell.rect() }
            var edges: [String: [CGFloat]] = [:]
            for (path, edge) in try json.required("edges").fields() {
                edges[path] = try edge.elements(count: 4).map { number throws(VectorError) in try number.number() }
            }
            drawing = VectorCase.TreeDrawing(
                unit: try unit.positive(),
                size: CGSize(
                    width: try json.required("width").extent(), height: try json.required("height").extent()),
                cells: cells, edges: edges)
        }
        return VectorCase.TreeQuestion(
            subject: try subject(input), algorithm: try input.required("algorithm").string(), positions: positions,
            drawing: drawing)
    }

    private static func subject(_ input: JSONCursor) throws(VectorError) -> VectorCase.TreeQuestion.Subject {
        let algorithm = try input.required("algorithm")
        func number(_ key: String, default fallback: CGFloat) throws(VectorError) -> CGFloat {
            try input.optional(key)?.extent() ?? fallback
        }
        switch try algorithm.string() {
        case "knuth": return .binary(try binaryTree(input, "tree").shape, KnuthLayout())
        case "levelPacked": return .binary(try binaryTree(input, "tree").shape, LevelPackedLayout())
        case "wetherellShannon": return .binary(try binaryTree(input, "tree").shape, WetherellShannonLayout())
        case "reingoldTilford":
            let single = try input.optional("single")
            let onlyChild: ReingoldTilfordLayout.OnlyChild
            switch try single?.string() ?? "below" {
            case "below": onlyChild = .below
            case "side": onlyChild = .side
            case let unknown: throw .unknownName(path: single?.path ?? "", name: unknown)
            }
            let layout = ReingoldTilfordLayout(
                gap: try number("gap", default: 1), isInteger: try input.optional("integer")?.bool() ?? true,
                onlyChild: onlyChild)
            return .binary(try binaryTree(input, "tree").shape, layout)
        case "buchheim":
            let layout = BuchheimLayout(
                siblingSeparation: try number("siblingSeparation", default: 1),
                otherSeparation: try number("otherSeparation", default: 1))
            return .any(try tree(input.required("tree"), sized: false).shape, layout)
        case "nonLayered":
            let tree = try tree(input.required("tree"), sized: true)
            let gap = CGSize(width: try number("gapX", default: 0), height: try number("gapY", default: 0))
            return .sized(tree.shape, tree.values, NonLayeredLayout(gap: gap))
        case let unknown: throw .unknownName(path: algorithm.path, name: unknown)
        }
    }

    private static func traversalQuestion(
        _ input: JSONCursor, _ expected: JSONCursor
    ) throws(VectorError) -> VectorCase.TraversalQuestion {
        if let inOrder = try input.optional("inorder") {
            let postOrder = try input.optional("postorder")
            let other = if let postOrder { postOrder } else { try input.required("preorder") }
            let rebuilt: VectorCase.TraversalQuestion.Rebuilt =
                if let error = try expected.optional("error") {
                    .error(try error.string())
                } else {
                    .tree(try binaryTree(expected, "tree"))
                }
            return .rebuild(
                inOrder: try inOrder.treeValues(), other: try other.treeValues(), isPostOrder: postOrder != nil, rebuilt
            )
        }
        if let values = try input.optional("values") {
            return .searchTree(
                try values.treeValues(), order: try expected.optional("insertionOrder")?.treeValues(),
                try binaryTree(expected, "tree"))
        }
        var orders: [String: [TreeValue]] = [:]
        for order in ["preorder", "inorder", "postorder", "levelorder", "zigzag"] {
            orders[order] = try expected.required(order).treeValues()
        }
        let walk = VectorCase.TraversalQuestion.Walk(
            orders: orders, count: try expected.required("count").integer(in: 0...1_000_000_000),
            height: try expected.required("height").integer(in: 0...1_000_000_000),
            isBalanced: try expected.required("balanced").bool())
        return .walk(try binaryTree(input, "tree"), walk)
    }
}

extension VectorFile {
    /// Reads null or [value, left, right]. Nesting is limited by the JSON reader, so recursion would do; it is not
    /// needed.
    fileprivate static func binaryTree(
        _ json: JSONCursor, _ key: String
    ) throws(VectorError) -> FlatBinaryTree<TreeValue> {
        guard case .object(let fields) = json.value, fields[key] != nil else {
            throw .missing(path: "\(json.path).\(key)")
        }
        let root = try json.optional(key)
        var pending = root.map { [$0] } ?? []
        while let node = pending.popLast() {
            let parts = try node.elements(count: 3)
            _ = try parts[0].treeValue()
            pending += parts.dropFirst().filter { !$0.isNull }
        }
        do throws(TreeError) {
            return try FlatBinaryTree(root: root, left: { $0.part(1) }, right: { $0.part(2) }).map { node in
                (try? node.part(0)?.treeValue()) ?? .string("")
            }
        } catch {
            throw .outOfRange(path: json.path, expected: "a tree: \(error)")
        }
    }

    /// Reads [value, [children]], or {id, w, h, children}.
    fileprivate static func tree(_ root: JSONCursor, sized: Bool) throws(VectorError) -> FlatTree<CGSize> {
        var pending = [root]
        while let node = pending.popLast() {
            if sized {
                _ = try (node.required("w").extent(), node.required("h").extent())
                pending += try node.required("children").elements()
            } else {
                pending += try node.elements(count: 2)[1].elements()
            }
        }
        do throws(TreeError) {
            return try FlatTree(
                root: root, children: { sized ? $0.children("children") : $0.part(1)?.parts ?? [] }
            ).map { sized ? $0.boxSize : .zero }
        } catch {
            throw .outOfRange(path: root.path, expected: "a tree: \(error)")
        }
    }
}

extension JSONCursor {
    /// The elements; none if it is no array.
    fileprivate var parts: [JSONCursor] { (try? elements()) ?? [] }

    /// An element; nil if it is null or there is none.
    fileprivate func part(_ index: Int) -> JSONCursor? {
        let parts = parts
        return index < parts.count && !parts[index].isNull ? parts[index] : nil
    }

    fileprivate func children(_ key: String) -> [JSONCursor] { (try? optional(key))??.parts ?? [] }

    fileprivate var boxSize: CGSize {
        let width = (try? optional("w"))??.parsedLength ?? 0
        return CGSize(width: width, height: (try? optional("h"))??.parsedLength ?? 0)
    }

    private var parsedLength: CGFloat? { try? extent() }

    fileprivate func treeValue() throws(VectorError) -> TreeValue {
        if case .string(let string) = value { return .string(string) }
        return .number(Double(try number()))
    }

    fileprivate func treeValues() throws(VectorError) -> [TreeValue] {
        try elements().map { value throws(VectorError) in try value.treeValue() }
    }

    /// [x, y].
    fileprivate func point() throws(VectorError) -> CGPoint {
        let numbers = try elements(count: 2)
        return CGPoint(x: try numbers[0].number(), y: try numbers[1].number())
    }
}
