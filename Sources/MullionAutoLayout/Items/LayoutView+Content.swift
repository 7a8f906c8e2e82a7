import MullionGeometry

extension LayoutView {
    /// The intrinsic size of a view without one on an axis.
    public static var noIntrinsicMetric: CGFloat { -1 }

    /// Marks the intrinsic size, the alignment rectangle, and the baselines so that the next update phase reads them
    /// again.
    public final func invalidateIntrinsicContentSize() {
        flags.insert(.staleContent)
        setNeedsUpdateConstraints()
    }

    /// Returns the priority with which the view resists being larger than its content on an axis. The default is 250.
    public final func contentHuggingPriority(for axis: Axis) -> LayoutPriority {
        LayoutPriority(contentPriorities[axis == .horizontal ? 0 : 2])
    }

    /// Returns the priority with which the view resists being smaller than its content on an axis. The default is 750.
    public final func contentCompressionResistancePriority(for axis: Axis) -> LayoutPriority {
        LayoutPriority(contentPriorities[axis == .horizontal ? 1 : 3])
    }

    /// Sets the priority with which the view resists being larger than its content on an axis.
    public final func setContentHuggingPriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentPriority(priority, axis == .horizontal ? 0 : 2)
    }

    /// Sets the priority with which the view resists being smaller than its content on an axis.
    public final func setContentCompressionResistancePriority(_ priority: LayoutPriority, for axis: Axis) {
        setContentPriority(priority, axis == .horizontal ? 1 : 3)
    }

    private func setContentPriority(_ priority: LayoutPriority, _ index: Int) {
        guard contentPriorities[index] != priority.rawValue else { return }
        contentPriorities[index] = priority.rawValue
        model?.setContentConstraintPriorities(self)
    }

    /// Reads the intrinsic size again if it is stale.
    final func readContent() {
        guard flags.contains(.staleContent) else { return }
        flags.remove(.staleContent)
        let size = intrinsicContentSize
        usableIntrinsicSize = CGSize(width: Self.usableLength(size.width), height: Self.usableLength(size.height))
        unmanagedSuperview?._withUnsafeGuaranteedRef { $0.subviewContentChanged(self) }
        guard let model, record >= 0 else { return }
        model.contentChanged(of: self)
    }

    /// A length as the solver takes it: -1 for none, a negative one, NaN or infinity.
    static func usableLength(_ length: CGFloat) -> CGFloat { length >= 0 && length <= 1e12 ? length : -1 }
}
