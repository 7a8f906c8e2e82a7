import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Updates of collections")
struct UpdateTests {
    private let viewport = FlowViewport(bounds: CGRect(x: 0, y: 0, width: 200, height: 150))

    private func source(_ sections: [[CGFloat]]) -> FlowSections {
        var source = FlowSections()
        for heights in sections { source.append(sizes: heights.map { CGSize(width: 120, height: $0) }) }
        return source
    }

    private func layout(_ sections: [[CGFloat]]) -> CollectionFlowLayout {
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source(sections))
        return layout
    }

    @Test("A batch from a difference of collections equals a fresh layout, and every survivor is followed")
    func differences() throws {
        for seed in 0..<UInt64(randomRuns(400)) {
            var random = SplitMix64(seed: seed)
            let pool = (1...40).map { CGFloat($0) + 0.3 }
            let old = pool.shuffled(using: &random).prefix(Int.random(in: 0...25, using: &random))
            let new = pool.shuffled(using: &random).prefix(Int.random(in: 0...25, using: &random))
            var difference = Array(new).difference(from: Array(old))
            if Bool.random(using: &random) { difference = difference.inferringMoves() }
            var layout = layout([[9], Array(old)])
            let transition = try layout.apply(
                FlowUpdate.updates(of: difference, inSection: 1), from: source([[9], Array(new)]))
            let fresh = self.layout([[9], Array(new)])
            #expect(layout.allElements == fresh.allElements, "seed \(seed)")
            for (item, height) in old.enumerated() {
                let after = transition.element(after: FlowElement(.item, section: 1, item: item))
                if let after {
                    #expect(new[new.startIndex + after.item] == height, "seed \(seed)")
                    #expect(transition.element(before: after)?.item == item)
                }
            }
        }
    }

    @Test("Sections and items in one batch: numbers before for what goes, after for what comes")
    func mixed() throws {
        var layout = layout([[10, 11, 12], [20], [30, 31]])
        let updates: [FlowUpdate] = [
            .deleteSection(1), .insertSection(0), .deleteItem(ItemPath(section: 0, item: 1)),
            .insertItem(ItemPath(section: 2, item: 0)),
            .moveItem(from: ItemPath(section: 0, item: 0), to: ItemPath(section: 2, item: 3)),
            .reloadItem(ItemPath(section: 2, item: 1)),
        ]
        let after: [[CGFloat]] = [[5, 6], [12], [29, 30, 99, 10]]
        let transition = try layout.apply(updates, from: source(after))
        #expect(layout.allElements == self.layout(after).allElements)
        #expect(transition.element(after: FlowElement(.item, section: 0, item: 0))?.description == "item 2.3")
        #expect(transition.element(after: FlowElement(.item, section: 0, item: 2))?.description == "item 1.0")
        #expect(transition.element(after: FlowElement(.item, section: 1, item: 0)) == nil)
        #expect(transition.element(before: FlowElement(.item, section: 0, item: 1)) == nil)
    }

    @Test("What appears fades in at its place, what disappears fades out at its place, the others travel")
    func transitions() throws {
        var layout = layout([[10, 20, 30]])
        let transition = try layout.apply(
            [.deleteItem(ItemPath(section: 0, item: 0)), .insertItem(ItemPath(section: 0, item: 2))],
            from: source([[20, 30, 40]]), keeping: .none)
        let steps = transition.steps()
        #expect(steps.map(\.isDisappearing) == [true, false, false, false])
        #expect(steps.map(\.isAppearing) == [false, false, false, true])
        #expect(steps[0].final.alpha == 0 && steps[0].final.frame == steps[0].initial.frame)
        #expect(steps[3].initial.alpha == 0 && steps[3].final.alpha == 1)
        // Item 1 was at 20 and is now at 0, as item 0.
        #expect(steps[1].attributes(at: 0.25).frame.minY == 15)
        #expect(steps[1].attributes(at: 1) == steps[1].final)
    }

    @Test("A batch that cannot be made throws, and the layout stays as it was")
    func errors() {
        func error(_ updates: [FlowUpdate], _ after: [[CGFloat]]) -> FlowUpdateError? {
            var layout = layout([[1, 2], [3]])
            let before = layout.allElements
            do {
                try layout.apply(updates, from: source(after))
                return nil
            } catch {
                #expect(layout.allElements == before)
                return error
            }
        }
        let first = ItemPath(section: 0, item: 0)
        #expect(error([.deleteItem(first)], [[1, 2], [3]]) == .itemCount(section: 0, source: 2, updates: 1))
        #expect(error([.deleteSection(0)], [[1, 2], [3]]) == .sectionCount(source: 2, updates: 1))
        #expect(error([.deleteSection(2)], [[1, 2], [3]]) == .outOfRange(.deleteSection(2)))
        #expect(error([.deleteItem(first), .deleteItem(first)], [[], [3]]) == .conflict(.deleteItem(first)))
        #expect(error([.deleteSection(0), .reloadItem(first)], [[3]]) == .conflict(.reloadItem(first)))
        let far = ItemPath(section: 0, item: 9)
        #expect(error([.insertItem(far)], [[1, 2, 3], [3]]) == .itemCount(section: 0, source: 3, updates: 3))
        let negative = ItemPath(section: 0, item: -1)
        #expect(error([.insertItem(negative)], [[1, 2, 3], [3]]) == .outOfRange(.insertItem(negative)))
    }

    @Test("A context touches what it names: two items are asked for, and few lines are broken")
    func partialInvalidation() {
        var heights: [CGFloat] = Array(repeating: 10, count: 10_000)
        var layout = layout([heights])
        heights[5] = 50
        heights[9_000] = 70
        heights[7] = 1_000
        let before = layout.statistics
        var context = InvalidationContext()
        context.items = [ItemPath(section: 0, item: 5), ItemPath(section: 0, item: 9_000)]
        layout.invalidate(with: context, from: source([heights]))
        #expect(layout.statistics.askedSizes - before.askedSizes == 2)
        #expect(layout.statistics.arrangedItems - before.arrangedItems < 1_000)
        #expect(layout.statistics.preparations == before.preparations)
        #expect(layout.item(at: ItemPath(section: 0, item: 5)).frame.height == 50)
        #expect(layout.item(at: ItemPath(section: 0, item: 7)).frame.height == 10)
        layout.invalidate(with: .everything, from: source([heights]))
        #expect(layout.item(at: ItemPath(section: 0, item: 7)).frame.height == 1_000)
    }
}
