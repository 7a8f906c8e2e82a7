import MullionAutoLayout

/// The calls of a tree of views, in order.
final class CallLog {
    private(set) var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// The calls since this was read last.
    func take() -> String {
        defer { calls = [] }
        return calls.joined(separator: " ")
    }
}

/// A view that notes its calls and has an intrinsic size.
final class RecordingView: LayoutView {
    private let log: CallLog
    var content = CGSize(width: -1, height: -1) {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ name: String, _ log: CallLog, content: CGSize? = nil) {
        self.log = log
        super.init()
        identifier = name
        translatesAutoresizingMaskIntoConstraints = false
        if let content { self.content = content }
    }

    override var intrinsicContentSize: CGSize { content }

    override func updateConstraints() {
        log.add("\(name).u")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log.add("\(name).l")
        super.layoutSubviews()
    }
}

/// A controller that notes its calls.
final class RecordingController: LayoutController {
    private let log: CallLog

    init(_ log: CallLog, view: LayoutView) {
        self.log = log
        super.init(view: view)
    }

    override func updateViewConstraints() {
        log.add("C.u")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.add("C.will") }
    override func viewDidLayoutSubviews() { log.add("C.did") }
}
