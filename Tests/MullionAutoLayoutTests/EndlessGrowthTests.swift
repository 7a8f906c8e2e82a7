import MullionAutoLayout
import Testing

@Suite("Endless growth")
struct EndlessGrowthTests {
    @Test("A view whose margins grow with it the further it sticks out of the safe area is reported, and layout ends")
    func margins() {
        let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let card = LayoutView()
        let content = LayoutView()
        card.translatesAutoresizingMaskIntoConstraints = false
        content.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        card.addSubview(content)
        LayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: root.topAnchor),
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: card.trailingAnchor),
            content.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: card.layoutMarginsGuide.bottomAnchor),
            content.heightAnchor.constraint(equalToConstant: 120),
        ])
        root.layoutIfNeeded()
        #expect(root.takeLayoutReports().contains(.unstable(root: "LayoutView", views: ["LayoutView/LayoutView[0]"])))
    }
}
