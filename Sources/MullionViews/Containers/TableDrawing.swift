import MullionDrawing
import MullionGeometry
import MullionLayout

/// The fills and the rules of a table, drawn behind its cells.
///
/// 1. Rows are filled across the whole table, then the cells of filled columns and filled cells.
/// 2. A rule between two rows is interrupted where a cell spans both; one between two columns goes along the trailing
///    edge of each cell that is not at the end of the table.
/// 3. The frame is inside the table.
struct TableDrawing: NodeDrawing {
    let cells: [TableCell]
    let rows: [TableRowStyle]
    let columns: [AnyShapeStyle?]
    let cellFills: [AnyShapeStyle?]
    let style: TableStyle
    let environment: EnvironmentValues

    func draw(in box: CGRect, childFrames: [CGRect], into list: inout DisplayList) {
        guard childFrames.count == cells.count, !cells.isEmpty else { return }
        let spans = rowSpans(childFrames)
        fillRows(box, spans, &list)
        for (index, cell) in cells.enumerated() {
            guard let fill = cellFills[index] ?? (rows[cell.row].isRepeated ? nil : columnFill(cell)) else { continue }
            self.fill(childFrames[index], fill, &list)
        }
        drawColumnRules(box, childFrames, &list)
        drawRowRules(box, childFrames, spans, &list)
        if let rule = style.frameRule, rule.width > 0 {
            let inset = min(rule.width / 2, box.width / 2, box.height / 2)
            list.stroke(
                Path(box.insetBy(dx: inset, dy: inset)), with: .color(rule.color),
                style: StrokeStyle(lineWidth: rule.width))
        }
    }

    private func columnFill(_ cell: TableCell) -> AnyShapeStyle? {
        cell.column < columns.count ? columns[cell.column] : nil
    }

    /// Returns the top and bottom of each row: those of its cells that begin or end in it. Nil for an empty row.
    private func rowSpans(_ frames: [CGRect]) -> [(top: CGFloat, bottom: CGFloat)?] {
        var tops = [CGFloat?](repeating: nil, count: rows.count)
        var bottoms = tops
        for (cell, frame) in zip(cells, frames) {
            tops[cell.row] = min(tops[cell.row] ?? frame.minY, frame.minY)
            bottoms[cell.lastRow] = max(bottoms[cell.lastRow] ?? frame.maxY, frame.maxY)
        }
        return rows.indices.map { row in
            guard let top = tops[row] ?? (row > 0 ? bottoms[row - 1] : nil),
                let bottom = bottoms[row] ?? (row + 1 < rows.count ? tops[row + 1] : nil)
            else { return nil }
            return (top, bottom)
        }
    }

    private func fill(_ rect: CGRect, _ fill: AnyShapeStyle, _ list: inout DisplayList) {
        list.fill(Path(rect), with: fill.stylePaint(in: environment).paint(in: rect))
    }

    private func fillRows(_ box: CGRect, _ spans: [(top: CGFloat, bottom: CGFloat)?], _ list: inout DisplayList) {
        var stripe = 0
        for (row, span) in zip(rows, spans) {
            var fill = row.fill
            if row.isHeader {
                fill = fill ?? style.headerFill
            } else if row.isFooter {
                fill = fill ?? style.footerFill
            } else if !style.stripes.isEmpty {
                fill = fill ?? style.stripes[stripe % style.stripes.count]
                stripe += 1
            }
            guard let fill, let span else { continue }
            self.fill(
                CGRect(x: box.minX, y: span.top, width: box.width, height: span.bottom - span.top), fill, &list)
        }
    }

    private func drawColumnRules(_ box: CGRect, _ frames: [CGRect], _ list: inout DisplayList) {
        guard let rule = style.columnRule, rule.width > 0 else { return }
        let last = cells.reduce(columns.count - 1) { max($0, $1.lastColumn) }
        let isMirrored = environment.layoutDirection == .rightToLeft
        for (cell, frame) in zip(cells, frames) where cell.lastColumn < last {
            let edge = isMirrored ? frame.minX : frame.maxX
            list.fill(
                Path(CGRect(x: edge - rule.width / 2, y: frame.minY, width: rule.width, height: frame.height)),
                with: .color(rule.color))
        }
    }

    private func drawRowRules(
        _ box: CGRect, _ frames: [CGRect], _ spans: [(top: CGFloat, bottom: CGFloat)?], _ list: inout DisplayList
    ) {
        guard style.rowRule != nil || style.headerRule != nil || style.footerRule != nil else { return }
        // The cells that cross the line below each row.
        var crossing: [Int: [CGRect]] = [:]
        for (cell, frame) in zip(cells, frames) where cell.rows > 1 {
            for row in cell.row..<cell.lastRow { crossing[row, default: []].append(frame) }
        }
        for row in rows.indices.dropLast() {
            let endsHeader = rows[row].isHeader && !rows[row + 1].isHeader
            let beginsFooter = rows[row + 1].isFooter && !rows[row].isFooter
            let edgeRule = endsHeader ? style.headerRule : beginsFooter ? style.footerRule : nil
            guard let rule = edgeRule ?? style.rowRule, rule.width > 0,
                let y = spans[row]?.bottom
            else { continue }
            // Pages repeat a header or footer with its rule, which therefore lies inside it.
            let top = endsHeader ? y - rule.width : beginsFooter ? y : y - rule.width / 2
            var x = box.minX
            let crossed = (crossing[row] ?? []).sorted { $0.minX < $1.minX }
            for (start, end) in crossed.map({ ($0.minX, $0.maxX) }) + [(box.maxX, box.maxX)] {
                if start > x {
                    list.fill(
                        Path(CGRect(x: x, y: top, width: start - x, height: rule.width)),
                        with: .color(rule.color))
                }
                x = max(x, end)
            }
        }
    }
}
