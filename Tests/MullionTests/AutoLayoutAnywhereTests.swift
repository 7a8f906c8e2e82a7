import Mullion
import Testing

/// The code and the numbers of the article on Auto Layout. What is between `// snippet` and `// end` is printed
/// there.
@Suite("Auto Layout anywhere")
struct AutoLayoutAnywhereTests {
    @Test("A card with a title and a badge is held together, drawn, animated and put into values")
    func card() {
        // snippet
        let card = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 80))
        card.backgroundColor = .white
        card.cornerRadius = 12

        let title = HostingView(Text("A title that wraps where the card has no more room for it"))
        let badge = LayoutView()
        badge.backgroundColor = .green
        for view in [title, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            card.addSubview(view)
        }
        let side = badge.widthAnchor.constraint(equalToConstant: 24)
        LayoutConstraint.activate([
            title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
            title.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
            badge.leadingAnchor.constraint(equalTo: title.trailingAnchor, constant: 8),
            badge.trailingAnchor.constraint(equalTo: card.layoutMarginsGuide.trailingAnchor),
            badge.centerYAnchor.constraint(equalTo: title.centerYAnchor),
            badge.heightAnchor.constraint(equalTo: badge.widthAnchor), side,
        ])
        card.layoutIfNeeded()
        let frame = badge.frame  // 24 × 24, ending at 292: margins are 8
        let svg = SVGRenderer().render(LayoutViewRenderer(card).displayList, size: card.frame.size).output
        // end
        #expect(frame.width == 24 && frame.height == 24 && frame.maxX == 292)
        #expect(title.frame.width == 252 && svg.contains("wraps"))

        // snippet
        let scheduler = ManualLayoutScheduler()
        card.layoutScheduler = scheduler
        scheduler.run()
        side.constant = 40
        let isWaiting = scheduler.isPending  // true
        let old = badge.frame.width  // 24
        scheduler.run()  // once a frame, by your run loop
        let new = badge.frame.width  // 40
        // end
        #expect(isWaiting && old == 24 && new == 40)

        // snippet
        let clock = ManualClock()
        let timeline = AnimationTimeline(clock: clock)
        side.constant = 24
        timeline.animate(withDuration: 1, curve: .linear) { card.layoutIfNeeded() }
        clock.advance(by: 0.25)
        timeline.tick()
        let shown = badge.presentationFrame.width  // 36, on the way from 40 to 24
        // end
        #expect(shown == 36)

        // snippet
        let moving = timeline.animatedSVG(duration: 0.75, advancing: clock, size: card.frame.size) {
            LayoutViewRenderer(card).displayList
        }
        // end
        #expect(moving.contains("<animate"))

        // snippet
        card.frame.size.width = 200
        let list = VStack(alignment: .leading) {
            Text("In values").font(.headline)
            ConstraintContent(card, horizontalFittingPriority: .required)
        }
        let host = ViewHost(list)
        let wide = host.sizeThatFits(ProposedViewSize(width: 280, height: nil)).width  // 280
        // end
        #expect(wide == 280)
    }

    @Test("A stack view takes no room for what is hidden")
    func stack() {
        // snippet
        let dots = (0..<3).map { _ in
            let dot = LayoutView()
            dot.widthAnchor.constraint(equalToConstant: 20).isActive = true
            dot.heightAnchor.constraint(equalToConstant: 20).isActive = true
            return dot
        }
        let row = StackView(arrangedSubviews: dots)
        row.spacing = 5
        let all = row.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)  // 70 × 20
        dots[1].isHidden = true
        let two = row.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize)  // 45 × 20
        // end
        #expect(all == CGSize(width: 70, height: 20))
        #expect(two == CGSize(width: 45, height: 20))
    }

    @Test("An overflow stack view shows the items that fit before its indicator")
    func overflow() {
        // snippet
        let toolbar = OverflowStackView()
        toolbar.spacing = 8
        toolbar.items = ["back", "forward", "reload", "share"].map { word in
            let button = LayoutView()
            button.identifier = word
            button.widthAnchor.constraint(equalToConstant: 60).isActive = true
            button.heightAnchor.constraint(equalToConstant: 32).isActive = true
            return button
        }
        let more = LayoutView()
        more.widthAnchor.constraint(equalToConstant: 32).isActive = true
        toolbar.overflowIndicator = more
        toolbar.frame.size = CGSize(width: 180, height: 32)
        toolbar.layoutIfNeeded()
        let shown = toolbar.shownItems.map(\.identifier)  // back, forward: 60 + 8 + 60 + 8 + 32 = 168 of 180 points
        // end
        #expect(shown == ["back", "forward"])
    }

    @Test("Distances between positions are lengths")
    func distances() {
        // snippet
        let line = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 20))
        let boxes = (0..<3).map { _ in LayoutView() }
        for box in boxes {
            box.translatesAutoresizingMaskIntoConstraints = false
            line.addSubview(box)
        }
        let gap = boxes[0].trailingAnchor.anchorWithOffset(to: boxes[1].leadingAnchor)
        LayoutConstraint.activate([
            gap.constraint(equalTo: boxes[1].trailingAnchor.anchorWithOffset(to: boxes[2].leadingAnchor)),
            gap.constraint(equalTo: boxes[0].widthAnchor),
            boxes[0].leadingAnchor.constraint(equalTo: line.leadingAnchor),
            boxes[1].widthAnchor.constraint(equalToConstant: 50),
            boxes[2].widthAnchor.constraint(equalToConstant: 70),
            boxes[2].trailingAnchor.constraint(equalTo: line.trailingAnchor),
        ])
        line.layoutIfNeeded()
        let middle = boxes[1].frame.minX  // 120: a third of what 50 and 70 leave of 300 is 60
        // end
        #expect(abs(middle - 120) < 1e-9 && line.takeLayoutReports().isEmpty)
        #expect(abs(boxes[2].frame.minX - 230) < 1e-9)
    }

    @Test("Conflicts and open positions are data")
    func reports() {
        // snippet
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let box = LayoutView()
        box.identifier = "box"
        box.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(box)
        LayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 60), box.widthAnchor.constraint(equalToConstant: 80),
            box.topAnchor.constraint(equalTo: root.topAnchor), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        let reports = root.takeLayoutReports()  // the two widths cannot hold together; the second gave way
        let width = box.systemLayoutSizeFitting(.zero).width  // 60
        let open = box.ambiguousAttributes  // [left]: nothing says where the box is horizontally
        // end
        guard case .conflict(let conflict)? = reports.first else { return #expect(Bool(false)) }
        #expect(conflict.members.count == 2 && reports.count == 1)
        #expect(width == 60 && open == [.left])
    }
}
