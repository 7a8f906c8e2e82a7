import MullionCollection
import MullionGeometry
import MullionTestSupport

/// A collection as plain data, edited beside a layout.
struct RandomCollection: FlowDataSource {
    /// A section with the sizes of its items, which a uniform section ignores.
    struct Section {
        var section: FlowSection
        var sizes: [CGSize]
    }

    var sections: [Section]
    /// Whether new sizes may be ones that a layout repairs.
    var isHostile = false
    var configuration: FlowConfiguration
    var viewport: FlowViewport

    var sectionCount: Int { sections.count }

    func section(at index: Int) -> FlowSection {
        var section = sections[index].section
        let count = sections[index].sizes.count
        switch section.items {
        case .uniform(_, let size): section.items = .uniform(count, size: size)
        case .variable: section.items = .variable(count)
        case .estimated(_, let size): section.items = .estimated(count, size: size)
        }
        return section
    }

    func size(ofItemAt path: ItemPath) -> CGSize { sections[path.section].sizes[path.item] }

    /// A layout prepared from the data as it is.
    func layout(at viewport: FlowViewport? = nil) -> CollectionFlowLayout {
        var layout = CollectionFlowLayout(configuration: configuration, viewport: viewport ?? self.viewport)
        layout.prepare(from: self)
        return layout
    }
}

extension RandomCollection {
    /// A collection with settings of every kind. Lengths are no round numbers, so that sums show in which order they
    /// were taken.
    static func any(using random: inout SplitMix64, items: ClosedRange<Int> = 0...60) -> RandomCollection {
        func flip() -> Bool { Bool.random(using: &random) }
        func inset() -> CGFloat { flip() ? 0 : CGFloat.random(in: 0...12, using: &random) }
        func insets() -> EdgeInsets { EdgeInsets(top: inset(), leading: inset(), bottom: inset(), trailing: inset()) }
        func length(_ longest: CGFloat) -> CGSize {
            let side: CGFloat = flip() ? 0 : CGFloat.random(in: 0...longest, using: &random)
            return CGSize(width: side, height: side)
        }
        var configuration = FlowConfiguration()
        configuration.scrollDirection = flip() ? .vertical : .horizontal
        configuration.minimumInteritemSpacing = inset()
        configuration.minimumLineSpacing = inset()
        configuration.sectionInset = insets()
        configuration.headerReferenceSize = length(40)
        configuration.footerReferenceSize = length(25)
        configuration.lineAlignment = LineAlignment.allCases.randomElement(using: &random)!
        configuration.lastLineAlignment = LastLineAlignment.allCases.randomElement(using: &random)!
        configuration.crossAlignment = LineCrossAlignment.allCases.randomElement(using: &random)!
        configuration.sectionHeadersPinToVisibleBounds = flip()
        configuration.sectionFootersPinToVisibleBounds = flip()
        configuration.pinLimit = PinLimit.allCases.randomElement(using: &random)!
        configuration.globalHeaderOptions = GlobalHeaderOptions(rawValue: UInt8.random(in: 0...7, using: &random))
        configuration.firstSectionMaximumStretchLength = flip() ? .infinity : 60
        if flip() { configuration.decorations = [SectionDecoration(.items), SectionDecoration(.section)] }
        let viewport = FlowViewport(
            bounds: CGRect(
                x: CGFloat.random(in: -50...400, using: &random), y: CGFloat.random(in: -50...400, using: &random),
                width: CGFloat.random(in: 60...320, using: &random),
                height: CGFloat.random(in: 60...320, using: &random)),
            contentInset: flip() ? EdgeInsets() : insets())
        let sections = (0..<Int.random(in: 0...5, using: &random)).map { _ in
            anySection(items: Int.random(in: items, using: &random), using: &random)
        }
        return RandomCollection(sections: sections, configuration: configuration, viewport: viewport)
    }

    static func anySection(items: Int, using random: inout SplitMix64) -> Section {
        let arrangements: [FlowSection.Arrangement] = [
            .lines, .lines, .lines, .lines, .list, .grid(columns: 3), .custom(MasonryArrangement(lanes: 3)),
            .custom(JustifiedArrangement(targetLength: 40)),
        ]
        let kinds: [FlowSection.Items] = [
            .variable(0), .variable(0), .variable(0), .uniform(0, size: CGSize(width: 33.3, height: 21.7)),
        ]
        var section = FlowSection(
            kinds.randomElement(using: &random)!, arrangement: arrangements.randomElement(using: &random)!)
        // The first item of a grid tells its length, so that edits would have to be repeated in the data.
        if case .grid = section.arrangement { section.items = .uniform(0, size: CGSize(width: 10, height: 17.3)) }
        if Bool.random(using: &random) { section.header = CGSize(width: 13.1, height: 13.1) }
        return Section(section: section, sizes: (0..<items).map { _ in anySize(using: &random) })
    }

    func newSize(using random: inout SplitMix64) -> CGSize {
        guard isHostile else { return Self.anySize(using: &random) }
        return CGSize(width: Self.hostileLength(using: &random), height: Self.hostileLength(using: &random))
    }

