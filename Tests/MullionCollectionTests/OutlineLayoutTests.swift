import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Outlines")
struct OutlineLayoutTests {
    /// a (b (c, d), e), f; 20 points each.
    private var small: OutlineLayout {
        OutlineLayout(rows: [0, 1, 2, 2, 1, 0].map { OutlineRow(depth: $0, height: .fixed(20)) })
    }

    @Test("A collapsed row hides the rows inside of it, and expanded again shows those it showed before")
    func collapsing() {
        var outline = small
        outline.viewport.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(outline.visibleRows().map(\.frame.minX) == [0, 16, 32, 32, 16, 0])
        outline.collapse(1)
        #expect(outline.visibleRows().map(\.row) == [0, 1, 4, 5])
        #expect(outline.visibleRows().map(\.frame.minY) == [0, 20, 40, 60])
        outline.collapse(0)
        #expect(outline.visibleRows().map(\.row) == [0, 5])
        #expect(outline.element(forRow: 4) == nil)
        #expect(!outline.isShown(2))
        outline.expand(0)
        #expect(outline.visibleRows().map(\.row) == [0, 1, 4, 5])
        #expect(outline.contentSize == CGSize(width: 200, height: 80))
        #expect(outline.rowCount == 6)
        #expect(outline.shownRowCount == 4)
        #expect(outline.row(1) == OutlineRow(depth: 1, height: .fixed(20), isExpanded: false))
        #expect(outline.parent(of: 3) == 1)
        #expect(outline.subtree(of: 1) == 1..<4)
    }

    @Test("Rows stay at the top as long as something inside of them is visible, and are pushed away then")
    func sticking() {
        var outline = small
        outline.stickyLevels = 2
        outline.viewport.bounds = CGRect(x: 0, y: 30, width: 200, height: 60)
        func rows() -> [String] { outline.visibleRows().map { "\($0.row) \($0.frame.minY) \($0.zIndex)" } }
        #expect(rows() == ["0 30.0 2", "1 50.0 1", "2 40.0 0", "3 60.0 0", "4 80.0 0"])
        #expect(outline.row(at: CGPoint(x: 40, y: 45)) == 0)
        outline.viewport.bounds.origin.y = 55
        // b ends with d at 80, so that it is half below a.
        #expect(rows() == ["0 55.0 2", "1 60.0 1", "2 40.0 0", "3 60.0 0", "4 80.0 0", "5 100.0 0"])
        outline.viewport.bounds.origin.y = 90
        #expect(rows() == ["0 80.0 2", "4 80.0 0", "5 100.0 0"])
        #expect(outline.contentOffset(showingRow: 3, at: .leading).y == 20)
    }

