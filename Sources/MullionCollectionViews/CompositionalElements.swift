import MullionCollection
import MullionGeometry
import MullionLayout

/// Sections of groups of nodes. Estimated lengths are measured.
package struct CompositionalElements: ElementArrangement {
    package static var name: String { "compositionalCollection" }

    /// A section without its nodes, which are the items, the header, the footer and the background, in this order.
    package struct Section: Sendable {
        package var layout: LayoutSection
        package var itemCount: Int
        package var hasHeader = false
        package var hasFooter = false
        package var hasBackground = false
        /// The offset across the scrolling axis.
        package var orthogonalOffset: CGFloat = 0

        package init(_ layout: LayoutSection, itemCount: Int) {
            self.layout = layout
            self.itemCount = itemCount
        }

        var childCount: Int { itemCount + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) + (hasBackground ? 1 : 0) }
    }

    /// The kinds of elements that are no items.
    package static let header = "header"
    package static let footer = "footer"
    package static let background = "background"

    package var configuration = CompositionalConfiguration()
    private let sections: [Section]
    /// The number of the first node of each section, and the section of each node.
    private let starts: [Int]
    private let sectionOfChild: [Int]

    package init(_ sections: [Section]) {
        self.sections = sections
        starts = sections.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.childCount) }
        sectionOfChild = sections.enumerated().flatMap { Array(repeating: $0, count: $1.childCount) }
    }

    package var fittedAxis: Axis? { configuration.scrollDirection == .vertical ? .horizontal : .vertical }
    package var overflows: Bool { sections.contains { $0.layout.orthogonalScrollingBehavior != .none } }

    package func arrangement(in size: CGSize, _ children: LayoutSubviews) -> CompositionalLayout {
        let definitions = sections.map(\.layout)
        var layout = CompositionalLayout(
            configuration: configuration, viewport: FlowViewport(bounds: CGRect(origin: .zero, size: size))
        ) { section, _ in definitions[section] }
        layout.prepare(itemCounts: sections.map(\.itemCount))
        let everything = CGRect(x: -1e9, y: -1e9, width: 4e9, height: 4e9)
        layout.measure(near: everything, keeping: .none) { path, proposed in
            guard let child = child(of: LayoutElement(.cell, path: path)) else { return proposed }
            return children[child].sizeThatFits(
                configuration.scrollDirection == .vertical
                    ? ProposedViewSize(width: proposed.width, height: nil)
                    : ProposedViewSize(width: nil, height: proposed.height))
        }
        for (number, section) in sections.enumerated() {
            for item in section.layout.boundarySupplementaryItems.indices {
                resize(item, ofSection: number, in: &layout, children)
            }
            layout.setOrthogonalOffset(section.orthogonalOffset, ofSection: number)
        }
        return layout
    }

    /// Measures a header or footer if its length is an estimate.
    private func resize(
        _ item: Int, ofSection section: Int, in layout: inout CompositionalLayout, _ children: LayoutSubviews
    ) {
        guard let element = layout.boundaryItem(item, ofSection: section), let child = child(of: element.element)
        else { return }
        let size = element.frame.size
        let proposal =
            configuration.scrollDirection == .vertical
            ? ProposedViewSize(width: size.width, height: nil) : ProposedViewSize(width: nil, height: size.height)
        layout.resizeBoundaryItem(
            item, ofSection: section, to: children[child].sizeThatFits(proposal), keeping: .none)
    }

    package func child(of element: LayoutElement) -> Int? {
        guard sections.indices.contains(element.path.section) else { return nil }
        let section = sections[element.path.section]
        let first = starts[element.path.section]
        switch (element.category, element.elementKind) {
        case (.cell, _): return first + element.path.item
        case (.supplementary, Self.header): return section.hasHeader ? first + section.itemCount : nil
        case (.supplementary, Self.footer):
            return section.hasFooter ? first + section.itemCount + (section.hasHeader ? 1 : 0) : nil
        case (.decoration, _): return section.hasBackground ? first + section.childCount - 1 : nil
        default: return nil
        }
    }

    package func zIndex(ofChild child: Int) -> Double {
        let section = sections[sectionOfChild[child]]
        let place = child - starts[sectionOfChild[child]]
        if section.hasBackground, place == section.childCount - 1 { return -1 }
        return place < section.itemCount ? 0 : 10
    }
}
