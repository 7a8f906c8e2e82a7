import Mullion

/// A view with an intrinsic size that can change, and that counts how often it is asked.
final class Block: LayoutView {
    var content: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }
    private(set) var questions = 0

    init(_ width: CGFloat, _ height: CGFloat) {
        content = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    override var intrinsicContentSize: CGSize {
        questions += 1
        return content
    }
}

/// A root that holds one view by its edges, with insets.
final class Inset: LayoutView {
    let inner: LayoutView
    private(set) var leading: LayoutConstraint!

    init(_ inner: LayoutView, inset: CGFloat = 10) {
        self.inner = inner
        super.init(frame: .zero)
        inner.translatesAutoresizingMaskIntoConstraints = false
        addSubview(inner)
        leading = inner.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset)
        LayoutConstraint.activate([
            leading, inner.topAnchor.constraint(equalTo: topAnchor, constant: inset),
            trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: inset),
            bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: inset),
        ])
    }
}

extension LayoutView {
    /// Adds a view without mask, with constraints.
    func add(_ view: LayoutView, _ constraints: (LayoutView, LayoutView) -> [LayoutConstraint]) {
        view.translatesAutoresizingMaskIntoConstraints = false
        addSubview(view)
        LayoutConstraint.activate(constraints(view, self))
    }
}

extension CGRect {
    func isNear(_ other: CGRect) -> Bool {
        abs(minX - other.minX) < 1e-6 && abs(minY - other.minY) < 1e-6 && abs(width - other.width) < 1e-6
            && abs(height - other.height) < 1e-6
    }
}