    @Test("After random edits, every answer is that of an outline in which every row is looked at")
    func randomScripts() {
        for seed in fuzzSeeds(2_000, dividedBy: 100) {
            var script = OutlineScript(seed: seed)
            for step in 0..<12 {
                _ = script.edit()
                let place = "seed \(seed), step \(step)"
                #expect(script.outline.contentSize.height == script.model.length, "\(place)")
                #expect(script.outline.visibleRows() == script.model.rows(in: script.model.viewport.bounds), "\(place)")
                script.scroll()
                let (outline, model) = (script.outline, script.model)
                let bounds = model.viewport.bounds
                #expect(outline.visibleRows() == model.rows(in: bounds), "\(place)")
                let rect = bounds.offsetBy(dx: 0, dy: bounds.height / 2 - 100)
                #expect(outline.rows(in: rect) == model.rows(in: rect), "\(place)")
                let point = CGPoint(x: bounds.midX, y: bounds.minY + 20)
                #expect(outline.row(at: point) == model.row(at: point), "\(place)")
                guard let row = model.rows.indices.randomElement(using: &script.random) else { continue }
                #expect(
                    outline.element(forRow: row) == model.places.first { $0.element.row == row }?.element, "\(place)")
                #expect(outline.subtree(of: row) == model.subtree(of: row), "\(place)")
                #expect(outline.parent(of: row) == model.parent(of: row), "\(place)")
                #expect(outline.shownRowCount(before: row) == model.shown.count { $0 < row }, "\(place)")
            }
        }
    }

    @Test(
        "The first row that does not stick keeps its place through edits, and if it gets hidden, the row that hides it")
    func anchors() {
        for seed in fuzzSeeds(10_000, dividedBy: 200) {
            var script = OutlineScript(seed: seed)
            for step in 0..<4 {
                script.scroll()
                guard let (_, start) = script.model.anchor else { continue }
                let before = script.model.viewport.bounds.minY
                guard let row = script.edit() else { continue }
                let model = script.model
                let now = model.shown.prefix { $0 < row }.reduce(0) { $0 + model.rows[$1].height }
                let inset = model.viewport.contentInset
                let last = model.length + inset.bottom - model.viewport.bounds.height
                #expect(
                    script.outline.viewport.bounds.minY
                        == min(max(before + now - start, -inset.top), max(-inset.top, last)),
                    "seed \(seed), step \(step)")
            }
        }
    }

    @Test("Measuring asks for each visible row once, and the first visible one keeps its place")
    func measuring() {
        for seed in fuzzSeeds(500, dividedBy: 20) {
            var random = SplitMix64(seed: seed)
            var outline = OutlineLayout(
                rows: OutlineScript.forest(3_000, level: 0, &random).map {
                    OutlineRow(depth: $0.depth, height: .estimated(24))
                })
            outline.stickyLevels = Int.random(in: 0...2, using: &random)
            outline.viewport.bounds.size = CGSize(width: 300, height: 400)
            var asked: Set<Int> = []
            for _ in 0..<10 {
                outline.viewport.bounds.origin.y = CGFloat(Int.random(in: 0...60_000, using: &random))
                outline.measureRows { row in
                    #expect(asked.insert(row).inserted, "row \(row), seed \(seed)")
                    return CGFloat(Int.random(in: 1...200, using: &random)) / 4
                }
                #expect(outline.visibleRows().allSatisfy { outline.row($0.row).height != .estimated(24) })
            }
        }
    }

    @Test("Near the end of the content, the distance to it can stay instead")
    func end() {
        var outline = OutlineLayout(rows: (0..<100).map { _ in OutlineRow(height: .fixed(10)) })
        outline.viewport.bounds = CGRect(x: 0, y: 895, width: 100, height: 100)
        let adjustment = outline.appendRows([OutlineRow(height: .fixed(50))], to: nil, keeping: .end(within: 10))
        #expect(adjustment.contentOffset.y == 945)
        #expect(adjustment.contentSizeAdjustment.height == 50)
    }

    @Test("A chain of rows, each inside of the one before, is as quick as a list")
    func chain() {
        let count = largeCount(100_000)
        var outline = OutlineLayout(rows: (0..<count).map { OutlineRow(depth: $0, height: .fixed(20)) })
        outline.stickyLevels = 3
        outline.indentation = 0
        outline.viewport.bounds = CGRect(x: 0, y: CGFloat(count) * 10, width: 300, height: 600)
        let start = threadTime()
        for row in 0..<1_000 {
            #expect(outline.visibleRows().count >= 30)
            outline.collapse(count - 1 - row)
            outline.expand(count - 1 - row)
        }
        outline.collapse(5)
        #expect(outline.shownRowCount == 6)
        #expect(outline.contentOffset(showingRow: count - 1, at: .leading).y == 0)
        #expect(threadTime() - start < timeLimit(seconds: 20))
    }

    @Test("An edit of a million rows changes one leaf, whatever was edited before")
    func scale() {
        let count = largeCount(1_000_000)
        var outline = OutlineLayout(
            rows: (0..<count).map { OutlineRow(depth: min($0 % 10, 4), height: .estimated(24)) })
        outline.viewport.bounds.size = CGSize(width: 1_200, height: 800)
        var random = SplitMix64(seed: 1)
        let start = threadTime()
        for _ in 0..<10_000 {
            let row = Int.random(in: 0..<outline.rowCount, using: &random)
            switch Int.random(in: 0..<5, using: &random) {
            case 0: outline.insertRows([OutlineRow(height: .fixed(30))], before: row)
            case 1: outline.removeSubtree(of: row)
            case 2: outline.setExpanded(Bool.random(using: &random), row: row)
            case 3: outline.moveSubtree(of: row, to: nil)
            default: outline.setHeight(.fixed(40), ofRow: row)
            }
        }
        #expect(outline.rowCount > 0)
        #expect(threadTime() - start < timeLimit(seconds: 20))
    }
}

@Suite("Hostile outlines")
struct HostileOutlineTests {
    @Test("Depths and heights that cannot be are brought into range, with diagnostics that name the row")
    func repairs() {
        var outline = OutlineLayout(rows: [
            OutlineRow(depth: 3, height: .fixed(.nan)), OutlineRow(depth: .max, height: .fixed(10)),
            OutlineRow(depth: .min, height: .estimated(-5)),
        ])
        #expect((0..<3).map { outline.row($0).depth } == [0, 1, 0])
        #expect(outline.row(2).height == .estimated(0))
        outline.setHeight(.fixed(.infinity), ofRow: 1)
        outline.indentation = .nan
        #expect(outline.indentation == 0)
        #expect(
            outline.diagnostics().map(\.description) == [
                "row 0 cannot have the depth 3", "row 0 cannot have the height nan",
                "row 1 cannot have the depth \(Int.max)", "row 2 cannot have the depth \(Int.min)",
                "row 2 cannot have the height -5.0", "row 1 cannot have the height inf",
                "levels cannot be indented by nan",
            ])
    }

    @Test(
        "Whatever the rectangle and the viewport, an answer is finite",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0])
    func rectangles(number: CGFloat) {
        var outline = OutlineLayout(rows: (0..<50).map { OutlineRow(depth: $0 % 7, height: .estimated(10)) })
        outline.stickyLevels = .max
        for other in [number, 0, 100] {
            for rect in [
                CGRect(x: number, y: other, width: 100, height: 100), CGRect(x: 0, y: 0, width: number, height: other),
                CGRect(x: other, y: number, width: other, height: number),
            ] {
                #expect(outline.rows(in: rect).count <= 50)
                outline.viewport = FlowViewport(
                    bounds: rect, contentInset: EdgeInsets(top: number, leading: 0, bottom: other, trailing: number))
                #expect(outline.visibleRows().allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
                _ = outline.row(at: CGPoint(x: number, y: other))
                let offset = outline.contentOffset(showingRow: 49, at: .nearest)
                #expect(!offset.x.isNaN && !offset.y.isNaN)
                outline.measureRows { _ in number }
            }
        }
    }

    @Test("No rows at all", arguments: [0, 3])
    func empty(levels: Int) {
        var outline = OutlineLayout()
        outline.stickyLevels = levels
        #expect(outline.visibleRows().isEmpty)
        #expect(outline.row(at: .zero) == nil)
        outline.appendRows([OutlineRow(height: .fixed(1))], to: nil)
        outline.removeSubtree(of: 0)
        #expect(outline.contentSize.height == 0)
        #expect(outline.row(shownAt: 0) == nil)
    }
}
