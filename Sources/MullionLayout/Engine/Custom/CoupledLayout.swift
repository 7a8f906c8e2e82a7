import MullionGeometry

/// A layout of this module that answers both axes at once, and keeps what it knows of its children between its calls.
///
/// The engine asks the layout's memory, which learns which children changed since it was last asked. The functions of
/// ``Layout`` remain for calls from other layouts, and give the same answers.
///
/// A conformance leaves spacing and guides to the defaults of ``Layout``: they follow from the derived traits of the
/// children, so that the engine keeps the traits of the container when a child only changes its length.
protocol CoupledLayout: Layout {
    /// Makes the memory, before the first question.
    func makeMemory() -> CoupledMemory
}

/// What a coupled layout keeps between its calls, and its answers.
///
/// Answers follow from the layout, the children, and the arguments alone: the memory only saves questions.
class CoupledMemory: LayoutMemory {
    /// Returns the size of the container for a proposal, in points.
    func size(_ children: CoupledChildren, proposal: ProposedViewSize) -> CGSize { fatalError("abstract") }

    /// Writes the frames of the children in a container of a size: those of the children that may lie elsewhere than
    /// when children were last placed, or all.
    ///
    /// - Parameters:
    ///   - isPlacing: Whether the children are placed there; otherwise all frames are written, and nothing is noted.
    ///   - frames: An element for each child.
    /// - Returns: The children whose frames are written; nil: all.
    func arrange(
        _ children: CoupledChildren, in size: CGSize, proposal: ProposedViewSize, isPlacing: Bool,
        into frames: UnsafeMutablePointer<GivenFrame>
    ) -> [Int]? {
        fatalError("abstract")
    }

    /// Notes that children may lie elsewhere than they were placed.
    func forgetPlacement() { fatalError("abstract") }
}

/// The frame that a layout gives a child.
struct GivenFrame: BitwiseCopyable {
    let x: CGFloat
    let y: CGFloat
    /// NaN for the child's ideal size.
    let width: CGFloat
    let height: CGFloat

    @inline(__always)
    init(_ frame: CGRect) {
        (x, y, width, height) = (frame.origin.x, frame.origin.y, frame.size.width, frame.size.height)
    }

    /// The frame of a child in its ideal size.
    init(idealAt origin: CGPoint) { (x, y, width, height) = (origin.x, origin.y, .nan, .nan) }
}

/// The children of a coupled layout, in declaration order, named by their index from 0. Valid during one call.
struct CoupledChildren {
    /// The number of children.
    let count: Int
    private let engine: Engine
    private let slots: ChildSlots
    /// The container's box; nil where nothing is known of earlier calls.
    private let box: Unmanaged<LayoutBox>?

    init(_ engine: Engine, _ slots: ChildSlots, _ count: Int, _ box: Unmanaged<LayoutBox>?) {
        (self.engine, self.slots, self.count, self.box) = (engine, slots, count, box)
    }

    /// Returns the child's size for a proposal; NaN is unspecified.
    @inline(__always)
    func size(of index: Int, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        let child = slots[index]
        guard engine.kind(child).isSimpleLeaf else { return engine.size(child, proposedWidth, proposedHeight) }
        return CGSize(
            width: engine.ranges[child].answer(proposedWidth),
            height: engine.measurements[child].heightRange.answer(proposedHeight))
    }

    /// Returns the value that was set for `key` on a child, or inside of modifiers around it; nil: none.
    @inline(__always)
    func value<K: LayoutValueKey>(_ key: K.Type, of index: Int) -> K.Value? {
        engine.givenValue(K.self, of: slots[index])
    }

    /// The children that may have changed since this was last asked; nil: any of them.
    func takeChanges() -> [Int]? { slots.takeChanges(of: box, count) }
}
