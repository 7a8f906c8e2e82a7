import Mullion
import Testing

/// Counts the views that a closure makes.
final class BuildCounter {
    var count = 0

    func made<V: View>(_ view: V) -> V {
        count += 1
        return view
    }
}

extension LaidOutView {
    /// The frames of cells in the coordinates of the collection, in document order, by what they are for.
    func cells(_ kind: String? = nil) -> [CGRect] {
        frames.filter { kind == nil ? $0.kind.hasPrefix("collection") : $0.kind == kind }.map(\.frame)
    }
}

@Suite("Collection views")
struct CollectionViewTests {
    private static let size = CGSize(width: 90, height: 40)
    private static let proposal = ProposedViewSize(width: 320, height: 480)

    private static func numbers(
        _ count: Int, at offset: ScrollOffset?, _ counter: BuildCounter = BuildCounter(),
        _ configuration: FlowConfiguration = FlowConfiguration()
    ) -> some View {
        let collection = FlowCollection(configuration) {
            CollectionSection(0..<count, sizes: .uniform(size)) { number in counter.made(Text(verbatim: "\(number)")) }
                .header(length: 30) { Color.gray }
        }
        return ScrollView(offset: offset ?? .at()) { collection }
    }

    // MARK: - Only what is seen

    @Test("Of a million items only those in the window and its margin are made")
    func lazy() {
        let counter = BuildCounter()
        let host = ViewHost(Self.numbers(1_000_000, at: .at(y: 8_000_000), counter))
        let picture = host.layout(in: Self.proposal)
        // 480 points and a margin of 64 at both ends, in lines of 3 items 50 points apart.
        #expect(counter.count >= 33 && counter.count <= 39, "\(counter.count)")
        #expect(picture.nodeCount < 100)
        #expect(host.tree.nodeCount < 200)
        #expect(picture.texts.contains { $0.string == "480000" })
    }

    @Test("Scrolling by a line makes the items of one line and keeps the nodes of the others")
    func scrollByLine() throws {
        let counter = BuildCounter()
        let host = ViewHost(Self.numbers(1_000_000, at: .at(y: 8_000_000), counter))
        let before = host.layout(in: Self.proposal)
        let made = counter.count
        let old = Set(before.frames.filter { $0.kind == "collectionItem" }.map(\.node))
        for step in 1...10 {
            host.scroll(to: .at(y: 8_000_000 + CGFloat(step) * 50))
            _ = host.layout(in: Self.proposal)
            #expect(counter.count == made + 3 * step)
        }
        host.scroll(to: .at(y: 8_000_050))
        let after = host.layout(in: Self.proposal)
        let new = Set(after.frames.filter { $0.kind == "collectionItem" }.map(\.node))
        #expect(new.count == old.count)
        host.scroll(to: .at(y: 8_000_100))
        let later = Set(host.layout(in: Self.proposal).frames.filter { $0.kind == "collectionItem" }.map(\.node))
        #expect(later.intersection(new).count == new.count - 3)
    }

    @Test("A scrolled host has the frames of a new one")
    func scrolledEqualsFresh() {
        let host = ViewHost(Self.numbers(10_000, at: .at()))
        _ = host.layout(in: Self.proposal)
        for y in [0, 17, 950, 40_000, 39_000, -30, 200_000] as [CGFloat] {
            host.scroll(to: .at(y: y))
            let fresh = layout(Self.numbers(10_000, at: .at(y: y)), 320, 480)
            let scrolled = host.layout(in: Self.proposal)
            #expect(scrolled.frames.map(\.absoluteFrame) == fresh.frames.map(\.absoluteFrame))
            #expect(scrolled.displayList == fresh.displayList)
        }
    }

    @Test("An update with the same offset leaves the content where it was scrolled to, with another it moves it there")
    func declaredOffset() throws {
        let host = ViewHost(Self.numbers(1_000, at: .at(y: 100)))
        func first() throws -> String? { host.layout(in: Self.proposal).texts.first?.string }
        #expect(try first() == "0")
        host.scroll(to: .at(y: 1_030))
        let scrolled = try first()
        #expect(scrolled == "54")
        host.update(Self.numbers(1_000, at: .at(y: 100)))
        #expect(try first() == scrolled)
        host.update(Self.numbers(1_000, at: .at(y: 530)))
        #expect(try first() == "24")
    }

