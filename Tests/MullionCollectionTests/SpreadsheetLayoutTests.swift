import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Spreadsheets")
struct SpreadsheetLayoutTests {
    @Test("Frozen rows and columns stay when the others scroll away under them")
    func workedExample() {
        var sheet = SpreadsheetLayout(rowCount: 100, height: .fixed(20), columnCount: 10, width: .fixed(50))
        sheet.frozenRowCount = 1
        sheet.frozenColumnCount = 1
        sheet.viewport.bounds = CGRect(x: 60, y: 130, width: 100, height: 60)
        #expect(sheet.contentSize == CGSize(width: 500, height: 2_000))
        let cells = sheet.visibleCells()
        let numbers = cells.map { "\($0.row) \($0.column) \($0.zIndex)" }
        #expect(
            numbers == ["0 0 2", "0 1 1", "0 2 1", "0 3 1"]
                + (6...9).flatMap { ["\($0) 0 1", "\($0) 1 0", "\($0) 2 0", "\($0) 3 0"] })
        #expect(cells[0].frame == CGRect(x: 60, y: 130, width: 50, height: 20))
        #expect(cells[1].frame == CGRect(x: 50, y: 130, width: 50, height: 20))
        #expect(cells[5].frame == CGRect(x: 50, y: 120, width: 50, height: 20))
        #expect(sheet.cell(at: CGPoint(x: 65, y: 135)).map { [$0.row, $0.column] } == [0, 0])
        #expect(sheet.cell(at: CGPoint(x: 115, y: 155)).map { [$0.row, $0.column] } == [7, 2])
        #expect(sheet.contentOffset(showingRow: 50, column: 5, at: .leading) == CGPoint(x: 200, y: 980))
    }

    @Test("The walk in the documentation: one measured row among equal ones")
    func walk() {
        var sheet = SpreadsheetLayout(rowCount: 300, height: .fixed(20), columnCount: 1, width: .fixed(50))
        sheet.setHeight(.fixed(26), ofRow: 120)
        #expect(sheet.contentSize.height == 6_006)
        let cells = sheet.cells(in: CGRect(x: 0, y: 2_400, width: 50, height: 40))
        #expect(cells.map(\.row) == [120, 121])
        #expect(cells.map(\.frame.minY) == [2_400, 2_426])
    }

    @Test("After random edits, every answer is that of a spreadsheet in which every row and column is looked at")
    func randomScripts() {
        for seed in fuzzSeeds(2_000, dividedBy: 100) {
            var script = SpreadsheetScript(seed: seed)
            for step in 0..<12 {
                _ = script.edit()
                if step % 5 == 4 { script.setFrozen() }
                let (sheet, model) = (script.sheet, script.model)
                #expect(
                    sheet.contentSize == CGSize(width: model.columns.total, height: model.rows.total), "seed \(seed)")
                #expect(sheet.visibleCells() == model.cells(in: model.viewport.bounds), "seed \(seed), step \(step)")
                script.scroll()
                let bounds = script.model.viewport.bounds
                #expect(script.sheet.cells(in: bounds) == script.model.cells(in: bounds), "seed \(seed), step \(step)")
                let point = CGPoint(x: bounds.midX, y: bounds.midY)
                #expect(script.sheet.cell(at: point) == script.model.cell(at: point), "seed \(seed), step \(step)")
            }
        }
    }

    @Test("The first visible row keeps its place through every edit that leaves it, unless scrolling ends before")
    func anchors() {
        for seed in fuzzSeeds(10_000, dividedBy: 50) {
            var script = SpreadsheetScript(seed: seed)
            for step in 0..<4 {
                let before = script.model
                guard let row = before.rows.firstVisible(visibleStart: before.visibleStart.y) else { continue }
                let place = before.rows.start(row) - before.viewport.bounds.minY
                guard let anchor = script.edit() else { continue }
                let (sheet, model) = (script.sheet, script.model)
                let wanted = model.rows.start(anchor) - place
                let inset = model.viewport.contentInset
                let last = model.rows.total + inset.bottom - model.viewport.bounds.height
                #expect(
                    sheet.viewport.bounds.minY == min(max(wanted, -inset.top), max(-inset.top, last)),
                    "seed \(seed), step \(step)")
                script.scroll()
            }
        }
    }

    @Test("Measuring asks for each visible row once, and the first visible one keeps its place")
    func measuring() {
        for seed in fuzzSeeds(500, dividedBy: 10) {
            var random = SplitMix64(seed: seed)
            var sheet = SpreadsheetLayout(
                rowCount: 5_000, height: .estimated(24), columnCount: 3, width: .estimated(80))
            sheet.frozenRowCount = Int.random(in: 0...2, using: &random)
            sheet.viewport.bounds.size = CGSize(width: 300, height: 400)
            var asked: Set<Int> = []
            for _ in 0..<10 {
                sheet.viewport.bounds.origin.y = CGFloat(Int.random(in: 0...100_000, using: &random))
                let edge = sheet.viewport.bounds.minY
                let first = sheet.visibleCells().first {
                    $0.row >= sheet.frozenRowCount
                        && $0.frame.maxY > edge
                            + CGFloat(
                                (0..<sheet.frozenRowCount).reduce(0) { sum, row in
                                    sum + sheet.cell(row: row, column: 0).frame.height
                                })
                }
                sheet.measureRows { row in
                    #expect(asked.insert(row).inserted, "row \(row), seed \(seed)")
                    return CGFloat(Int.random(in: 1...200, using: &random)) / 4
                }
                sheet.measureColumns { CGFloat($0 * 10 + 50) }
                #expect(sheet.visibleCells().allSatisfy { sheet.height(ofRow: $0.row) != .estimated(24) })
                if let first, first.row + 50 < 5_000, !(0..<sheet.frozenRowCount).contains(first.row) {
                    let moved = sheet.cell(row: first.row, column: 0).frame.minY - sheet.viewport.bounds.minY
                    #expect(moved == first.frame.minY - edge, "seed \(seed)")
                }
            }
            #expect(sheet.width(ofColumn: 2) == .fixed(70))
        }
    }

    @Test("A row or column that moves to its own place moves nothing")
    func moveToOwnPlace() {
        var sheet = SpreadsheetLayout(rowCount: 100, height: .fixed(10), columnCount: 100, width: .fixed(20))
        sheet.viewport.bounds = CGRect(x: 45, y: 105, width: 100, height: 100)
        sheet.moveRow(at: 10, to: 10)
        sheet.moveColumn(at: 2, to: 2)
        #expect(sheet.viewport.bounds.origin == CGPoint(x: 45, y: 105))
    }

    @Test("Near the end of the content, the distance to it can stay instead")
    func end() {
        var sheet = SpreadsheetLayout(rowCount: 100, height: .fixed(10), columnCount: 1, width: .fixed(10))
        sheet.viewport.bounds = CGRect(x: 0, y: 895, width: 100, height: 100)
        let adjustment = sheet.insertRows(count: 5, height: .fixed(10), at: 100, keeping: .end(within: 10))
        #expect(adjustment.contentOffset.y == 945)
        #expect(adjustment.contentSizeAdjustment.height == 50)
        sheet.insertRows(height: .fixed(30), at: 0, keeping: .none)
        #expect(sheet.viewport.bounds.minY == 945)
    }

    @Test("An edit of a million rows changes one leaf, whatever was edited before")
    func scale() {
        let count = largeCount(1_000_000)
        var sheet = SpreadsheetLayout(rowCount: count, height: .estimated(24), columnCount: 1_000, width: .fixed(100))
        sheet.viewport.bounds.size = CGSize(width: 1_200, height: 800)
        var random = SplitMix64(seed: 1)
        let start = threadTime()
        for _ in 0..<10_000 {
            let row = Int.random(in: 0..<sheet.rowCount, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0: sheet.insertRows(height: .fixed(30), at: row)
            case 1: sheet.removeRows(row..<row + 1)
            case 2: sheet.moveRow(at: row, to: count / 2)
            default: sheet.setHeight(.fixed(40), ofRow: row)
            }
        }
        #expect(sheet.rowCount > count - 1_000)
        #expect(threadTime() - start < timeLimit(seconds: 20))
    }
}

