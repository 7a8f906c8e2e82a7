import MullionGeometry

/// A relation between numbers of one or two items: `first.attribute relation multiplier · second.attribute + constant`.
///
/// ```swift
/// LayoutConstraint.activate([
///     title.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
///     title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -12),
/// ])
/// ```
///
/// A constraint has an effect while it is active. Positions are measured in the nearest common ancestor of the items,
/// so a multiplier of 0.25 on an edge means a quarter of the way across that ancestor. In a right-to-left layout
/// leading and trailing are measured from the right edge towards the left.
///
/// A required constraint that cannot hold together with the others is reported and *relaxed*: it counts less than the
/// required ones and more than all others until what it conflicts with is gone.
public final class LayoutConstraint {
    private let firstReference: ItemReference
    private let secondReference: ItemReference?
    /// The items again, for as long as the constraint is active: an item in a tree outlives its active constraints.
    unowned(unsafe) let first: ConstraintItem
    unowned(unsafe) let second: ConstraintItem?

    /// The attribute of the first item; for a distance, its end.
    public let firstAttribute: Attribute
    /// The attribute of the second item; for a distance, its end.
    public let secondAttribute: Attribute
    public let relation: Relation

    /// The origin of the constraint; system constraints give way after those of users.
    var origin = LayoutConflict.Origin.user

    /// The importance of the constraint. May change between required and optional while active.
    public var priority: LayoutPriority {
        didSet { if priority != oldValue, isActive { model?.priorityChanged(of: self) } }
    }

    /// Where distances begin; nil if it compares none.
    let starts: DistanceStarts?
    public let multiplier: CGFloat

    /// The constant that is added to the second side, in points.
    ///
    /// A number that is not finite, or beyond 10¹², counts as 0 and is reported.
    public var constant: CGFloat {
        didSet { if constant != oldValue, isActive { model?.constantChanged(of: self) } }
    }

    /// The name of the constraint in reports.
    public var identifier: String?

    /// The number of its creation, which decides which constraint of a conflict is relaxed: the youngest.
    let number = CreationNumber.next()

    /// In the model: where it is held; -1 while it is not.
    @exclusivity(unchecked) var handle: Int32 = -1
    /// In the model: its place among all constraints; -1 while inactive.
    @exclusivity(unchecked) var position: Int32 = -1
    /// What is added to the constant for alignment insets and baselines.
    @exclusivity(unchecked) var shift: CGFloat = 0
    @exclusivity(unchecked) unowned(unsafe) var model: LayoutModel?
    /// The view that holds it: the nearest common ancestor of the items; for those of a stack view, the stack view.
    @exclusivity(unchecked) unowned(unsafe) var holder: LayoutView?

    /// Creates an inactive constraint.
    /// - Throws: `missingAttribute`, `loosePosition`, `incomparable`, `unusableMultiplier`.
    public convenience init(
        validating first: ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, to second: ConstraintItem?,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: LayoutPriority = .required
    ) throws(LayoutConstraintError) {
        try self.init(
            validating: first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
            constant: constant, priority: priority, starts: nil)
    }

    /// Creates an inactive constraint, of distances where they have starts.
    private init(
        validating first: ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, to second: ConstraintItem?,
        _ secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat, priority: LayoutPriority,
        starts: DistanceStarts?
    ) throws(LayoutConstraintError) {
        try Self.check(firstAttribute, second == nil ? .notAnAttribute : secondAttribute, multiplier, starts)
        self.starts = starts
        self.first = first
        self.second = secondAttribute == .notAnAttribute ? nil : second
        firstReference = first.reference
        secondReference = self.second?.reference
        self.firstAttribute = firstAttribute
        self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
        self.relation = relation
        self.multiplier = multiplier
        self.constant = constant
        self.priority = priority
    }

    /// Creates an inactive constraint with UIKit's labels. Invalid combinations are programming errors.
    ///
    /// - Precondition: The attributes can be compared: a position needs another one of its axis. The multiplier is not
    ///   0, and its magnitude is at most 1e12.
    public convenience init(
        item first: ConstraintItem, attribute firstAttribute: Attribute, relatedBy relation: Relation,
        toItem second: ConstraintItem?, attribute secondAttribute: Attribute, multiplier: CGFloat = 1,
        constant: CGFloat = 0
    ) {
        self.init(first, firstAttribute, relation, second, secondAttribute, multiplier: multiplier, constant: constant)
    }

    /// Creates an inactive constraint of attributes that are known to fit.
    convenience init(
        _ first: ConstraintItem, _ firstAttribute: Attribute, _ relation: Relation, _ second: ConstraintItem?,
        _ secondAttribute: Attribute = .notAnAttribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
        priority: LayoutPriority = .required, starts: DistanceStarts? = nil
    ) {
        do {
            try self.init(
                validating: first, firstAttribute, relation, to: second, secondAttribute, multiplier: multiplier,
                constant: constant, priority: priority, starts: starts)
        } catch {
            preconditionFailure("constraint on \(first.path): \(error)")
        }
    }
}

// MARK: - Items

extension LayoutConstraint {
    /// The first item; nil after it is gone.
    public var firstItem: ConstraintItem? { firstReference.item }

    /// The second item; nil for a size compared with a constant, and after it is gone.
    public var secondItem: ConstraintItem? { secondReference?.item }
}

