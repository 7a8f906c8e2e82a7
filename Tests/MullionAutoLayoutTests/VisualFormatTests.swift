import Testing

@testable import MullionAutoLayout

/// Three views in one superview, named a, b, c.
struct FormatScene {
    let superview = LayoutView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    let views: [String: LayoutView]

    init(_ names: [String] = ["a", "b", "c"]) {
        var views: [String: LayoutView] = [:]
        superview.identifier = "super"
        for name in names {
            let view = LayoutView()
            view.identifier = name
            view.translatesAutoresizingMaskIntoConstraints = false
            superview.addSubview(view)
            views[name] = view
        }
        self.views = views
    }

    func constraints(
        _ format: String, _ options: LayoutConstraint.FormatOptions = [], _ metrics: [String: CGFloat] = [:]
    ) throws(VisualFormatError) -> [String] {
        try LayoutConstraint.constraints(withVisualFormat: format, options: options, metrics: metrics, views: views)
            .map(\.description)
    }

    func error(
        _ format: String, _ options: LayoutConstraint.FormatOptions = [], _ metrics: [String: CGFloat] = [:]
    ) -> VisualFormatError? {
        do throws(VisualFormatError) {
            _ = try constraints(format, options, metrics)
            return nil
        } catch { return error }
    }
}

@Suite("Visual formats")
struct VisualFormatTests {
    private let scene = FormatScene()

    @Test("Every part of the grammar gives its constraints, in the order of the text")
    func grammar() throws {
        #expect(
            try scene.constraints(
                "V:|-pad-[a(>=50@300,<=b)][b]-[c(h)]-(>=4,8@p)-|", [], ["pad": 12, "p": 700, "h": 30]) == [
                    "a.top == super.top + 12.0", "a.height >= 50.0 @300", "a.height <= b.height", "b.top == a.bottom",
                    "c.top == b.bottom + 8.0", "c.height == 30.0", "super.bottom >= c.bottom + 4.0",
                    "super.bottom == c.bottom + 8.0 @700",
                ])
    }

    @Test("A dash to the superview is its margin, nothing is its edge")
    func edges() throws {
        #expect(
            try scene.constraints("|-[a]-|") == [
                "a.leading == super.leadingMargin", "super.trailingMargin == a.trailing",
            ])
        #expect(try scene.constraints("V:|[a]|") == ["a.top == super.top", "super.bottom == a.bottom"])
    }

    @Test("Blanks between the parts do not count")
    func blanks() throws {
        #expect(
            try scene.constraints(" H :\n| - 8 - [ a ( >= 50 @ 20 , <= 70 ) ] - [ b ] ")
                == scene.constraints("H:|-8-[a(>=50@20,<=70)]-[b]"))
        #expect(scene.error("[a(> =5)]")?.offset == 4)
    }

    @Test("Read from left to right or from right to left, formats speak of left and right")
    func directions() throws {
        #expect(
            try scene.constraints("|-[a]-(>=5)-[b]-7-|", .directionLeftToRight) == [
                "a.left == super.leftMargin", "b.left >= a.right + 5.0", "super.right == b.right + 7.0",
            ])
        #expect(
            try scene.constraints("|-[a]-(>=5)-[b]-7-|", .directionRightToLeft) == [
                "super.rightMargin == a.right", "a.left >= b.right + 5.0", "b.left == super.left + 7.0",
            ])
        #expect(
            try scene.constraints("V:[a]-[b]", .directionRightToLeft) == ["b.top == a.bottom + 8.0"])
        #expect(
            scene.error("[a]", [.directionLeftToRight, .directionRightToLeft])
                == VisualFormatError(.contradictoryDirections, at: 0))
    }

    @Test("Alignments hold between neighbours, across the axis only")
    func alignments() throws {
        #expect(
            try scene.constraints("[a][b][c]", [.alignAllTop, .alignAllFirstBaseline]) == [
                "b.leading == a.trailing", "c.leading == b.trailing", "b.top == a.top", "c.top == b.top",
                "b.firstBaseline == a.firstBaseline", "c.firstBaseline == b.firstBaseline",
            ])
        let along: [LayoutConstraint.FormatOptions] = [
            .alignAllLeft, .alignAllRight, .alignAllLeading, .alignAllTrailing, .alignAllCenterX,
        ]
        let across: [LayoutConstraint.FormatOptions] = [
            .alignAllTop, .alignAllBottom, .alignAllCenterY, .alignAllFirstBaseline, .alignAllLastBaseline,
        ]
        for option in along {
            #expect(scene.error("[a][b]", option) == VisualFormatError(.alignmentAlongAxis, at: 0))
            #expect(try scene.constraints("V:[a][b]", option).count == 2)
        }
        for option in across {
            #expect(scene.error("V:[a][b]", option) == VisualFormatError(.alignmentAlongAxis, at: 0))
            #expect(try scene.constraints("[a][b]", option).count == 2)
        }
    }

    @Test("A name that is a metric and a view is the metric")
    func metricsFirst() throws {
        #expect(
            try scene.constraints("[a(b)]-b-[b]", [], ["b": 5]) == ["a.width == 5.0", "b.leading == a.trailing + 5.0"])
    }

    @Test("Numbers may have fractions, and in parentheses signs")
    func numbers() throws {
        #expect(
            try scene.constraints("[a(0012.50)]-(-5.25)-[b(+3)]")
                == ["a.width == 12.5", "b.leading == a.trailing - 5.25", "b.width == 3.0"])
        let long = String(repeating: "0", count: 1000) + "1." + String(repeating: "5", count: 1000)
        #expect(try scene.constraints("[a(\(long))]") == ["a.width == 1.5555555555555556"])
    }

    @Test("The constraints lay views out")
    func layout() throws {
        let (a, b) = (try #require(scene.views["a"]), try #require(scene.views["b"]))
        let horizontal = try LayoutConstraint.constraints(
            withVisualFormat: "|-[a(40)]-(>=10)-[b(60)]-20-|", options: [.alignAllTop, .alignAllBottom],
            views: scene.views)
        let vertical = try LayoutConstraint.constraints(withVisualFormat: "V:|-30-[a(50)]", views: scene.views)
        LayoutConstraint.activate(horizontal + vertical)
        scene.superview.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 8, y: 30, width: 40, height: 50))
        #expect(b.frame == CGRect(x: 220, y: 30, width: 60, height: 50))
    }
}
