import MullionGeometry

/// What a ``CellRow`` or ``CellColumn`` keeps: the items of its children. Every child is measured again after an edit,
/// because the room that they are offered follows from all lengths.
final class LinearCellMemory<L: LinearCellSettings>: CellMemory {
    private let layout: L

    init(_ layout: L) { self.layout = layout }

    override func forgetAnswers() {}
    override func forgetAnswer(of cell: Int) {}

    override func size(_ children: CoupledChildren, proposal: ProposedViewSize) -> CGSize {
        let cells = layout.cells(nodes(children))
        return layout.size(
            for: proposal, measure: { cells.measure(guide: $0) },
            grows: { $0 == L.axis && cells.stretches($0) })
    }

    override func arrange(
        _ children: CoupledChildren, in size: CGSize, proposal: ProposedViewSize, isPlacing: Bool,
        into frames: UnsafeMutablePointer<GivenFrame>
    ) -> [Int]? {
        let nodes = nodes(children)
        let cells = layout.cells(nodes)
        cells.arrange(in: layout.contents(of: size, proposal) { cells.measure(guide: $0) }) { cell, frame in
            frames[nodes.items.child(in: cell)] = GivenFrame(frame)
        }
        for child in nodes.items.skipped { skip(child, nodes.items, frames) }
        return nil
    }
}
