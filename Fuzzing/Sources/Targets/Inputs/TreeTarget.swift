import Mullion

extension Target {
    /// Trees in every format, their layouts and drawings.
    static let tree = Target("tree") { bytes in
        let formats = [nil] + TreeFormat.allCases.map(Optional.some)
        let format = choice(formats, by: bytes)
        guard let tree = try? LabeledTree(bytes, as: format, minimalHeight: bytes.count % 5 == 0) else { return }
        let name = choice(TreeLayoutName.allCases, by: bytes)
        let direction = choice(TreeDirection.allCases, by: bytes)
        var text = TreeText()
        text.direction = direction
        _ = text.list(tree.labels, tree.shape)
        if tree.labels.count < 2_000 {
            _ = tree.binaryShape.map { text.drawing(tree.labels, $0) } ?? text.drawing(tree.labels, tree.shape)
        }
        var drawing: TreeDrawing?
        if let layout = name.boxLayout(gap: CGSize(width: 20, height: 36), direction: direction) {
            drawing = TreeDrawing(tree.labels, shape: tree.shape, layout: layout)
        } else if let layout = name.layout(tree.shape, binary: tree.binaryShape, direction: direction) {
            drawing = TreeDrawing(tree.labels, layout: layout)
        }
        guard var drawing else { return }
        drawing.traversal = tree.shape.nodes(in: .levelOrder) ?? []
        _ = SVGRenderer().render(drawing.displayList(), size: drawing.size)
    }
}
