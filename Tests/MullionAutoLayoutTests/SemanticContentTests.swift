import MullionAutoLayout
import MullionGeometry
import MullionTestSupport
import Testing

@Suite("Semantic content attributes")
struct SemanticContentTests {
    /// A box of 50 × 20 in a card of 300 × 100, 10 points after its leading edge; a dot of 10 × 10, 5 points after the
    /// leading edge of the box.
    private struct Tree {
        let root = LayoutView(frame: CGRect(0, 0, 300, 100))
        let card = LayoutView()
        let box = Block("box", 50, 20)
        let dot = Block("dot", 10, 10)

        init(_ direction: LayoutDirection) {
            root.layoutDirection = direction
            card.translatesAutoresizingMaskIntoConstraints = false
            root.addSubview(card)
            card.addSubview(box)
            box.addSubview(dot)
            LayoutConstraint.activate([
                card.leftAnchor.constraint(equalTo: root.leftAnchor),
                card.topAnchor.constraint(equalTo: root.topAnchor),
                card.widthAnchor.constraint(equalTo: root.widthAnchor),
                card.heightAnchor.constraint(equalTo: root.heightAnchor),
                box.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
                box.topAnchor.constraint(equalTo: card.topAnchor),
                dot.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 5),
                dot.topAnchor.constraint(equalTo: box.topAnchor),
            ])
        }

        var x: CGFloat {
            root.layoutIfNeeded()
            return box.frame.minX
        }
    }

    @Test("Right to left, playback, directions in space, and forced content keep their order")
    func kinds() {
        for (attribute, x) in [
            (SemanticContentAttribute.unspecified, CGFloat(240)), (.playback, 10), (.spatial, 10),
            (.forceLeftToRight, 10),
            (.forceRightToLeft, 240),
        ] {
            let tree = Tree(.rightToLeft)
            tree.card.semanticContentAttribute = attribute
            #expect(tree.x == x, "\(attribute)")
        }
    }

    @Test("Left to right, only content that is forced is mirrored")
    func leftToRight() {
        for attribute in SemanticContentAttribute.allCases {
            let tree = Tree(.leftToRight)
            tree.card.semanticContentAttribute = attribute
            #expect(tree.x == (attribute == .forceRightToLeft ? 240 : 10), "\(attribute)")
        }
    }

    @Test("Subviews have a direction of their own")
    func notInherited() {
        let tree = Tree(.rightToLeft)
        tree.card.semanticContentAttribute = .forceLeftToRight
        #expect(tree.x == 10)
        #expect(tree.dot.frame.minX == 35)
        #expect(tree.card.effectiveLayoutDirection == .leftToRight)
        #expect(tree.box.effectiveLayoutDirection == .rightToLeft)
    }

    @Test("The next pass follows a change")
    func changes() {
        let tree = Tree(.rightToLeft)
        #expect(tree.x == 240)
        tree.card.semanticContentAttribute = .spatial
        #expect(tree.x == 10)
        tree.card.semanticContentAttribute = .unspecified
        #expect(tree.x == 240)
    }

    @Test("Leading margins are those of the view's direction")
    func margins() {
        let tree = Tree(.rightToLeft)
        tree.card.directionalLayoutMargins = EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 0)
        let inside = Block("inside", 30, 10)
        tree.card.addSubview(inside)
        LayoutConstraint.activate([
            inside.leadingAnchor.constraint(equalTo: tree.card.layoutMarginsGuide.leadingAnchor),
            inside.bottomAnchor.constraint(equalTo: tree.card.bottomAnchor),
        ])
        _ = tree.x
        #expect(inside.frame.minX == 250)
        tree.card.semanticContentAttribute = .forceLeftToRight
        _ = tree.x
        #expect(inside.frame.minX == 20)
    }

    @Test("A stack view arranges its views in its own direction")
    func stacks() {
        let root = LayoutView(frame: CGRect(0, 0, 300, 100))
        root.layoutDirection = .rightToLeft
        let stack = StackView(arrangedSubviews: [Block("a", 100, 20), Block("b", 50, 20)])
        stack.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stack)
        LayoutConstraint.activate([
            stack.leftAnchor.constraint(equalTo: root.leftAnchor), stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        func order() -> [CGFloat] {
            root.layoutIfNeeded()
            return stack.arrangedSubviews.map(\.frame.minX)
        }
        #expect(order() == [50, 0])
        stack.semanticContentAttribute = .playback
        #expect(order() == [0, 100])
        stack.semanticContentAttribute = .unspecified
        #expect(order() == [50, 0])
    }
}
