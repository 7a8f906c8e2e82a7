import MullionAutoLayout
import Testing

/// A root of 300 x 200 with a controller, two views in it, and three in those.
///
/// A: left column of the width `cA`; B: 10 right of it to the trailing edge. A1: top left of A; A2: 5 below it, as wide
/// as A, 30 high. B1: B less 10 on all sides.
private struct ThreeLevels {
    let log = CallLog()
    let root, a, a1, a2, b, b1: RecordingView
    let controller: RecordingController
    let width: LayoutConstraint

    init() {
        root = RecordingView("R", log)
        a = RecordingView("A", log)
        a1 = RecordingView("A1", log, content: CGSize(width: 40, height: 20))
        a2 = RecordingView("A2", log)
        b = RecordingView("B", log)
        b1 = RecordingView("B1", log)
        root.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        controller = RecordingController(log, view: root)
        for view in [a, b] { root.addSubview(view) }
        for view in [a1, a2] { a.addSubview(view) }
        b.addSubview(b1)
        width = a.widthAnchor.constraint(equalToConstant: 100)
        LayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            a.bottomAnchor.constraint(equalTo: root.bottomAnchor), width,
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
            b.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            a1.leadingAnchor.constraint(equalTo: a.leadingAnchor), a1.topAnchor.constraint(equalTo: a.topAnchor),
            a2.topAnchor.constraint(equalTo: a1.bottomAnchor, constant: 5),
            a2.leadingAnchor.constraint(equalTo: a.leadingAnchor),
            a2.trailingAnchor.constraint(equalTo: a.trailingAnchor), a2.heightAnchor.constraint(equalToConstant: 30),
            b1.leadingAnchor.constraint(equalTo: b.leadingAnchor, constant: 10),
            b1.trailingAnchor.constraint(equalTo: b.trailingAnchor, constant: -10),
            b1.topAnchor.constraint(equalTo: b.topAnchor, constant: 10),
            b1.bottomAnchor.constraint(equalTo: b.bottomAnchor, constant: -10),
        ])
    }

    /// The calls of a change and the pass after it.
    func calls(_ change: () -> Void) -> String {
        change()
        root.layoutIfNeeded()
        return log.take()
    }

    /// After the first pass.
    static func laidOut() -> ThreeLevels {
        let tree = ThreeLevels()
        tree.root.layoutIfNeeded()
        _ = tree.log.take()
        return tree
    }
}

@Suite("The order of calls")
struct CycleTests {
    @Test("The first pass updates bottom-up, then lays out top-down")
    func firstPass() {
        let tree = ThreeLevels()
        #expect(
            tree.calls {} == "A1.u A2.u A.u B1.u B.u C.u R.u C.will R.l C.did A.l A1.l A2.l B.l B1.l")
        #expect(tree.a.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(tree.a1.frame == CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(tree.a2.frame == CGRect(x: 0, y: 25, width: 100, height: 30))
        #expect(tree.b.frame == CGRect(x: 110, y: 0, width: 190, height: 200))
        #expect(tree.b1.frame == CGRect(x: 10, y: 10, width: 170, height: 180))
        #expect(tree.calls {} == "")
    }

    @Test("A constant lays out what it moves, and what is in that")
    func constant() {
        let tree = ThreeLevels.laidOut()
        #expect(tree.calls { tree.width.constant = 120 } == "C.will R.l C.did A.l A2.l B.l B1.l")
        #expect(tree.b1.frame == CGRect(x: 10, y: 10, width: 150, height: 180))
    }

    @Test("A new content size updates its view and lays out around it")
    func content() {
        let tree = ThreeLevels.laidOut()
        #expect(tree.calls { tree.a1.content = CGSize(width: 60, height: 20) } == "A1.u A.l A1.l")
    }

    @Test("Asking for layout or for an update calls that view alone")
    func asking() {
        let tree = ThreeLevels.laidOut()
        #expect(tree.calls { tree.a.setNeedsLayout() } == "A.l")
        #expect(tree.calls { tree.a2.setNeedsUpdateConstraints() } == "A2.u")
    }

    @Test("Laying out a leaf starts at the topmost view above that needs it")
    func climbing() {
        let tree = ThreeLevels.laidOut()
        tree.width.constant = 140
        tree.b1.layoutIfNeeded()
        #expect(tree.log.take() == "C.will R.l C.did A.l A2.l B.l B1.l")
    }

    @Test("A wider root lays out what follows its width")
    func resizing() {
        let tree = ThreeLevels.laidOut()
        #expect(
            tree.calls { tree.root.bounds = CGRect(x: 0, y: 0, width: 400, height: 200) } == "C.will R.l C.did B.l B1.l"
        )
        #expect(tree.b.frame.width == 290)
    }

    @Test("A new view updates itself and lays out its superview and itself")
    func adding() {
        let tree = ThreeLevels.laidOut()
        let b2 = RecordingView("B2", tree.log, content: CGSize(width: 15, height: 15))
        let calls = tree.calls {
            tree.b.addSubview(b2)
            LayoutConstraint.activate([
                b2.topAnchor.constraint(equalTo: tree.b.topAnchor),
                b2.trailingAnchor.constraint(equalTo: tree.b.trailingAnchor),
            ])
        }
        #expect(calls == "B2.u B.l B2.l")
        #expect(b2.frame == CGRect(x: 175, y: 0, width: 15, height: 15))
    }

    @Test("Removing a view lays out its superview")
    func removing() {
        let tree = ThreeLevels.laidOut()
        #expect(tree.calls { tree.b.removeFromSuperview() } == "C.will R.l C.did")
    }
}