    static func hostileLength(using random: inout SplitMix64) -> CGFloat {
        [-0.0, 0, 9.3e18, .nan, -5, .infinity, 2_147_483_647, 4_294_967_296, 1e-300, 30, 30.1]
            .randomElement(using: &random)!
    }

    /// Gives the settings and some sizes lengths that a layout repairs.
    mutating func makeHostile(using random: inout SplitMix64) {
        isHostile = true
        func length(_ usual: CGFloat) -> CGFloat {
            Int.random(in: 0..<4, using: &random) == 0 ? Self.hostileLength(using: &random) : usual
        }
        func insets(_ usual: EdgeInsets) -> EdgeInsets {
            EdgeInsets(
                top: length(usual.top), leading: length(usual.leading), bottom: length(usual.bottom),
                trailing: length(usual.trailing))
        }
        configuration.minimumInteritemSpacing = length(configuration.minimumInteritemSpacing)
        configuration.minimumLineSpacing = length(configuration.minimumLineSpacing)
        configuration.sectionInset = insets(configuration.sectionInset)
        viewport.contentInset = insets(viewport.contentInset)
        for section in sections.indices {
            for item in sections[section].sizes.indices where Bool.random(using: &random) {
                sections[section].sizes[item] = newSize(using: &random)
            }
        }
    }

    static func anySize(using random: inout SplitMix64) -> CGSize {
        func side() -> CGFloat {
            switch Int.random(in: 0..<20, using: &random) {
            case 0: 0
            case 1: CGFloat.random(in: 0...500, using: &random)
            default: CGFloat.random(in: 1...70, using: &random)
            }
        }
        return CGSize(width: side(), height: side())
    }
}

extension RandomCollection {
    /// Makes a random edit in the data and in their layout.
    mutating func edit(_ layout: inout CollectionFlowLayout, using random: inout SplitMix64) {
        let section = sections.isEmpty ? 0 : Int.random(in: 0..<sections.count, using: &random)
        let count = sections.isEmpty ? 0 : sections[section].sizes.count
        switch Int.random(in: 0..<12, using: &random) {
        case 0:
            let at = Int.random(in: 0...sections.count, using: &random)
            sections.insert(Self.anySection(items: 20, using: &random), at: at)
            layout.insertSections(at..<at + 1, from: self)
        case 1 where !sections.isEmpty:
            sections.remove(at: section)
            layout.deleteSections(section..<section + 1)
        case 2...4 where !sections.isEmpty:
            let item = Int.random(in: 0...count, using: &random)
            let long = Int.random(in: 0..<10, using: &random) == 0
            let sizes = (0..<(long ? 300 : Int.random(in: 1...4, using: &random))).map { _ in
                newSize(using: &random)
            }
            sections[section].sizes.insert(contentsOf: sizes, at: item)
            layout.insertItems(sizes, at: ItemPath(section: section, item: item))
        case 5...7 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            let end = min(count, item + (Bool.random(using: &random) ? 1 : Int.random(in: 1...300, using: &random)))
            sections[section].sizes.removeSubrange(item..<end)
            layout.deleteItems(item..<end, inSection: section)
        case 8 where count > 0:
            let item = Int.random(in: 0..<count, using: &random)
            let target = Int.random(in: 0..<count, using: &random)
            let size = sections[section].sizes.remove(at: item)
            sections[section].sizes.insert(size, at: target)
            layout.moveItem(at: ItemPath(section: section, item: item), to: ItemPath(section: section, item: target))
        case 9:
            layout.viewport.bounds.size.width = CGFloat.random(in: 60...320, using: &random)
            layout.viewport.bounds.origin.y += 31.7
        default:
            guard count > 0 else { return }
            let item = Int.random(in: 0..<count, using: &random)
            let size = newSize(using: &random)
            sections[section].sizes[item] = size
            layout.resizeItem(at: ItemPath(section: section, item: item), to: size)
        }
    }
}

extension CollectionFlowLayout {
    /// Every element there is, in document order.
    var allElements: [ElementAttributes] {
        var all: [ElementAttributes] = []
        for section in 0..<sectionCount {
            if let header = header(ofSection: section) { all.append(header) }
            for item in 0..<itemCount(inSection: section) {
                all.append(self.item(at: ItemPath(section: section, item: item)))
            }
            if let footer = footer(ofSection: section) { all.append(footer) }
            for number in configuration.decorations.indices { all.append(decoration(number, ofSection: section)) }
        }
        return all
    }

    /// The elements in a rectangle, by looking at each; in the order in which queries name them.
    func scan(_ rect: CGRect) -> [ElementAttributes] {
        allElements.filter {
            let frame = $0.frame
            return frame.minX < rect.maxX && rect.minX < frame.maxX && frame.minY < rect.maxY && rect.minY < frame.maxY
        }
    }
}

extension ElementAttributes {
    /// A frame and who has it, for comparisons without regard to order.
    var key: String { "\(element) \(frame) \(stretchFactor)" }
}
