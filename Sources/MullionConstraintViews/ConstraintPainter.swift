import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// Draws the frames of views, and a line with its constant for each constraint between edges or for a size.
struct ConstraintPainter {
    private let frames: [ObjectIdentifier: CGRect]

    private static let frameColor = Color(red8: 0x25, green8: 0x63, blue8: 0xEB).opacity(0.45)
    private static let required = Color(red8: 0xDB, green8: 0x27, blue8: 0x77)
    private static let optional = Color(red8: 0xEA, green8: 0x58, blue8: 0x0C)

    init(_ frames: [LayoutViewFrame]) {
        self.frames = Dictionary(
            frames.map { (ObjectIdentifier($0.view), $0.frame) }, uniquingKeysWith: { first, _ in first })
    }

    func draw(_ view: LayoutView, into list: inout DisplayList) {
        list.withGroup("constraints") { list in
            for frame in frames.values.sorted(by: Self.isBefore) {
                list.stroke(
                    Path(frame.insetBy(dx: 0.25, dy: 0.25)), with: .color(Self.frameColor),
                    style: StrokeStyle(lineWidth: 0.5))
            }
            for constraint in view.constraintsOfTree { draw(constraint, into: &list) }
        }
    }

    private static func isBefore(_ a: CGRect, _ b: CGRect) -> Bool {
        (a.minY, a.minX, a.width, a.height) < (b.minY, b.minX, b.width, b.height)
    }

    private func draw(_ constraint: LayoutConstraint, into list: inout DisplayList) {
        guard !constraint.comparesDistances, let first = frame(of: constraint.firstItem) else { return }
        let color = constraint.priority == .required ? Self.required : Self.optional
        let isAcross = constraint.firstAttribute.axis == .horizontal
        let from = isAcross ? CGPoint(x: first.minX, y: first.midY) : CGPoint(x: first.midX, y: first.minY)
        if constraint.firstAttribute.isSize {
            guard constraint.secondItem == nil else { return }
            let to = isAcross ? CGPoint(x: first.maxX, y: first.midY) : CGPoint(x: first.midX, y: first.maxY)
            return line(from, to, label(constraint), color, into: &list)
        }
        guard let second = frame(of: constraint.secondItem), constraint.multiplier == 1,
            let start = position(constraint.firstAttribute, first),
            let end = position(constraint.secondAttribute, second)
        else { return }
        // Across the lines, in the middle of the range that both share.
        let low = isAcross ? max(first.minY, second.minY) : max(first.minX, second.minX)
        let high = isAcross ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
        let middle = low < high ? (low + high) / 2 : isAcross ? first.midY : first.midX
        guard abs(start - end) >= 0.5 else { return }
        line(
            isAcross ? CGPoint(x: start, y: middle) : CGPoint(x: middle, y: start),
            isAcross ? CGPoint(x: end, y: middle) : CGPoint(x: middle, y: end), label(constraint), color, into: &list)
    }

    private func frame(of item: ConstraintItem?) -> CGRect? {
        if let view = item as? LayoutView { return frames[ObjectIdentifier(view)] }
        guard let guide = item as? LayoutGuide, let owner = guide.owningView,
            let frame = frames[ObjectIdentifier(owner)]
        else { return nil }
        let origin = owner.shownOrigin(in: frame)
        return guide.layoutFrame.offsetBy(dx: origin.x, dy: origin.y)
    }

    private func position(_ attribute: LayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat? {
        switch attribute {
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .centerX: frame.midX
        case .top: frame.minY
        case .bottom: frame.maxY
        case .centerY: frame.midY
        default: nil
        }
    }

    private func label(_ constraint: LayoutConstraint) -> String {
        let sign = constraint.relation == .equal ? "" : constraint.relation == .lessThanOrEqual ? "≤ " : "≥ "
        let number = constraint.constant.rounded() == constraint.constant
        let constant = number ? "\(Int(constraint.constant))" : "\((constraint.constant * 10).rounded() / 10)"
        return sign + constant + (constraint.priority == .required ? "" : " @\(constraint.priority)")
    }

    /// A line with bars at its ends and a label at its middle.
    private func line(_ from: CGPoint, _ to: CGPoint, _ label: String, _ color: Color, into list: inout DisplayList) {
        let isAcross = from.y == to.y
        let path = Path { path in
            path.move(to: from)
            path.addLine(to: to)
            for end in [from, to] {
                path.move(to: CGPoint(x: end.x - (isAcross ? 0 : 3), y: end.y - (isAcross ? 3 : 0)))
                path.addLine(to: CGPoint(x: end.x + (isAcross ? 0 : 3), y: end.y + (isAcross ? 3 : 0)))
            }
        }
        list.stroke(path, with: color, lineWidth: 0.75)
        let middle = CGPoint(x: (from.x + to.x) / 2 + (isAcross ? -4 : 3), y: (from.y + to.y) / 2 + (isAcross ? -3 : 3))
        list.text(TextRun(label, at: middle, font: TextRun.Font(family: "DejaVu Sans", size: 7), color: color))
    }
}
