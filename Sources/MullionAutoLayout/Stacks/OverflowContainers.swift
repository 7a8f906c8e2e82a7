import MullionGeometry

/// The row of an overflow stack view, which informs it of changes of the items.
final class ItemRow: StackView {
    weak var host: OverflowStackView?

    override func subviewContentChanged(_ subview: LayoutView) {
        super.subviewContentChanged(subview)
        host?.contentChanged(of: subview)
    }

    override func subviewsChanged() {
        super.subviewsChanged()
        host?.itemsChanged()
    }

    override func willRemove(_ subview: LayoutView) {
        super.willRemove(subview)
        host?.itemLeaves(subview)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.itemsWereLaidOut(in: self)
    }
}

/// The container of the items that do not fit, which does the same.
final class ItemParking: LayoutView {
    weak var host: OverflowStackView?

    override func subviewContentChanged(_ subview: LayoutView) { host?.contentChanged(of: subview) }
    override func subviewsChanged() { host?.itemsChanged() }
    override func willRemove(_ subview: LayoutView) { host?.itemLeaves(subview) }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.itemsWereLaidOut(in: self)
    }
}