@Suite("Hostile spreadsheets")
struct HostileSpreadsheetTests {
    @Test("Counts and lengths that cannot be are brought into range, with diagnostics that name the place")
    func repairs() {
        var sheet = SpreadsheetLayout(rowCount: -1, height: .fixed(.nan), columnCount: .max, width: .estimated(-5))
        #expect(sheet.rowCount == 0)
        #expect(sheet.columnCount == SpreadsheetLayout.countLimit)
        #expect(sheet.width(ofColumn: 7) == .estimated(0))
        sheet.insertRows(count: 3, height: .fixed(.infinity), at: 0)
        sheet.setHeight(.fixed(-2), ofRow: 1)
        sheet.insertColumns(count: 1, width: .fixed(1), at: 0)
        #expect(
            sheet.diagnostics().map(\.description) == [
                "the spreadsheet cannot have -1 more rows", "the spreadsheet cannot have \(Int.max) more columns",
                "row 0 cannot have the height nan", "column 0 cannot have the width -5.0",
                "row 0 cannot have the height inf", "row 1 cannot have the height -2.0",
                "the spreadsheet cannot have 1 more columns",
            ])
        #expect(sheet.contentSize.height == CGFloat(4_294_967_294))
    }

    @Test("Of a billion cells, so many are returned as are asked for, and the others are counted")
    func limitedCells() {
        var sheet = SpreadsheetLayout(rowCount: .max, height: .fixed(10), columnCount: .max, width: .estimated(10))
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (2, 1)
        let count = SpreadsheetLayout.countLimit
        for (rect, rows, columns) in [
            (CGRect.infinite, count, count), (CGRect(x: 5, y: 25, width: 40, height: 1e18), count - 2, 5),
            (CGRect(x: 0, y: 0, width: 20, height: 30), 3, 2),
        ] {
            for limit in [-1, 0, 1, 7, 100] {
                let (elements, omitted) = sheet.viewportElements(in: rect, limit: limit)
                #expect(elements.count == min(max(limit, 0), rows * columns))
                #expect(omitted == rows * columns - elements.count)
                #expect(elements.map(\.id.column).allSatisfy { $0 < max(limit, columns) })
            }
        }
        // Against all cells of a small part.
        let part = CGRect(x: 3, y: 8, width: 60, height: 50)
        let all = sheet.cells(in: part).map { SpreadsheetPosition(row: $0.row, column: $0.column) }
        #expect(sheet.viewportElements(in: part, limit: .max).elements.map(\.id) == all)
        #expect(sheet.viewportElements(in: part, limit: 10).elements.map(\.id) == Array(all.prefix(10)))
    }

    @Test(
        "Whatever the rectangle and the viewport, an answer is finite",
        arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0])
    func rectangles(number: CGFloat) {
        var sheet = SpreadsheetLayout(rowCount: 50, height: .fixed(10), columnCount: 5, width: .fixed(10))
        sheet.frozenRowCount = .max
        sheet.frozenColumnCount = .min
        for other in [number, 0, 100] {
            for rect in [
                CGRect(x: number, y: other, width: 100, height: 100), CGRect(x: 0, y: 0, width: number, height: other),
                CGRect(x: other, y: number, width: other, height: number),
            ] {
                #expect(sheet.cells(in: rect).count <= 250)
                sheet.viewport = FlowViewport(
                    bounds: rect, contentInset: EdgeInsets(top: number, leading: 0, bottom: other, trailing: number))
                #expect(sheet.visibleCells().allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
                _ = sheet.cell(at: CGPoint(x: number, y: other))
                sheet.rowSpacing = number
                #expect(sheet.contentSize.height.isFinite)
                let offset = sheet.contentOffset(showingRow: 49, column: 4, at: .nearest)
                #expect(!offset.x.isNaN && !offset.y.isNaN)
                sheet.measureRows { _ in number }
                sheet.rowSpacing = 0
            }
        }
    }
}
