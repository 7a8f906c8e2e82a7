import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// All drawings of a document on one sheet, in rows with captions.
///
/// ```
/// Login            Settings         Profile
/// ┌──────────┐     ┌──────────┐     ┌──────────┐
/// │          │     │          │     │          │
/// ```
///
/// Drawings keep their order. A row ends before the drawing that would exceed the width of the sheet, which is chosen
/// so that the sheet is about twice as wide as high, and at least as wide as the widest drawing.
public struct StoryboardSheet: Sendable {
    /// The size of the sheet in points.
    public let size: CGSize
    /// The drawing commands, with the origin at the top left.
    public let displayList: DisplayList
    /// The drawings with their boxes.
    public let boxes: BoxTree
    /// The origins of the drawings in the sheet, in the same order.
    public let origins: [CGPoint]

    private static let margin: CGFloat = 32
    private static let gap: CGFloat = 32
    private static let titleHeight: CGFloat = 28
    private static let background = Color(red8: 0xE8, green8: 0xE8, blue8: 0xED)

    /// Creates a sheet of drawings.
    ///
    /// - Complexity: O(*n*), where *n* is the number of commands and boxes of all drawings.
    public init(_ drawings: [StoryboardDrawing]) {
        origins = Self.origins(drawings.map(\.size))
        var size = CGSize(width: 2 * Self.margin, height: 2 * Self.margin)
        for (drawing, origin) in zip(drawings, origins) {
            size.width = max(size.width, origin.x + drawing.size.width + Self.margin)
            size.height = max(size.height, origin.y + drawing.size.height + Self.margin)
        }
        self.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        var list = DisplayList()
        var boxes: [BoxTree.Box] = []
        list.fill(Path(CGRect(origin: .zero, size: self.size)), with: Self.background)
        for (drawing, origin) in zip(drawings, origins) {
            Self.draw(drawing, at: origin, into: &list)
            let start = boxes.count
            let frame = CGRect(origin: origin, size: drawing.size)
            boxes.append(BoxTree.Box(parent: nil, name: drawing.name, kind: "scene", frame: frame))
            for box in drawing.boxes.boxes {
                var box = box
                box.parent = box.parent.map { $0 + start + 1 } ?? start
                box.frame = box.frame.offsetBy(dx: origin.x, dy: origin.y)
                boxes.append(box)
            }
        }
        displayList = list
        self.boxes = BoxTree(boxes)
    }

    /// The positions of the drawings.
    private static func origins(_ sizes: [CGSize]) -> [CGPoint] {
        let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap + titleHeight) }
        let widest = sizes.map(\.width).max() ?? 0
        let idealWidth = max((area * 2).squareRoot(), widest + gap)
        var origins: [CGPoint] = []
        var x = margin
        var y = margin
        var rowHeight: CGFloat = 0
        for size in sizes {
            if x > margin, x + size.width > margin + idealWidth {
                x = margin
                y += rowHeight + titleHeight + gap
                rowHeight = 0
            }
            origins.append(CGPoint(x: x, y: y + titleHeight))
            x += max(size.width, 80) + gap
            rowHeight = max(rowHeight, size.height)
        }
        return origins
    }

    private static func draw(_ drawing: StoryboardDrawing, at origin: CGPoint, into list: inout DisplayList) {
        let frame = CGRect(origin: origin, size: drawing.size)
        let room = max(drawing.size.width, 80)
        var text = MeasuredText(
            drawing.name, font: Font(size: 13), metrics: MetricsTextMeasurer().metrics(for: Font(size: 13)))
        text = text.with(TextOptions(lineLimit: 1))
        if let line = text.lines(in: room / 0.9).first {
            list.text(
                TextRun(
                    text.displayText(of: line), at: CGPoint(x: origin.x, y: origin.y - 9),
                    font: TextRun.Font(family: "system-ui", size: 13, weight: .medium),
                    color: Color(red8: 0x55, green8: 0x55, blue8: 0x60), width: line.width * 0.9))
        }
        // Small views keep square corners.
        let radius: CGFloat = min(frame.width, frame.height) >= 300 ? 12 : 0
        let outline = Path(roundedRect: frame, cornerRadius: radius)
        list.withShadow(Shadow(color: Color(white: 0, alpha: 0.18), radius: 6, y: 2)) { $0.fill(outline, with: .white) }
        list.withClip(outline) {
            $0.withTransform(CGAffineTransform(translationX: origin.x, y: origin.y)) {
                $0.append(contentsOf: drawing.displayList)
            }
        }
    }
}
