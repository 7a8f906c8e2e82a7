import Mullion
import Testing

@Suite("Drawing constraint views")
struct LayoutDrawingTests {
    private func root(_ views: [LayoutView]) -> LayoutView {
        let root = LayoutView(frame: rect(0, 0, 100, 100))
        for view in views { root.addSubview(view) }
        return root
    }

    private func pane(_ frame: CGRect, _ color: Color) -> LayoutView {
        let view = LayoutView(frame: frame)
        view.backgroundColor = color
        return view
    }

    @Test("Subviews are drawn in order, in front of the background and behind the border")
    func order() {
        let outer = pane(rect(10, 10, 50, 50), .red)
        outer.borderColor = .black
        outer.borderWidth = 2
        outer.addSubview(pane(rect(5, 5, 10, 10), .blue))
        let list = LayoutViewRenderer(root([outer, pane(rect(0, 0, 5, 5), .green)])).displayList
        #expect(list.boxes == [rect(10, 10, 50, 50), rect(15, 15, 10, 10), rect(0, 0, 5, 5)])
        guard case .stroke(let path, _, let style) = list.commands[2] else { return #expect(Bool(false)) }
        #expect(path.boundingRect == rect(11, 11, 48, 48) && style.lineWidth == 2)
    }

    @Test("Hidden and transparent views are left out, with what is in them")
    func hidden() {
        let hidden = pane(rect(0, 0, 10, 10), .red)
        hidden.addSubview(pane(rect(0, 0, 5, 5), .red))
        hidden.isHidden = true
        let clear = pane(rect(0, 0, 10, 10), .red)
        clear.alpha = 0
        #expect(LayoutViewRenderer(root([hidden, clear])).displayList.isEmpty)
        #expect(LayoutViewRenderer(root([hidden, clear])).frames.count == 1)
    }

    @Test("A scroll view shows a part of its content, cut off at its corners")
    func scrolling() {
        let scroll = LayoutScrollView(frame: rect(20, 20, 40, 40))
        scroll.cornerRadius = 5
        scroll.addSubview(pane(rect(0, 0, 200, 200), .red))
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        let list = LayoutViewRenderer(root([scroll])).displayList
        #expect(list.boxes == [rect(20, -10, 200, 200)])
        guard case .pushClip(let path) = list.commands[0] else { return #expect(Bool(false)) }
        #expect(path.boundingRect == rect(20, 20, 40, 40))
        #expect(list.commands.last == .pop)
    }

    @Test("Boxes lie on pixels; named views are groups; shadows and opacity are scopes")
    func scopes() {
        let view = pane(rect(0.3, 0.3, 10, 10), .red)
        view.identifier = "pane"
        view.alpha = 0.5
        view.shadow = Shadow(radius: 3)
        let list = LayoutViewRenderer(root([view])).displayList
        #expect(list.boxes == [rect(0.5, 0.5, 10, 10)])
        #expect(list.commands[0] == .pushGroup(name: "pane") && list.commands[1] == .pushOpacity(0.5))
        #expect(list.openPushCount == 0)
    }

    @Test("A view that draws itself is asked with its place in the picture")
    func drawing() {
        final class Rule: LayoutView, DrawingLayoutView {
            func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat) {
                list.fill(Path(rect), with: .gray)
            }
        }
        let outer = LayoutView(frame: rect(10, 0, 50, 50))
        outer.addSubview(Rule(frame: rect(1, 2, 30, 4)))
        #expect(LayoutViewRenderer(root([outer])).displayList.boxes == [rect(11, 2, 30, 4)])
    }

    @Test("The picture of a view that is inside another begins at its own corner")
    func part() {
        let inner = pane(rect(30, 40, 10, 10), .red)
        _ = root([inner])
        #expect(LayoutViewRenderer(inner).displayList.boxes == [rect(0, 0, 10, 10)])
        #expect(LayoutViewRenderer(inner).size == CGSize(width: 10, height: 10))
    }

    @Test("Constraints are drawn with their constants")
    func constraints() {
        let block = Block(20, 20)
        let view = Inset(block, inset: 12)
        view.frame = rect(0, 0, 100, 100)
        var renderer = LayoutViewRenderer(view)
        renderer.showsConstraints = true
        #expect(renderer.displayList.texts.map(\.string) == ["12", "12", "12", "12"])
    }

    @Test("A tree 2,000 deep is drawn")
    func depth() {
        let root = LayoutView(frame: rect(0, 0, 10, 10))
        var view = root
        for _ in 0..<2_000 {
            let next = pane(rect(0, 0, 10, 10), .red)
            view.addSubview(next)
            view = next
        }
        #expect(LayoutViewRenderer(root).displayList.boxes.count == 2_000)
    }
}

@Suite("Drawing animations")
struct AnimatedDrawingTests {
    private let clock = ManualClock()
    private let timeline: AnimationTimeline

