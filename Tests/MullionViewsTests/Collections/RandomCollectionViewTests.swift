import Mullion
import MullionTestSupport
import Testing

/// Collections that are scrolled, resized and given other data, compared with new pictures.
@Suite("Random collection views")
struct RandomCollectionViewTests {
    private struct Section {
        var id: Int
        var items: [Int]
        var header: CGFloat?
        var kind: Int
    }

    private struct Model {
        var configuration = FlowConfiguration()
        var sections: [Section] = []
        var next = 0

        mutating func fresh() -> Int {
            next += 1
            return next
        }

        mutating func addSection(using random: inout SplitMix64) {
            let header: CGFloat? = Bool.random(using: &random) ? CGFloat(Int.random(in: 5...40, using: &random)) : nil
            let items = (0..<Int.random(in: 0...40, using: &random)).map { _ in fresh() }
            sections.append(
                Section(id: fresh(), items: items, header: header, kind: Int.random(in: 0..<4, using: &random)))
        }

        mutating func edit(using random: inout SplitMix64) {
            guard let section = sections.indices.randomElement(using: &random),
                Int.random(in: 0..<6, using: &random) > 0
            else { return addSection(using: &random) }
            let count = sections[section].items.count
            switch Int.random(in: 0..<5, using: &random) {
            case 0: sections.remove(at: section)
            case 1: sections[section].items.shuffle(using: &random)
            case 2: sections[section].items.removeFirst(min(3, count))
            case 3: sections.swapAt(section, 0)
            default: sections[section].items.insert(fresh(), at: Int.random(in: 0...count, using: &random))
            }
        }

        func view(at offset: ScrollOffset) -> some View {
            ScrollView(configuration.scrollDirection == .vertical ? .vertical : .horizontal, offset: offset) {
                FlowCollection(configuration) {
                    for section in sections { collectionSection(section) }
                }
            }
        }

        private func collectionSection(_ section: Section) -> CollectionSection {
            func size(_ item: Int) -> CGSize {
                CGSize(width: CGFloat(10 + item * 37 % 90), height: CGFloat(8 + item * 13 % 30))
            }
            let sizes: CollectionItemSizes<Int> =
                switch section.kind {
                case 0: .uniform(CGSize(width: 45, height: 25))
                case 1: .each(size)
                default: .measured
                }
            var result = CollectionSection(section.items, id: \.self, sizes: sizes) { item in
                if section.kind == 2 {
                    Text("item \(item)").padding(CGFloat(item % 5))
                } else {
                    Color.blue.frame(width: size(item).width, height: size(item).height)
                }
            }
            .id(section.id)
            if section.kind == 3 { result = result.arrangement(.grid(columns: 3)) }
            return section.header.map { length in result.header(length: length) { Color.red } } ?? result
        }
    }

    private static func configuration(using random: inout SplitMix64) -> FlowConfiguration {
        var configuration = FlowConfiguration()
        configuration.scrollDirection = Int.random(in: 0..<4, using: &random) == 0 ? .horizontal : .vertical
        configuration.lineAlignment = LineAlignment.allCases.randomElement(using: &random)!
        configuration.crossAlignment = LineCrossAlignment.allCases.randomElement(using: &random)!
        configuration.pinLimit = PinLimit.allCases.randomElement(using: &random)!
        if Bool.random(using: &random) {
            configuration.sectionHeadersPinToVisibleBounds = true
        } else if Bool.random(using: &random) {
            configuration.globalHeaderOptions = .all
        }
        return configuration
    }

    @Test(
        "A host that was scrolled, resized and updated shows what a new one shows",
        arguments: randomRuns(0..<60 as Range<UInt64>))
    func hostEqualsFresh(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var model = Model()
        model.configuration = Self.configuration(using: &random)
        for _ in 0..<3 { model.addSection(using: &random) }
        var declared = ScrollOffset.at()
        var offset = declared
        var proposal = ProposedViewSize(width: 200, height: 150)
        let host = ViewHost(model.view(at: declared))
        for step in 0..<12 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0:
                model.edit(using: &random)
                host.update(model.view(at: declared))
            case 1:
                declared = .at(
                    x: CGFloat(Int.random(in: -50...400, using: &random)),
                    y: CGFloat(Int.random(in: -50...400, using: &random)))
                if declared != offset { offset = declared }
                host.update(model.view(at: declared))
            case 2: proposal.width = CGFloat(Int.random(in: 60...300, using: &random))
            default:
                offset =
                    Int.random(in: 0..<6, using: &random) == 0
                    ? .end
                    : .at(
                        x: CGFloat(Int.random(in: -80...900, using: &random)),
                        y: CGFloat(Int.random(in: -80...900, using: &random)))
                #expect(host.scroll(to: offset))
            }
            let shown = host.layout(in: proposal)
            let fresh = ViewRenderer(model.view(at: offset)).layout(in: proposal)
            #expect(shown.frames.map(\.absoluteFrame) == fresh.frames.map(\.absoluteFrame), "step \(step)")
            #expect(shown.displayList == fresh.displayList, "step \(step)")
            #expect(host.tree.nodeCount == fresh.tree.nodeCount, "step \(step)")
        }
    }
}
