import MullionTrees

/// A tree of names, read from a text or a folder, ready to be laid out and drawn.
///
/// ```swift
/// let tree = try LabeledTree("(A,(B,C)D)E;".utf8, as: .newick)
/// let layout = BuchheimLayout().layout(tree.shape)
/// ```
public struct LabeledTree: Equatable, Sendable {
    /// The names of the nodes in pre-order; empty for nodes without one.
    public let labels: [String]
    /// The structure.
    public let shape: TreeShape
    /// The structure with left and right children; nil if a node has more than two children.
    public let binaryShape: BinaryShape?

    /// The most bytes of text that are read.
    public static let sizeLimit = 64 << 20
    /// The most nodes that are read.
    public static let nodeLimit = 2_000_000

    /// Reads a tree from the bytes of its text, in UTF-8.
    ///
    /// - Parameters:
    ///   - format: What it is written in; nil: as ``TreeFormat/init(guessing:)`` finds.
    ///   - minimalHeight: Whether values are inserted in an order that makes their tree as low as can be.
    /// - Throws: ``DocumentError`` for the first thing that is wrong.
    /// - Complexity: O(bytes); for search trees O(n log n) for n values. No recursion, however deep the tree.
    public init(_ bytes: some Sequence<UInt8>, as format: TreeFormat? = nil, minimalHeight: Bool = false)
        throws(DocumentError)
    {
        var scanner = try TreeScanner(Array(bytes))
        switch format ?? TreeFormat(guessing: scanner.text.bytes) {
        case .values: try self.init(searchTreeOf: scanner.values(), minimalHeight: minimalHeight)
        case .json: try self.init(JSONTreeReader.read(scanner.text.bytes))
        case .newick: try self.init(NewickReader.read(&scanner))
        case .indented: try self.init(IndentedTreeReader.read(&scanner))
        case .sexpression: try self.init(SExpressionReader.read(&scanner))
        }
    }

    /// A finished tree.
    init(_ nodes: TreeNodes) {
        labels = nodes.labels
        do throws(TreeError) {
            shape = try TreeShape(preOrderParents: nodes.parents)
        } catch {
            preconditionFailure("\(error)")
        }
        binaryShape = BinaryShape(shape) { nodes.rightOnlyChildren.contains($0) }
    }

    init(labels: [String], binaryShape: BinaryShape) {
        self.labels = labels
        shape = binaryShape.treeShape
        self.binaryShape = binaryShape
    }
}

/// What a text of a tree is written in.
public enum TreeFormat: String, CaseIterable, Sendable {
    /// Values to be inserted into a search tree one by one, with commas or spaces between them: `8, 3, 10`. Numbers are
    /// compared as numbers if all values are some, otherwise texts by their characters.
    case values
    /// JSON: a node is a text, a number, or an object with `label` (or `name`, `id`, `value`) and `children` (or `left`
    /// and `right`). Other keys mean nothing.
    case json
    /// Newick, as biologists write trees: `(A,(B,C)D)E;`, with quotation marks, comments in brackets and lengths, which
    /// mean nothing here.
    case newick
    /// A line for each node, children indented more than their parent, by spaces or tabs.
    case indented
    /// S-expressions: `(a (b c) d)`; `()` stands for a child that is missing.
    case sexpression

    /// The format told by the extension of a file, without the dot; nil if it is not known.
    public init?(fileExtension: String) {
        switch fileExtension.lowercased() {
        case "csv", "values": self = .values
        case "json": self = .json
        case "nwk", "newick", "tre", "tree", "nh": self = .newick
        case "txt", "text": self = .indented
        case "sexp", "sexpr", "lisp", "scm", "el": self = .sexpression
        default: return nil
        }
    }

    /// The format that a text looks like: JSON and lists by their brackets, Newick by a comma in one; a text of several
    /// lines without commas is indented, and anything else is values.
    public init(guessing bytes: some BidirectionalCollection<UInt8>) {
        let spaces = " \t\r\n\u{FEFF}".utf8
        switch bytes.first(where: { !spaces.contains($0) }) {
        case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): self = .json
        case UInt8(ascii: "("):
            let isNewick = bytes.contains(UInt8(ascii: ",")) || bytes.last { !spaces.contains($0) } == UInt8(ascii: ";")
            self = isNewick ? .newick : .sexpression
        default:
            let end = bytes.lastIndex { !spaces.contains($0) } ?? bytes.startIndex
            let hasLines = bytes[..<end].contains(UInt8(ascii: "\n"))
            self = hasLines && !bytes.contains(UInt8(ascii: ",")) ? .indented : .values
        }
    }
}
