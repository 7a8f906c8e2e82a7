import MullionAutoLayout
import Testing

#if DEBUG
private let siblingCount = 2_000
private let depth = 10_000
#else
private let siblingCount = 10_000
private let depth = 100_000
#endif

@Suite("Many views")
struct ScaleTests {
    private let log = CallLog()

    @Test("1,000 views nested in each other")
    func nested() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 5_000, height: 5_000))
        var outer = root
        for _ in 0..<1_000 {
            let view = RecordingView("v", log)
            outer.addSubview(view)
            LayoutConstraint.activate([
                view.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 1),
                view.topAnchor.constraint(equalTo: outer.topAnchor, constant: 1),
                view.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -1),
                view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -1),
            ])
            outer = view
        }
        root.layoutIfNeeded()
        #expect(outer.frame == CGRect(x: 1, y: 1, width: 3_000, height: 3_000))
        // From one end to the other: the sum of all positions on the way.
        let marker = RecordingView("marker", log, content: CGSize(width: 10, height: 10))
        root.addSubview(marker)
        LayoutConstraint.activate([
            marker.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
            marker.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(marker.frame.minX == 1_000)
    }

    @Test("A tree 100,000 levels deep (10,000 in debug builds) is laid out and let go of without recursion")
    func deep() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        var outer = root
        for _ in 0..<depth {
            let view = LayoutView(frame: CGRect(x: 1, y: 2, width: 100, height: 100))
            outer.addSubview(view)
            outer = view
        }
        root.layoutIfNeeded()
        #expect(!outer.needsLayout)
        #expect(outer.frame.origin == CGPoint(x: 1, y: 2))
    }

    @Test("One constant among 10,000 siblings (2,000 in debug builds) visits what depends on it")
    func siblings() throws {
        let root = RecordingView("root", log)
        root.frame = CGRect(x: 0, y: 0, width: 1_000, height: 100_000)
        var heights: [LayoutConstraint] = []
        for index in 0..<siblingCount {
            let view = RecordingView("\(index)", log)
            let child = RecordingView("child of \(index)", log)
            root.addSubview(view)
            view.addSubview(child)
            let height = view.heightAnchor.constraint(equalToConstant: 9)
            heights.append(height)
            LayoutConstraint.activate([
                height, view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(10 * index)),
                view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
                child.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                child.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                child.widthAnchor.constraint(equalToConstant: 4), child.heightAnchor.constraint(equalToConstant: 5),
            ])
        }
        root.layoutIfNeeded()
        _ = log.take()
        heights[siblingCount / 2].constant = 19
        root.layoutIfNeeded()
        #expect(log.take() == "root.l \(siblingCount / 2).l")
        #expect(root.subviews[siblingCount / 2].subviews[0].frame == CGRect(x: 498, y: 7, width: 4, height: 5))
        let clock = ContinuousClock()
        let time = clock.measure {
            for step in 0..<1_000 {
                heights[step * 7 % siblingCount].constant = CGFloat(20 + step % 5)
                root.layoutIfNeeded()
            }
        }
        // Visiting all of them each time would take many seconds.
        #expect(time < .seconds(10))
    }
}
