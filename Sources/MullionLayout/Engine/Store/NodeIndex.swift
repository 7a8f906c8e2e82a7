import MullionGeometry

/// The index of a node in the arrays of its store, or ``absent``.
@frozen
@usableFromInline
struct NodeIndex: Hashable, BitwiseCopyable, Sendable {
    @usableFromInline let rawValue: Int32

    @inlinable @inline(__always) init(rawValue: Int32) { self.rawValue = rawValue }
    @inlinable @inline(__always) init(_ offset: Int) { rawValue = Int32(truncatingIfNeeded: offset) }

    /// No node: the link past the last child, the parent of a root.
    @inline(__always) static var absent: NodeIndex { NodeIndex(rawValue: -1) }
    @inline(__always) var exists: Bool { rawValue >= 0 }
    @inlinable @inline(__always) var offset: Int { Int(rawValue) }
}

extension UnsafeMutablePointer {
    /// The entry of a node. The pointer is one of the store's arrays, and the node exists.
    @inline(__always)
    subscript(node: NodeIndex) -> Pointee {
        unsafeAddress { UnsafePointer(self + node.offset) }
        nonmutating unsafeMutableAddress { self + node.offset }
    }
}

extension Axis {
    @inline(__always)
    var isHorizontal: Bool {
        switch self {
        case .horizontal: true
        case .vertical: false
        }
    }
}
