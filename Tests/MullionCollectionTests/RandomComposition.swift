import MullionCollection
import MullionGeometry
import MullionTestSupport

/// A compositional layout as plain data, edited beside one.
struct RandomComposition {
    /// A section: what was measured of each item.
    struct Section {
        var measured: [CGSize?]
        var offset: CGFloat?
    }

    /// Definitions by the number of a section, repeated.
    var definitions: [LayoutSection]
    var sections: [Section]
    var configuration = CompositionalConfiguration()
    var viewport: FlowViewport
    var isHostile = false

    func emptyLayout(_ viewport: FlowViewport) -> CompositionalLayout {
        let definitions = definitions
        return CompositionalLayout(configuration: configuration, viewport: viewport) { index, _ in
            definitions[index % definitions.count]
        }
    }

    /// A layout prepared from the data as they are.
    func layout(at viewport: FlowViewport? = nil) -> CompositionalLayout {
        var layout = emptyLayout(viewport ?? self.viewport)
        layout.prepare(itemCounts: sections.map(\.measured.count))
        layout.edit(keeping: .none) { layout in
            for (section, data) in sections.enumerated() {
                for (item, size) in data.measured.enumerated() {
                    if let size { layout.resizeItem(at: ItemPath(section: section, item: item), to: size) }
                }
                if let offset = data.offset { layout.setOrthogonalOffset(offset, ofSection: section) }
            }
        }
        if let viewport { layout.viewport = viewport }
        return layout
    }
}

extension RandomComposition {
    static func any(using random: inout SplitMix64, items: ClosedRange<Int>, isHostile: Bool = false)
        -> RandomComposition
    {
        var random2 = random
        var data = RandomComposition(
            definitions: (0..<3).map { _ in anySection(isHostile: isHostile, using: &random2) },
            sections: (0..<Int.random(in: 0...5, using: &random2)).map { _ in
                Section(measured: Array(repeating: nil, count: Int.random(in: items, using: &random2)))
            },
            viewport: FlowViewport(
                bounds: CGRect(
                    x: 0, y: CGFloat.random(in: -50...400, using: &random2),
                    width: CGFloat.random(in: 60...320, using: &random2),
                    height: CGFloat.random(in: 60...320, using: &random2)),
                contentInset: EdgeInsets(top: 11, leading: 3.3, bottom: 7, trailing: 2.1)), isHostile: isHostile)
        data.configuration.scrollDirection = Bool.random(using: &random2) ? .vertical : .horizontal
        data.configuration.interSectionSpacing = length(0...9, isHostile, &random2)
        if Bool.random(using: &random2) {
            data.configuration.boundarySupplementaryItems = [anyBoundaryItem(isHostile, &random2)]
        }
        random = random2
        return data
    }

    static func length(_ range: ClosedRange<CGFloat>, _ isHostile: Bool, _ random: inout SplitMix64) -> CGFloat {
        if isHostile, Int.random(in: 0..<4, using: &random) == 0 {
            return [-0.0, 0, 9.3e18, .nan, -5, .infinity, 2_147_483_647, 4_294_967_296, 1e-300, -.infinity]
                .randomElement(using: &random)!
        }
        return Int.random(in: 0..<5, using: &random) == 0 ? 0 : CGFloat.random(in: range, using: &random)
    }