    init() { timeline = AnimationTimeline(clock: clock) }

    private func advance(by seconds: Double) {
        clock.advance(by: seconds)
        timeline.tick()
    }

    @Test("A hidden arranged view fades out while the others move, then is gone")
    func hiding() {
        let views = (0..<3).map { _ in Block(20, 10) }
        for view in views { view.backgroundColor = .red }
        let stack = StackView(arrangedSubviews: views)
        let root = Inset(stack, inset: 0)
        root.frame = rect(0, 0, 100, 10)
        root.layoutIfNeeded()
        timeline.animate(withDuration: 1, curve: .linear) {
            views[1].isHidden = true
            root.layoutIfNeeded()
        }
        advance(by: 0.25)
        let list = LayoutViewRenderer(root).displayList
        #expect(list.commands.contains(.pushOpacity(0.75)))
        #expect(list.boxes.count == 3)
        #expect(LayoutViewRenderer(root).frames.map(\.opacity) == [1, 1, 1, 0.75, 1])
        advance(by: 1)
        #expect(LayoutViewRenderer(root).displayList.boxes.count == 2)
        timeline.animate(withDuration: 1, curve: .linear) {
            views[1].isHidden = false
            root.layoutIfNeeded()
        }
        advance(by: 0.5)
        #expect(views[1].presentationVisibility == 0.5)
        advance(by: 0.5)
        #expect(views[1].presentationVisibility == 1 && !views[1].isHidden)
    }

    @Test("Alpha is animated")
    func alpha() {
        let view = LayoutView(frame: rect(0, 0, 10, 10))
        timeline.animate(withDuration: 1, curve: .linear) { view.alpha = 0 }
        advance(by: 0.25)
        #expect(view.presentationOpacity == 0.75)
        advance(by: 1)
        #expect(view.presentationOpacity == 0)
    }

    private func row(_ isWide: Bool) -> some View {
        HStack(spacing: 0) {
            Color.red.frame(width: isWide ? 60 : 20, height: 10)
            Text("moved")
        }
    }

    @Test("Values laid out inside of an animation block move from frame to frame")
    func values() {
        let host = ViewHost(row(false))
        let start = host.layout().displayList.texts[0].origin.x
        host.update(row(true))
        timeline.animate(withDuration: 1, curve: .linear) { host.layoutIfNeeded() }
        #expect(host.layout().displayList.texts[0].origin.x == start)
        advance(by: 0.25)
        #expect(host.layout().displayList.boxes[0].width == 30)
        #expect(host.layout().displayList.texts[0].origin.x == start + 10)
        advance(by: 0.75)
        #expect(host.layout().displayList.texts[0].origin.x == start + 40)
        host.update(row(false))
        #expect(host.layout().displayList.texts[0].origin.x == start)
    }

    @Test("An interrupted animation of values goes on from where it is")
    func interrupted() {
        let host = ViewHost(row(false))
        host.layoutIfNeeded()
        host.update(row(true))
        timeline.animate(withDuration: 1, curve: .linear) { host.layoutIfNeeded() }
        advance(by: 0.5)
        let shown = host.layout().displayList.boxes[0].width
        host.update(row(false))
        timeline.animate(withDuration: 1, curve: .linear) { host.layoutIfNeeded() }
        #expect(host.layout().displayList.boxes[0].width == shown)
        advance(by: 1)
        #expect(host.layout().displayList.boxes[0].width == 20)
    }

    @Test("Hosted values move inside of a view that moves")
    func hosted() {
        let view = HostingView(Color.red)
        let root = LayoutView(frame: rect(0, 0, 100, 100))
        var width: LayoutConstraint!
        root.add(view) { view, root in
            width = view.widthAnchor.constraint(equalToConstant: 20)
            return [
                width, view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                view.topAnchor.constraint(equalTo: root.topAnchor),
                view.heightAnchor.constraint(equalToConstant: 10),
            ]
        }
        root.layoutIfNeeded()
        width.constant = 60
        timeline.animate(withDuration: 1, curve: .linear) { root.layoutIfNeeded() }
        advance(by: 0.25)
        #expect(LayoutViewRenderer(root).displayList.boxes == [rect(70, 0, 30, 10)])
    }
}