    @Test("Three hundred windows leave no nodes behind")
    func noGrowth() {
        let host = ViewHost(Self.numbers(1_000_000, at: .at()))
        for step in 0..<300 {
            host.scroll(to: .at(y: CGFloat(step) * 700))
            host.layoutIfNeeded(in: Self.proposal)
        }
        #expect(host.tree.nodeCount < 300)
    }

    @Test("Outside of a scroll view everything is made, up to a limit that is reported")
    func whole() {
        let counter = BuildCounter()
        let small = layout(FlowCollection { Self.section(25, counter) }, 320)
        #expect(counter.count == 25)
        #expect(small.size == CGSize(width: 320, height: 9 * 40 + 8 * 10))
        #expect(small.diagnostics.isEmpty)
        let large = layout(FlowCollection { Self.section(12_000, counter) }, 320)
        #expect(large.cells("collectionItem").count == FlowCollection.elementLimit)
        #expect(large.diagnostics.map(\.kind) == [.omittedElements(count: 2_000)])
        #expect(large.size.height == CGFloat(199_990))
    }

    private static func section(_ count: Int, _ counter: BuildCounter) -> CollectionSection {
        CollectionSection(0..<count, sizes: .uniform(size)) { _ in counter.made(Color.blue) }
    }

    @Test("An unspecified width is 10, and an infinite one is taken")
    func unspecifiedWidth() {
        let collection = FlowCollection { Self.section(3, BuildCounter()) }
        #expect(layout(collection).size == CGSize(width: 10, height: 140))
        let host = ViewHost(collection)
        #expect(host.sizeThatFits(ProposedViewSize(width: .infinity, height: nil)).height == 40)
    }

    // MARK: - The engine's frames

    private static func configuration(_ change: (inout FlowConfiguration) -> Void) -> FlowConfiguration {
        var configuration = FlowConfiguration()
        change(&configuration)
        return configuration
    }

    static let configurations: [FlowConfiguration] = [
        configuration { _ in },
        configuration { $0.lineAlignment = .center },
        configuration { $0.sectionHeadersPinToVisibleBounds = true },
        configuration {
            $0.sectionFootersPinToVisibleBounds = true
            $0.crossAlignment = .stretch
        },
        configuration {
            $0.globalHeaderOptions = .all
            $0.firstSectionMaximumStretchLength = 120
        },
        configuration {
            $0.scrollDirection = .horizontal
            $0.sectionHeadersPinToVisibleBounds = true
        },
    ]

    /// Sections of sizes that follow from their numbers.
    private static func size(_ section: Int, _ item: Int) -> CGSize {
        CGSize(width: CGFloat(30 + (item * 37 + section * 11) % 90), height: CGFloat(20 + (item * 13) % 25))
    }

