/// The identity of one node of a ``LayoutTree``.
///
/// An identity stays valid until its node is destroyed with ``LayoutTree/destroy(_:)``. The slot of a destroyed node is
/// reused with a new generation, so that a stale identity is recognized and never refers to a different node.
@frozen
public struct NodeID: Hashable, Sendable {
    /// The slot of the node in its tree's storage, from 0.
    public let index: Int32

    /// The number of times that the slot was reused before this node was created.
    public let generation: UInt32

    init(_ slot: NodeIndex, generation: UInt32) {
        index = slot.rawValue
        self.generation = generation
    }

    /// Creates the identity with a slot and a generation, which a tree may have.
    package init(index: Int32, generation: UInt32) {
        self.index = index
        self.generation = generation
    }

    var slot: NodeIndex { NodeIndex(rawValue: index) }
}

extension NodeID: CustomStringConvertible {
    public var description: String { generation == 0 ? "#\(index)" : "#\(index).\(generation)" }
}
