import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionStoryboards

/// Draws frames and constraints over a scene, as Interface Builder does.
///
/// Distances are blue lines with their constants, and sizes are orange lines; alignments are dashed lines along the
/// edge; conflicts are red. Labels contain multipliers, relations, and priorities below required.
struct ConstraintOutline {
    private let frames: [ObjectIdentifier: CGRect]
    /// The names of the constraints in conflicts.
    private var broken: Set<String> = []
    /// The most recent labels, to avoid overlaps.
    private var labels: [CGRect] = []
    private static let labelLimit = 400

    private static let frameColor = Color(red8: 0x4C, green8: 0x6E, blue8: 0x9E).opacity(0.55)
    private static let distance = Color(red8: 0x0A, green8: 0x60, blue8: 0xFF)
    private static let size = Color(red8: 0xE8, green8: 0x7A, blue8: 0x00)
    private static let failed = Color(red8: 0xE0, green8: 0x1E, blue8: 0x1E)

    /// - Parameter frames: The frames of views in the drawing.
    init(_ frames: [ObjectIdentifier: CGRect]) { self.frames = frames }

    /// Draws the outlines of the roots' views and their constraints.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views and constraints.
    mutating func draw(_ screens: [StoryboardScreen], into list: inout DisplayList) {
        list.append(.pushGroup(name: "constraints"))
        for frame in frames.values.sorted(by: {
            ($0.minY, $0.minX, $0.width, $0.height) < ($1.minY, $1.minX, $1.width, $1.height)
        }) {
            list.stroke(Path(frame.insetBy(dx: 0.25, dy: 0.25)), with: Self.frameColor, lineWidth: 0.5)
        }
        for screen in screens {
            for case .conflict(let conflict) in screen.layout.reports {
                broken.formUnion(conflict.members.compactMap(\.identifier))
            }
            // Stored lengths are optional constraints that the layout adds.
            for constraint in screen.layout.root.constraintsOfTree
            where constraint.identifier != ViewTreeBuilder.storedLengthName {
                draw(constraint, into: &list)
            }
        }
        list.append(.pop)
    }

    private mutating func draw(_ constraint: LayoutConstraint, into list: inout DisplayList) {
        guard let first = frame(of: constraint.firstItem) else { return }
        let isBroken = constraint.identifier.map { broken.contains($0) } ?? false
        if constraint.firstAttribute.isSize {
            return drawSize(constraint, first, isBroken ? Self.failed : Self.size, into: &list)
        }
        guard let second = frame(of: constraint.secondItem),
            let start = position(constraint.firstAttribute, first, constraint.firstItem),
            let end = position(constraint.secondAttribute, second, constraint.secondItem)
        else { return }
        let color = isBroken ? Self.failed : Self.distance
        let isAcross = constraint.firstAttribute.axis == .horizontal
        if abs(start - end) < 0.5 {
            return drawAlignment(constraint, first, second, at: start, isAcross, color, into: &list)
        }
        // Across the line, in the middle of the common extent.
        let low = isAcross ? max(first.minY, second.minY) : max(first.minX, second.minX)
        let high = isAcross ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
        let middle = low < high ? (low + high) / 2 : isAcross ? first.midY : first.midX
        let from = isAcross ? CGPoint(x: start, y: middle) : CGPoint(x: middle, y: start)
        let to = isAcross ? CGPoint(x: end, y: middle) : CGPoint(x: middle, y: end)
        drawLine(from, to, label(constraint), color, isOptional: constraint.priority != .required, into: &list)
    }

    /// Draws a line along a size; for the sizes of two views, a mark on the first.
    private mutating func drawSize(
        _ constraint: LayoutConstraint, _ frame: CGRect, _ color: Color, into list: inout DisplayList
    ) {
        let isAcross = constraint.firstAttribute.axis == .horizontal
        let inset: CGFloat = 3
        let from =
            isAcross ? CGPoint(x: frame.minX, y: frame.maxY - inset) : CGPoint(x: frame.minX + inset, y: frame.minY)
        let to = isAcross ? CGPoint(x: frame.maxX, y: from.y) : CGPoint(x: from.x, y: frame.maxY)
        drawLine(from, to, label(constraint), color, isOptional: constraint.priority != .required, into: &list)
    }

    /// Draws a dashed line along the edges, baselines, or centers of two views.
    private mutating func drawAlignment(
        _ constraint: LayoutConstraint, _ first: CGRect, _ second: CGRect, at place: CGFloat, _ isAcross: Bool,
        _ color: Color, into list: inout DisplayList
    ) {
        let both = first.union(second)
        let path = Path(
            from: isAcross ? CGPoint(x: place, y: both.minY) : CGPoint(x: both.minX, y: place),
            to: isAcross ? CGPoint(x: place, y: both.maxY) : CGPoint(x: both.maxX, y: place))
        // Edges on those of the superview would repeat its outline.
        let isInside =
            first.minX >= second.minX && first.maxX <= second.maxX && first.minY >= second.minY
            && first.maxY <= second.maxY
        let isCenter = [.centerX, .centerY].contains(constraint.firstAttribute)
        list.stroke(
            path, with: .color(color.opacity(isInside && !isCenter ? 0.35 : 0.8)),
            style: StrokeStyle(lineWidth: 0.75, dash: [3, 2]))
    }

