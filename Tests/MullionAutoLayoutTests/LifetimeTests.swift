import MullionAutoLayout
import MullionGeometry
import MullionTestSupport
import Testing

/// Views, guides, and constraints that nobody refers to are freed, whatever waits for a layout that never comes.
@Suite("Lifetime of constraint views")
struct LifetimeTests {
    /// What was made, as long as it exists.
    private struct Witness {
        weak var view: LayoutView?
        weak var constraint: LayoutConstraint?
    }

    /// Three views in a view, with a view in each.
    private static func tree() -> LayoutView {
        let root = Wrapping(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        for _ in 0..<3 {
            let (child, grandchild) = (Wrapping(), Wrapping())
            child.addSubview(grandchild)
            root.addSubview(child)
            LayoutConstraint.activate([
                child.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
                child.topAnchor.constraint(equalTo: root.topAnchor),
                child.widthAnchor.constraint(equalToConstant: 50),
                grandchild.leadingAnchor.constraint(equalTo: child.leadingAnchor),
                grandchild.topAnchor.constraint(equalTo: child.safeAreaLayoutGuide.topAnchor),
            ])
        }
        return root
    }

    private static func witnesses(of root: LayoutView) -> [Witness] {
        var found: [Witness] = []
        var views = [root]
        while let view = views.popLast() {
            found.append(Witness(view: view))
            found += view.constraints.map { Witness(constraint: $0) }
            views += view.subviews
        }
        return found
    }

    private static func isGone(_ witnesses: [Witness]) -> Bool {
        witnesses.allSatisfy { $0.view == nil && $0.constraint == nil }
    }

    @Test("Of a tree, laid out or not, nothing is left", arguments: [false, true])
    func trees(isLaidOut: Bool) {
        let witnesses = {
            let root = Self.tree()
            if isLaidOut { root.layoutIfNeeded() }
            return Self.witnesses(of: root)
        }()
        #expect(witnesses.count > 15 && Self.isGone(witnesses))
    }

    @Test("Of what was removed from a tree nothing is left after the next layout", arguments: [false, true])
    func removed(wasLaidOut: Bool) throws {
        let root = Self.tree()
        if wasLaidOut { root.layoutIfNeeded() }
        let witnesses = try {
            let child = try #require(root.subviews.first)
            child.removeFromSuperview()
            return Self.witnesses(of: child)
        }()
        root.layoutIfNeeded()
        #expect(witnesses.count > 3 && Self.isGone(witnesses))
    }

    @Test("Of a tree that has changed since its layout nothing is left")
    func changed() {
        let witnesses = {
            let root = Self.tree()
            root.layoutIfNeeded()
            for view in [root] + root.subviews {
                view.invalidateIntrinsicContentSize()
                view.directionalLayoutMargins = EdgeInsets(top: 3, leading: 2, bottom: 1, trailing: 0)
                view.bounds.size.width += 10
            }
            root.addSubview(Self.tree())
            root.subviews[0].removeFromSuperview()
            return Self.witnesses(of: root)
        }()
        #expect(Self.isGone(witnesses))
    }

    @Test("Edits without end leave nothing behind", arguments: 0..<randomRuns(100))
    func edits(_ seed: Int) {
        let witnesses = {
            var tree = RandomTree(SplitMix64(seed: UInt64(seed)))
            var all: [Witness] = []
            for step in 0..<30 {
                tree.edit()
                if step % 7 == 6 { tree.root.layoutIfNeeded() }
                all += Self.witnesses(of: tree.root)
            }
            return all
        }()
        #expect(Self.isGone(witnesses))
    }
}

/// A view whose height follows its width.
private final class Wrapping: LayoutView {
    override var wrapsContent: Bool { true }
    override var intrinsicContentSize: CGSize { CGSize(width: 20, height: 10) }
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? { 400 / max(width, 1) }
}
