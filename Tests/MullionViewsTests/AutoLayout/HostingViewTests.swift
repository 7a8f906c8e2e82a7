import Mullion
import Testing

@Suite("Value views in constraints")
struct HostingViewTests {
    private static let words = "A text that is long enough to be wrapped more than once"

    private func size<V: View>(_ view: V, _ width: CGFloat? = nil) -> CGSize { layout(view, width).size }

    @Test("The intrinsic width is the ideal one, and the height that of the solved width")
    func heightForWidth() {
        let label = HostingView(Text(Self.words))
        let root = LayoutView(frame: rect(0, 0, 200, 300))
        root.add(label) {
            [
                $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
                $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.trailingAnchor.constraint(lessThanOrEqualTo: $1.trailingAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(label.intrinsicContentSize == size(Text(Self.words)))
        #expect(label.frame.isNear(rect(0, 0, 200, size(Text(Self.words), 200).height)))
        root.frame = rect(0, 0, 120, 300)
        root.layoutIfNeeded()
        #expect(label.frame.isNear(rect(0, 0, 120, size(Text(Self.words), 120).height)))
    }

    @Test("A preferred width wraps the intrinsic size")
    func preferredWidth() {
        let label = HostingView(Text(Self.words))
        label.preferredMaxLayoutWidth = 150
        #expect(label.intrinsicContentSize == size(Text(Self.words), 150))
        #expect(label.intrinsicContentSize.width <= 150)
        #expect(label.systemLayoutSizeFitting(.zero) == size(Text(Self.words), 150))
    }

    @Test("A text that is exactly as wide as it wants to be is not wrapped by rounding")
    func exactWidth() {
        for count in 1...20 {
            let text = Text(String(repeating: "word ", count: count) + "end")
            let label = HostingView(text)
            let root = LayoutView(frame: rect(0, 0, 2_000, 100))
            root.add(label) {
                [
                    $0.centerXAnchor.constraint(equalTo: $1.centerXAnchor, constant: 0.1),
                    $0.topAnchor.constraint(equalTo: $1.topAnchor, constant: 0.7),
                ]
            }
            root.layoutIfNeeded()
            #expect(label.frame.height == size(text).height)
            #expect(LayoutViewRenderer(root).displayList.texts.count == 1)
        }
    }

    @Test("Baselines are those of the first and the last line, at the height the text has")
    func baselines() {
        let icon = Block(20, 20)
        let label = HostingView(Text(Self.words))
        let after = HostingView(Text("after").font(.caption))
        let root = LayoutView(frame: rect(0, 0, 150, 300))
        root.add(icon) {
            [$0.topAnchor.constraint(equalTo: $1.topAnchor), $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor)]
        }
        root.add(label) { label, root in
            [
                label.leadingAnchor.constraint(equalTo: icon.trailingAnchor),
                label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                label.firstBaselineAnchor.constraint(equalTo: icon.bottomAnchor, constant: 10),
            ]
        }
        root.add(after) { after, root in
            [
                after.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                after.firstBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor, constant: 20),
            ]
        }
        root.layoutIfNeeded()
        let texts = LayoutViewRenderer(root).displayList.texts
        #expect(texts.count > 3)
        #expect(abs(texts[0].origin.y - 30) < 1e-6)
        #expect(abs(texts[texts.count - 1].origin.y - texts[texts.count - 2].origin.y - 20) < 1e-6)
    }

    @Test("Content is in the middle of a larger frame, and its baseline with it")
    func centred() {
        let label = HostingView(Text("One"))
        let other = HostingView(Text("two").font(.title))
        let root = LayoutView(frame: rect(0, 0, 400, 200))
        root.add(label) {
            [
                $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
                $0.topAnchor.constraint(equalTo: $1.topAnchor),
                $0.widthAnchor.constraint(equalToConstant: 100),
                $0.heightAnchor.constraint(equalToConstant: 80),
            ]
        }
        root.add(other) { other, root in
            [
                other.leadingAnchor.constraint(equalTo: label.trailingAnchor),
                other.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
            ]
        }
        root.layoutIfNeeded()
        let texts = LayoutViewRenderer(root).displayList.texts
        let natural = size(Text("One"))
        #expect(abs(texts[0].origin.x - (100 - natural.width) / 2) < 1e-6)
        #expect(texts[0].origin.y > 40)
        #expect(abs(texts[0].origin.y - texts[1].origin.y) < 1e-6)
    }

    @Test("From right to left, content is mirrored with the tree")
    func direction() {
        let label = HostingView(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10)
                Color.blue.frame(width: 30, height: 10)
            })
        let root = LayoutView(frame: rect(0, 0, 100, 20))
        root.add(label) {
            [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor)]
        }
        #expect(LayoutViewRenderer(root).displayList.boxes == [rect(0, 0, 10, 10), rect(10, 0, 30, 10)])
        root.layoutDirection = .rightToLeft
        #expect(LayoutViewRenderer(root).displayList.boxes == [rect(90, 0, 10, 10), rect(60, 0, 30, 10)])
    }

    @Test("A new value that answers alike has no constraint asked; another one has")
    func updates() {
        let label = HostingView(Text("one").foregroundColor(.red))
        let root = Inset(label)
        root.frame = rect(0, 0, 200, 60)
        let scheduler = ManualLayoutScheduler()
        root.layoutIfNeeded()
        root.layoutScheduler = scheduler
        scheduler.run()
        label.content = Text("one").foregroundColor(.blue)
        #expect(!label.needsUpdateConstraints && !scheduler.isPending)
        #expect(LayoutViewRenderer(root).displayList.texts.map(\.color) == [.blue])
        let before = root.systemLayoutSizeFitting(.zero)
        label.content = Text("one and more").foregroundColor(.blue)
        #expect(label.needsUpdateConstraints && scheduler.isPending)
        #expect(root.systemLayoutSizeFitting(.zero).width > before.width)
        scheduler.run()
        #expect(LayoutViewRenderer(root).displayList.texts.map(\.string) == ["one and more"])
    }

    @Test("Content that fills takes the frame that constraints give it")
    func filling() {
        let view = HostingView(Color.green)
        let root = Inset(view)
        root.frame = rect(0, 0, 100, 50)
        #expect(LayoutViewRenderer(root).displayList.boxes == [rect(10, 10, 80, 30)])
        #expect(view.intrinsicContentSize == CGSize(width: 10, height: 10))
    }

    @Test("Measuring text is bounded: one new cell measures each text once, and a second pass none")
    func measureCounts() {
        let measurer = CountingMeasurer()
        let root = LayoutView(frame: rect(0, 0, 300, 1_000))
        let stack = StackView(
            arrangedSubviews: (0..<50).map { HostingView(Text("Row \($0) \(Self.words)"), measurer: measurer) })
        stack.axis = .vertical
        root.add(stack) {
            [
                $0.leadingAnchor.constraint(equalTo: $1.leadingAnchor),
                $0.trailingAnchor.constraint(equalTo: $1.trailingAnchor),
                $0.topAnchor.constraint(equalTo: $1.topAnchor),
            ]
        }
        root.layoutIfNeeded()
        #expect(measurer.count == 50)
        let row = stack.arrangedSubviews[20] as! HostingView<Text>
        let placed = row.contentTree.counts
        #expect(placed.leafMeasurements <= 8)
        row.content = Text("Another")
        root.layoutIfNeeded()
        #expect(measurer.count == 51)
    }
}

extension DisplayList {
    /// The texts, in drawing order.
    var texts: [TextRun] {
        commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    /// The bounds of the fills, in drawing order.
    var boxes: [CGRect] {
        commands.compactMap { if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil } }
    }
}
