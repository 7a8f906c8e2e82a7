import MullionGeometry

/// An item that constraints position and size: a ``LayoutView`` or a ``LayoutGuide``.
open class ConstraintItem {
    /// In the model: the number of its record; -1 while it has none.
    @exclusivity(unchecked) final var record: Int32 = -1
    /// The model of its tree, once it is needed.
    @exclusivity(unchecked) final unowned(unsafe) var model: LayoutModel?

    /// The reference that inactive constraints keep.
    final let reference = ItemReference()

    init() { reference.item = self }

    deinit {
        reference.item = nil
        reference.identifier = nil
        reference.links = []
    }

    /// A name for reports; need not be unique.
    public final var identifier: String? {
        get { reference.identifier }
        set { reference.identifier = newValue }
    }

    /// The active constraints that name it.
    final var links: [Unmanaged<LayoutConstraint>] {
        get { reference.links }
        _modify { yield &reference.links }
    }

    /// The view it belongs to: a view itself, or the owner of a guide.
    var container: LayoutView? { nil }

    /// Its superview, or the owner of a guide: the view whose coordinates its position is in.
    var positionedIn: LayoutView? { nil }

    /// The name for reports: the identifier, else the type.
    public final var name: String { identifier ?? String(describing: type(of: self)) }

    /// The names from the root to the item, separated by slashes; a view without an identifier is followed by its
    /// index.
    public final var path: String {
        var names: [String] = []
        var item: ConstraintItem? = self
        while let here = item {
            var name = here.name
            if here.identifier == nil, let view = here as? LayoutView, view.superview != nil {
                name += "[\(view.siblingIndex)]"
            }
            names.append(name)
            item = here.positionedIn
        }
        return names.reversed().joined(separator: "/")
    }

    /// Whether its height is measured for its solved width.
    var measuresHeight: Bool { false }

    /// The model has a position or size of the item that layout has not shown yet.
    func solutionChanged() {}

    /// The item whose edges the attribute means, seen from the other item of a constraint.
    ///
    /// The edges of a scroll view mean its content to what is inside it.
    func resolved(_ attribute: LayoutConstraint.Attribute, against other: ConstraintItem?) -> ConstraintItem { self }
}

/// The way to an item as long as it exists, with what passes do not read of it. A weak reference would make every use
/// of the item slower.
final class ItemReference {
    unowned(unsafe) fileprivate(set) var item: ConstraintItem?
    fileprivate var identifier: String?
    @exclusivity(unchecked) fileprivate var links: [Unmanaged<LayoutConstraint>] = []
}
