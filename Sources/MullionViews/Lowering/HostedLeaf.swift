import MullionDrawing
import MullionGeometry
import MullionLayout

/// A leaf that shows content with its own layout, such as a tree of constraints.
package protocol HostedLeaf: AnyObject {
    /// Measures the leaf in the value tree.
    var measure: LeafMeasure { get }
    /// Whether its size may differ from the one that the value tree has.
    var needsMeasure: Bool { get }
    /// Called before the value tree measures the leaf again.
    func willMeasure()
    /// Lays out the content in a frame in the coordinates of the values.
    func place(in frame: CGRect)
    /// Draws the content into a drawing in which the value tree begins at `origin`; `scale` is in pixels per point.
    func draw(at origin: CGPoint, scale: CGFloat, into list: inout DisplayList)
}

/// A hosted leaf as a style, compared by identity.
package struct HostedLeafStyle: Equatable {
    let leaf: any HostedLeaf

    package static func == (a: Self, b: Self) -> Bool { a.leaf === b.leaf }
}

/// Observes changes inside hosted leaves that their value tree did not cause.
package final class LeafObserver {
    /// Called after a change; the argument is whether the size may have changed too.
    package var changed: ((_ changesSize: Bool) -> Void)?
}

extension Lowering {
    /// Adds a leaf that hosts content, and returns its node.
    ///
    /// - Parameter leaf: Returns the leaf, given the leaf of the last update, if there was one.
    package mutating func hosted(named name: String, _ leaf: ((any HostedLeaf)?) -> any HostedLeaf) -> NodeID {
        let identity = identity(.node)
        var known: (any HostedLeaf)?
        if let node = knownNode(identity), case .hosted(let leaf)? = appearance(of: node).paint { known = leaf }
        let leaf = leaf(known)
        let appearance = NodeAppearance(kind: name, paint: .hosted(leaf))
        let node = makeNode(.hosted(HostedLeafStyle(leaf: leaf)), appearance, identity: identity)
        hostedLeaves[node.index] = (node, leaf)
        return node
    }
}

extension NodeAppearance {
    /// Whether a leaf is still the node's content, which may have been replaced.
    func shows(_ leaf: any HostedLeaf) -> Bool {
        if case .hosted(let shown) = paint { shown === leaf } else { false }
    }
}
