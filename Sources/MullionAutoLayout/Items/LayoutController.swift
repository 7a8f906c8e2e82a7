import MullionGeometry

/// An object that owns a view and takes part in its passes.
open class LayoutController {
    /// The view of the controller.
    public final let view: LayoutView

    /// Insets, in points, that extend the safe area insets of the view and its descendants.
    public final var additionalSafeAreaInsets = PhysicalEdgeInsets.zero {
        didSet { if additionalSafeAreaInsets != oldValue { view.marginsChanged() } }
    }

    /// Creates a controller of a view, replacing the view's previous controller.
    public init(view: LayoutView = LayoutView()) {
        self.view = view
        view.moreExtras.controller = self
    }

    deinit {
        if view.extras?.controller === self { view.extras?.controller = nil }
    }

    /// Updates the constraints of the view by calling its `updateConstraints`. Overrides call the method of the
    /// superclass last.
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
