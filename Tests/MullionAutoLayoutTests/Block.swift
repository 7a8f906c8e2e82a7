import MullionAutoLayout

/// A view with an intrinsic size and baselines that can be set.
final class Block: LayoutView {
    var content = CGSize(width: -1, height: -1) {
        didSet { invalidateIntrinsicContentSize() }
    }
    var baselines = (first: Baseline.top(0), last: Baseline.bottom(0)) {
        didSet { invalidateIntrinsicContentSize() }
    }

    init() {
        super.init()
        translatesAutoresizingMaskIntoConstraints = false
    }

    convenience init(_ name: String, _ width: CGFloat, _ height: CGFloat) {
        self.init()
        identifier = name
        content = CGSize(width: width, height: height)
    }

    override var intrinsicContentSize: CGSize { content }
    override var firstBaseline: Baseline { baselines.first }
    override var lastBaseline: Baseline { baselines.last }
}
