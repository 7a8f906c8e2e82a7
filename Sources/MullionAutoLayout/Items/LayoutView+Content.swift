import MullionGeometry

extension LayoutView {
    /// Says "no size of its own on this axis".
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Has the intrinsic size, the alignment rectangle and the baselines read again in the next update phase.
    public final func invalidateIntrinsicContentSize() {
        flags.insert(.staleContent)
        setNeedsUpdateConstraints()
    }

    /// How strongly the view resists being larger than its content. 250 unless set.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        LayoutPriority(contentPriorities[axis == .horizontal ? 0 : 2])
    }

    /// How strongly the view resists being smaller than its content. 750 unless set.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        LayoutPriority(contentPriorities[axis == .horizontal ? 1 : 3])
    }

    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentPriority(priority, axis == .horizontal ? 0 : 2)
    }

    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentPriority(priority, axis == .horizontal ? 1 : 3)
    }

    private func setContentPriority(_ priority: LayoutPriority, _ index: Int) {
        guard contentPriorities[index] != priority.rawValue else { return }
        contentPriorities[index] = priority.rawValue
        model?.setWishPriorities(self)
    }

    /// Reads the intrinsic size again if it is stale.
    final func readContent() {
        guard flags.contains(.staleContent) else { return }
        flags.remove(.staleContent)
        let size = intrinsicContentSize
        usableIntrinsicSize = CGSize(width: Self.usableLength(size.width), height: Self.usableLength(size.height))
        superview?.subviewContentChanged(self)
        guard let model, place >= 0 else { return }
        model.contentChanged(of: self)
    }

    /// A length as the solver takes it: -1 for none, a negative one, NaN or infinity.
    static func usableLength(_ length: CGFloat) -> CGFloat { length >= 0 && length <= 1e12 ? length : -1 }
}
