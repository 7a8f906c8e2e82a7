import MullionCollection
import MullionGeometry
import MullionTestSupport

/// An outline as a list of rows, whose answers are computed by looking at every row.
///
/// All numbers are multiples of 1/64, so that sums are exact in any order.
struct OutlineModel {
    struct Row: Equatable {
        var depth: Int
        var height: CGFloat
        var isExpanded: Bool
    }

    var rows: [Row] = []
    var viewport = FlowViewport()
    var stickyLevels = 0
    var indentation: CGFloat = 16

    var visibleStart: CGFloat { viewport.bounds.minY + viewport.contentInset.top }
    var length: CGFloat { shown.reduce(0) { $0 + rows[$1].height } }

    func subtree(of row: Int) -> Range<Int> {
        let next = rows[(row + 1)...].firstIndex { $0.depth <= rows[row].depth }
        return row..<(next ?? rows.count)
    }

    func parent(of row: Int) -> Int? { rows[..<row].lastIndex { $0.depth < rows[row].depth } }

    /// The rows that are not inside of collapsed ones.
    var shown: [Int] {
        var result: [Int] = []
        var row = 0
        while row < rows.count {
            result.append(row)
            row = rows[row].isExpanded ? row + 1 : subtree(of: row).upperBound
        }
        return result
    }

    /// The rows where they are shown, with their places without scrolling.
    var places: [(element: OutlineElement, natural: CGFloat)] {
        let shown = shown
        var starts: [Int: CGFloat] = [:]
        var start: CGFloat = 0
        for row in shown {
            starts[row] = start
            start += rows[row].height
        }
        let width = max(0, viewport.bounds.width - viewport.contentInset.leading - viewport.contentInset.trailing)
        return shown.map { row in
            let height = rows[row].height
            var (place, natural) = (starts[row]!, starts[row]!)
            if rows[row].depth < stickyLevels {
                var (covered, outer) = (CGFloat(0), row)
                while let parent = parent(of: outer) {
                    covered += rows[parent].height
                    outer = parent
                }
                let end =
                    starts[subtree(of: row).upperBound]
                    ?? (shown.last { subtree(of: row).contains($0) }.map {
                        starts[$0]! + rows[$0].height
                    })!
                place = max(natural, min(visibleStart + covered, end - height))
            }
            let x = CGFloat(rows[row].depth) * indentation
            swap(&place, &natural)
            return (
                OutlineElement(
                    row: row, depth: rows[row].depth,
                    frame: CGRect(x: x, y: natural, width: max(0, width - x), height: height),
                    zIndex: natural > place ? stickyLevels - rows[row].depth : 0), place
            )
        }
    }

    func rows(in rect: CGRect) -> [OutlineElement] {
        places.map(\.element).filter {
            $0.frame.minX < rect.maxX && rect.minX < $0.frame.maxX && $0.frame.minY < rect.maxY
                && rect.minY < $0.frame.maxY
        }
    }

    func row(at point: CGPoint) -> Int? {
        let top = places.map(\.element).filter { $0.frame.minY <= point.y && point.y < $0.frame.maxY }
            .max { $0.zIndex < $1.zIndex }
        return top.flatMap { $0.frame.minX <= point.x && point.x < $0.frame.maxX ? $0.row : nil }
    }

    /// The first row that does not stick and ends below those that do, with its place.
    var anchor: (row: Int, start: CGFloat)? {
        let places = places
        let edge = places.filter { $0.element.zIndex > 0 }.map(\.element.frame.maxY).max() ?? visibleStart
        return places.first {
            $0.element.zIndex == 0 && $0.element.frame.maxY > max(edge, visibleStart)
        }.map { ($0.element.row, $0.natural) }
    }
}

