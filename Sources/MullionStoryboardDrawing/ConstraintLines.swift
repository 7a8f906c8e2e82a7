import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

/// A constraint as a line over a drawing.
public struct StoryboardConstraintLine: Hashable, Sendable {
    /// What a constraint sets.
    public enum Kind: String, Sendable {
        /// The distance between two items.
        case distance
        /// A width or height.
        case size
        /// The same edge, baseline, or center of two items.
        case alignment
    }

    public var kind: Kind
    /// The ends in the coordinates of the drawing.
    public var start: CGPoint
    public var end: CGPoint
    /// The constant, with relation, multiplier, and priority where they are not the usual ones.
    public var label: String
    /// The ID of the constraint, or its role in a stack view.
    public var identifier: String?
    /// The number of the box of the first item's view; of the second item's if the first has none.
    public var box: Int
    /// The number of the box of the second item's view; nil if there is none.
    public var secondBox: Int?
    public var priority: LayoutPriority
    /// Whether the constraint belongs to a set of required constraints that conflict.
    public var conflicts: Bool
    /// Whether layout does not satisfy the constraint because of a conflict.
    public var isBroken: Bool
    /// Whether the line is on the outline of one of its views.
    var isOnOutline = false

    /// Whether the priority is less than required.
    public var isOptional: Bool { priority != .required }
}

/// Places the lines of constraints.
struct ConstraintLines {
    /// A view in the drawing.
    struct Place {
        var frame: CGRect
        /// The number of the box; nil if the view is hidden.
        var box: Int?
    }

    private let places: [ObjectIdentifier: Place]

    init(_ places: [ObjectIdentifier: Place]) { self.places = places }

    /// Returns the lines of the constraints of a root's views, in the order of the tree. Constraints of views that are
    /// not drawn have none.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views and constraints.
    func lines(of screen: StoryboardScreen) -> [StoryboardConstraintLine] {
        var names: Set<String> = []
        for case .conflict(let conflict) in screen.layout.reports {
            names.formUnion(conflict.members.compactMap(\.identifier))
        }
        let root = screen.layout.root
        let broken = names.isEmpty ? [] : Set(root.relaxedConstraints.map { ObjectIdentifier($0) })
        return root.constraintsOfTree.compactMap { constraint in
            // Stored lengths are optional constraints that the layout adds.
            guard constraint.identifier != ViewTreeBuilder.storedLengthName, var line = line(constraint) else {
                return nil
            }
            line.conflicts = constraint.identifier.map { names.contains($0) } ?? false
            line.isBroken = broken.contains(ObjectIdentifier(constraint))
            return line
        }
    }

    private func line(_ constraint: LayoutConstraint) -> StoryboardConstraintLine? {
        guard let first = frame(of: constraint.firstItem),
            let box = box(of: constraint.firstItem) ?? box(of: constraint.secondItem)
        else { return nil }
        var line = StoryboardConstraintLine(
            kind: .size, start: .zero, end: .zero, label: label(constraint), identifier: constraint.identifier,
            box: box, secondBox: self.box(of: constraint.secondItem), priority: constraint.priority, conflicts: false,
            isBroken: false)
        let isAcross = constraint.firstAttribute.axis == .horizontal
        if constraint.firstAttribute.isSize {
            // For the sizes of two views, a mark on the first.
            let inset: CGFloat = 3
            line.start =
                isAcross
                ? CGPoint(x: first.minX, y: first.maxY - inset) : CGPoint(x: first.minX + inset, y: first.minY)
            line.end = isAcross ? CGPoint(x: first.maxX, y: line.start.y) : CGPoint(x: line.start.x, y: first.maxY)
            return line
        }
        guard let second = frame(of: constraint.secondItem),
            let start = position(constraint.firstAttribute, first, constraint.firstItem),
            let end = position(constraint.secondAttribute, second, constraint.secondItem)
        else { return nil }
        if abs(start - end) < 0.5 {
            let both = first.union(second)
            line.kind = .alignment
            line.start = isAcross ? CGPoint(x: start, y: both.minY) : CGPoint(x: both.minX, y: start)
            line.end = isAcross ? CGPoint(x: start, y: both.maxY) : CGPoint(x: both.maxX, y: start)
            let isInside =
                first.minX >= second.minX && first.maxX <= second.maxX && first.minY >= second.minY
                && first.maxY <= second.maxY
            line.isOnOutline = isInside && ![.centerX, .centerY].contains(constraint.firstAttribute)
            return line
        }
        // Across the line, in the middle of the common extent.
        let low = isAcross ? max(first.minY, second.minY) : max(first.minX, second.minX)
        let high = isAcross ? min(first.maxY, second.maxY) : min(first.maxX, second.maxX)
        let middle = low < high ? (low + high) / 2 : isAcross ? first.midY : first.midX
        line.kind = .distance
        line.start = isAcross ? CGPoint(x: start, y: middle) : CGPoint(x: middle, y: start)
        line.end = isAcross ? CGPoint(x: end, y: middle) : CGPoint(x: middle, y: end)
        return line
    }

    // MARK: - Positions and labels

    private func frame(of item: ConstraintItem?) -> CGRect? {
        if let view = item as? LayoutView {
            // Constraints refer to the alignment rectangle, which is the frame without the alignment insets.
            let insets = view.alignmentRectInsets
            return places[ObjectIdentifier(view)].map(\.frame).map { frame in
                CGRect(
                    x: frame.minX + insets.left, y: frame.minY + insets.top,
                    width: frame.width - insets.left - insets.right, height: frame.height - insets.top - insets.bottom)
            }
        }
        guard let guide = item as? LayoutGuide, let owner = guide.owningView,
            let frame = places[ObjectIdentifier(owner)]?.frame
        else { return nil }
        return guide.layoutFrame.offsetBy(dx: frame.minX, dy: frame.minY)
    }

    private func box(of item: ConstraintItem?) -> Int? {
        let view = item as? LayoutView ?? (item as? LayoutGuide)?.owningView
        return view.flatMap { places[ObjectIdentifier($0)]?.box }
    }

    /// Returns the position of an item's attribute in the drawing.
    private func position(_ attribute: LayoutConstraint.Attribute, _ frame: CGRect, _ item: ConstraintItem?) -> CGFloat?
    {
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