    @Test("Cells have the frames that the engine gives, at every offset", arguments: configurations)
    func framesOfTheEngine(_ configuration: FlowConfiguration) {
        let isVertical = configuration.scrollDirection == .vertical
        var source = FlowSections()
        for number in 0..<4 {
            var section = FlowSection(.variable(0))
            section.header = CGSize(width: 40, height: 40)
            section.footer = CGSize(width: 15, height: 15)
            section.inset = EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 2)
            source.append(section, sizes: (0..<60).map { Self.size(number, $0) })
        }
        for offset in [-100, -20, 0, 25, 333, 610.5, 1_500, 9_000] as [CGFloat] {
            var engine = CollectionFlowLayout(configuration: configuration)
            engine.viewport.bounds = CGRect(
                x: isVertical ? 0 : offset, y: isVertical ? offset : 0, width: 320, height: 480)
            engine.prepare(from: source)
            let margin = FlowCollection.visibleMargin
            let rect = engine.viewport.bounds.insetBy(dx: isVertical ? 0 : -margin, dy: isVertical ? -margin : 0)
            let expected = engine.elements(in: rect)

            let view = ScrollView(
                isVertical ? .vertical : .horizontal,
                offset: isVertical ? .at(y: offset) : .at(x: offset)
            ) {
                FlowCollection(configuration) {
                    for number in 0..<4 {
                        CollectionSection(0..<60, sizes: .each { Self.size(number, $0) }) { _ in Color.blue }
                            .header(length: 40) { Color.red }
                            .footer(length: 15) { Color.green }
                            .insets(EdgeInsets(top: 4, leading: 6, bottom: 8, trailing: 2))
                    }
                }
            }
            let picture = layout(view, 320, 480)
            #expect(picture.cells() == expected.map(\.frame), "at \(offset)")
            #expect(
                picture.frames.filter { $0.kind.hasPrefix("collection") }.map(\.kind)
                    == expected.map { "collection" + $0.element.kind.name }, "at \(offset)")
        }
    }

    @Test("What is before a collection in the scroll view does not stretch its header")
    func contentBefore() throws {
        let configuration = Self.configuration { $0.globalHeaderOptions = .all }
        func header(_ offset: CGFloat) throws -> CGRect {
            let view = ScrollView(offset: .at(y: offset)) {
                VStack(spacing: 0) {
                    Color.red.frame(height: 100)
                    FlowCollection(configuration) {
                        CollectionSection(0..<100, sizes: .uniform(Self.size)) { _ in Color.blue }
                            .header(length: 50) { Color.gray.named("header") }
                    }
                }
            }
            return try layout(view, 320, 480).frame("header")
        }
        #expect(try header(0) == rect(0, 100, 320, 50))
        #expect(try header(60) == rect(0, 40, 320, 50))
        #expect(try header(300) == rect(0, 0, 320, 50))
        #expect(try header(-40) == rect(0, 100, 320, 90))
    }

    // MARK: - Measured sizes, order, identity

    @Test("A measured item is as large as its view is in the length of a line")
    func measured() throws {
        let words = ["a", "bb", "a longer tag", "and one that is far too long for a line of eighty points"]
        let picture = layout(
            FlowCollection(Self.configuration { $0.lineAlignment = .start }) {
                CollectionSection(words, id: \.self) { Text($0).padding(4).named($0) }
            }, 80)
        for word in words {
            let alone = layout(Text(word).padding(4), 80)
            #expect(try picture.frame(word).size == alone.size)
        }
    }

    @Test("Measured items of columns have the width of the column, and a line is as high as its highest")
    func measuredColumns() {
        let heights: [CGFloat] = [20, 50, 30, 10]
        let picture = layout(
            FlowCollection(Self.configuration { $0.crossAlignment = .start }) {
                CollectionSection(0..<4) { Color.blue.frame(height: heights[$0]) }
                    .arrangement(.grid(columns: 2)).spacing(items: 10, lines: 5)
            }, 110)
        #expect(
            picture.cells("collectionItem") == [
                rect(0, 0, 50, 20), rect(60, 0, 50, 50), rect(0, 55, 50, 30), rect(60, 55, 50, 10),
            ])
    }

    @Test("Collections in collections are measured once a level, and not twice as often with each")
    func nestedMeasuring() {
        let counter = BuildCounter()
        func nested(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(counter.made(Color.blue.frame(width: 20, height: 10))) }
            return AnyView(FlowCollection { CollectionSection(0..<1) { _ in nested(depth - 1) } })
        }
        let picture = layout(nested(14), 200)
        #expect(picture.size.height == 10)
        #expect(counter.count < 100, "\(counter.count)")
    }

    @Test("Measured texts of several sizes share one baseline")
    func baselines() throws {
        let sizes: [CGFloat] = [12, 30, 18]
        let picture = layout(
            FlowCollection(Self.configuration { $0.crossAlignment = .baseline }) {
                CollectionSection(sizes, id: \.self) { size in
                    Text("tag").font(.system(size: size)).padding(size / 3)
                }
            }, 400)
        let baselines = picture.texts.map(\.origin.y)
        #expect(baselines.count == 3)
        #expect(baselines.allSatisfy { abs($0 - baselines[0]) < 1e-6 })
    }

    @Test("A pinned header is drawn in front of the items it covers")
    func order() {
        let configuration = Self.configuration { $0.sectionHeadersPinToVisibleBounds = true }
        let view = ScrollView(offset: .at(y: 55)) {
            FlowCollection(configuration) {
                CollectionSection(0..<30, sizes: .uniform(Self.size)) { _ in Color.blue }
                    .header(length: 30) { Color.red }
            }
        }
        let picture = layout(view, 320, 200)
        #expect(picture.fills.last == .red)
        #expect(picture.cells("collectionHeader") == [rect(0, 55, 320, 30)])
    }

    @Test("An item keeps its nodes when others come before it")
    func identity() throws {
        func list(_ names: [String]) -> some View {
            FlowCollection { CollectionSection(names, id: \.self) { Text($0).named($0) } }
        }
        let host = ViewHost(list(["a", "b", "c"]))
        let before = try #require(host.layout(in: Self.proposal).frames.first { $0.name == "b" }).node
        host.update(list(["x", "y", "a", "b"]))
        let picture = host.layout(in: Self.proposal)
        #expect(picture.frames.first { $0.name == "b" }?.node == before)
        #expect(!picture.frames.contains { $0.name == "c" })
    }

    @Test("A scroll view at its end shows the last item, and the beginning where everything fits")
    func end() throws {
        func last(_ count: Int) throws -> CGRect {
            let view = ScrollView(offset: .end) {
                FlowCollection {
                    CollectionSection(0..<count, sizes: .uniform(Self.size)) { Color.blue.named("\($0)") }
                }
            }
            return try layout(view, 320, 200).frame("\(count - 1)")
        }
        #expect(try last(300).maxY == 200)
        #expect(try last(2).minY == 0)
    }

    @Test("From right to left the first item is at the right, and the window of a horizontal collection goes left")
    func rightToLeft() throws {
        let configuration = Self.configuration { $0.scrollDirection = .horizontal }
        let view = ScrollView(.horizontal, offset: .at(x: 500)) {
            FlowCollection(configuration) {
                CollectionSection(0..<100, sizes: .uniform(CGSize(width: 40, height: 40))) {
                    Color.blue.named("\($0)")
                }
            }
        }
        .environment(\.layoutDirection, .rightToLeft)
        let picture = layout(view, 200, 40)
        #expect(try picture.frame("10") == rect(160, 0, 40, 40))
        #expect(!picture.frames.contains { $0.name == "0" })
    }

    @Test("An item that is too long for its line is reported")
    func tooLong() {
        let picture = layout(
            FlowCollection { CollectionSection(0..<1, sizes: .uniform(Self.size)) { _ in Color.blue } }, 50)
        #expect(
            picture.diagnostics.map(\.kind) == [
                .collection(.itemTooLong(ItemPath(section: 0, item: 0), length: 90, available: 50))
            ])
    }

    @Test("No sections and empty sections have no cells")
    func empty() {
        #expect(layout(FlowCollection {}, 100).size == CGSize(width: 100, height: 0))
        let picture = layout(FlowCollection { CollectionSection(0..<0) { _ in Color.red } }, 100)
        #expect(picture.cells().isEmpty)
    }

    @Test("Numbers that are none do no harm", arguments: [CGFloat.nan, .infinity, -.infinity, 1e300])
    func hostile(_ number: CGFloat) {
        let view = ScrollView(offset: .at(x: number, y: number)) {
            FlowCollection {
                CollectionSection(0..<5, sizes: .each { _ in CGSize(width: number, height: number) }) { _ in Color.red }
                    .header(length: number) { Color.blue }
            }
        }
        let picture = layout(view, 100, 100)
        #expect(picture.frames.allSatisfy { $0.absoluteFrame.minY.isFinite && $0.absoluteFrame.height.isFinite })
    }
}

extension FlowElement.Kind {
    fileprivate var name: String {
        switch self {
        case .header: "Header"
        case .footer: "Footer"
        case .item, .decoration: "Item"
        }
    }
}
