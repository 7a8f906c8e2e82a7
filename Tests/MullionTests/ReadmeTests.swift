import Mullion
import Testing

/// The code of the README. What is between `// snippet` and `// end` is printed there.
@Suite("README")
struct ReadmeTests {
    @Test("A tree of boxes is laid out, and again when a box grows")
    func tree() {
        // snippet
        let tree = LayoutTree()
        let title = tree.makeNode(.leaf(LeafMeasure { _ in CGSize(width: 120, height: 20) }), name: "title")
        let space = tree.makeNode(.spacer())
        let badge = tree.makeNode(.fixed(CGSize(width: 24, height: 24)), name: "badge")
        tree.root = tree.makeNode(.hStack(spacing: 8), children: [title, space, badge])

        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        let before = tree.frame(of: badge)  // (276, 0, 24, 24)

        tree.setKind(.fixed(CGSize(width: 40, height: 24)), of: badge)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        let after = tree.frame(of: badge)  // (260, 0, 40, 24)
        let changed = tree.changes.map(\.node)  // the space and the badge: the title stayed as it was
        // end
        #expect(before == CGRect(x: 276, y: 0, width: 24, height: 24))
        #expect(after == CGRect(x: 260, y: 0, width: 40, height: 24))
        #expect(changed == [space, badge])
    }

    @Test("Views are laid out and drawn as SVG")
    func views() {
        // snippet
        struct Badge: View {
            var title: String
            var body: some View {
                Text(title).bold().padding(.horizontal, 8).background(.green, in: Capsule())
            }
        }

        let row = HStack(spacing: 12) {
            Badge(title: "New")
            Text("A mullion is the bar that divides a window into panes.")
        }
        .padding(16)
        let picture = ViewRenderer(row).layout(in: ProposedViewSize(width: 320, height: nil))
        let svg = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
        // end
        #expect(svg.contains("divides"))
        #expect(picture.size.width <= 320)
    }
}
