import MullionAutoLayout
import Testing

@Suite("AutoLayout: what gives way")
struct GivingWayTests {
    private final class Picture: LayoutView {
        override var intrinsicContentSize: CGSize { CGSize(width: 78, height: 106) }
    }

    @Test("Content that insists on its size gives way to a required width")
    func requiredContent() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let picture = Picture()
        picture.translatesAutoresizingMaskIntoConstraints = false
        for axis in [Axis.horizontal, .vertical] {
            picture.setContentHuggingPriority(.required, for: axis)
            picture.setContentCompressionResistancePriority(.required, for: axis)
        }
        root.addSubview(picture)
        LayoutConstraint.activate([
            picture.leftAnchor.constraint(equalTo: root.leftAnchor),
            picture.topAnchor.constraint(equalTo: root.topAnchor),
            picture.widthAnchor.constraint(equalToConstant: 27),
        ])
        root.layoutIfNeeded()
        #expect(picture.frame == CGRect(x: 0, y: 0, width: 27, height: 106))
        guard case .conflict(let conflict)? = root.takeLayoutReports().first else {
            Issue.record("no conflict is reported")
            return
        }
        #expect(conflict.relaxed.text == "Picture.width >= 78.0")
        #expect(conflict.relaxed.origin == .content)
    }

    @Test("A margin that the safe area makes larger as the view leaves it ends a pass")
    func runawayMargin() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
        root.rootSafeAreaInsets = PhysicalEdgeInsets(top: 64, bottom: 49)
        let view = LayoutView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        // The margin is 8 and what the safe area covers of the view: it lies at 64 only where that is nothing, and
        // there the view begins at 56.
        LayoutConstraint.activate([
            LayoutConstraint(
                item: view, attribute: .topMargin, relatedBy: .equal, toItem: root.safeAreaLayoutGuide, attribute: .top),
            view.leftAnchor.constraint(equalTo: root.leftAnchor),
            view.widthAnchor.constraint(equalToConstant: 100),
            view.heightAnchor.constraint(equalToConstant: 300),
        ])
        root.layoutIfNeeded()
        #expect(root.takeLayoutReports().contains(.unstable(root: "LayoutView", views: ["LayoutView/LayoutView[0]"])))
        root.layoutIfNeeded()
        #expect(root.takeLayoutReports().isEmpty)
    }

    @Test("Multipliers that nearly vanish, alone or against each other, count as 0", arguments: [1e-300, 1 + 1e-15])
    func tinyMultiplier(_ multiplier: Double) {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let view = LayoutView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        LayoutConstraint.activate([
            view.leftAnchor.constraint(equalTo: root.leftAnchor), view.topAnchor.constraint(equalTo: root.topAnchor),
            view.heightAnchor.constraint(equalToConstant: 10),
            view.widthAnchor.constraint(
                lessThanOrEqualTo: view.widthAnchor, multiplier: CGFloat(multiplier), constant: 7),
        ])
        root.layoutIfNeeded()
        // Whatever is left of the constraint, the width 0 of a view without contents satisfies it.
        #expect(view.frame.width == 0)
        #expect(root.takeLayoutReports().isEmpty)
    }

    @Test("A stack of a document shares nothing with a view without intrinsic size")
    func sharesWithoutSize() {
        let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 222))
        stack.axis = .vertical
        stack.distribution = .fillProportionally
        stack.spacing = 20
        stack.sharesNeedContents = true
        let picture = Picture()
        let plain = LayoutView()
        stack.addArrangedSubview(picture)
        stack.addArrangedSubview(plain)
        stack.layoutIfNeeded()
        #expect(picture.frame.height == 106)
        #expect(plain.frame == CGRect(x: 0, y: 126, width: 100, height: 96))
    }
}
