import MullionGeometry

/// The owner of a view, which takes part in its passes.
open class LayoutController {
    /// The view it owns.
    public final let view: LayoutView

    /// Insets in points on top of the safe area, for the view and all in it.
    public final var additionalSafeAreaInsets = PhysicalEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { view.marginsChanged() } }
    }

    /// Creates the owner of a view and replaces the previous owner.
    public init(view: LayoutView = LayoutView()) {
        self.view = view
        view.moreExtras.controller = self
    }

    deinit {
        if view.extras?.controller === self { view.extras?.controller = nil }
    }

    /// Changes constraints of the view, in place of the view's `updateConstraints`, which this calls. Overrides call
    /// the method of the superclass last.
    open func updateViewConstraints() { view.updateConstraints() }

    /// Called after the view's ``LayoutView/layoutMarginsDidChange()``.
    open func viewLayoutMarginsDidChange() {}

    /// Called after the view's ``LayoutView/safeAreaInsetsDidChange()``.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called before the view's `layoutSubviews`.
    open func viewWillLayoutSubviews() {}

    /// Called after the view's `layoutSubviews`, before the subviews lay out theirs.
    open func viewDidLayoutSubviews() {}
}

extension LayoutView {
    /// The controller that owns the view.
    public final var controller: LayoutController? { extras?.controller }
}
