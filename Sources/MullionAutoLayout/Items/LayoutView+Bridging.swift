import MullionGeometry

/// The possible changes of a tree of views, for the code that shows it.
package enum LayoutInvalidation {
    /// Frames: the tree has something to lay out.
    case frames
    /// The size that suits the content, and then frames as well.
    case size
}

/// For modules that show trees of views in something else.
extension LayoutView {
    /// Called for changes to the tree outside its passes; has no effect on views other than the root.
    package final var layoutObserver: ((LayoutInvalidation) -> Void)? {
        get { extras?.environment.observer }
        set {
            moreExtras.environment.observer = newValue
            noteListener()
        }
    }

    /// An object that a different module attaches to the view, such as its appearance.
    package final var attachment: AnyObject? {
        get { extras?.attachment }
        set { moreExtras.attachment = newValue }
    }

    /// The active constraints of the tree made by its users, by creation.
    package final var constraintsOfTree: [LayoutConstraint] {
        (model?.constraints ?? []).filter { $0.origin == .user }.sorted { $0.number < $1.number }
    }
}
