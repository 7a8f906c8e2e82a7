import MullionTestSupport
import Testing

@testable import MullionAutoLayout

/// A row that counts its layouts.
private final class CountingBar: OverflowStackView {
    private(set) var layouts = 0

    init() { super.init() }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
    }
}

@Suite("Overflow stack views")
struct StackOverflowTests {
    /// A row with items of the widths 60, 40, 80, 20 and gaps of 10, as high as its root and as wide as it is told.
    private struct Toolbar {
        let root = LayoutView(frame: CGRect(0, 0, 1_000, 40))
        let bar = CountingBar()
        let items = [("a", 60.0), ("b", 40), ("c", 80), ("d", 20)].map { Block($0.0, $0.1, 20) }
        let width: LayoutConstraint

        init() {
            bar.translatesAutoresizingMaskIntoConstraints = false
            bar.items = items
            bar.spacing = 10
            root.addSubview(bar)
            width = bar.widthAnchor.constraint(equalToConstant: 1_000)
            LayoutConstraint.activate([
                bar.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                bar.topAnchor.constraint(equalTo: root.topAnchor),
                bar.bottomAnchor.constraint(equalTo: root.bottomAnchor), width,
            ])
        }

        /// The names of what is shown at a width.
        func shown(at width: CGFloat) -> String {
            self.width.constant = width
            return shown()
        }

        func shown() -> String {
            root.layoutIfNeeded()
            return bar.shownItems.map(\.name).joined()
        }
    }

    @Test("The number that fits is that of the worked example")
    func prefix() {
        let row = FittingPrefix(lengths: [60, 40, 80, 20], spacing: 10)
        let rooms: [CGFloat] = [0, 59.5, 60, 109.5, 110, 199.5, 200, 229.5, 230, 1_000]
        #expect(rooms.map(row.count) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4])
        #expect(row.count(in: .nan) == 0 && row.count(in: -1) == 0 && row.count(in: .infinity) == 4)
        #expect(FittingPrefix(lengths: [], spacing: 10).count(in: 0) == 0)
    }

    @Test("A single view of exactly the room fits, and views of no length cost a gap")
    func prefixEdges() {
        let exact = FittingPrefix(lengths: [100, 50], spacing: 10)
        #expect([99, 100, 159, 160].map { exact.count(in: $0) } == [0, 1, 1, 2])
        let zero = FittingPrefix(lengths: [50, 0, 0, 30], spacing: 8)
        #expect([50, 57.5, 58, 66, 103.5, 104].map { zero.count(in: $0) } == [1, 1, 2, 3, 3, 4])
    }

    @Test("With negative gaps the longest row that fits counts")
    func prefixNegative() {
        // Ends at 50, 60, 40.
        let row = FittingPrefix(lengths: [50, 30, 0], spacing: -20)
        #expect([39, 40, 50].map { row.count(in: $0) } == [0, 3, 3])
    }

    @Test("An indicator takes its room only while something is left out")
    func prefixIndicator() {
        let row = FittingPrefix(lengths: [60, 40, 80, 20], spacing: 10)
        let rooms: [CGFloat] = [14, 15, 84.5, 85, 134.5, 135, 229.5, 230]
        let answers = rooms.map { row.count(in: $0, indicator: 15) }
        #expect(answers.map(\.count) == [0, 0, 0, 1, 1, 2, 3, 4])
        #expect(answers.map(\.hasIndicator) == [false, true, true, true, true, true, true, false])
    }

    @Test("Every way to a width shows the longest row that fits, in the same frames, after two layouts at most")
    func sweep() {
        let toolbar = Toolbar()
        toolbar.bar.overflowIndicator = Block("+", 15, 20)
        let wanted = FittingPrefix(lengths: [60, 40, 80, 20], spacing: 10)
        var random = SplitMix64(seed: 7)
        var frames: [CGFloat: [CGRect]] = [:]
        let widths = (0...2_000).map { CGFloat($0) / 2 }
        for width in widths + widths.reversed() + widths.shuffled(using: &random) {
            let before = (toolbar.bar.rearrangements, toolbar.bar.layouts)
            let shown = toolbar.shown(at: width)
            #expect(shown.count == wanted.count(in: width, indicator: 15).count, "\(width)")
            #expect("abcd".hasPrefix(shown))
            #expect(toolbar.bar.rearrangements - before.0 <= 1 && toolbar.bar.layouts - before.1 <= 2, "\(width)")
            let here = toolbar.bar.shownItems.map(\.frame)
            #expect(frames[width, default: here] == here)
            frames[width] = here
        }
        #expect(frames.count == 2_001 && toolbar.root.takeLayoutReports() == [])
        // The same width again is no work at all.
        let layouts = toolbar.bar.layouts
        toolbar.root.layoutIfNeeded()
        #expect(toolbar.bar.layouts == layouts)
    }

