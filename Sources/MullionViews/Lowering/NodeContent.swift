import MullionGeometry
import MullionLayout

/// The content of a node. A node whose content stays equal is not measured again.
package enum NodeContent: Equatable {
    case kind(NodeKind)
    /// A text, compared without its measurement and its inks.
    case text(TextDrawing)
    case hosted(HostedLeafStyle)
    /// A layout whose children are made for the visible part of it.
    case lazyLayout(NodeKind)
    /// The stack that represents the hidden items of an overflow stack along an axis.
    case overflowIndicator(Axis)

    /// The number of children that a node takes. A node whose content changes keeps its children if the arity stays the
    /// same.
    enum Arity {
        case leaf, single, many
        /// The children made for the node's size.
        case reader
    }

    var arity: Arity {
        switch self {
        case .text, .hosted: .leaf
        case .lazyLayout, .overflowIndicator: .reader
        case .kind(let kind):
            switch kind.arity {
            case .leaf: .leaf
            case .single: .single
            case .many: kind.name == .geometryReader ? .reader : .many
            }
        }
    }

    /// The node kind.
    var kind: NodeKind { withKind { $0 } }

    /// Calls a function with the node kind where it is: a copy takes longer than what most functions do with it.
    @inline(__always)
    func withKind<Result>(_ body: (NodeKind) -> Result) -> Result {
        switch self {
        case .kind(let kind), .lazyLayout(let kind): body(kind)
        case .text(let drawing): body(.leaf(drawing.measure))
        case .hosted(let style): body(.leaf(style.leaf.measure))
        case .overflowIndicator(let axis): body(axis == .horizontal ? .hStack() : .vStack())
        }
    }
}

extension NodeContent {
    package static func == (a: NodeContent, b: NodeContent) -> Bool {
        switch (a, b) {
        case (.kind(let a), .kind(let b)), (.lazyLayout(let a), .lazyLayout(let b)): a == b
        case (.text(let a), .text(let b)): a.styled == b.styled
        case (.hosted(let a), .hosted(let b)): a == b
        case (.overflowIndicator(let a), .overflowIndicator(let b)): a == b
        default: false
        }
    }
}
