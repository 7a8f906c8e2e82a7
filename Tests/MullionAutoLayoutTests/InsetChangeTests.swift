import MullionAutoLayout
import MullionTestSupport
import Testing

/// Notes what it is told about its margins and its safe area.
private final class Listener: LayoutView {
    var calls: [String] = []

    override func layoutMarginsDidChange() { calls.append("margins \(layoutMargins.top)") }
    override func safeAreaInsetsDidChange() { calls.append("safe area \(safeAreaInsets.top)") }
    override func layoutSubviews() {
        super.layoutSubviews()
        calls.append("layout")
    }
}

private final class ListeningController: LayoutController {
    override func viewLayoutMarginsDidChange() { (view as? Listener)?.calls.append("controller: margins") }
    override func viewSafeAreaInsetsDidChange() { (view as? Listener)?.calls.append("controller: safe area") }
}

@Suite("Margins and safe areas that change")
struct InsetChangeTests {
    @Test("The view is told before its layout, then its controller, and only of a change")
    func hooks() {
        let root = LayoutView(frame: CGRect(0, 0, 100, 100))
        let view = Listener()
        view.frame = CGRect(0, 10, 100, 50)
        root.addSubview(view)
        let controller = ListeningController(view: view)
        _ = (view.layoutMarginsGuide, view.safeAreaLayoutGuide)
        root.layoutIfNeeded()
        #expect(view.calls == ["margins 8.0", "controller: margins", "layout"])
        view.calls = []
        root.rootSafeAreaInsets = PhysicalEdgeInsets(top: 24)
        root.layoutIfNeeded()
        #expect(
            view.calls == [
                "safe area 14.0", "controller: safe area", "margins 22.0", "controller: margins", "layout",
            ])
        view.calls = []
        view.frame.origin.y = 30
        root.layoutIfNeeded()
        #expect(
            view.calls == ["safe area 0.0", "controller: safe area", "margins 8.0", "controller: margins", "layout"])
        view.calls = []
        view.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(view.calls == ["layout"])
        withExtendedLifetime(controller) {}
    }

    @Test("A view that grows by what the safe area covers of it, and so sticks out further, is named, and layout ends")
    func ownSafeArea() {
        let root = LayoutView(frame: CGRect(0, 0, 100, 100))
        root.rootSafeAreaInsets = PhysicalEdgeInsets(bottom: 20)
        let card = Listener()
        card.identifier = "card"
        card.translatesAutoresizingMaskIntoConstraints = false
        let content = Block("content", 100, 90)
        root.addSubview(card)
        card.addSubview(content)
        let height = content.heightAnchor.constraint(equalToConstant: 120)
        LayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.topAnchor.constraint(equalTo: card.topAnchor),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: card.safeAreaLayoutGuide.bottomAnchor), height,
        ])
        // The card ends its safe area inset below the content, and the inset is how far it reaches below 80.
        root.layoutIfNeeded()
        let reports = root.takeLayoutReports()
        #expect(reports == [.unstable(root: "LayoutView", views: ["LayoutView/card"])])
        #expect("\(reports)".contains("safe area of LayoutView/card"))
        #expect(content.frame.height == 120)
        #expect(card.frame.height.isFinite && card.calls.count(where: { $0 == "layout" }) <= 100)

        // What was shown stays until something changes, and nothing is said twice.
        let shown = card.frame
        card.calls = []
        root.layoutIfNeeded()
        #expect(card.frame == shown && card.calls.isEmpty && root.takeLayoutReports() == [])

        // Where the card stays inside the safe area, everything converges.
        height.constant = 70
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(0, 0, 100, 70) && card.safeAreaInsets == .zero)
        #expect(root.takeLayoutReports() == [])
    }
}
