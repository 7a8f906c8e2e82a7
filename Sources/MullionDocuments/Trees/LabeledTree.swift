import MullionGeometry
import MullionTrees

/// A tree of names, read from a text or a folder, ready to be laid out and drawn.
///
/// ```swift
/// let tree = try LabeledTree("(A,(B,C)D)E;".utf8, as: .newick)
/// let layout = BuchheimLayout().layout(tree.shape)
/// ```
public struct LabeledTree: Equatable, Sendable {
    /// The names of the nodes in pre-order; empty for nodes without a name.
    public let labels: [String]
    /// The structure.
    public let shape: TreeShape
    /// The structure with left and right children; nil if a node has more than two children.
    public let binaryShape: BinaryShape?
    /// Whether the text says on which side an only child is.
    package let hasSides: Bool

    /// The maximum number of bytes of text.
    public static let sizeLimit = Limits.default.treeBytes
    /// The maximum number of nodes.
    public static let nodeLimit = Limits.default.treeNodes

    /// Reads a tree from bytes of UTF-8 text.
    ///
    /// - Parameters:
    ///   - format: The format; nil for that of ``TreeFormat/init(guessing:)``.
    ///   - minimalHeight: Whether values are inserted in an order that gives a tree of minimum height.
    ///   - limits: The bytes, the nodes, and for JSON the levels and values.
    /// - Throws: `DocumentError` for the first fault.
    /// - Complexity: O(bytes); for search trees O(n log n) for n values. No recursion, whatever the depth of the tree.
    public init(
        _ bytes: some Sequence<UInt8>, as format: TreeFormat? = nil, minimalHeight: Bool = false,
        limits: Limits = .default
    ) throws(DocumentError) {
        var scanner = try TreeScanner(Array(bytes), limits)
        switch format ?? TreeFormat(guessing: scanner.text.bytes) {
        case .values: try self.init(searchTreeOf: scanner.values(), minimalHeight: minimalHeight)
        case .json: try self.init(JSONTreeReader.read(scanner.text.bytes, limits))
        case .newick: try self.init(NewickReader.read(&scanner))
        case .indented: try self.init(IndentedTreeReader.read(&scanner))
        case .sexpression: try self.init(SExpressionReader.read(&scanner))
        }
    }

    /// Creates a tree of finished nodes.
    init(_ nodes: TreeNodes) {
        labels = nodes.labels
        do throws(TreeError) {
            shape = try TreeShape(preOrderParents: nodes.parents)
        } catch {
            preconditionFailure("\(error)")
        }
        binaryShape = BinaryShape(shape) { nodes.rightOnlyChildren.contains($0) }
        hasSides = nodes.hasSides
    }

    init(labels: [String], binaryShape: BinaryShape) {
        self.labels = labels
        shape = binaryShape.treeShape
        self.binaryShape = binaryShape
        hasSides = true
    }
}

/// The formats of trees in text.
public enum TreeFormat: String, CaseIterable, Sendable {
    /// Values to be inserted into a search tree one by one, separated by commas or spaces: `8, 3, 10`. They are
    /// compared as numbers if all of them are numbers, otherwise as texts by their characters.
    case values
    /// JSON: a node is a text, a number, or an object with `label` (or `name`, `id`, `value`) and `children` (or `left`
    /// and `right`). Other keys are ignored.
    case json
    /// Newick, a format of biology: `(A,(B,C)D)E;`, with quotation marks, and with comments in brackets and lengths,
    /// which are ignored.
    case newick
    /// A line for each node, children indented more than their parent, by spaces or tabs.
    case indented
    /// S-expressions: `(a (b c) d)`; `()` is a missing child.
    case sexpression

    /// The format for the extension of a file, without the dot; nil if it is unknown.
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

    /// Guesses the format of a text: JSON and lists by their brackets, Newick by a comma in one; a text of several
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
