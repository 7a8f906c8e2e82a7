import MullionCollection
import MullionGeometry
import MullionTestSupport

/// A spreadsheet as lists of lengths, whose answers are computed by looking at every row and column.
///
/// All numbers are multiples of 1/64, so that sums are exact in any order.
struct SpreadsheetModel {
    var rows: Axis
    var columns: Axis
    var viewport = FlowViewport()

    struct Axis: Equatable {
        var lengths: [CGFloat]
        var frozen = 0
        var spacing: CGFloat = 0

        var frozenCount: Int { min(max(0, frozen), lengths.count) }
        var total: CGFloat { lengths.isEmpty ? 0 : lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1) }

        func start(_ track: Int) -> CGFloat { lengths[..<track].reduce(0, +) + spacing * CGFloat(track) }

        /// The start and the length of each track.
        func places(visibleStart: CGFloat) -> [(start: CGFloat, length: CGFloat)] {
            var start: CGFloat = 0
            return lengths.enumerated().map { track, length in
                defer { start += length + spacing }
                return (start + (track < frozenCount ? max(0, visibleStart) : 0), length)
            }
        }

        /// The first track that is not frozen and ends behind the frozen ones.
        func firstVisible(visibleStart: CGFloat) -> Int? {
            let edge = frozenCount == 0 ? visibleStart : max(0, visibleStart) + start(frozenCount)
            return (frozenCount..<lengths.count).first { start($0) + lengths[$0] > edge }
        }
    }

    var visibleStart: CGPoint {
        CGPoint(
            x: viewport.bounds.minX + viewport.contentInset.leading, y: viewport.bounds.minY + viewport.contentInset.top
        )
    }

    func cells(in rect: CGRect) -> [SpreadsheetCell] {
        let columns = columns.places(visibleStart: visibleStart.x)
        return rows.places(visibleStart: visibleStart.y).enumerated().flatMap { row, vertical in
            columns.enumerated().compactMap { column, horizontal in
                let frame = CGRect(
                    x: horizontal.start, y: vertical.start, width: horizontal.length, height: vertical.length)
                guard frame.minX < rect.maxX, rect.minX < frame.maxX, frame.minY < rect.maxY, rect.minY < frame.maxY
                else { return nil }
                let isFrozen = (row < self.rows.frozenCount, column < self.columns.frozenCount)
                return SpreadsheetCell(
                    row: row, column: column, frame: frame, zIndex: (isFrozen.0 ? 1 : 0) + (isFrozen.1 ? 1 : 0))
            }
        }
    }

    /// The topmost cell at a point.
    func cell(at point: CGPoint) -> SpreadsheetCell? {
        cells(in: CGRect(x: point.x - 0.001, y: point.y - 0.001, width: 0.002, height: 0.002))
            .filter {
                $0.frame.minX <= point.x && point.x < $0.frame.maxX && $0.frame.minY <= point.y
                    && point.y < $0.frame.maxY
            }
            .max { $0.zIndex < $1.zIndex }
    }
}

/// A spreadsheet and its model, which are changed together at random.
struct SpreadsheetScript {
    var sheet: SpreadsheetLayout
    var model: SpreadsheetModel
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let (rows, columns) = (Int.random(in: 0...400, using: &random), Int.random(in: 0...30, using: &random))
        let (height, width) = (Self.length(&random), Self.length(&random))
        model = SpreadsheetModel(
            rows: .init(lengths: Array(repeating: height, count: rows)),
            columns: .init(lengths: Array(repeating: width, count: columns)))
        sheet = SpreadsheetLayout(rowCount: rows, height: .fixed(height), columnCount: columns, width: .fixed(width))
        model.rows.spacing = Bool.random(using: &random) ? 0 : CGFloat(Int.random(in: 0...8, using: &random)) / 2
        model.columns.spacing = model.rows.spacing
        (sheet.rowSpacing, sheet.columnSpacing) = (model.rows.spacing, model.columns.spacing)
        setFrozen()
        scroll()
    }

    static func length(_ random: inout SplitMix64) -> CGFloat {
        Int.random(in: 0..<12, using: &random) == 0 ? 0 : CGFloat(Int.random(in: 1...3_000, using: &random)) / 64
    }

    mutating func setFrozen() {
        model.rows.frozen = Int.random(in: -1...4, using: &random)
        model.columns.frozen = Int.random(in: -1...3, using: &random)
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (model.rows.frozen, model.columns.frozen)
    }

    mutating func scroll() {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 4 }
        let (width, height) = (Int(model.columns.total * 4), Int(model.rows.total * 4))
        model.viewport.bounds = CGRect(
            x: number(-100...max(0, width) + 100), y: number(-100...max(0, height) + 100), width: number(0...2_000),
            height: number(0...2_000))
        model.viewport.contentInset = EdgeInsets(
            top: number(0...80), leading: number(0...80), bottom: number(0...80), trailing: number(0...80))
        sheet.viewport = model.viewport
    }

    /// Makes one random edit. Returns the number of the anchor row after it, if it is the same row as before.
    mutating func edit(keeping anchor: FlowAnchor = .leading) -> Int? {
        let count = model.rows.lengths.count
        var first = model.rows.firstVisible(visibleStart: model.visibleStart.y)
        let length = Self.length(&random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0, 1:
            guard count > 0 else { return nil }
            let row = Int.random(in: 0..<count, using: &random)
            model.rows.lengths[row] = length
            sheet.setHeight(.fixed(length), ofRow: row, keeping: anchor)
        case 2, 3:
            let new = Bool.random(using: &random) ? 1 : Int.random(in: 0...300, using: &random)
            let row = Int.random(in: 0...count, using: &random)
            model.rows.lengths.insert(contentsOf: repeatElement(length, count: new), at: row)
            sheet.insertRows(count: new, height: .fixed(length), at: row, keeping: anchor)
            if let old = first, old >= row { first = old + new }
        case 4:
            let start = Int.random(in: 0...count, using: &random)
            let range = start..<min(count, start + Int.random(in: 0...60, using: &random))
            model.rows.lengths.removeSubrange(range)
            sheet.removeRows(range, keeping: anchor)
            if let old = first { first = range.contains(old) ? nil : old >= range.upperBound ? old - range.count : old }
        case 5:
            guard count > 0 else { return nil }
            let (row, target) = (
                Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random)
            )
            let height = model.rows.lengths.remove(at: row)
            model.rows.lengths.insert(height, at: target)
            sheet.moveRow(at: row, to: target, keeping: anchor)
            if let old = first {
                let without = old > row ? old - 1 : old
                first = old == row ? nil : without >= target ? without + 1 : without
            }
        case 6:
            let column = Int.random(in: 0...model.columns.lengths.count, using: &random)
            model.columns.lengths.insert(length, at: column)
            sheet.insertColumns(width: .fixed(length), at: column, keeping: anchor)
        default:
            guard model.columns.lengths.count > 1 else { return nil }
            let column = Int.random(in: 0..<model.columns.lengths.count, using: &random)
            if Bool.random(using: &random) {
                model.columns.lengths.remove(at: column)
                sheet.removeColumns(column..<column + 1, keeping: anchor)
            } else {
                let target = Int.random(in: 0..<model.columns.lengths.count, using: &random)
                let width = model.columns.lengths.remove(at: column)
                model.columns.lengths.insert(width, at: target)
                sheet.moveColumn(at: column, to: target, keeping: anchor)
            }
        }
        model.viewport = sheet.viewport
        return first
    }
}
