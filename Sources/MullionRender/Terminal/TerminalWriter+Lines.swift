import MullionDrawing
import MullionGeometry

/// Lines of box drawing characters.
extension TerminalWriter {
    /// The lines of a rectangle, given in pixels.
    mutating func addBox(_ box: CGRect, isRound: Bool, _ color: Color) {
        let columns = pixels(box.minX, box.maxX, canvas.columns)
        let pixelRows = pixels(box.minY, box.maxY, 2 * canvas.rows)
        guard !columns.isEmpty, !pixelRows.isEmpty else { return }
        let (top, bottom) = (pixelRows.lowerBound / 2, (pixelRows.upperBound - 1) / 2)
        let (left, right) = (columns.lowerBound, columns.upperBound - 1)
        // Sides that lie outside of the picture are not drawn.
        let hasTop = box.minY >= -0.5, hasBottom = box.maxY <= CGFloat(2 * canvas.rows) + 0.5
        let hasLeft = box.minX >= -0.5, hasRight = box.maxX <= CGFloat(canvas.columns) + 0.5
        let height = box.height < 0.5 ? 0 : bottom - top, width = box.width < 0.5 ? 0 : right - left
        if height > 0 || width == 0 {
            for row in top...bottom {
                var sides: TerminalCanvas.Sides = []
                if row > top || height == 0 || width == 0 { sides.insert(.up) }
                if row < bottom || height == 0 || width == 0 { sides.insert(.down) }
                if hasLeft { addLine(sides, isRound: isRound, color, column: left, row: row) }
                if hasRight, right > left, width > 0 {
                    addLine(sides, isRound: isRound, color, column: right, row: row)
                }
            }
        }
        if width > 0 {
            for column in left...right {
                var sides: TerminalCanvas.Sides = []
                if column > left || height == 0 { sides.insert(.left) }
                if column < right || height == 0 { sides.insert(.right) }
                if hasTop { addLine(sides, isRound: isRound, color, column: column, row: top) }
                if hasBottom, bottom > top, height > 0 {
                    addLine(sides, isRound: isRound, color, column: column, row: bottom)
                }
            }
        }
    }

    private mutating func addLine(
        _ sides: TerminalCanvas.Sides, isRound: Bool, _ color: Color, column: Int, row: Int
    ) {
        guard isVisible(column, row) else { return }
        canvas.addLine(sides, isRound: isRound, color, column: column, row: row)
    }

    /// A straight line between two points in pixels: box drawing characters along an axis, strokes in other directions.
    mutating func addLine(from start: CGPoint, to end: CGPoint, _ color: Color) {
        if abs(start.x - end.x) < 0.5 || abs(start.y - end.y) < 1 {
            let box = CGRect(
                x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
                height: abs(start.y - end.y))
            var flat = box
            if box.width < 0.5 { flat.size.width = 0 } else { flat.size.height = 0 }
            return addBox(flat, isRound: false, color)
        }
        // From here on in cells, and no more steps than there are cells to pass.
        let (dx, dy) = (end.x - start.x, (end.y - start.y) / 2)
        let character = abs(dy) < abs(dx) / 2 ? "─" : abs(dx) < abs(dy) / 2 ? "│" : dx * dy > 0 ? "╲" : "╱"
        let length = max(abs(dx), abs(dy))
        var (from, to): (CGFloat, CGFloat) = (0, 1)
        for (origin, extent, limit) in [
            (start.x, dx, CGFloat(canvas.columns)), (start.y / 2, dy, CGFloat(canvas.rows)),
        ] where extent != 0 {
            let (a, b) = (-origin / extent, (limit - origin) / extent)
            from = max(from, min(a, b))
            to = min(to, max(a, b))
        }
        guard from <= to else { return }
        let steps = min(Int((length * (to - from)).rounded(.up)), canvas.columns + canvas.rows)
        for step in 0...max(steps, 1) {
            let t = from + (to - from) * CGFloat(step) / CGFloat(max(steps, 1))
            let column = Int((start.x + dx * t).rounded(.down)), row = Int((start.y / 2 + dy * t).rounded(.down))
            guard (0..<canvas.columns).contains(column), (0..<canvas.rows).contains(row), isVisible(column, row) else {
                continue
            }
            canvas.write(character, width: 1, ink: color, style: [], column: column, row: row)
        }
    }
}
