import Foundation
import MullionGeometry
import MullionLayout

extension VectorCase {
    /// Edits the tree, compares its structure, and lays it out by the engine.
    func check(_ question: SplitQuestion, _ differences: inout Differences) {
        var tree = SplitTree<String>()
        let refused = question.edits.count { !tree.apply($0) }
        differences.compare("refused edits", question.refused, refused)
        differences.compare("views", question.views, tree.elements)
        differences.compare("tree", question.tree, tree.description)
        let axes = (0..<tree.count).map { ($0, tree.axis(ofNode: $0)) }
        differences.compare("axes", question.axes, Dictionary(uniqueKeysWithValues: axes))
        let owners = tree.elements.enumerated().map { ($1, tree.owner(ofLeaf: $0).node) }
        differences.compare("owners", question.owners, Dictionary(owners, uniquingKeysWith: { $1 }))
        differences.compare("frames of views", question.frames.keys.sorted(), question.views.sorted())

        let layout = LayoutTree()
        let views = tree.elements.map { _ in layout.makeNode(.color) }
        layout.root = layout.makeNode(.layout(SplitGrid(rootAxis: tree.rootAxis)), children: views)
        layout.layoutIfNeeded(in: ProposedViewSize(question.bounds.size))
        for (index, view) in tree.elements.enumerated() {
            guard let expected = question.frames[view] else { continue }
            differences.compare(view, expected, tree.frames(in: question.bounds)[index])
            var got = layout.absoluteFrame(of: views[index])
            got.origin.x += question.bounds.origin.x
            got.origin.y += question.bounds.origin.y
            differences.compare("\(view) by the engine", expected, got)
        }
    }
}

extension SplitTree<String> {
    /// Makes an edit; whether it was accepted.
    fileprivate mutating func apply(_ edit: VectorCase.SplitEdit) -> Bool {
        do {
            switch edit {
            case .set(let views): replaceAll(with: views)
            case .add(let view): append(view)
            case .addAll(let views): append(contentsOf: views)
            case .removeAt(let index): try remove(at: index)
            case .removeLast: try removeLast()
            case .rootAxis(let axis): rootAxis = axis
            }
            return true
        } catch {
            return false
        }
    }
}
