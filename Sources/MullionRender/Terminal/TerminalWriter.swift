import MullionDrawing
import MullionGeometry

/// The state of drawing a terminal picture: command by command, without recursion.
struct TerminalWriter: DisplayListVisitor {
    /// The area to draw in: a rectangle of pixels, and in it perhaps a finer mask.
    struct Clip {
        var columns: Range<Int>
        var pixelRows: Range<Int>
        /// One value for each pixel of the drawing; nil for the whole rectangle.
        var mask: [Bool]?

        var isEmpty: Bool { columns.isEmpty || pixelRows.isEmpty }
    }

    private enum Scope {
        case name
        case clip(previous: Clip)
        case transform(previous: CGAffineTransform)
        case opacity(previous: Double)
        /// A mask being drawn, and the saved state of the drawing.
        case mask(canvas: TerminalCanvas, clip: Clip, opacity: Double)
    }

    /// The maximum number of nested clips that are not rectangles: each takes as much memory as the drawing. Beyond it,
    /// clips are replaced by the rectangles around them.
    private static let largestMaskCount = 16

    let renderer: TerminalRenderer
    let cell: CGSize
    var canvas: TerminalCanvas
    var clip: Clip
    private var maskCount = 0
    /// The number of nested masks being drawn.
    private(set) var drawnMaskCount = 0
    /// The transform to points of the drawing.
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    private var scopes: [Scope] = []
    var report = DiagnosticRecorder()

    init(renderer: TerminalRenderer, size: CGSize) {
        func usable(_ side: CGFloat, _ other: CGFloat) -> CGFloat { side > 0 && side.isFinite ? side : other }
        self.renderer = renderer
        cell = CGSize(width: usable(renderer.cellSize.width, 8), height: usable(renderer.cellSize.height, 16))
        let limit = CGFloat(TerminalRenderer.largestCellCount)
        let isUsable = NumberFormat.canWrite(length: size.width) && NumberFormat.canWrite(length: size.height)
        if !isUsable { report.noteOfDrawing(.unusableSize) }
        let width = isUsable ? (size.width / cell.width).rounded(.up) : 0
        let height = isUsable ? (size.height / cell.height).rounded(.up) : 0
        let columns = min(width, limit / 2)
        let rows = min(height, (limit / max(columns, 1)).rounded(.down))
        if columns < width || rows < height { report.noteOfDrawing(.cutDrawing) }
        canvas = TerminalCanvas(columns: rows > 0 ? Int(columns) : 0, rows: columns > 0 ? Int(rows) : 0)
        clip = Clip(columns: 0..<canvas.columns, pixelRows: 0..<2 * canvas.rows)
    }

    /// Ends the drawing, and returns what `output` makes of its cells.
    mutating func end<Output>(_ output: (TerminalCanvas) -> Output) -> Rendering<Output> {
        report.finish(openPushCount: scopes.count)
        // Unfinished masks are not part of the drawing.
        for scope in scopes { if case .mask(let picture, _, _) = scope { canvas = picture; break } }
        return Rendering(output: output(canvas), diagnostics: report.diagnostics)
    }

    // MARK: - Scopes

    /// Scopes cost next to nothing here; masks have a limit of their own.
    var isNestedTooDeeply: Bool { false }

    mutating func pushGroup(named name: String) { scopes.append(.name) }

    mutating func pushTransform(_ added: CGAffineTransform) {
        let combined = added.concatenating(transform)
        guard combined.isWritable else { return report.leaveOutScope { .unusableTransform(omittedCommands: $0) } }
        scopes.append(.transform(previous: transform))
        transform = combined
    }

    mutating func pushOpacity(_ factor: CGFloat) {
        scopes.append(.opacity(previous: opacity))
        if factor.isNaN { report.note(.unusableEffect) } else { opacity *= Double(min(max(factor, 0), 1)) }
    }

    mutating func pushShadow(_ shadow: Shadow) { scopes.append(.name) }

