import MullionAutoLayout
import Testing

@Suite("Constraints as visual formats")
struct VisualFormatSentenceTests {
    private let scene = FormatScene(["a", "b", "two words"])

    @Test("Sizes, gaps and edges are pictures")
    func pictures() throws {
        let (superview, a, b) = (scene.superview, try view("a"), try view("b"))
        let weak = a.widthAnchor.constraint(lessThanOrEqualToConstant: 12.5)
        weak.priority = 250
        let expected: [(LayoutConstraint, String)] = [
            (a.widthAnchor.constraint(equalToConstant: 100), "H:[a(==100)]"), (weak, "H:[a(<=12.5@250)]"),
            (a.heightAnchor.constraint(equalTo: b.heightAnchor), "V:[a(==b)]"),
            (b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8), "H:[a]-(8)-[b]"),
            (a.trailingAnchor.constraint(lessThanOrEqualTo: b.leadingAnchor, constant: -8), "H:[a]-(>=8)-[b]"),
            (a.topAnchor.constraint(equalTo: superview.topAnchor, constant: 5), "V:|-(5)-[a]"),
            (a.bottomAnchor.constraint(lessThanOrEqualTo: superview.bottomAnchor, constant: -20), "V:[a]-(>=20)-|"),
            (superview.trailingAnchor.constraint(equalTo: a.trailingAnchor), "H:[a]-(0)-|"),
            (
                LayoutConstraint(
                    item: a, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .leadingMargin),
                "H:|-[a]"
            ),
        ]
        for (constraint, picture) in expected { #expect(constraint.visualFormat == picture) }
    }

    @Test("What a format cannot say has no picture")
    func equations() throws {
        let (superview, a, b, odd) = (scene.superview, try view("a"), try view("b"), try view("two words"))
        let none = [
            a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2),
            a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 1, constant: 3),
            a.widthAnchor.constraint(equalTo: a.heightAnchor), a.centerXAnchor.constraint(equalTo: b.centerXAnchor),
            a.leftAnchor.constraint(equalTo: superview.leftAnchor), a.topAnchor.constraint(equalTo: b.topAnchor),
            a.trailingAnchor.constraint(equalTo: superview.leadingAnchor),
            odd.widthAnchor.constraint(equalToConstant: 3), a.firstBaselineAnchor.constraint(equalTo: b.topAnchor),
            LayoutConstraint(
                item: a, attribute: .leading, relatedBy: .equal, toItem: superview, attribute: .leadingMargin,
                constant: 4),
            a.widthAnchor.constraint(equalToConstant: 1e-7), a.widthAnchor.constraint(equalToConstant: 1e20),
            a.widthAnchor.constraint(equalToConstant: .nan),
        ]
        for constraint in none { #expect(constraint.visualFormat == nil, "\(constraint)") }
    }

    @Test("Reports of conflicts are written in pictures")
    func reports() throws {
        let a = try view("a")
        let constraints = [
            a.leadingAnchor.constraint(equalTo: scene.superview.leadingAnchor, constant: 10),
            a.trailingAnchor.constraint(equalTo: scene.superview.trailingAnchor, constant: -10),
            a.widthAnchor.constraint(equalToConstant: 100),
        ]
        constraints[2].identifier = "narrow"
        LayoutConstraint.activate(constraints)
        scene.superview.layoutIfNeeded()
        guard case .conflict(let conflict) = scene.superview.takeLayoutReports().first else {
            Issue.record("no conflict")
            return
        }
        #expect(
            conflict.members.map(\.text) == [
                "width of super by its frame", "H:|-(10)-[a] where | is super", "H:[a]-(10)-| where | is super",
                "narrow: H:[a(==100)]",
            ])
    }

    private func view(_ name: String) throws -> LayoutView { try #require(scene.views[name]) }
}