    @Test("A pass without a change of what fits rearranges nothing")
    func quiet() {
        let toolbar = Toolbar()
        _ = toolbar.shown(at: 120)
        let before = toolbar.bar.rearrangements
        for width in [119, 111, 110, 150, 199.5] as [CGFloat] { #expect(toolbar.shown(at: width) == "ab") }
        #expect(toolbar.bar.rearrangements == before)
    }

    @Test("Shown items have the frames of a row")
    func frames() {
        let toolbar = Toolbar()
        #expect(toolbar.shown(at: 200) == "abc")
        let frames = toolbar.items.prefix(3).map(\.frame)
        #expect(frames == [CGRect(0, 0, 60, 40), CGRect(70, 0, 40, 40), CGRect(120, 0, 80, 40)])
        #expect(toolbar.bar.overflowingItems.map(\.name) == ["d"])
        #expect(toolbar.bar.items.map(\.name) == ["a", "b", "c", "d"])
    }

    @Test("Hidden items cost nothing and come back in their place")
    func hidden() {
        let toolbar = Toolbar()
        #expect(toolbar.shown(at: 150) == "ab")
        toolbar.items[1].isHidden = true
        #expect(toolbar.shown() == "ac")
        toolbar.items[2].isHidden = true
        #expect(toolbar.shown() == "ad")
        toolbar.items[1].isHidden = false
        #expect(toolbar.shown() == "abd")
        toolbar.items[2].isHidden = false
        #expect(toolbar.shown() == "ab")
    }

    @Test("Items that change are measured again, shown or not")
    func content() {
        let toolbar = Toolbar()
        #expect(toolbar.shown(at: 200) == "abc")
        toolbar.items[0].content.width = 61
        #expect(toolbar.shown() == "ab")
        toolbar.items[2].content.width = 30
        #expect(toolbar.shown() == "abcd")
    }

    @Test("Changes deep inside of items are heard")
    func deepContent() {
        let toolbar = Toolbar()
        let inner = Block("inner", 50, 10)
        let item = StackView(arrangedSubviews: [inner])
        item.identifier = "e"
        toolbar.bar.items = [item] + toolbar.items
        #expect(toolbar.shown(at: 170) == "eab")
        inner.content.width = 60
        #expect(toolbar.shown() == "ea")
        inner.content.width = 50
        #expect(toolbar.shown() == "eab")
        #expect(toolbar.shown(at: 30) == "")
        inner.content.width = 20
        #expect(toolbar.shown() == "e")
    }

    @Test("An indicator is behind the items while any is left out")
    func indicator() {
        let toolbar = Toolbar()
        let more = Block("more", 15, 20)
        toolbar.bar.overflowIndicator = more
        #expect(toolbar.shown(at: 230) == "abcd")
        #expect(more.superview?.isHidden == true)
        #expect(toolbar.shown(at: 229) == "abc")
        #expect(more.frame == CGRect(210, 0, 15, 40))
        #expect(toolbar.shown(at: 20) == "")
        #expect(more.frame == CGRect(0, 0, 15, 40))
        toolbar.bar.overflowIndicator = nil
        #expect(more.superview == nil)
        #expect(toolbar.shown(at: 60) == "a")
    }

    @Test("Custom spacing counts, and comes back with its item")
    func customSpacing() {
        let toolbar = Toolbar()
        toolbar.bar.setCustomSpacing(30, after: toolbar.items[0])
        #expect(toolbar.shown(at: 129) == "a")
        #expect(toolbar.shown(at: 130) == "ab")
        #expect(toolbar.shown(at: 50) == "")
        #expect(toolbar.shown(at: 130) == "ab")
        #expect(toolbar.items[1].frame.minX == 90)
    }

    @Test("Items that are removed are items no longer")
    func removing() {
        let toolbar = Toolbar()
        #expect(toolbar.shown(at: 150) == "ab")
        toolbar.items[0].removeFromSuperview()
        #expect(toolbar.bar.items.map(\.name) == ["b", "c", "d"])
        #expect(toolbar.shown() == "bc")
        toolbar.bar.items = [toolbar.items[3], toolbar.items[1]]
        #expect(toolbar.shown() == "db")
        #expect(toolbar.items[1].frame.minX == 30)
        #expect(toolbar.items[2].superview == nil)
    }

    @Test("A column overflows downwards")
    func column() {
        let bar = OverflowStackView(axis: .vertical)
        bar.frame = CGRect(0, 0, 50, 50)
        bar.items = (0..<4).map { Block("\($0)", 30, 20) }
        bar.layoutIfNeeded()
        #expect(bar.shownItems.map(\.name) == ["0", "1"])
        #expect(bar.items[1].frame == CGRect(0, 20, 50, 20))
        bar.frame.size.height = 60
        bar.layoutIfNeeded()
        #expect(bar.shownItems.count == 3)
    }
}
