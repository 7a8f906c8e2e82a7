import Foundation
import MullionCollection
import MullionGeometry

extension VectorCase {
    /// Prepares the collection, and compares what is asked of it.
    func check(_ question: FlowQuestion, _ differences: inout Differences) {
        var layout = CollectionFlowLayout(configuration: question.configuration, viewport: question.viewport)
        layout.prepare(from: question.sections)
        layout.rememberedStretchFactor = question.previousStretchFactor
        switch question.check {
        case .layout(let contentSize, let elements, let queries):
            differences.compare("contentSize", contentSize, layout.contentSize)
            check(elements, layout, &differences)
            for (number, (rect, expected)) in queries.enumerated() {
                let got = layout.elements(in: rect).map(\.element)
                differences.compare("query \(number)", expected, got)
            }
        case .invalidation(let bounds, let shouldInvalidate, let delegateMetrics, let headers):
            let context = layout.invalidationContext(forBoundsChange: bounds)
            differences.compare(
                "shouldInvalidate", shouldInvalidate, layout.shouldInvalidate(forBoundsChange: bounds))
            differences.compare("delegateMetrics", delegateMetrics, context.flowDelegateMetrics)
            differences.compare("headers", headers, context.headers)
        case .anchor(let edits, let anchor, let contentOffset, let contentSize):
            guard edits.allSatisfy({ $0.isPossible(in: layout) }) else {
                differences.add("an edit names a section that does not exist")
                return
            }
            let adjustment = layout.edit { layout in for edit in edits { edit.make(in: &layout) } }
            differences.compare("anchor", anchor, adjustment.anchor)
            let offset = adjustment.contentOffset
            let isVertical = question.configuration.scrollDirection == .vertical
            differences.compare("contentOffset", contentOffset, isVertical ? offset.y : offset.x)
            differences.compare("contentSize", contentSize, adjustment.contentSize)
        }
    }

    /// Compares all elements, in document order.
    private func check(
        _ expected: [FlowQuestion.Element], _ layout: CollectionFlowLayout, _ differences: inout Differences
    ) {
        var all: [ElementAttributes] = []
        for section in 0..<layout.sectionCount {
            if let header = layout.header(ofSection: section) { all.append(header) }
            for item in 0..<layout.itemCount(inSection: section) {
                all.append(layout.item(at: ItemPath(section: section, item: item)))
            }
            if let footer = layout.footer(ofSection: section) { all.append(footer) }
        }
        differences.compare("elements", expected.map(\.element), all.map(\.element))
        for (expected, got) in zip(expected, all) where expected.element == got.element {
            differences.compare("\(expected.element)", expected.frame, got.frame)
            differences.compare("\(expected.element), zIndex", expected.zIndex, got.zIndex)
            if let stretch = expected.stretchFactor {
                let factor: CGFloat? = stretch
                differences.compare("\(expected.element), stretchFactor", factor, got.stretchFactor)
            }
        }
    }
}

extension VectorCase.FlowQuestion.Edit {
    fileprivate func isPossible(in layout: CollectionFlowLayout) -> Bool {
        switch self {
        case .resize(let path, _), .insert(let path, _), .delete(let path, _): path.section < layout.sectionCount
        }
    }

    /// Makes the edit; what reaches beyond the items is passed over.
    fileprivate func make(in layout: inout CollectionFlowLayout) {
        switch self {
        case .resize(let path, let size): if layout.contains(path) { layout.resizeItem(at: path, to: size) }
        case .insert(var path, let sizes):
            path.item = min(path.item, layout.itemCount(inSection: path.section))
            layout.insertItems(sizes, at: path)
        case .delete(let path, let count):
            let end = min(path.item + count, layout.itemCount(inSection: path.section))
            if path.item < end { layout.deleteItems(path.item..<end, inSection: path.section) }
        }
    }
}
