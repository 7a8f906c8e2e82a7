import MullionAutoLayout
import MullionTestSupport
import Testing

@Suite("Distances between positions")
struct DistanceTests {
    /// A card of 300 × 100 with an icon of 30 × 20 in its corner and a title of full height.
    private struct Card {
        let root = LayoutView(frame: CGRect(0, 0, 300, 100))
        let icon = Block("icon", 30, 20)
        let title = Block("title", -1, -1)

        init() {
            for view in [icon, title] { root.addSubview(view) }
            LayoutConstraint.activate([
                icon.leadingAnchor.constraint(equalTo: root.leadingAnchor),
                icon.topAnchor.constraint(equalTo: root.topAnchor),
                title.topAnchor.constraint(equalTo: root.topAnchor),
                title.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            ])
        }

        var frame: CGRect {
            root.layoutIfNeeded()
            return title.frame
        }
    }

    @Test("A distance is as long as a width times a number plus a constant, inwards in both directions")
    func width() {
        let card = Card()
        LayoutConstraint.activate([
            card.root.leadingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
                .constraint(equalTo: card.icon.widthAnchor),
            card.title.trailingAnchor.anchorWithOffset(to: card.root.trailingAnchor)
                .constraint(equalTo: card.icon.widthAnchor, multiplier: 2, constant: 5),
        ])
        // 30 in front, 65 behind, 205 between.
        #expect(card.frame == CGRect(30, 0, 205, 100))
        card.icon.content.width = 40
        #expect(card.frame == CGRect(40, 0, 175, 100))
        card.root.layoutDirection = .rightToLeft
        #expect(card.frame == CGRect(85, 0, 175, 100))
        #expect(card.root.takeLayoutReports() == [])
    }

    @Test("Distances between left and right do not turn round with the direction")
    func physical() {
        let card = Card()
        LayoutConstraint.activate([
            card.root.leftAnchor.anchorWithOffset(to: card.title.leftAnchor).constraint(equalToConstant: 20),
            card.title.rightAnchor.anchorWithOffset(to: card.root.rightAnchor)
                .constraint(equalTo: card.icon.widthAnchor),
        ])
        #expect(card.frame == CGRect(20, 0, 250, 100))
        card.root.layoutDirection = .rightToLeft
        #expect(card.frame == CGRect(20, 0, 250, 100))
    }

    @Test("A width follows a distance, and a distance backwards is negative")
    func backwards() {
        let card = Card()
        let overlap = card.icon.trailingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
            .constraint(equalToConstant: -12)
        LayoutConstraint.activate([
            overlap,
            card.title.widthAnchor.constraint(
                equalTo: card.title.leadingAnchor.anchorWithOffset(to: card.root.trailingAnchor), multiplier: 0.5,
                constant: 4),
        ])
        // From 30 - 12 = 18 on there are 282, and half of that and 4.
        #expect(card.frame == CGRect(18, 0, 145, 100))
        overlap.constant = 8
        #expect(card.frame == CGRect(38, 0, 135, 100))
    }