    mutating func pop() {
        guard let scope = scopes.popLast() else { return report.note(.unmatchedPop) }
        switch scope {
        case .name: break
        case .clip(let previous):
            if clip.mask != nil { maskCount -= 1 }
            clip = previous
        case .transform(let previous): transform = previous
        case .opacity(let previous): opacity = previous
        case .mask(let picture, let previousClip, let previousOpacity):
            (canvas, clip, opacity) = (picture, previousClip, previousOpacity)
            drawnMaskCount -= 1
        }
    }

    mutating func pushMask() {
        scopes.append(.mask(canvas: canvas, clip: clip, opacity: opacity))
        drawnMaskCount += 1
        opacity = 1
        // Beyond the limit, neither the mask nor its content is drawn.
        guard drawnMaskCount <= Self.largestMaskCount, maskCount < Self.largestMaskCount else {
            clip.columns = 0..<0
            return
        }
        canvas = TerminalCanvas(columns: canvas.columns, rows: canvas.rows)
    }

    mutating func applyMask() {
        guard case .mask(let picture, let previousClip, let previousOpacity)? = scopes.last else {
            return report.note(.misplacedMask)
        }
        scopes.removeLast()
        scopes.append(.clip(previous: previousClip))
        drawnMaskCount -= 1
        if !clip.columns.isEmpty { clip.mask = canvas.coverage(within: clip.mask) }
        if clip.mask != nil { maskCount += 1 }
        (canvas, opacity) = (picture, previousOpacity)
    }

    mutating func pushClip(_ path: Path) {
        scopes.append(.clip(previous: clip))
        // Counted for each scope that has a mask, its own or its parent's, as pop expects.
        defer { if clip.mask != nil { maskCount += 1 } }
        let polygons = Polygons(path, toPixels)
        guard NumberFormat.canWrite(path), polygons.bounds.isNull || polygons.bounds.isWritable else {
            return report.note(.unusableClip)
        }
        clip.columns = clip.columns.clamped(to: pixels(polygons.bounds.minX, polygons.bounds.maxX, canvas.columns))
        clip.pixelRows = clip.pixelRows.clamped(to: pixels(polygons.bounds.minY, polygons.bounds.maxY, 2 * canvas.rows))
        guard !clip.isEmpty, !polygons.isRectangle(path), maskCount < Self.largestMaskCount else { return }
        var mask = [Bool](repeating: false, count: canvas.pixels.count)
        let previous = clip.mask
        polygons.scan(.nonZero, columns: canvas.columns, rows: 2 * canvas.rows) { row, columns in
            for index in row * canvas.columns + columns.lowerBound..<row * canvas.columns + columns.upperBound {
                mask[index] = previous?[index] ?? true
            }
        }
        clip.mask = mask
    }

    // MARK: - Cells and pixels

    var toPixels: CGAffineTransform {
        transform.concatenating(CGAffineTransform(scaleX: 1 / cell.width, y: 2 / cell.height))
    }

    /// Returns the pixels between two coordinates, at least one if they are inside.
    func pixels(_ start: CGFloat, _ end: CGFloat, _ count: Int) -> Range<Int> {
        let limit = CGFloat(count)
        guard start < limit, end > 0 || (end == 0 && start == 0), start <= end else { return 0..<0 }
        // An edge a hair beyond a pixel's does not take a further one.
        let first = Int(max((start + 1e-6).rounded(.down), 0))
        let last = Int(min((end - 1e-6).rounded(.up), limit))
        return min(first, count - 1)..<max(last, min(first, count - 1) + 1)
    }

    /// Returns whether one of the two pixels of a cell may be drawn in.
    func isVisible(_ column: Int, _ row: Int) -> Bool {
        guard clip.columns.contains(column) else { return false }
        return [2 * row, 2 * row + 1].contains { pixelRow in
            clip.pixelRows.contains(pixelRow) && (clip.mask?[pixelRow * canvas.columns + column] ?? true)
        }
    }
}

extension CGAffineTransform {
    var isWritable: Bool { [a, b, c, d, tx, ty].allSatisfy { NumberFormat.canWrite($0) } }
}

extension CGRect {
    var isWritable: Bool { [minX, minY, maxX, maxY].allSatisfy { NumberFormat.canWrite($0) } }
}
