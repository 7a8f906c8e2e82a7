import MullionAutoLayout
import MullionTestSupport

/// A tree of views under random edits. Each view has a position and a size on both axes, so that a tree made anew from
/// what is there has one solution only.
struct RandomTree {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    private(set) var views: [RandomView] = []
    private var random: SplitMix64
    private var count = 0

    init(seed: UInt64) { self.init(SplitMix64(seed: seed)) }

    init(_ random: SplitMix64) { self.random = random }

    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
        CGFloat(Int.random(in: range, using: &random))
    }

    private mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &random) < share }

    // MARK: - Edits

    mutating func edit() {
        guard let view = views.randomElement(using: &random) else { return add(to: root) }
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: add(to: chance(0.3) ? root : view)
        case 2: remove(view)
        case 3: view.content = CGSize(width: number(0...90), height: number(0...40))
        case 4: view.optional.forEach(toggle)
        case 5: view.fixed.randomElement(using: &random)?.constant = number(-20...60)
        case 6: view.setContentHuggingPriority(priority(), for: chance(0.5) ? .horizontal : .vertical)
        case 7: view.setContentCompressionResistancePriority(priority(), for: chance(0.5) ? .horizontal : .vertical)
        case 8: root.bounds.size = CGSize(width: number(100...600), height: number(100...600))
        case 9: root.layoutDirection = root.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
        case 10:
            view.directionalLayoutMargins = EdgeInsets(
                top: number(0...20), leading: number(0...20), bottom: number(0...20), trailing: number(0...20))
        default: view.optional.forEach { if !$0.isActive { $0.priority = priority() } }
        }
    }

    private func toggle(_ constraint: LayoutConstraint) {
        if constraint.isActive {
            constraint.isActive = false
        } else {
            // Its sibling may be gone: then it stays as it is.
            try? LayoutConstraint.activate(validating: [constraint])
        }
    }

    /// No two constraints have the same, so that no contest is open.
    private mutating func priority() -> LayoutPriority {
        count += 1
        return LayoutPriority(100 + 800 * Float.random(in: 0..<1, using: &random) + Float(count) * 0.001)
    }

    private mutating func add(to superview: LayoutView) {
        guard views.count < 30 else { return }
        count += 1
        let view = RandomView(content: CGSize(width: number(0...90), height: number(0...40)))
        view.identifier = "v\(count)"
        let sibling = superview.subviews.last
        superview.addSubview(view)
        views.append(view)
        for axis in [Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(priority(), for: axis)
            view.setContentCompressionResistancePriority(priority(), for: axis)
        }
        view.fixed = [horizontal(view, superview, sibling), vertical(view, superview, sibling)]
        LayoutConstraint.activate(view.fixed)
        view.optional = [
            view.widthAnchor.constraint(equalToConstant: number(10...200)),
            view.heightAnchor.constraint(equalToConstant: number(10...200)),
            view.trailingAnchor.constraint(lessThanOrEqualTo: superview.trailingAnchor, constant: number(-9...0)),
        ]
        // Some are required, and conflict with others.
        for constraint in view.optional { constraint.priority = chance(0.15) ? .required : priority() }
        if let sibling = sibling as? RandomView, chance(0.5) {
            let ratio = view.widthAnchor.constraint(
                equalTo: sibling.widthAnchor, multiplier: number(1...3) / 2, constant: number(-5...5))
            ratio.priority = priority()
            view.optional.append(ratio)
        }
        for constraint in view.optional where chance(0.6) { constraint.isActive = true }
    }

    private mutating func horizontal(
        _ view: LayoutView, _ superview: LayoutView, _ sibling: LayoutView?
    ) -> LayoutConstraint {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: view.centerXAnchor.constraint(equalTo: superview.centerXAnchor, constant: number(-9...9))
        case 1: view.leadingAnchor.constraint(equalTo: superview.layoutMarginsGuide.leadingAnchor)
        case 2 where sibling != nil:
            view.leadingAnchor.constraint(equalTo: sibling?.trailingAnchor ?? superview.leadingAnchor, constant: 8)
        default: view.leadingAnchor.constraint(equalTo: superview.leadingAnchor, constant: number(0...30))
        }
    }

    private mutating func vertical(
        _ view: LayoutView, _ superview: LayoutView, _ sibling: LayoutView?
    ) -> LayoutConstraint {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: view.centerYAnchor.constraint(equalTo: superview.centerYAnchor)
        case 1: view.bottomAnchor.constraint(equalTo: superview.layoutMarginsGuide.bottomAnchor)
        case 2 where sibling != nil:
            view.firstBaselineAnchor.constraint(equalTo: sibling?.firstBaselineAnchor ?? superview.topAnchor)
        default: view.topAnchor.constraint(equalTo: superview.topAnchor, constant: number(0...30))
        }
    }

    private mutating func remove(_ view: RandomView) {
        guard chance(0.5) else { return }
        view.removeFromSuperview()
        views.removeAll { !$0.isDescendant(of: root) }
        // What was placed by it has lost its place, and so on.
        while let lost = views.first(where: { view in view.fixed.contains { !$0.isActive } }) {
            lost.removeFromSuperview()
            views.removeAll { !$0.isDescendant(of: root) }
        }
    }

    // MARK: - The same anew

    /// The tree made anew, with the constraints in the order of their creation.
    func copy() -> LayoutView {
        let copy = LayoutView(frame: root.frame)
        copy.layoutDirection = root.layoutDirection
        copy.directionalLayoutMargins = root.directionalLayoutMargins
        var twins: [ObjectIdentifier: LayoutView] = [ObjectIdentifier(root): copy]
        var stack: [LayoutView] = [root]
        while let view = stack.popLast() {
            for case let subview as RandomView in view.subviews {
                let twin = RandomView(content: subview.content)
                twin.directionalLayoutMargins = subview.directionalLayoutMargins
                for axis in [Axis.horizontal, .vertical] {
                    twin.setContentHuggingPriority(subview.contentHuggingPriority(for: axis), for: axis)
                    twin.setContentCompressionResistancePriority(
                        subview.contentCompressionResistancePriority(for: axis), for: axis)
                }
                twins[ObjectIdentifier(view)]?.addSubview(twin)
                twins[ObjectIdentifier(subview)] = twin
                stack.append(subview)
            }
        }
        func item(_ item: ConstraintItem) -> ConstraintItem? {
            if let guide = item as? LayoutGuide {
                return guide.owningView.flatMap { twins[ObjectIdentifier($0)] }?.layoutMarginsGuide
            }
            return twins[ObjectIdentifier(item)]
        }
        // In the order of their creation.
        for constraint in views.flatMap({ $0.fixed + $0.optional }) where constraint.isActive {
            guard let first = constraint.firstItem.flatMap(item) else { continue }
            let twin = LayoutConstraint(
                item: first, attribute: constraint.firstAttribute, relatedBy: constraint.relation,
                toItem: constraint.secondItem.flatMap(item), attribute: constraint.secondAttribute,
                multiplier: constraint.multiplier, constant: constraint.constant)
            twin.priority = constraint.priority
            twin.isActive = true
        }
        return copy
    }
}

/// A view with a content size, and the constraints it was made with.
final class RandomView: LayoutView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    var fixed: [LayoutConstraint] = []
    var optional: [LayoutConstraint] = []

    init(content: CGSize) {
        self.content = content
        super.init()
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize { content }
    override var firstBaseline: Baseline { .top(content.height * 0.75) }
}
