import Foundation
import MullionAutoLayout
import MullionGeometry

/// A view of a scene: of a fixed content size, or with a toy text. It notes its calls.
final class SceneView: LayoutView {
    private let scene: LayoutScene.View
    private let log: CallLog
    /// The content size when it is another one than that of the scene.
    var contentSize: CGSize? {
        didSet { invalidateIntrinsicContentSize() }
    }
    /// The width that the height was asked for last.
    private(set) var measuredWidth: CGFloat?

    init(_ scene: LayoutScene.View, _ log: CallLog) {
        self.scene = scene
        self.log = log
        super.init()
    }

    override var intrinsicContentSize: CGSize {
        if let contentSize { return contentSize }
        let none = LayoutView.noIntrinsicMetric
        if let text = scene.text { return CGSize(width: text.naturalWidth, height: none) }
        return CGSize(width: scene.intrinsicSize.width ?? none, height: scene.intrinsicSize.height ?? none)
    }

    override var wrapsContent: Bool { scene.text != nil }

    override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        measuredWidth = width
        return scene.text?.height(in: width)
    }

    override var alignmentRectInsets: PhysicalEdgeInsets { scene.alignmentInsets }
    override var firstBaseline: Baseline { .top(scene.baselines?.first ?? 0) }
    override var lastBaseline: Baseline { .bottom(scene.baselines?.last ?? 0) }

    override func updateConstraints() {
        log.add("\(scene.name).updateConstraints")
        super.updateConstraints()
    }

    override func layoutSubviews() {
        log.add("\(scene.name).layoutSubviews")
        super.layoutSubviews()
    }
}

/// A controller that notes its calls.
final class SceneController: LayoutController {
    private let name: String
    private let log: CallLog

    init(_ name: String, _ log: CallLog, view: LayoutView) {
        self.name = name
        self.log = log
        super.init(view: view)
    }

    override func updateViewConstraints() {
        log.add("\(name).updateViewConstraints")
        super.updateViewConstraints()
    }

    override func viewWillLayoutSubviews() { log.add("\(name).viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { log.add("\(name).viewDidLayoutSubviews") }
}

/// Calls in order.
final class CallLog {
    private var calls: [String] = []

    func add(_ call: String) { calls.append(call) }

    /// The calls since this was asked last.
    func take() -> [String] {
        defer { calls = [] }
        return calls
    }
}
