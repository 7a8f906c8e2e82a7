import MullionAutoLayout
import MullionTestSupport
import Testing

/// A view that runs a function in each phase of a pass.
private final class Reacting: LayoutView {
    var reaction: (() -> Void)?
    var reactsInUpdate = false

    override func updateConstraints() {
        if reactsInUpdate { react() }
        super.updateConstraints()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if !reactsInUpdate { react() }
    }

    private func react() {
        let reaction = reaction
        self.reaction = nil
        reaction?()
    }
}

@Suite("Views removed while a pass runs")
struct RemovalInPassTests {
    private final class Witness {
        weak var view: LayoutView?

        init(_ view: LayoutView) { self.view = view }
    }

    @Test("Any views remove any others, which are freed when the pass is over", arguments: 0..<randomRuns(200))
    func random(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let root = Reacting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var witnesses = [Witness(root)]
        for number in 1..<12 {
            let view = Reacting(frame: CGRect(x: number, y: 1, width: 20 + number, height: 20))
            witnesses[Int.random(in: 0..<number, using: &random)].view?.addSubview(view)
            witnesses.append(Witness(view))
        }
        if Bool.random(using: &random) { root.layoutIfNeeded() }
        for witness in witnesses {
            guard let view = witness.view as? Reacting else { continue }
            let targets = (0..<2).map { _ in witnesses[Int.random(in: 1..<witnesses.count, using: &random)] }
            view.reactsInUpdate = Bool.random(using: &random)
            view.reaction = { for target in targets { target.view?.removeFromSuperview() } }
            view.setNeedsUpdateConstraints()
            view.setNeedsLayout()
            view.frame.size.width += 1
        }
        root.layoutIfNeeded()
        for (number, witness) in witnesses.enumerated() {
            guard let view = witness.view else { continue }
            #expect(view.rootView === root && !view.needsLayout && !view.needsUpdateConstraints, "seed \(seed)")
            #expect(view.frame.width == CGFloat(number == 0 ? 101 : 21 + number), "seed \(seed)")
        }
        #expect(witnesses.dropFirst().contains { $0.view == nil })
    }
}
