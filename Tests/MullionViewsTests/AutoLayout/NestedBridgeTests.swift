import Mullion
import MullionTestSupport
import Testing

/// Values in constraints in values in constraints.
@Suite("Nested bridges")
struct NestedBridgeTests {
    private struct State {
        var text = "inner"
        var padding: CGFloat = 4
        var width: CGFloat = 20
        var inset: CGFloat = 10
        var outer = "outer"
    }

    /// A block and a text, in constraints, in a row of values, in constraints, in a column of values.
    private final class Nest {
        let block: Block
        let label: HostingView<Text>
        let inner: Inset
        let middle: HostingView<Row>
        let root: Inset
        let host: ViewHost<Column>

        nonisolated struct Row: View {
            var padding: CGFloat
            var inner: LayoutView
            var body: some View {
                HStack(spacing: 2) {
                    ConstraintContent(inner)
                    Text("beside")
                }
                .padding(padding)
            }
        }

        nonisolated struct Column: View {
            var title: String
            var root: LayoutView
            var body: some View {
                VStack(alignment: .leading, spacing: 3) {
                    Text(title)
                    ConstraintContent(root)
                    Color.red.frame(height: 5)
                }
            }
        }

        init(_ state: State) {
            block = Block(state.width, 12)
            label = HostingView(Text(state.text))
            let stack = StackView(arrangedSubviews: [block, label])
            stack.spacing = 6
            stack.alignment = .center
            inner = Inset(stack, inset: 5)
            middle = HostingView(Row(padding: state.padding, inner: inner))
            root = Inset(middle, inset: 10)
            root.leading.constant = state.inset
            host = ViewHost(Column(title: state.outer, root: root))
        }

        /// Everything that is drawn, and all frames.
        func picture(_ proposal: ProposedViewSize) -> (DisplayList, [CGRect]) {
            let list = host.layout(in: proposal).displayList
            return (list, [block.frame, label.frame, inner.frame, middle.frame, root.frame])
        }
    }

    @Test("A change at the bottom reaches the top, and one at the top leaves the bottom alone")
    func threeDeep() {
        let nest = Nest(State())
        let before = nest.host.layout().size
        nest.label.content = Text("inner and longer")
        let after = nest.host.layout().size
        #expect(after.width > before.width)
        nest.block.content.width += 15
        #expect(nest.host.layout().size.width == after.width + 15)
        let questions = nest.block.questions
        nest.host.update(Nest.Column(title: "another", root: nest.root))
        nest.host.layoutIfNeeded()
        #expect(nest.block.questions == questions)
    }

    @Test("After edits at any depth everything is as in a fresh build", arguments: randomRuns(0..<8))
    func equalToFresh(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var state = State()
        let nest = Nest(state)
        for edit in 0..<25 {
            let proposal =
                edit % 3 == 0
                ? ProposedViewSize.unspecified
                : ProposedViewSize(width: CGFloat.random(in: 0...300, using: &generator).rounded(), height: nil)
            let kept = nest.picture(proposal)
            let fresh = Nest(state).picture(proposal)
            let isEqual = kept.0 == fresh.0 && zip(kept.1, fresh.1).allSatisfy { $0.isNear($1) }
            #expect(isEqual, "seed \(seed), edit \(edit)")
            if !isEqual { return }
            for _ in 0...(edit % 2) {
                switch Int.random(in: 0..<5, using: &generator) {
                case 0:
                    state.text = String(repeating: "word ", count: Int.random(in: 1...5, using: &generator))
                    nest.label.content = Text(state.text)
                case 1:
                    state.padding = CGFloat(Int.random(in: 0...9, using: &generator))
                    nest.middle.content = Nest.Row(padding: state.padding, inner: nest.inner)
                case 2:
                    state.width = CGFloat(Int.random(in: 0...90, using: &generator))
                    nest.block.content.width = state.width
                case 3:
                    state.inset = CGFloat(Int.random(in: 0...30, using: &generator))
                    nest.root.leading.constant = state.inset
                default:
                    state.outer = String(repeating: "title ", count: Int.random(in: 1...4, using: &generator))
                    nest.host.update(Nest.Column(title: state.outer, root: nest.root))
                }
            }
        }
    }

    /// Counts how often constraints ask a text for its height.
    private final class CountingLabel: HostingView<Text> {
        var questions = 0
        override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
            questions += 1
            return super.contentHeight(forWidth: width)
        }
    }

    /// A value that shows a text in as many levels of constraints in values.
    private func nest(_ label: LayoutView, levels: Int) -> LayoutView {
        levels == 0 ? label : Inset(HostingView(ConstraintContent(nest(label, levels: levels - 1)).padding(1)))
    }

    @Test(
        "The text at the bottom is asked as often at any depth, and not again without a change", arguments: [1, 2, 3])
    func questions(levels: Int) {
        let label = CountingLabel(Text("A text that wraps when it has to, and is asked at the bottom"))
        let host = ViewHost(ConstraintContent(nest(Inset(label), levels: levels)))
        host.layoutIfNeeded(in: ProposedViewSize(width: 300, height: 200))
        #expect(label.questions > 0 && label.questions <= 10)
        let before = label.questions
        host.layoutIfNeeded(in: ProposedViewSize(width: 300, height: 200))
        #expect(label.questions == before)
        label.content = Text("Another")
        host.layoutIfNeeded(in: ProposedViewSize(width: 300, height: 200))
        #expect(label.questions > before && label.questions <= before + 10)
    }

    @Test("A scheduler of the outermost constraints hears of a change in the innermost")
    func scheduling() {
        let block = Block(10, 10)
        let middle = HostingView(ConstraintContent(Inset(block)))
        let root = Inset(middle)
        let scheduler = ManualLayoutScheduler()
        root.layoutIfNeeded()
        root.layoutScheduler = scheduler
        scheduler.run()
        #expect(!scheduler.isPending)
        block.content.width = 33
        #expect(scheduler.isPending)
        scheduler.run()
        #expect(!scheduler.isPending)
        #expect(root.systemLayoutSizeFitting(.zero).width == 73)
        #expect(!scheduler.isPending)
    }
}
