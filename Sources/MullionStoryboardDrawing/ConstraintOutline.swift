import MullionDrawing
import MullionGeometry

/// Draws frames and constraints over a scene, as Interface Builder does.
///
/// Distances are blue lines with their constants, and sizes are orange lines; alignments are dashed lines along the
/// edge; conflicts are red. Labels contain multipliers, relations, and priorities below required.
struct ConstraintOutline {
    /// The most recent labels, to avoid overlaps.
    private var labels: [CGRect] = []
    private static let labelLimit = 400

    private static let frameColor = Color(red8: 0x4C, green8: 0x6E, blue8: 0x9E).opacity(0.55)
    private static let distance = Color(red8: 0x0A, green8: 0x60, blue8: 0xFF)
    private static let size = Color(red8: 0xE8, green8: 0x7A, blue8: 0x00)
    private static let failed = Color(red8: 0xE0, green8: 0x1E, blue8: 0x1E)

    /// Draws frames and constraints.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of frames and constraints.
    mutating func draw(_ lines: [StoryboardConstraintLine], over frames: [CGRect], into list: inout DisplayList) {
        list.append(.pushGroup(name: "constraints"))
        for frame in frames.sorted(by: {
            ($0.minY, $0.minX, $0.width, $0.height) < ($1.minY, $1.minX, $1.width, $1.height)
        }) {
            list.stroke(Path(frame.insetBy(dx: 0.25, dy: 0.25)), with: Self.frameColor, lineWidth: 0.5)
        }
        for line in lines {
            let color = line.conflicts ? Self.failed : line.kind == .size ? Self.size : Self.distance
            switch line.kind {
            case .alignment:
                // Edges on those of the superview would repeat its outline.
                list.stroke(
                    Path(from: line.start, to: line.end), with: .color(color.opacity(line.isOnOutline ? 0.35 : 0.8)),
                    style: StrokeStyle(lineWidth: 0.75, dash: [3, 2]))
            case .distance, .size: draw(line, color, into: &list)
            }
        }
        list.append(.pop)
    }

    /// Draws a line with bars at its ends and a label in the middle.
    private mutating func draw(_ line: StoryboardConstraintLine, _ color: Color, into list: inout DisplayList) {
        let isAcross = line.start.y == line.end.y
        var ends = Path()
        let (x, y): (CGFloat, CGFloat) = isAcross ? (0, 3) : (3, 0)
        for end in [line.start, line.end] {
            ends.addPath(Path(from: CGPoint(x: end.x - x, y: end.y - y), to: CGPoint(x: end.x + x, y: end.y + y)))
        }
        list.stroke(
            Path(from: line.start, to: line.end), with: .color(color),
            style: StrokeStyle(lineWidth: 1, dash: line.isOptional ? [3, 2] : []))
        list.stroke(ends, with: color, lineWidth: 1)
        guard !line.label.isEmpty else { return }
        let width = CGFloat(line.label.count) * 4.6 + 5
        let middle = CGPoint(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2)
        var plate = CGRect(center: middle, size: CGSize(width: width, height: 10))
        // A label that would cover an earlier one moves along.
        for _ in 0..<4 where labels.contains(where: { $0.intersects(plate) }) { plate.origin.y += 11 }
        labels.append(plate)
        if labels.count > Self.labelLimit { labels.removeFirst(Self.labelLimit / 2) }
        list.fill(Path(roundedRect: plate, cornerRadius: 3), with: color)
        list.text(
            TextRun(
                line.label, at: CGPoint(x: plate.minX + 2.5, y: plate.maxY - 2.5),
                font: TextRun.Font(family: "system-ui", size: 8, weight: .semibold), color: .white, width: width - 5))
    }
}
