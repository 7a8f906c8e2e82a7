import MullionDrawing
import MullionGeometry
import MullionStoryboards
import MullionText

/// All drawings of a document on one sheet, with captions.
///
/// ```
/// Login            Settings         Profile
/// ┌──────────┐     ┌──────────┐     ┌──────────┐
/// │          │ ──▶ │          │ ──▶ │          │
/// ```
///
/// Scenes that have a place on Interface Builder's canvas keep their arrangement, with an arrow for each segue and one
/// to the entry point; see `SheetArrangement`. Containers without a view of their own are small cards. Other drawings
/// are in rows, in their order. A row ends before the drawing that would exceed the width of the sheet, which is
/// chosen so that the sheet is about twice as wide as high, and at least as wide as the widest drawing.
public struct StoryboardSheet: Sendable {
    /// The size of the sheet in points.
    public let size: CGSize
    /// The drawing commands, with the origin at the top left.
    public let displayList: DisplayList
    /// The drawings with their boxes.
    public let boxes: BoxTree
    /// The origins of the drawings in the sheet, in the same order.
    public let origins: [CGPoint]

    static let margin: CGFloat = 32
    static let gap: CGFloat = 32
    static let titleHeight: CGFloat = 28
    /// The size of a container.
    private static let cardSize = CGSize(width: 240, height: 120)
    private static let background = Color(red8: 0xE8, green8: 0xE8, blue8: 0xED)

    /// Creates a sheet of drawings.
    ///
    /// - Complexity: O(*n* + *d*²), where *n* is the number of commands and boxes of all drawings, *d* of drawings.
    public init(_ drawings: [StoryboardDrawing]) {
        let isSingle = drawings.count < 2
        let sizes = drawings.map { $0.scene.isContainer && !isSingle ? Self.cardSize : $0.size }
        let arrangement = isSingle ? nil : SheetArrangement(drawings, sizes)
        origins = arrangement?.origins ?? Self.origins(sizes)
        let frames = zip(origins, sizes).map { CGRect(origin: $0, size: $1) }
        var size = CGSize(width: 2 * Self.margin, height: 2 * Self.margin)
        for frame in frames {
            size.width = max(size.width, frame.maxX + Self.margin)
            size.height = max(size.height, frame.maxY + Self.margin)
        }
        self.size = CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        var list = DisplayList()
        var boxes: [BoxTree.Box] = []
        list.fill(Path(CGRect(origin: .zero, size: self.size)), with: Self.background)
        for (drawing, frame) in zip(drawings, frames) {
            let isCard = frame.size != drawing.size
            Self.draw(drawing, in: frame, isCard: isCard, into: &list)
            let start = boxes.count
            boxes.append(BoxTree.Box(parent: nil, name: drawing.name, kind: "scene", frame: frame))
            for box in isCard ? [] : drawing.boxes.boxes {
                var box = box
                box.parent = box.parent.map { $0 + start + 1 } ?? start
                box.frame = box.frame.offsetBy(dx: frame.minX, dy: frame.minY)
                boxes.append(box)
            }
        }
        if arrangement != nil { SegueArrows(drawings, frames).draw(into: &list) }
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

    private static func draw(
        _ drawing: StoryboardDrawing, in frame: CGRect, isCard: Bool, into list: inout DisplayList
    ) {
        let origin = frame.origin
        let gray = Color(red8: 0x55, green8: 0x55, blue8: 0x60)
        if !isCard {
            draw(drawing.name, 13, at: CGPoint(x: origin.x, y: origin.y - 9), max(frame.width, 80), gray, into: &list)
        }
        // Small views keep square corners.
        let radius: CGFloat = min(frame.width, frame.height) >= 300 ? 12 : 0
        let outline = Path(roundedRect: frame, cornerRadius: radius)
        list.withShadow(Shadow(color: Color(white: 0, alpha: 0.18), radius: 6, y: 2)) { $0.fill(outline, with: .white) }
        if isCard {
            let words = [(drawing.name, 17, Color.black), (drawing.scene.kind, 13, gray)]
            for (index, (text, size, color)) in words.enumerated() where index == 0 || text != drawing.name {
                let point = CGPoint(x: frame.minX + 16, y: frame.midY + CGFloat(index) * 22)
                draw(text, CGFloat(size), at: point, frame.width - 32, color, into: &list)
            }
            return
        }
        list.withClip(outline) {
            $0.withTransform(CGAffineTransform(translationX: origin.x, y: origin.y)) {
                $0.append(contentsOf: drawing.displayList)
            }
        }
    }

    /// Draws a text on one line that begins at a point on its baseline.
    private static func draw(
        _ string: String, _ size: CGFloat, at point: CGPoint, _ room: CGFloat, _ color: Color,
        into list: inout DisplayList
    ) {
        let font = Font(size: size)
        var text = MeasuredText(string, font: font, metrics: MetricsTextMeasurer().metrics(for: font))
        text = text.with(TextOptions(lineLimit: 1))
        guard let line = text.lines(in: room / 0.9).first else { return }
        list.text(
            TextRun(
                text.displayText(of: line), at: point,
                font: TextRun.Font(family: "system-ui", size: size, weight: .medium), color: color,
                width: line.width * 0.9))
    }
}
