import MullionDrawing
import MullionGeometry

// Patterns: gradients, and tiles whose content is drawn again for each one.
extension PDFContentReader {
    /// The maximum number of tiles in an area.
    private static let tileLimit = 4_000

    /// Fills a path of the page with the pattern of the fill.
    mutating func fillPattern(_ path: Path, _ rule: FillRule) {
        fill(path, rule, pattern: state.fill)
    }

    /// Fills the line along a path of the page with the pattern of lines.
    mutating func strokePattern(_ path: Path) {
        let bounds = path.boundingRect
        let ink = state.stroke
        state.stroke = PDFInk()
        let transform = state.transform
        let scale = max(abs(transform.a) + abs(transform.c), abs(transform.b) + abs(transform.d))
        let reach = min(state.pen.lineWidth * scale * max(state.pen.miterLimit, 1), 1e6)
        let wasMask = beginsShape()
        stroke(path)
        endsShape(wasMask)
        fill(Path(bounds.insetBy(dx: -reach, dy: -reach)), .nonZero, pattern: ink)
        list.append(.pop)
        state.stroke = ink
    }

    /// Begins a mask through which is drawn where its content is, whatever its color.
    private mutating func beginsShape() -> Bool {
        let wasMask = isMask
        isMask = false
        list.append(.pushMask)
        return wasMask
    }

    private mutating func endsShape(_ wasMask: Bool) {
        list.append(.applyMask)
        isMask = wasMask
    }

    private mutating func fill(_ path: Path, _ rule: FillRule, pattern ink: PDFInk) {
        guard let name = ink.pattern, let value = file.dictionary(resources["Pattern"])?[name],
            let entries = file.dictionary(value)
        else {
            omissions.insert("patterns")
            return
        }
        let transform = (file.transform(entries["Matrix"]) ?? .identity).concatenating(base)
        guard let inverse = transform.inverse else { return }
        if file.resolve(entries["PatternType"]).integer == 1 {
            return drawTiles(value, entries, transform, in: path, rule, ink)
        }
        guard let shading = PDFShading(entries["Shading"], resources, alpha: ink.alpha, in: &file) else {
            omissions.insert("patterns")
            return
        }
        list.append(.pushTransform(transform))
        if let area = shading.area { list.append(.pushClip(area)) }
        list.fill(path.applying(inverse), with: inked(shading.paint), rule: rule)
        if shading.area != nil { list.append(.pop) }
        list.append(.pop)
    }

    /// Draws the tiles of a pattern that are inside of a path.
    private mutating func drawTiles(
        _ value: PDFValue, _ entries: [String: PDFValue], _ transform: CGAffineTransform, in path: Path,
        _ rule: FillRule, _ ink: PDFInk
    ) {
        guard let numbers = file.numbers(entries["BBox"]), numbers.count == 4, let inverse = transform.inverse,
            formDepth < Self.formDepthLimit, let content = file.data(of: value)
        else {
            omissions.insert("patterns")
            return
        }
        let box = CGRect(
            x: min(numbers[0], numbers[2]), y: min(numbers[1], numbers[3]), width: abs(numbers[2] - numbers[0]),
            height: abs(numbers[3] - numbers[1]))
        func step(_ key: String, _ side: CGFloat) -> CGFloat {
            let step = abs(file.resolve(entries[key]).number ?? 0)
            return step > 0 ? CGFloat(step) : side
        }
        let steps = (x: step("XStep", box.width), y: step("YStep", box.height))
        let visible = path.boundingRect.intersection(page)
        guard !visible.isNull, steps.x > 0, steps.y > 0 else { return }
        let area = Path(visible).applying(inverse).boundingRect
        let columns = Self.indices(from: area.minX - box.maxX, to: area.maxX - box.minX, by: steps.x)
        let rows = Self.indices(from: area.minY - box.maxY, to: area.maxY - box.minY, by: steps.y)
        guard let columns, let rows, columns.count * rows.count <= Self.tileLimit else {
            omissions.insert("patterns of very many tiles")
            return
        }
        let outer = (state, isUncolored, self.path)
        self.path = Path()
        state.pushCount = 0
        if file.resolve(entries["PaintType"]).integer == 2 {
            isUncolored = true
            state.fill = ink.withoutPattern
            state.stroke = state.fill
        } else {
            (state.fill, state.stroke) = (PDFInk(), PDFInk())
        }
        state.pen = StrokeStyle()
        clip(path, rule)
        let isLayer = !isUncolored && ink.alpha < 1
        if isLayer { list.append(.pushOpacity(CGFloat(ink.alpha))) }
        let tileResources = file.dictionary(entries["Resources"]) ?? resources
        formDepth += 1
        for row in rows {
            for column in columns {
                let moved = CGAffineTransform(1, 0, 0, 1, CGFloat(column) * steps.x, CGFloat(row) * steps.y)
                    .concatenating(transform)
                list.append(.pushClip(Path(box).applying(moved)))
                draw(content, tileResources, moved)
                list.append(.pop)
            }
        }
        formDepth -= 1
        if isLayer { list.append(.pop) }
        pop(state.pushCount)
        (state, isUncolored, self.path) = outer
    }

    /// Returns the numbers of the steps in a range; nil for too many.
    private static func indices(from start: CGFloat, to end: CGFloat, by step: CGFloat) -> ClosedRange<Int>? {
        let (first, last) = ((start / step).rounded(.up), (end / step).rounded(.down))
        guard first.isFinite, last.isFinite, abs(first) < 1e6, abs(last) < 1e6 else { return nil }
        return Int(min(first, last))...Int(max(first, last))
    }
}
