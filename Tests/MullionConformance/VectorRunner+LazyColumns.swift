import Foundation
import MullionGeometry
import MullionLayout

extension VectorCase {
    /// Lays out a lazy grid of more views than it has columns, each as wide as its cell.
    func check(_ question: LazyColumnsQuestion, _ differences: inout Differences) {
        let tree = LayoutTree()
        let views = (0..<max(1_000, (question.columns?.count ?? 0) + 1)).map { _ in tree.makeNode(.color) }
        let grid = tree.makeNode(.layout(LazyVGridLayout(columns: question.items.map(\.item))), children: views)
        tree.root = grid
        tree.layoutIfNeeded(in: ProposedViewSize(width: question.width, height: nil))
        let frames = views.map { tree.frame(of: $0) }
        let row = frames.prefix { $0.minY == frames[0].minY }
        if let columns = question.columns {
            differences.compare("columns", [columns.count], [row.count])
            for (index, (width, frame)) in zip(columns, row).enumerated() {
                differences.compare("column \(index)", width, frame.width)
            }
        }
        if let width = question.measuredWidth {
            differences.compare("measuredWidth", width, tree.frame(of: grid).width)
        }
        if let width = question.placedWidth {
            differences.compare("placedWidth", width, row[row.count - 1].maxX - row[0].minX)
        }
    }
}

extension VectorCase.LazyItem {
    fileprivate var item: GridItem {
        switch size {
        case .fixed(let width): GridItem(.fixed(width), spacing: spacing)
        case .flexible(let min, let max): GridItem(.flexible(minimum: min, maximum: max), spacing: spacing)
        case .adaptive(let min, let max): GridItem(.adaptive(minimum: min, maximum: max), spacing: spacing)
        }
    }
}
