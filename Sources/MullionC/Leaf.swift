import CMullion
import MullionGeometry
import MullionLayout

/// The functions of a leaf, with the context that they are called with.
///
/// The engine keeps it as long as a node has the leaf; then the context is released.
private final class LeafFunctions {
    let leaf: mullion_leaf

    init(_ leaf: mullion_leaf) { self.leaf = leaf }

    deinit { leaf.release?(leaf.context) }

    func size(_ proposal: ProposedViewSize) -> CGSize {
        var size = mullion_size(width: 0, height: 0)
        leaf.measure?(leaf.context, Double(proposal.width ?? .nan), Double(proposal.height ?? .nan), &size)
        return CGSize(width: size.width, height: size.height)
    }
}

extension LeafMeasure {
    /// Creates the measure of a leaf of C.
    ///
    /// - Throws: `Failure` if there is no leaf, or none that measures.
    init(_ leaf: UnsafePointer<mullion_leaf>?) throws {
        guard let leaf = leaf?.pointee else { throw Failure(.invalidArgument, "leaf is a null pointer") }
        guard leaf.measure != nil else { throw Failure(.invalidArgument, "leaf.measure is a null pointer") }
        guard leaf.traits <= 7 else {
            throw Failure(.invalidArgument, "leaf.traits is \(leaf.traits), and not a sum of promises")
        }
        let functions = LeafFunctions(leaf)
        let firstBaseline: ((CGSize) -> CGFloat)? = leaf.first_baseline.map { baseline in
            { size in CGFloat(baseline(functions.leaf.context, Double(size.width), Double(size.height))) }
        }
        self.init(
            traits: Traits(rawValue: UInt8(leaf.traits)), firstTextBaseline: firstBaseline,
            measure: { functions.size($0) })
    }
}
