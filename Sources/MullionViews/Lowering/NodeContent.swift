import MullionGeometry
import MullionLayout

/// The content of a node. A node whose content stays equal is not measured again.
///
/// A structure instead of an enumeration with a kind in a case: to read the kind of an enumeration copies all of it.
package struct NodeContent: Equatable {
    private enum Origin {
        case kind
        case text(TextDrawing)
        indirect case hosted(HostedLeafStyle)
        case lazyLayout
        case overflowIndicator(Axis)
    }

    private let origin: Origin
    /// The node kind of the origins ``Origin/kind`` and ``Origin/lazyLayout``; the others make theirs for each node.
    private let givenKind: NodeKind

    package static func kind(_ kind: consuming NodeKind) -> NodeContent {
        NodeContent(origin: .kind, givenKind: kind)
    }

    /// A text, compared without its measurement and its inks.
    static func text(_ drawing: TextDrawing) -> NodeContent { NodeContent(.text(drawing)) }

    static func hosted(_ style: HostedLeafStyle) -> NodeContent { NodeContent(.hosted(style)) }

    /// A layout whose children are made for the visible part of it.
    package static func lazyLayout(_ kind: consuming NodeKind) -> NodeContent {
        NodeContent(origin: .lazyLayout, givenKind: kind)
    }

    /// The stack that represents the hidden items of an overflow stack along an axis.
    static func overflowIndicator(_ axis: Axis) -> NodeContent { NodeContent(.overflowIndicator(axis)) }

    private init(_ origin: Origin) { self.init(origin: origin, givenKind: .color) }

    private init(origin: Origin, givenKind: consuming NodeKind) {
        self.origin = origin
        self.givenKind = givenKind
    }

    /// The number of children that a node takes. A node whose content changes keeps its children if the arity stays the
    /// same.
    enum Arity {
        case leaf, single, many
        /// The children made for the node's size.
        case reader
    }

    var arity: Arity {
        switch origin {
        case .text, .hosted: .leaf
        case .lazyLayout, .overflowIndicator: .reader
        case .kind:
            switch givenKind.arity {
            case .leaf: .leaf
            case .single: .single
            case .many: givenKind.name == .geometryReader ? .reader : .many
            }
        }
    }

    /// The text of a node that shows one.
    var text: TextDrawing? {
        guard case .text(let drawing) = origin else { return nil }
        return drawing
    }

    /// The node kind.
    var kind: NodeKind { withKind { $0 } }

    /// Calls a function with the node kind where it is: a copy takes longer than what most functions do with it.
    @inline(__always)
    func withKind<Result>(_ body: (NodeKind) -> Result) -> Result {
        switch origin {
        case .kind, .lazyLayout: body(givenKind)
        case .text(let drawing): body(.leaf(drawing.measure))
        case .hosted(let style): body(.leaf(style.leaf.measure))
        case .overflowIndicator(let axis): body(axis == .horizontal ? .hStack() : .vStack())
        }
    }

    package static func == (a: NodeContent, b: NodeContent) -> Bool {
        switch (a.origin, b.origin) {
        case (.kind, .kind), (.lazyLayout, .lazyLayout): a.givenKind == b.givenKind
        case (.text(let a), .text(let b)): a.styled == b.styled
        case (.hosted(let a), .hosted(let b)): a == b
        case (.overflowIndicator(let a), .overflowIndicator(let b)): a == b
        default: false
        }
    }
}
