/// A node of a tree with any number of children, which represents the tree below it.
///
/// One line makes a type a tree; if its children are called `children` already, none does:
///
/// ```swift
/// final class Folder { var name = ""; var folders: [Folder] = [] }
/// extension Folder: Tree { var children: [Folder] { folders } }
/// ```
///
/// Classes have to be final. ``FlatTree`` makes arrays of it, and of types that do not conform by a closure.
public protocol Tree<Children> {
    /// A sequence of nodes.
    associatedtype Children: Sequence where Children.Element == Self

    /// The children, from left to right.
    var children: Children { get }
    /// The identity of this node, which distinguishes it from equal nodes; nil for values, which cannot contain
    /// themselves.
    var nodeIdentity: ObjectIdentifier? { get }
}

extension Tree {
    /// nil: values have no identity.
    @inlinable
    public var nodeIdentity: ObjectIdentifier? { nil }
}

extension Tree where Self: AnyObject {
    /// The object's identity.
    @inlinable
    public var nodeIdentity: ObjectIdentifier? { ObjectIdentifier(self) }
}
