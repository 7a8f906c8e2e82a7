import MullionGeometry

/// A rectangle for constraints, in the coordinates of the view that owns it, that is never drawn.
open class LayoutGuide: ConstraintItem {
    /// The view that owns the guide; nil before the guide is added to a view.
    public internal(set) final var owningView: LayoutView? {
        get { unownedOwner }
        set { unownedOwner = newValue }
    }
    /// Without a count of references, because a view sets it to nil when it ends.
    private final unowned(unsafe) var unownedOwner: LayoutView?

    /// Creates a guide for ``LayoutView/addLayoutGuide(_:)``.
    public override init() { super.init() }

    override final var container: LayoutView? { owningView }
    override final var positionedIn: LayoutView? { owningView }
    override final func solutionChanged() { owningView?.setNeedsLayout(by: "the layout guide \(name)") }

    /// The rectangle in the coordinates of the owning view; zero before it is in a view tree.
    ///
    /// Reading it applies pending changes.
    public final var layoutFrame: CGRect {
        guard let owningView else { return .zero }
        return owningView.modelOfTree.solvedRect(of: self)
    }
}

/// A guide that a view makes for itself, tied to the view's edges by insets that depend on the solution.
final class InsetGuide: LayoutGuide {
    enum Kind: String {
        case margins = "layoutMarginsGuide"
        case safeArea = "safeAreaLayoutGuide"
    }

    let kind: Kind

    init(_ kind: Kind) {
        self.kind = kind
        super.init()
        identifier = kind.rawValue
    }

    /// The constraints to the view's edges in the order left, top, right, bottom.
    var edges: [LayoutConstraint] = []

    /// Ties the guide to its owner.
    func activate(in view: LayoutView) {
        edges = [
            LayoutConstraint(self, .left, .equal, view, .left), LayoutConstraint(self, .top, .equal, view, .top),
            LayoutConstraint(self, .right, .equal, view, .right),
            LayoutConstraint(self, .bottom, .equal, view, .bottom),
        ]
        for edge in edges { edge.origin = .mask }
        LayoutConstraint.activate(edges)
    }

    /// The distances of the guide from the edges of its owner; true if one changed.
    func setInsets(_ insets: PhysicalEdgeInsets) -> Bool {
        let constants = [insets.left, insets.top, -insets.right, -insets.bottom]
        var isChanged = false
        for (edge, constant) in zip(edges, constants) where edge.constant != constant {
            edge.constant = constant
            isChanged = true
        }
        return isChanged
    }
}