    /// Draws a line with bars at its ends and a label in the middle.
    private mutating func drawLine(
        _ from: CGPoint, _ to: CGPoint, _ label: String, _ color: Color, isOptional: Bool, into list: inout DisplayList
    ) {
        let isAcross = from.y == to.y
        var ends = Path()
        let (x, y): (CGFloat, CGFloat) = isAcross ? (0, 3) : (3, 0)
        for end in [from, to] {
            ends.addPath(Path(from: CGPoint(x: end.x - x, y: end.y - y), to: CGPoint(x: end.x + x, y: end.y + y)))
        }
        list.stroke(
            Path(from: from, to: to), with: .color(color),
            style: StrokeStyle(lineWidth: 1, dash: isOptional ? [3, 2] : []))
        list.stroke(ends, with: color, lineWidth: 1)
        guard !label.isEmpty else { return }
        let width = CGFloat(label.count) * 4.6 + 5
        let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
        var plate = CGRect(center: middle, size: CGSize(width: width, height: 10))
        // A label that would cover an earlier one moves along.
        for _ in 0..<4 where labels.contains(where: { $0.intersects(plate) }) { plate.origin.y += 11 }
        labels.append(plate)
        if labels.count > Self.labelLimit { labels.removeFirst(Self.labelLimit / 2) }
        list.fill(Path(roundedRect: plate, cornerRadius: 3), with: color)
        list.text(
            TextRun(
                label, at: CGPoint(x: plate.minX + 2.5, y: plate.maxY - 2.5),
                font: TextRun.Font(family: "system-ui", size: 8, weight: .semibold), color: .white, width: width - 5))
    }

    // MARK: - Positions and descriptions

    private func frame(of item: LayoutItem?) -> CGRect? {
        if let view = item as? LayoutView {
            // Constraints refer to the alignment rectangle, which is the frame without the alignment insets.
            let insets = view.alignmentRectInsets
            return frames[ObjectIdentifier(view)].map { frame in
                CGRect(
                    x: frame.minX + insets.left, y: frame.minY + insets.top,
                    width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
            }
        }
        guard let guide = item as? LayoutGuide, let owner = guide.owningView,
            let frame = frames[ObjectIdentifier(owner)]
        else { return nil }
        return guide.layoutFrame.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// Returns the position of an item's attribute in the drawing.
    private func position(_ attribute: LayoutConstraint.Attribute, _ frame: CGRect, _ item: LayoutItem?) -> CGFloat? {
        let margins = (item as? LayoutView)?.layoutMargins ?? .zero
        return switch attribute {
        case .left, .leading: frame.minX
        case .right, .trailing: frame.maxX
        case .leftMargin, .leadingMargin: frame.minX + margins.left
        case .rightMargin, .trailingMargin: frame.maxX - margins.right
        case .centerX, .centerXWithinMargins: frame.midX
        case .top: frame.minY
        case .topMargin: frame.minY + margins.top
        case .bottom: frame.maxY
        case .bottomMargin: frame.maxY - margins.bottom
        case .centerY, .centerYWithinMargins, .firstBaseline, .lastBaseline: frame.midY
        default: nil
        }
    }

    private func label(_ constraint: LayoutConstraint) -> String {
        let sign =
            switch constraint.relation {
            case .lessThanOrEqual: "≤ "
            case .greaterThanOrEqual: "≥ "
            case .equal: constraint.firstAttribute.isSize ? "= " : ""
            }
        if constraint.firstAttribute.isSize, constraint.firstItem === constraint.secondItem {
            return sign + Self.number(constraint.multiplier, digits: 100) + ":1"
        }
        var words = ""
        if constraint.multiplier != 1 { words += "×" + Self.number(constraint.multiplier, digits: 100) }
        if constraint.constant != 0
            || words.isEmpty && (constraint.secondItem == nil || !constraint.firstAttribute.isSize)
        {
            words +=
                (words.isEmpty ? "" : constraint.constant < 0 ? " " : " +")
                + Self.number(constraint.constant, digits: 10)
        }
        if words.isEmpty { words = constraint.firstAttribute.axis == .horizontal ? "width" : "height" }
        let priority =
            constraint.priority == .required ? "" : " @\(Self.number(CGFloat(constraint.priority.rawValue), digits: 1))"
        return sign + words + priority
    }

    private static func number(_ value: CGFloat, digits: CGFloat) -> String {
        let rounded = (value * digits).rounded() / digits
        return rounded == rounded.rounded() && rounded.magnitude < 1e9 ? "\(Int(rounded))" : "\(rounded)"
    }
}