    static func anyDimension(_ isHostile: Bool, _ random: inout SplitMix64) -> LayoutSize.Dimension {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: .fractionalWidth(length(0.05...1, isHostile, &random))
        case 1: .fractionalHeight(length(0.05...1, isHostile, &random))
        case 2: .absolute(length(1...80, isHostile, &random))
        default: .estimated(length(1...80, isHostile, &random))
        }
    }

    static func anySize(_ isHostile: Bool, _ random: inout SplitMix64) -> LayoutSize {
        LayoutSize(
            widthDimension: anyDimension(isHostile, &random), heightDimension: anyDimension(isHostile, &random))
    }

    static func anySpacing(_ isHostile: Bool, _ random: inout SplitMix64) -> LayoutSpacing? {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: .fixed(length(0...10, isHostile, &random))
        case 1: .flexible(length(0...10, isHostile, &random))
        default: nil
        }
    }

    static func anyInsets(_ isHostile: Bool, _ random: inout SplitMix64) -> EdgeInsets {
        guard Bool.random(using: &random) else { return EdgeInsets() }
        return EdgeInsets(
            top: length(0...9, isHostile, &random), leading: length(0...9, isHostile, &random),
            bottom: length(0...9, isHostile, &random), trailing: length(0...9, isHostile, &random))
    }

    static func anySupplementary(_ isHostile: Bool, _ random: inout SplitMix64) -> [LayoutSupplementaryItem] {
        guard Int.random(in: 0..<3, using: &random) == 0 else { return [] }
        let edges = DirectionalRectEdge(rawValue: UInt8.random(in: 0..<16, using: &random))
        let offset = CGPoint(x: length(-20...20, isHostile, &random), y: length(-20...20, isHostile, &random))
        return [
            LayoutSupplementaryItem(
                layoutSize: anySize(isHostile, &random), elementKind: "badge",
                containerAnchor: Bool.random(using: &random)
                    ? LayoutItemAnchor(edges: edges, absoluteOffset: offset)
                    : LayoutItemAnchor(edges: edges, fractionalOffset: CGPoint(x: offset.x / 20, y: offset.y / 20)))
        ]
    }

    static func anyComponent(_ isHostile: Bool, depth: Int, _ random: inout SplitMix64) -> any LayoutComponent {
        if depth < 3, Int.random(in: 0..<3, using: &random) == 0 { return anyGroup(isHostile, depth: depth, &random) }
        var item = LayoutItem(
            layoutSize: anySize(isHostile, &random), supplementaryItems: anySupplementary(isHostile, &random))
        item.contentInsets = anyInsets(isHostile, &random)
        if Bool.random(using: &random) {
            item.edgeSpacing = LayoutEdgeSpacing(
                leading: anySpacing(isHostile, &random), top: anySpacing(isHostile, &random),
                trailing: anySpacing(isHostile, &random), bottom: anySpacing(isHostile, &random))
        }
        return item
    }

    static func anyGroup(_ isHostile: Bool, depth: Int, _ random: inout SplitMix64) -> LayoutGroup {
        let size = anySize(isHostile, &random)
        let subitem = anyComponent(isHostile, depth: depth + 1, &random)
        let count = isHostile ? Int.random(in: -1...3, using: &random) : Int.random(in: 1...3, using: &random)
        var group =
            switch Int.random(in: 0..<7, using: &random) {
            case 0: LayoutGroup.horizontal(layoutSize: size, subitem: subitem, count: count)
            case 1: LayoutGroup.vertical(layoutSize: size, subitem: subitem, count: count)
            case 2: LayoutGroup.horizontal(layoutSize: size, repeatingSubitem: subitem, count: count)
            case 3: LayoutGroup.vertical(layoutSize: size, repeatingSubitem: subitem, count: count)
            case 4:
                LayoutGroup.horizontal(
                    layoutSize: size, subitems: [subitem, anyComponent(isHostile, depth: depth + 1, &random)])
            case 5:
                LayoutGroup.vertical(
                    layoutSize: size, subitems: [subitem, anyComponent(isHostile, depth: depth + 1, &random)])
            default: anyCustomGroup(size, isHostile, &random)
            }
        group.contentInsets = anyInsets(isHostile, &random)
        group.interItemSpacing = anySpacing(isHostile, &random)
        group.supplementaryItems = anySupplementary(isHostile, &random)
        return group
    }

    static func anyCustomGroup(_ size: LayoutSize, _ isHostile: Bool, _ random: inout SplitMix64) -> LayoutGroup {
        let items = (0..<Int.random(in: isHostile ? 0...3 : 1...3, using: &random)).map { _ in
            LayoutGroupCustomItem(
                frame: CGRect(
                    x: length(-9...60, isHostile, &random), y: length(-9...60, isHostile, &random),
                    width: length(0...60, isHostile, &random), height: length(0...60, isHostile, &random)))
        }
        return .custom(layoutSize: size) { _ in items }
    }

    static func anyBoundaryItem(_ isHostile: Bool, _ random: inout SplitMix64) -> LayoutBoundarySupplementaryItem {
        var item = LayoutBoundarySupplementaryItem(
            layoutSize: anySize(isHostile, &random), elementKind: "header",
            alignment: RectAlignment.allCases.randomElement(using: &random)!,
            absoluteOffset: CGPoint(x: length(-9...9, isHostile, &random), y: length(-9...9, isHostile, &random)))
        item.extendsBoundary = Int.random(in: 0..<3, using: &random) > 0
        item.pinToVisibleBounds = Bool.random(using: &random)
        item.isStretchable = Bool.random(using: &random)
        return item
    }

    static func anySection(isHostile: Bool, using random: inout SplitMix64) -> LayoutSection {
        var group = anyGroup(isHostile, depth: 0, &random)
        if Bool.random(using: &random) {
            group.edgeSpacing = LayoutEdgeSpacing(
                leading: anySpacing(isHostile, &random), top: anySpacing(isHostile, &random),
                trailing: anySpacing(isHostile, &random), bottom: anySpacing(isHostile, &random))
        }
        var section = LayoutSection(group: group)
        section.contentInsets = anyInsets(isHostile, &random)
        section.interGroupSpacing = length(0...9, isHostile, &random)
        if Int.random(in: 0..<3, using: &random) == 0 {
            section.orthogonalScrollingBehavior = OrthogonalScrollingBehavior.allCases.randomElement(using: &random)!
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            section.boundarySupplementaryItems.append(anyBoundaryItem(isHostile, &random))
        }
        section.supplementariesFollowContentInsets = Bool.random(using: &random)
        if Bool.random(using: &random) {
            var background = LayoutDecorationItem.background(elementKind: "background")
            background.contentInsets = anyInsets(isHostile, &random)
            section.decorationItems = [background]
        }
        return section
    }
}

