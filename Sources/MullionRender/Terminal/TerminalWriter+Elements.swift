import MullionDrawing
import MullionGeometry

/// One function for each drawing command. Each reports a number that is not finite, and draws nothing then.
extension TerminalWriter {
    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule) {
        let polygons = Polygons(path, toPixels)
        guard NumberFormat.canWrite(path), NumberFormat.canWrite(paint),
            polygons.bounds.isNull || polygons.bounds.isWritable
        else { return report.note(.unusableNumber) }
        guard !polygons.bounds.isNull else { return }
        let sampler = PaintSampler(paint, toPaint: toPixels.isInvertible ? toPixels.inverted() : .identity)
        let box = polygons.bounds
        // Too thin to cover the middle of a pixel: a line is closer than nothing.
        if polygons.isRectangle(path), min(box.width, box.height) < 0.5, max(box.width, box.height * 0.5) >= 1 {
            let color = sampler.color(at: CGPoint(x: box.midX, y: box.midY)).opacity(opacity)
            if color.alpha >= 0.125 { addBox(box, isRound: false, color) }
            return
        }
        guard renderer.colors != .none || drawnMaskCount > 0 else {
            let color = sampler.color(at: CGPoint(x: box.midX, y: box.midY)).opacity(opacity)
            if color.alpha >= 0.125, box.width >= 3, box.height >= 5, let shape = polygons.boxShape(of: path) {
                addBox(box, isRound: shape == .round, color)
            }
            return
        }
        let clip = clip, opacity = opacity, width = canvas.columns
        polygons.scan(rule, columns: width, rows: 2 * canvas.rows) { row, columns in
            guard clip.pixelRows.contains(row) else { return }
            for column in columns.clamped(to: clip.columns) where clip.mask?[row * width + column] ?? true {
                let color = sampler.color(at: CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5))
                canvas.paint(color.opacity(opacity), column: column, pixelRow: row)
            }
        }
    }

    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle) {
        let polygons = Polygons(path, toPixels)
        guard NumberFormat.canWrite(path), NumberFormat.canWrite(paint), NumberFormat.canWrite(style),
            polygons.bounds.isNull || polygons.bounds.isWritable
        else { return report.note(.unusableNumber) }
        guard !polygons.bounds.isNull, style.lineWidth > 0 else { return }
        let box = polygons.bounds
        let sampler = PaintSampler(paint, toPaint: toPixels.isInvertible ? toPixels.inverted() : .identity)
        let color = sampler.color(at: CGPoint(x: box.midX, y: box.midY)).opacity(opacity)
        guard color.alpha >= 0.125 else { return }
        if let shape = polygons.boxShape(of: path) { return addBox(box, isRound: shape == .round, color) }
        for outline in polygons.outlines { addLines(along: outline.points, isClosed: outline.isClosed, color) }
    }

    mutating func draw(_ run: TextRun) {
        // The middle of a letter without ascender determines the row.
        let middle = CGPoint(x: run.origin.x, y: run.origin.y - 0.3 * run.font.size).applying(transform)
        let end = run.width.map { CGPoint(x: run.origin.x + $0, y: run.origin.y).applying(transform).x }
        guard NumberFormat.canWrite(middle), NumberFormat.canWrite(length: run.font.size),
            run.width.map(NumberFormat.canWrite(length:)) ?? true, end.map({ NumberFormat.canWrite($0) }) ?? true,
            NumberFormat.canWrite(run.paint)
        else { return report.note(.unusableNumber) }
        let ink = PaintSampler(run.paint, toPaint: toPixels.isInvertible ? toPixels.inverted() : .identity)
        var style: TerminalCanvas.Style = []
        if run.font.weight >= .semibold { style.insert(.bold) }
        if run.font.isItalic { style.insert(.italic) }
        if run.underline != nil { style.insert(.underline) }
        if run.strikethrough != nil { style.insert(.strikethrough) }
        let measuredEnd = end.map { ($0 / cell.width).rounded(.up) } ?? .infinity
        write(
            run.string, column: (middle.x / cell.width).rounded(),
            row: freeRow(for: run.string, column: (middle.x / cell.width).rounded(), row: middle.y / cell.height),
            measuredEnd: measuredEnd, ink: ink, style: style)
    }

    /// Returns the row of cells for text whose middle is at a height in cells: that one, or if it has text, the nearer
    /// free neighbor. So lines lower than a cell do not cover each other.
    private func freeRow(for text: String, column: CGFloat, row: CGFloat) -> CGFloat {
        let own = row.rounded(.down)
        let start = max(column, 0), end = min(column + CGFloat(text.count), CGFloat(canvas.columns))
        guard start < end else { return own }
        let columns = Int(start)..<Int(end)
        for row in row - own < 0.5 ? [own, own - 1, own + 1] : [own, own + 1, own - 1]
        where row >= 0 && row < CGFloat(canvas.rows) && !canvas.hasText(in: columns, row: Int(row)) {
            return row
        }
        return own
    }

    /// Writes text from a cell on, which may be outside the drawing.
    private mutating func write(
        _ text: String, column start: CGFloat, row: CGFloat, measuredEnd: CGFloat, ink: PaintSampler,
        style: TerminalCanvas.Style
    ) {
        let spaces = CharacterWidth.replaced(in: text)
        if spaces > 0 { report.note(.replacedCharacters(count: spaces)) }
        guard row >= 0, row < CGFloat(canvas.rows), start < CGFloat(canvas.columns) else { return }
        let row = Int(row)
        var column = Int(max(start, -1e9))
        for character in text {
            guard column < canvas.columns else { break }
            guard let (text, width) = CharacterWidth.printable(character) else { continue }
            // A gradient has the color at the middle of each character.
            let middle = CGPoint(x: CGFloat(column) + CGFloat(width) / 2, y: 2 * CGFloat(row) + 1)
            let color = ink.color(at: middle).opacity(opacity)
            if column >= 0, column + width <= canvas.columns, color.alpha >= 0.125,
                (column..<column + width).allSatisfy({ isVisible($0, row) })
            {
                canvas.write(
                    text, width: width, ink: color, style: style,
                    isOverhang: CGFloat(column + width) > measuredEnd, column: column, row: row)
            }
            column += width
        }
    }

    /// Draws a box with the name of the image.
    mutating func draw(_ image: ImageReference) {
        let polygons = Polygons(Path(image.frame), toPixels)
        guard polygons.bounds.isWritable else { return report.note(.unusableNumber) }
        // An image in a mask counts as opaque, because it is not decoded.
        if drawnMaskCount > 0 { return fill(Path(image.frame), .color(Color(rgb: 0x808080)), .nonZero) }
        addBox(polygons.bounds, isRound: false, Color(rgb: 0x808080))
        let label: String
        switch image.content {
        case .named(let name): label = name
        case .encoded(let encoded): label = "\(encoded.format.rawValue) \(encoded.pixelWidth)×\(encoded.pixelHeight)"
        }
        let box = polygons.bounds
        // A wide image can be in a narrow drawing.
        let room = Int(min(box.width, CGFloat(canvas.columns))) - 2
        guard room > 0, box.height >= 6 else { return }
        let text = String(label.prefix(room))
        write(
            text, column: (box.minX.rounded(.down) + 1), row: (box.midY / 2).rounded(.down),
            measuredEnd: box.maxX - 1, ink: PaintSampler(.color(Color(rgb: 0x808080)), toPaint: .identity), style: [])
    }
}
