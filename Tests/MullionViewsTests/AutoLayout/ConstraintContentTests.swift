import Mullion
import Testing

@Suite("Constraints in value views")
struct ConstraintContentTests {
    @Test("Unspecified is compressed, infinite expanded, a length wished for at 50")
    func proposals() {
        let block = Block(40, 20)
        block.setContentHuggingPriority(20, for: .horizontal)
        let host = ViewHost(ConstraintContent(Inset(block)))
        #expect(host.sizeThatFits(.unspecified) == CGSize(width: 60, height: 40))
        // Hugging of 20 gives way to 50, that of 250 does not.
        #expect(host.sizeThatFits(ProposedViewSize(width: 100, height: 100)) == CGSize(width: 100, height: 40))
        #expect(host.sizeThatFits(ProposedViewSize(width: 10, height: 10)) == CGSize(width: 60, height: 40))
        #expect(host.sizeThatFits(.infinity) == CGSize(width: 10_000, height: 40))
    }

    @Test("A width at a priority of 1000 is given, so that text in it wraps")
    func requiredWidth() {
        let text = Text("Words that wrap where the proposal ends, because it is given")
        let root = Inset(HostingView(text), inset: 0)
        let host = ViewHost(ConstraintContent(root, horizontalFittingPriority: .required))
        let natural = layout(text, 120).size
        #expect(
            host.sizeThatFits(ProposedViewSize(width: 120, height: nil)) == CGSize(width: 120, height: natural.height))
        #expect(host.sizeThatFits(.unspecified) == layout(text).size)
    }

    @Test("The view gets its frame in the coordinates of the picture, and is laid out and drawn there")
    func placing() {
        let block = Block(40, 20)
        block.backgroundColor = .red
        let root = Inset(block)
        root.backgroundColor = .blue
        let picture = layout(
            HStack(spacing: 5) {
                Color.green.frame(width: 30, height: 10)
                ConstraintContent(root)
            }
            .padding(3))
        #expect(picture.size == CGSize(width: 101, height: 46))
        #expect(root.frame == rect(38, 3, 60, 40))
        #expect(block.frame == rect(10, 10, 40, 20))
        #expect(picture.displayList.boxes == [rect(3, 18, 30, 10), rect(38, 3, 60, 40), rect(48, 13, 40, 20)])
        #expect(picture.outline == ["padding", ".hStack", "..frame", "...color", "..layoutView"])
    }

    @Test("Baselines are exported as guides; a view without text has none")
    func baselines() throws {
        let label = HostingView(Text("constraints").font(.title))
        let picture = layout(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("values")
                ConstraintContent(Inset(StackView(arrangedSubviews: [label]), inset: 7))
            })
        let texts = picture.displayList.texts
        #expect(texts.count == 2)
        // The inset view has no text of its own, so it is on its bottom edge.
        #expect(abs(texts[0].origin.y - picture.size.height) < 20)

        let row = StackView(arrangedSubviews: [HostingView(Text("constraints").font(.title))])
        let aligned = layout(
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("values")
                ConstraintContent(row)
            }
        ).displayList.texts
        #expect(abs(aligned[0].origin.y - aligned[1].origin.y) < 1e-6)
    }

    @Test("A change of content or of a constraint inside the view has the values laid out again")
    func invalidation() {
        let block = Block(40, 20)
        let root = Inset(block)
        let host = ViewHost(
            HStack(spacing: 0) {
                ConstraintContent(root)
                Text("tail").named("tail")
            })
        func tail() -> CGFloat {
            host.layout().frames.first { $0.name == "tail" }!.absoluteFrame.minX
        }
        #expect(tail() == 60)
        block.content.width = 50
        #expect(tail() == 70)
        root.leading.constant = 30
        #expect(tail() == 90)
        let more = Block(5, 5)
        root.add(more) { more, root in
            [
                more.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 200),
                more.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
                more.topAnchor.constraint(equalTo: root.topAnchor),
            ]
        }
        #expect(tail() == 205)
        more.removeFromSuperview()
        #expect(tail() == 90)
        let questions = block.questions
        #expect(tail() == 90)
        #expect(block.questions == questions)
    }

    @Test("What only needs layout is laid out with the values, and nothing is measured")
    func layoutOnly() {
        final class Counter: LayoutView {
            var layouts = 0
            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let counter = Counter()
        let host = ViewHost(ConstraintContent(Inset(counter)))
        host.layoutIfNeeded()
        let before = counter.layouts
        counter.setNeedsLayout()
        host.layoutIfNeeded()
        #expect(counter.layouts == before + 1)
        #expect(host.tree.counts.leafMeasurements == 0)
    }

    private struct Bar: LayoutViewRepresentable {
        final class Made {
            var count = 0
        }

        var length: CGFloat
        var made = Made()

        func makeLayoutView(context: Context) -> Block {
            made.count += 1
            return Block(0, 10)
        }

        func updateLayoutView(_ view: Block, context: Context) {
            if view.content.width != length { view.content.width = length }
        }
    }

    @Test("A representable makes its view once and updates it with each value")
    func representable() {
        let made = Bar.Made()
        func view(_ lengths: [CGFloat], isNoted: Bool = false) -> some View {
            VStack(alignment: .leading, spacing: 0) {
                if isNoted { Text("note") }
                ForEach(Array(lengths.enumerated()), id: \.offset) { Bar(length: $0.element, made: made) }
            }
        }
        let host = ViewHost(view([10, 20]))
        #expect(host.layout().size == CGSize(width: 20, height: 20))
        host.update(view([10, 50]))
        #expect(host.layout().size == CGSize(width: 50, height: 20))
        host.update(view([10, 50, 70], isNoted: true))
        #expect(host.layout().size.width == 70)
        #expect(made.count == 3)
        host.update(view([10]))
        #expect(host.layout().size == CGSize(width: 10, height: 10))
    }

    private struct Square: LayoutViewRepresentable {
        var side: CGFloat
        func makeLayoutView(context: Context) -> LayoutView { LayoutView() }
        func updateLayoutView(_ view: LayoutView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, layoutView: LayoutView, context: Context) -> CGSize? {
            CGSize(width: side, height: side)
        }
    }

    @Test("A representable may answer for its view")
    func ownSize() {
        let host = ViewHost(Square(side: 12))
        #expect(host.layout().size == CGSize(width: 12, height: 12))
        host.update(Square(side: 30))
        #expect(host.layout().size == CGSize(width: 30, height: 30))
    }

    @Test("The direction of the values is that of the tree")
    func direction() {
        let block = Block(10, 10)
        let root = LayoutView()
        root.add(block) {
            [$0.leadingAnchor.constraint(equalTo: $1.leadingAnchor), $0.topAnchor.constraint(equalTo: $1.topAnchor)]
        }
        let view = ConstraintContent(root).frame(width: 100, height: 20)
        _ = layout(view.environment(\.layoutDirection, .rightToLeft))
        #expect(root.effectiveLayoutDirection == .rightToLeft)
    }

    @Test("A view whose layout changes its content is measured again in the same layout")
    func contentFromLayout() {
        final class Follower: LayoutView {
            let inner = Block(10, 10)
            override func layoutSubviews() {
                super.layoutSubviews()
                if inner.content.height != 25 { inner.content.height = 25 }
            }
        }
        let root = Follower()
        root.add(root.inner) { inner, root in
            [
                inner.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                inner.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                inner.topAnchor.constraint(equalTo: root.topAnchor),
                inner.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ]
        }
        #expect(layout(ConstraintContent(root)).size == CGSize(width: 10, height: 25))
        #expect(root.inner.frame == rect(0, 0, 10, 25))
    }
}