extension RandomComposition {
    /// Makes a random edit in the data and in their layout.
    mutating func edit(_ layout: inout CompositionalLayout, using random: inout SplitMix64) {
        let section = sections.isEmpty ? 0 : Int.random(in: 0..<sections.count, using: &random)
        let count = sections.isEmpty ? 0 : sections[section].measured.count
        switch Int.random(in: 0..<14, using: &random) {
        case 0:
            let at = Int.random(in: 0...sections.count, using: &random)
            sections.insert(Section(measured: Array(repeating: nil, count: 20)), at: at)
            layout.insertSections(itemCounts: [20], at: at)
            forgetSizes(from: at, in: layout)
        case 1 where !sections.isEmpty:
            sections.remove(at: section)
            layout.deleteSections(section..<section + 1)
            forgetSizes(from: section, in: layout)
        case 2...4 where !sections.isEmpty:
            let item = Int.random(in: 0...count, using: &random)
            let new = Int.random(in: 0..<8, using: &random) == 0 ? 1_300 : Int.random(in: 1...4, using: &random)
            sections[section].measured.insert(contentsOf: Array(repeating: nil, count: new), at: item)
            layout.insertItems(count: new, at: ItemPath(section: section, item: item))
        case 5...6 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            let end = min(count, item + (Bool.random(using: &random) ? 1 : Int.random(in: 1...900, using: &random)))
            sections[section].measured.removeSubrange(item..<end)
            layout.deleteItems(item..<end, inSection: section)
        case 7 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            let target = Int.random(in: 0..<count, using: &random)
            let size = sections[section].measured.remove(at: item)
            sections[section].measured.insert(size, at: target)
            layout.moveItem(at: ItemPath(section: section, item: item), to: ItemPath(section: section, item: target))
        case 8:
            layout.viewport.bounds.size.width = CGFloat.random(in: 60...320, using: &random)
            layout.viewport.bounds.origin.y += 31.7
            forgetSizes(from: 0, in: layout)
        case 9 where !sections.isEmpty:
            let offset = CGFloat.random(in: -10...300, using: &random)
            layout.setOrthogonalOffset(offset, ofSection: section)
            if definitions[section % definitions.count].orthogonalScrollingBehavior != .none {
                sections[section].offset = offset
            }
        default:
            guard count > 0 else { return }
            let item = Int.random(in: 0..<count, using: &random)
            let size = CGSize(
                width: Self.length(1...90, isHostile, &random), height: Self.length(1...90, isHostile, &random))
            if layout.usesEstimates(inSection: section) { sections[section].measured[item] = size }
            layout.resizeItem(at: ItemPath(section: section, item: item), to: size)
        }
    }

    /// A section whose sizes are not estimated any more forgets what was measured.
    private mutating func forgetSizes(from first: Int, in layout: CompositionalLayout) {
        for section in first..<max(first, sections.count) where !layout.usesEstimates(inSection: section) {
            sections[section].measured = sections[section].measured.map { _ in nil }
        }
    }
}

extension CompositionalLayout {
    /// Every element there is, in the order of queries.
    var allElements: [LayoutVisibleItem] {
        var all: [LayoutVisibleItem] = []
        for section in 0..<sectionCount {
            for item in 0..<itemCount(inSection: section) {
                let path = ItemPath(section: section, item: item)
                all += itemsPerGroup(inSection: section) == 0 ? [self.item(at: path)] : elements(ofItem: path)
            }
            var number = 0
            while let item = boundaryItem(number, ofSection: section) {
                all.append(item)
                number += 1
            }
            number = 0
            while let item = decoration(number, ofSection: section) {
                all.append(item)
                number += 1
            }
        }
        var number = 0
        while let item = boundaryItem(number) {
            all.append(item)
            number += 1
        }
        return all
    }

    /// The elements in a rectangle, by looking at each.
    func scan(_ rect: CGRect) -> [LayoutVisibleItem] {
        allElements.filter {
            let frame = $0.frame
            return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
                && ($0.element.category != .cell || itemsPerGroup(inSection: $0.element.path.section) > 0)
        }
    }
}
