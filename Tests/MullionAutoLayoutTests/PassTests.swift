import Dispatch
import MullionAutoLayout
import Testing

/// A view whose overrides do what a test wants.
private final class ActingView: LayoutView {
    var onUpdate: (() -> Void)?
    var onLayout: (() -> Void)?
    private(set) var layouts = 0

    init(_ name: String) {
        super.init()
        identifier = name
        translatesAutoresizingMaskIntoConstraints = false
    }

    override func updateConstraints() {
        onUpdate?()
        super.updateConstraints()
    }

    override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
        onLayout?()
    }
}

@Suite("Passes and their schedulers")
struct PassTests {
    private let log = CallLog()

    private func tree() -> (root: ActingView, child: ActingView, width: LayoutConstraint) {
        let root = ActingView("root")
        let child = ActingView("child")
        root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.addSubview(child)
        let width = child.widthAnchor.constraint(equalToConstant: 10)
        LayoutConstraint.activate([
            width, child.heightAnchor.constraint(equalToConstant: 10),
            child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            child.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        return (root, child, width)
    }

    @Test("A scheduler runs passes whether the tree is laid out before or after it is given")
    func givenAtAnyTime() {
        for isLaidOut in [false, true] {
            let (root, child, width) = tree()
            if isLaidOut { root.layoutIfNeeded() }
            let scheduler = ManualLayoutScheduler()
            root.layoutScheduler = scheduler
            scheduler.run()
            width.constant = 20
            #expect(scheduler.isPending)
            scheduler.run()
            #expect(child.frame.width == 20)
            // A view with a scheduler that was in a different tree before.
            child.layoutScheduler = scheduler
            child.removeFromSuperview()
            child.setNeedsLayout()
            #expect(scheduler.isPending)
        }
    }

    @Test("A manual scheduler runs one pass for all changes")
    func manual() {
        let (root, child, width) = tree()
        let scheduler = ManualLayoutScheduler()
        root.layoutScheduler = scheduler
        #expect(scheduler.isPending)
        scheduler.run()
        #expect(child.frame.width == 10)
        #expect(!scheduler.isPending)
        width.constant = 20
        width.constant = 30
        root.setNeedsLayout()
        #expect(scheduler.isPending)
        #expect(child.frame.width == 10)
        scheduler.run()
        #expect(child.frame.width == 30)
        #expect(root.layouts == 2)
        #expect(!scheduler.isPending)
    }

    @Test("An immediate scheduler has laid out when a change returns")
    func immediate() {
        let (root, child, width) = tree()
        root.layoutScheduler = ImmediateLayoutScheduler()
        #expect(child.frame.width == 10)
        width.constant = 25
        #expect(child.frame.width == 25)
        child.isHidden = true
        width.isActive = false
        #expect(child.frame.width == 0)
    }

    @Test("A dispatch queue runs a pass later")
    func dispatchQueue() {
        let queue = DispatchQueue(label: "views")
        let views = UncheckedBox(tree())
        queue.sync {
            let (root, child, width) = views.value
            root.layoutScheduler = DispatchQueueLayoutScheduler(queue)
            width.constant = 40
            #expect(child.frame.width == 0)
        }
        queue.sync { #expect(views.value.child.frame.width == 40) }
    }

    @Test("A run loop runs a pass in its next turn")
    func runLoop() {
        let (root, child, width) = tree()
        root.layoutScheduler = RunLoopLayoutScheduler(.current)
        width.constant = 50
        #expect(child.frame.width == 0)
        RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.05))
        #expect(child.frame.width == 50)
    }

    @Test("A change after super in layoutSubviews is laid out in the same pass")
    func changeInLayout() {
        let (root, child, width) = tree()
        root.onLayout = { width.constant = 60 }
        root.layoutIfNeeded()
        #expect(child.frame.width == 60)
        #expect(root.layouts == 2)
    }

    @Test("A view that asks for layout in its own for ever is stopped and named")
    func loop() {
        let (root, child, _) = tree()
        child.onLayout = { child.setNeedsLayout() }
        root.layoutIfNeeded()
        #expect(child.layouts == 100)
        let loops = root.takeLayoutReports()
        guard case .layoutLoop(let view, let last, let asker)? = loops.first, loops.count == 1 else {
            Issue.record("\(loops)")
            return
        }
        #expect(view == "root/child")
        #expect(last.count == 8)
        #expect(asker == "child")
        // The next pass may try again.
        child.onLayout = nil
        child.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(child.layouts == 101)
        #expect(root.takeLayoutReports().isEmpty)
    }

    @Test("A view that asks for an update in its own for ever is stopped")
    func updateLoop() {
        let (root, child, _) = tree()
        var updates = 0
        child.onUpdate = {
            updates += 1
            child.setNeedsUpdateConstraints()
        }
        root.layoutIfNeeded()
        #expect(updates == 100)
        #expect(root.takeLayoutReports().count == 1)
    }

    @Test("layoutIfNeeded inside of layoutSubviews: below it works, on itself it is reported")
    func reentrance() {
        let (root, child, width) = tree()
        let inner = ActingView("inner")
        child.addSubview(inner)
        LayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: child.leadingAnchor),
            inner.topAnchor.constraint(equalTo: child.topAnchor),
            inner.widthAnchor.constraint(equalTo: child.widthAnchor, multiplier: 0.5),
            inner.heightAnchor.constraint(equalToConstant: 1),
        ])
        var seen: CGFloat = 0
        root.onLayout = {
            child.layoutIfNeeded()
            seen = inner.frame.width
            root.layoutIfNeeded()
        }
        width.constant = 44
        root.layoutIfNeeded()
        #expect(seen == 22)
        #expect(root.takeLayoutReports() == [.reentrantLayout(view: "root")])
    }

    @Test("Numbers that are none are replaced and reported")
    func unusableNumbers() {
        let (root, child, width) = tree()
        width.constant = .nan
        root.layoutIfNeeded()
        #expect(child.frame.width == 0)
        #expect(root.takeLayoutReports().count == 1)
        width.constant = .infinity
        child.setContentHuggingPriority(LayoutPriority(.nan), for: .horizontal)
        root.layoutIfNeeded()
        #expect(child.frame.width == 0)
        #expect(
            throws: LayoutConstraintError.incomparable(.leading, .left),
            performing: {
                try LayoutConstraint(validating: child, .leading, .equal, to: root, .left)
            })
        let stranger = LayoutView()
        #expect(throws: LayoutConstraintError.self) {
            try LayoutConstraint.activate(validating: [child.widthAnchor.constraint(equalTo: stranger.widthAnchor)])
        }
        #expect(child.constraints.count + root.constraints.count == 4)
    }
}

/// A view that is handed to the queue it lives on.
private struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