    @Test("Two gaps are equal, wherever the three views are")
    func equalGaps() {
        let root = LayoutView(frame: CGRect(0, 0, 300, 50))
        let side = LayoutView(frame: CGRect(0, 0, 100, 50))
        root.addSubview(side)
        let (a, b, c) = (Block("a", 40, 10), Block("b", 20, 10), Block("c", 60, 10))
        side.addSubview(a)
        root.addSubview(b)
        root.addSubview(c)
        let gaps = a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
            equalTo: b.trailingAnchor.anchorWithOffset(to: c.leadingAnchor))
        LayoutConstraint.activate([
            gaps, a.leadingAnchor.constraint(equalTo: side.leadingAnchor),
            c.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        // 300 less 40, 20 and 60 is twice 90.
        #expect(b.frame.minX == 130)
        #expect(root.constraints.contains { $0 === gaps })
        side.frame.origin.x = 20
        root.layoutIfNeeded()
        #expect(b.frame.minX == 140)
    }

    @Test("Distances on different axes compare, with inequalities and centres")
    func axes() {
        let card = Card()
        let down = card.root.topAnchor.anchorWithOffset(to: card.icon.centerYAnchor)
        let across = card.root.leadingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
        LayoutConstraint.activate([
            across.constraint(equalTo: down, multiplier: 3, constant: 1),
            card.title.trailingAnchor.anchorWithOffset(to: card.root.trailingAnchor)
                .constraint(greaterThanOrEqualToConstant: 9),
            card.title.widthAnchor.constraint(equalToConstant: 500).at(500),
        ])
        // The centre of the icon lies 10 below the top.
        #expect(abs(card.frame.minX - 31) < 1e-6 && abs(card.frame.width - 260) < 1e-6)
    }

    @Test("A view that leaves takes the distances along that begin at it")
    func leaving() {
        let card = Card()
        let distance = card.icon.trailingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
            .constraint(equalToConstant: 10)
        distance.isActive = true
        #expect(card.frame.minX == 40)
        card.icon.removeFromSuperview()
        #expect(!distance.isActive)
        #expect(card.frame.minX == 0)
    }

    @Test("Fitting a view counts the distances inside it")
    func fitting() {
        let card = Card()
        LayoutConstraint.activate([
            card.icon.trailingAnchor.anchorWithOffset(to: card.title.leadingAnchor).constraint(equalToConstant: 10),
            card.title.trailingAnchor.anchorWithOffset(to: card.root.trailingAnchor)
                .constraint(equalTo: card.icon.widthAnchor),
        ])
        card.title.content = CGSize(width: 50, height: 12)
        card.title.setContentHuggingPriority(249, for: .horizontal)
        #expect(card.root.systemLayoutSizeFitting(.zero) == CGSize(width: 120, height: 12))
        #expect(card.frame == CGRect(40, 0, 230, 100))
    }

    @Test("A conflict between distances says what was asked, and the younger gives way")
    func conflict() {
        let card = Card()
        let gap = card.icon.trailingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
        LayoutConstraint.activate([gap.constraint(equalToConstant: 10), gap.constraint(equalToConstant: 25)])
        #expect(card.frame.minX == 40)
        guard case .conflict(let conflict)? = card.root.takeLayoutReports().first else {
            Issue.record("no conflict is reported")
            return
        }
        #expect(conflict.members.count == 2)
        #expect(conflict.relaxed.text == "(title.leading - icon.trailing) == 25.0")
        #expect(conflict.relaxed.paths == ["LayoutView/title", "LayoutView/icon"] && conflict.error == 15)
    }

    @Test("Without a common ancestor a distance is refused, and nothing changes")
    func refused() {
        let card = Card()
        let stranger = Block("stranger", 10, 10)
        let distance = stranger.leadingAnchor.anchorWithOffset(to: card.title.leadingAnchor)
            .constraint(equalTo: card.icon.widthAnchor)
        #expect(throws: LayoutConstraintError.noCommonAncestor("LayoutView/title", "stranger")) {
            try LayoutConstraint.activate(validating: [distance])
        }
        #expect(!distance.isActive)
    }

    @Test("Constraints give back the anchors they were made from")
    func anchors() throws {
        let card = Card()
        let (icon, title) = (card.icon, card.title)
        let gap = icon.trailingAnchor.constraint(equalTo: title.leadingAnchor, constant: -8)
        #expect((gap.firstAnchor as? LayoutXAxisAnchor)?.attribute == .trailing)
        #expect((gap.secondAnchor as? LayoutXAxisAnchor)?.item === title)
        let height = icon.heightAnchor.constraint(equalToConstant: 4)
        #expect((height.firstAnchor as? LayoutDimension)?.attribute == .height && height.secondAnchor == nil)
        let baselines = icon.firstBaselineAnchor.constraint(equalTo: title.lastBaselineAnchor)
        #expect((baselines.secondAnchor as? LayoutYAxisAnchor)?.attribute == .lastBaseline)

        let distance = icon.trailingAnchor.anchorWithOffset(to: title.leadingAnchor)
            .constraint(equalTo: icon.widthAnchor, multiplier: 2)
        #expect("\(distance)" == "(title.leading - icon.trailing) == 2.0 · icon.width")
        let again = try #require(distance.firstAnchor as? LayoutDimension).constraint(equalToConstant: 3)
        #expect("\(again)" == "(title.leading - icon.trailing) == 3.0")
        #expect(distance.visualFormat == nil)
    }
}

extension LayoutConstraint {
    fileprivate func at(_ priority: LayoutPriority) -> LayoutConstraint {
        self.priority = priority
        return self
    }
}
