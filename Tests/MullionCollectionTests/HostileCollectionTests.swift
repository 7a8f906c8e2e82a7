import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Hostile collections")
struct HostileCollectionTests {
    private let viewport = FlowViewport(bounds: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test("Sizes that are no sizes count as 0 or are cut, and are reported with section and item")
    func sizes() {
        var source = FlowSections()
        source.append(sizes: [
            CGSize(width: CGFloat.nan, height: 10), CGSize(width: 10, height: -5),
            CGSize(width: CGFloat.infinity, height: 1e300), CGSize(width: 50, height: 50),
        ])
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source)
        #expect(layout.diagnostics().count == 3)
        #expect(layout.diagnostics()[1] == .size(CGSize(width: 10, height: -5), of: ItemPath(section: 0, item: 1)))
        #expect(layout.contentSize.height == 2_147_483_647)
        #expect(layout.allElements.allSatisfy { $0.frame.minX.isFinite && $0.frame.maxY.isFinite })
        layout.resizeItem(at: ItemPath(section: 0, item: 3), to: CGSize(width: 1, height: CGFloat.nan))
        #expect(layout.diagnostics().count == 4)
    }

    @Test("Numbers of sections that are no lengths are reported by their names")
    func metrics() {
        var section = FlowSection(.uniform(3))
        section.lineSpacing = .nan
        section.interitemSpacing = -4
        section.inset = EdgeInsets(top: -1, leading: 0, bottom: 0, trailing: .infinity)
        section.header = CGSize(width: 0, height: -20)
        var source = FlowSections()
        source.append(section)
        source.append(FlowSection(.uniform(-7)))
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source)
        #expect(layout.diagnostics().count == 6)
        #expect(layout.itemCount == 3)
        #expect(layout.contentSize == CGSize(width: 320, height: 50))
    }

    @Test("Insets that leave no room: one item a line, at the leading edge")
    func noRoom() {
        var section = FlowSection(.variable(0))
        section.inset = EdgeInsets(top: 0, leading: 200, bottom: 0, trailing: 200)
        var source = FlowSections()
        source.append(section, sizes: [CGSize(width: 0, height: 10), CGSize(width: 40, height: 20)])
        section.items = .uniform(2, size: CGSize(width: 0, height: 5))
        source.append(section)
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source)
        #expect(layout.allElements.map(\.frame.minX) == [200, 200, 200, 200])
        #expect(layout.allElements.map(\.frame.minY) == [0, 20, 40, 55])
        #expect(layout.diagnostics() == [.noRoom(section: 0, available: -80), .noRoom(section: 1, available: -80)])
    }

    @Test("An item that is too long is reported")
    func tooLong() {
        var source = FlowSections()
        source.append(sizes: [CGSize(width: 50, height: 10), CGSize(width: 400, height: 10)])
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source)
        let path = ItemPath(section: 0, item: 1)
        #expect(layout.diagnostics() == [.itemTooLong(path, length: 400, available: 320)])
    }

    @Test("A hundred thousand sections, most of them empty, are leapt over")
    func manySections() {
        var source = FlowSections()
        for index in 0..<100_000 { source.append(FlowSection(.uniform(index % 1_000 == 0 ? 3 : 0))) }
        var layout = CollectionFlowLayout(viewport: viewport)
        layout.prepare(from: source)
        #expect(layout.contentSize.height == 5_000)
        let found = layout.elements(in: CGRect(x: 0, y: 120, width: 320, height: 100))
        #expect(found.map(\.element.section) == [2_000, 2_000, 2_000, 3_000, 3_000, 3_000, 4_000, 4_000, 4_000])
    }

    @Test("An empty section among pinned ones keeps its header at its place")
    func emptyPinned() {
        var source = FlowSections()
        for count in [2, 0, 4] {
            var section = FlowSection(.uniform(count))
            section.header = CGSize(width: 0, height: 30)
            source.append(section)
        }
        var layout = CollectionFlowLayout(viewport: FlowViewport(bounds: CGRect(x: 0, y: 100, width: 320, height: 100)))
        layout.configuration.sectionHeadersPinToVisibleBounds = true
        layout.prepare(from: source)
        #expect(layout.header(ofSection: 1)?.frame.minY == 80)
        #expect(layout.header(ofSection: 2)?.frame.minY == 110)
    }

    @Test("Rectangles, bounds and insets of any numbers stop nothing")
    func anyNumbers() {
        let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -1e308, 1e308, -0.0, .leastNonzeroMagnitude, 100, -100]
        for seed in 0..<UInt64(randomRuns(2_000)) {
            var random = SplitMix64(seed: seed)
            func number() -> CGFloat { numbers.randomElement(using: &random)! }
            func rect() -> CGRect { CGRect(x: number(), y: number(), width: number(), height: number()) }
            var data = RandomCollection.any(using: &random, items: 0...20)
            data.configuration.fitTolerance = number()
            data.configuration.firstSectionMaximumStretchLength = abs(number())
            for section in data.sections.indices {
                for item in data.sections[section].sizes.indices where item % 3 == 0 {
                    data.sections[section].sizes[item] = CGSize(width: number(), height: number())
                }
            }
            if seed % 2 == 0 { data.configuration.globalHeaderRules = .akpFlowLayout }
            var layout = data.layout(
                at: FlowViewport(
                    bounds: rect(),
                    contentInset: EdgeInsets(top: number(), leading: number(), bottom: number(), trailing: number())))
            _ = layout.elements(in: rect())
            _ = layout.visibleElements()
            _ = layout.shouldInvalidate(forBoundsChange: rect())
            layout.measure(near: rect(), from: data)
            _ = layout.element(at: CGPoint(x: number(), y: number()))
            for snapping in FlowSnapping.allCases {
                _ = layout.targetContentOffset(forProposed: CGPoint(x: number(), y: number()), snapping: snapping)
            }
            if let path = layout.firstVisibleItem {
                for direction in FlowDirection.allCases { _ = layout.item(after: path, towards: direction) }
                layout.resizeItem(at: path, to: CGSize(width: number(), height: number()))
            }
            _ = layout.diagnostics()
            layout.viewport.bounds = rect()
        }
    }
}
