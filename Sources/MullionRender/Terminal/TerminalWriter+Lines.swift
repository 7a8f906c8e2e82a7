import MullionDrawing
import MullionGeometry

/// Lines of box drawing characters.
extension TerminalWriter {
    /// Adds the lines of a rectangle, given in pixels.
    mutating func addBox(_ box: CGRect, isRound: Bool, _ color: Color) {
        let columns = pixels(box.minX, box.maxX, canvas.columns)
        let pixelRows = pixels(box.minY, box.maxY, 2 * canvas.rows)
        guard !columns.isEmpty, !pixelRows.isEmpty else { return }
        let (top, bottom) = (pixelRows.lowerBound / 2, (pixelRows.upperBound - 1) / 2)
        let (left, right) = (columns.lowerBound, columns.upperBound - 1)
        // Sides outside the drawing are not drawn.
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

    private mutating func addLine(_ sides: TerminalCanvas.Sides, isRound: Bool, _ color: Color, column: Int, row: Int) {
        guard isVisible(column, row) else { return }
        canvas.addLine(sides, isRound: isRound, color, column: column, row: row)
    }

    /// Adds the lines through points in pixels: box drawing characters along the axes, strokes in other directions.
    /// Lines along the axes that meet in a cell form a corner there.
    mutating func addLines(along points: [CGPoint], isClosed: Bool, _ color: Color) {
        var points = points
        if isClosed, let first = points.first { points.append(first) }
        // Lines of length 0 would separate those that meet.
        let lines = zip(points, points.dropFirst()).filter { $0 != $1 || points.count == 2 }
        let spans = lines.map { span(from: $0, to: $1) }
        for (index, line) in lines.enumerated() {
            guard Self.isAlongAxis(line.0, line.1) else {
                addSlope(from: line.0, to: line.1, color)
                continue
            }
            guard let span = spans[index] else { continue }
            let before = index > 0 ? spans[index - 1] : isClosed ? spans.last ?? nil : nil
            let after = index + 1 < spans.count ? spans[index + 1] : isClosed ? spans.first ?? nil : nil
            add(span, isJoinedAtStart: before?.end == span.start, isJoinedAtEnd: after?.start == span.end, color)
        }
    }

    private struct Cell: Equatable {
        var column: Int
        var row: Int
    }

    /// Cells in a row or column.
    private struct Span {
        var start: Cell
        var end: Cell
        var isHorizontal: Bool
        /// Whether it runs to the right or down, which cannot be derived from equal ends.
        var isForward: Bool
    }

    private static func isAlongAxis(_ start: CGPoint, _ end: CGPoint) -> Bool {
        abs(start.x - end.x) < 0.5 || abs(start.y - end.y) < 1
    }

    /// Returns the cells of a line along an axis; nil for other lines, and for those outside the drawing.
    private func span(from start: CGPoint, to end: CGPoint) -> Span? {
        guard Self.isAlongAxis(start, end) else { return nil }
        let isHorizontal = abs(start.x - end.x) >= 0.5
        let (left, top) = (min(start.x, end.x), min(start.y, end.y))
        let columns = pixels(left, isHorizontal ? max(start.x, end.x) : left, canvas.columns)
        let pixelRows = pixels(top, isHorizontal ? top : max(start.y, end.y), 2 * canvas.rows)
        guard !columns.isEmpty, !pixelRows.isEmpty else { return nil }
        let low = Cell(column: columns.lowerBound, row: pixelRows.lowerBound / 2)
        let high = Cell(column: columns.upperBound - 1, row: (pixelRows.upperBound - 1) / 2)
        let isForward = isHorizontal ? start.x <= end.x : start.y <= end.y
        return Span(
            start: isForward ? low : high, end: isForward ? high : low, isHorizontal: isHorizontal, isForward: isForward
        )
    }

    private mutating func add(_ span: Span, isJoinedAtStart: Bool, isJoinedAtEnd: Bool, _ color: Color) {
        let (towards, away): (TerminalCanvas.Sides, TerminalCanvas.Sides) =
            span.isHorizontal ? (.left, .right) : (.up, .down)
        let (first, last) = span.isHorizontal ? (span.start.column, span.end.column) : (span.start.row, span.end.row)
        let (isJoinedAtLow, isJoinedAtHigh) =
            span.isForward ? (isJoinedAtStart, isJoinedAtEnd) : (isJoinedAtEnd, isJoinedAtStart)
        let range = min(first, last)...max(first, last)
        for place in range {
            var sides: TerminalCanvas.Sides = []
            // A free end looks like the rest of the line.
            if place > range.lowerBound || !isJoinedAtLow { sides.insert(towards) }
            if place < range.upperBound || !isJoinedAtHigh { sides.insert(away) }
            let cell =
                span.isHorizontal
                ? Cell(column: place, row: span.start.row) : Cell(column: span.start.column, row: place)
            addLine(sides, isRound: false, color, column: cell.column, row: cell.row)
        }
    }

    private mutating func addSlope(from start: CGPoint, to end: CGPoint, _ color: Color) {
        // In cells from here on, with no more steps than cells to pass.
        let (dx, dy) = (end.x - start.x, (end.y - start.y) / 2)
        let (flat, steep, falling, rising) =
            renderer.characters == .ascii ? ("-", "|", "\\", "/") : ("─", "│", "╲", "╱")
        let character = abs(dy) < abs(dx) / 2 ? flat : abs(dx) < abs(dy) / 2 ? steep : dx * dy > 0 ? falling : rising
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