/// An outline and its model, which are changed together at random.
struct OutlineScript {
    var outline: OutlineLayout
    var model = OutlineModel()
    var random: SplitMix64

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        let count = Int.random(in: 0...300, using: &random)
        model.rows = Self.forest(count, level: 0, &random)
        outline = OutlineLayout(rows: Self.outlineRows(model.rows))
        model.stickyLevels = Int.random(in: -1...4, using: &random)
        model.indentation = CGFloat(Int.random(in: 0...40, using: &random))
        outline.stickyLevels = model.stickyLevels
        outline.indentation = model.indentation
        scroll()
    }

    static func forest(_ count: Int, level: Int, _ random: inout SplitMix64) -> [OutlineModel.Row] {
        var rows: [OutlineModel.Row] = []
        for _ in 0..<count {
            let deepest = rows.last.map { min($0.depth + 1, 12) } ?? level
            rows.append(
                OutlineModel.Row(
                    depth: max(
                        level,
                        deepest - Int.random(in: 0...3, using: &random) / 2 * Int.random(in: 1...3, using: &random)),
                    height: length(&random), isExpanded: Int.random(in: 0..<6, using: &random) > 0))
        }
        return rows
    }

    static func outlineRows(_ rows: [OutlineModel.Row]) -> [OutlineRow] {
        let level = rows.first?.depth ?? 0
        return rows.map { OutlineRow(depth: $0.depth - level, height: .fixed($0.height), isExpanded: $0.isExpanded) }
    }

    static func length(_ random: inout SplitMix64) -> CGFloat {
        Int.random(in: 0..<12, using: &random) == 0 ? 0 : CGFloat(Int.random(in: 1...3_000, using: &random)) / 64
    }

    mutating func scroll() {
        func number(_ range: ClosedRange<Int>) -> CGFloat { CGFloat(Int.random(in: range, using: &random)) / 4 }
        model.viewport.bounds = CGRect(
            x: number(-100...200), y: number(-100...max(0, Int(model.length * 4)) + 100), width: number(0...1_600),
            height: number(0...2_000))
        model.viewport.contentInset = EdgeInsets(
            top: number(0...80), leading: number(0...80), bottom: number(0...80), trailing: number(0...80))
        outline.viewport = model.viewport
    }

    /// Makes one random edit. Returns the number of the anchor after it, or of the row that took its place.
    mutating func edit() -> Int? {
        var anchor = model.anchor?.row
        let count = model.rows.count
        guard count > 0 else {
            model.rows = Self.forest(5, level: 0, &random)
            outline.appendRows(Self.outlineRows(model.rows), to: nil)
            model.viewport = outline.viewport
            return nil
        }
        let row = Int.random(in: 0..<count, using: &random)
        func insert(_ new: [OutlineModel.Row], at place: Int) {
            model.rows.insert(contentsOf: new, at: place)
            if let old = anchor, old >= place { anchor = old + new.count }
        }
        func remove(_ range: Range<Int>) {
            model.rows.removeSubrange(range)
            if let old = anchor, old >= range.lowerBound { anchor = max(range.lowerBound, old - range.count) }
        }
        let size = Bool.random(using: &random) ? 1 : Int.random(in: 0...200, using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            model.rows[row].height = Self.length(&random)
            outline.setHeight(.fixed(model.rows[row].height), ofRow: row)
        case 1, 2:
            model.rows[row].isExpanded.toggle()
            outline.setExpanded(model.rows[row].isExpanded, row: row)
        case 3:
            let new = Self.forest(size, level: model.rows[row].depth, &random)
            insert(new, at: row)
            outline.insertRows(Self.outlineRows(new), before: row)
        case 4:
            let parent = Bool.random(using: &random) ? row : nil
            let new = Self.forest(size, level: parent.map { model.rows[$0].depth + 1 } ?? 0, &random)
            insert(new, at: parent.map { model.subtree(of: $0).upperBound } ?? count)
            outline.appendRows(Self.outlineRows(new), to: parent)
        case 5:
            remove(model.subtree(of: row))
            outline.removeSubtree(of: row)
        default:
            let range = model.subtree(of: row)
            let target = Int.random(in: 0..<count, using: &random)
            let isBefore = Bool.random(using: &random)
            guard target == row && isBefore || !range.contains(target) else { return nil }
            let level = model.rows[target].depth + (isBefore ? 0 : 1)
            let moved = model.rows[range].map { old in
                OutlineModel.Row(
                    depth: old.depth - model.rows[row].depth + level, height: old.height, isExpanded: old.isExpanded)
            }
            var place = isBefore ? target : model.subtree(of: target).upperBound
            if place >= range.upperBound { place -= range.count }
            if place == row {
                model.rows.replaceSubrange(range, with: moved)
            } else {
                remove(range)
                insert(moved, at: place)
            }
            if isBefore {
                outline.moveSubtree(of: row, before: target)
            } else {
                outline.moveSubtree(of: row, to: target)
            }
        }
        model.viewport = outline.viewport
        guard let row = anchor, row < model.rows.count else { return nil }
        return model.shown.last { $0 <= row }
    }
}