// MARK: - Checking

extension LayoutConstraint {
    private static func check(
        _ first: Attribute, _ second: Attribute, _ multiplier: CGFloat, _ starts: DistanceStarts?
    ) throws(LayoutConstraintError) {
        guard first != .notAnAttribute else { throw .missingAttribute }
        if let starts {
            for (end, start) in [(first, starts.first), (second, starts.second)] {
                if let start, isMixed(start.attribute, end) { throw .incomparable(start.attribute, end) }
            }
        }
        let firstIsLength = first.isSize || starts?.first != nil
        guard second != .notAnAttribute else {
            guard firstIsLength else { throw .loosePosition(first) }
            return
        }
        let secondIsLength = second.isSize || starts?.second != nil
        // A distance has its direction to itself.
        let fits = firstIsLength ? secondIsLength : !secondIsLength && first.axis == second.axis
        guard fits, firstIsLength || !isMixed(first, second) else { throw .incomparable(first, second) }
        // Negated, so that NaN is refused.
        guard !multiplier.isZero, multiplier.magnitude <= 1e12 else { throw .unusableMultiplier(multiplier) }
    }

    private static func isMixed(_ first: Attribute, _ second: Attribute) -> Bool {
        first.isDirectional && second.isSided || first.isSided && second.isDirectional
    }
}

// MARK: - Activity

extension LayoutConstraint {
    /// Whether the constraint has an effect.
    ///
    /// Activating a constraint whose items have no common ancestor is a programming error; see
    /// ``activate(validating:)``.
    public var isActive: Bool {
        get { position >= 0 }
        set {
            guard newValue != isActive else { return }
            if newValue { Self.activate([self]) } else { model?.deactivate(self) }
        }
    }

    /// Activates constraints; those that are already active stay active.
    public static func activate(_ constraints: [LayoutConstraint]) {
        do { try activate(validating: constraints) } catch { preconditionFailure("\(error)") }
    }

    /// Activates either all or none of the constraints; those that are already active stay active.
    /// - Throws: `noCommonAncestor`, `itemIsGone`.
    /// - Complexity: O(1) for neighbors in the view tree, else the depth, a constraint. What follows is solved when it
    ///   is read or at the next layout pass.
    public static func activate(validating constraints: [LayoutConstraint]) throws(LayoutConstraintError) {
        for constraint in constraints where !constraint.isActive { try constraint.findHolder() }
        for constraint in constraints where !constraint.isActive {
            constraint.holder?.modelOfTree.activate(constraint)
        }
    }

    /// Deactivates constraints.
    public static func deactivate(_ constraints: [LayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    private func findHolder() throws(LayoutConstraintError) {
        // A stack view holds what it makes, also what names one arranged view alone: that must end when the view
        // leaves.
        if origin == .stackView, holder != nil { return }
        guard let first = firstItem else { throw .itemIsGone }
        if let starts { return holder = try commonAncestor(ofDistances: starts, first) }
        guard secondAttribute != .notAnAttribute else {
            guard let view = first.container else { throw .noCommonAncestor(first.path, first.path) }
            holder = view
            return
        }
        guard let second = secondItem else { throw .itemIsGone }
        guard let view = first.container, let other = second.container,
            let ancestor = view.nearestCommonAncestor(with: other)
        else { throw .noCommonAncestor(first.path, second.path) }
        holder = ancestor
    }

    /// The nearest common ancestor of up to four items.
    private func commonAncestor(
        ofDistances starts: DistanceStarts, _ first: ConstraintItem
    ) throws(LayoutConstraintError) -> LayoutView {
        guard var holder = first.container else { throw .noCommonAncestor(first.path, first.path) }
        var others = starts.all.map(\.reference)
        if let secondReference { others.append(secondReference) }
        for reference in others {
            guard let item = reference.item else { throw .itemIsGone }
            guard let view = item.container, let ancestor = holder.nearestCommonAncestor(with: view) else {
                throw .noCommonAncestor(first.path, item.path)
            }
            holder = ancestor
        }
        return holder
    }
}

extension LayoutConstraint: CustomStringConvertible {
    /// The constraint as an equation with the names of its items.
    public var description: String {
        var text = "\(Self.side(firstItem, firstAttribute, starts?.first)) \(relation) "
        if secondAttribute != .notAnAttribute {
            if multiplier != 1 { text += "\(multiplier) · " }
            text += Self.side(secondItem, secondAttribute, starts?.second)
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        if priority != .required { text += " @\(priority)" }
        return identifier.map { "\($0): \(text)" } ?? text
    }

    private static func side(_ item: ConstraintItem?, _ attribute: Attribute, _ start: DistanceStarts.Start?) -> String
    {
        let end = "\(item?.name ?? "gone").\(attribute)"
        return start.map { "(\(end) - \($0.reference.item?.name ?? "gone").\($0.attribute))" } ?? end
    }
}

extension LayoutView {
    /// The active constraints whose items have this view as their nearest common ancestor, in order of creation.
    /// - Complexity: linear in the constraints of the tree.
    public final var constraints: [LayoutConstraint] {
        (model?.constraints ?? []).filter { $0.holder === self }.sorted { $0.number < $1.number }
    }
}
