import Mullion
import Testing

/// The code of the Getting Started article. What is between `// snippet` and `// end` is printed there.
@Suite("Getting started")
struct GettingStartedTests {
    @Test("A view is laid out and drawn")
    func drawing() {
        // snippet
        let card = VStack(alignment: .leading, spacing: 4) {
            Text("Harbour view").font(.system(size: 20)).bold()
            Text("A room with one window, four panes and a bar between them.")
        }
        .padding(16)
        .background(.white, in: RoundedRectangle(cornerRadius: 12))

        let picture = ViewRenderer(card).layout(in: ProposedViewSize(width: 240, height: nil))
        let svg = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
        // end
        #expect(svg.hasPrefix("<svg"))
        #expect(picture.size.width <= 240)
        #expect(picture.diagnostics.isEmpty)
    }

    @Test("A view is made of other views, and its boxes can be looked up by name")
    func composition() {
        // snippet
        struct Meter: View {
            var title: String
            var share: CGFloat

            var body: some View {
                HStack(spacing: 8) {
                    Text(title).frame(width: 60, alignment: .leading)
                    Color.blue.frame(width: 100 * share, height: 10).named(title)
                    Spacer(minLength: 0)
                }
            }
        }

        let meters = VStack(spacing: 4) {
            for (title, share) in [("tea", 0.75), ("coffee", 0.5)] {
                Meter(title: title, share: share)
            }
        }
        let frames = ViewRenderer(meters).layout(in: ProposedViewSize(width: 200, height: nil)).frames
        let coffee = frames.first { $0.name == "coffee" }?.absoluteFrame
        // end
        #expect(coffee?.minX == 68)
        #expect(coffee?.width == 50)
    }

    @Test("A tree of boxes is laid out, changed and laid out again")
    func tree() {
        // snippet
        let tree = LayoutTree()
        let label = tree.makeNode(
            .leaf(
                LeafMeasure(traits: .wrappingText) { proposal in
                    // A terminal: 30 letters in cells of 1 × 1, broken anywhere.
                    let columns = max(min(proposal.width ?? 30, 30), 1).rounded(.down)
                    return CGSize(width: columns, height: (30 / columns).rounded(.up))
                }), name: "label")
        let line = tree.makeNode(.divider, name: "line")
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: 1), children: [label, line])
        tree.root = tree.makeNode(.frame(width: 20, height: 10, alignment: .topLeading), children: [column])

        tree.layoutIfNeeded(in: .unspecified)
        let wide = tree.absoluteFrame(of: line)  // (0, 3, 20, 1): the label takes two lines

        tree.setKind(.frame(width: 10, height: 10, alignment: .topLeading), of: tree.root!)
        tree.layoutIfNeeded(in: .unspecified)
        let narrow = tree.absoluteFrame(of: line)  // (0, 4, 10, 1): now three
        let changed = tree.changes.map(\.node)  // the frame, the column, the label, the line
        // end
        #expect(wide == CGRect(x: 0, y: 3, width: 20, height: 1))
        #expect(narrow == CGRect(x: 0, y: 4, width: 10, height: 1))
        #expect(changed == [tree.root!, column, label, line])
    }

    @Test("A custom layout arranges the children of a node and the views of a view")
    func customLayout() throws {
        // snippet
        struct Staircase: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { sum, step in
                    CGSize(width: sum.width + step.width, height: sum.height + step.height)
                }
            }

            func placeSubviews(
                in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
            ) {
                var corner = bounds.origin
                for subview in subviews {
                    subview.place(at: corner, proposal: .unspecified)
                    let step = subview.sizeThatFits(.unspecified)
                    corner = CGPoint(x: corner.x + step.width, y: corner.y + step.height)
                }
            }
        }

        let stairs = Staircase() {
            Color.red.frame(width: 30, height: 10)
            Color.blue.frame(width: 30, height: 10)
        }
        // end
        let picture = ViewRenderer(stairs).layout()
        #expect(picture.size == CGSize(width: 60, height: 20))
        #expect(picture.frames.last?.absoluteFrame == CGRect(x: 30, y: 10, width: 30, height: 10))
    }

    @Test("A document is read from JSON and drawn")
    func document() throws {
        // snippet
        let document = try Document(
            json: """
                {
                  "version": 1,
                  "size": [240, null],
                  "root": { "kind": "text", "text": "Drawn from JSON", "modifiers": [{ "padding": 8 }] }
                }
                """)
        let result = document.layout()
        let drawing = SVGRenderer().render(result.view.displayList, size: result.view.canvasSize).output
        for warning in result.diagnostics { print(warning.description(file: "card.json")) }
        // end
        #expect(drawing.contains("Drawn from JSON"))
        #expect(result.diagnostics.isEmpty)
    }

    @Test("Values that cannot be used are reported with the node's path, and a trace tells every step")
    func diagnostics() {
        // snippet
        let tree = LayoutTree()
        let broken = tree.makeNode(.leaf(LeafMeasure { _ in CGSize(width: -1, height: 10) }), name: "broken")
        tree.root = tree.makeNode(.hStack(), name: "row", children: [broken])
        tree.isTracing = true
        tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: nil))

        let messages = tree.diagnostics.map(\.description)
        // "row/broken: answered -1.0 × 10.0, which is no size; used 0.0 × 10.0 (proposed 100.0 × unspecified)"
        let questions = tree.trace.filter { $0.node == broken }.map(\.event)
        // end
        #expect(
            messages.contains(
                "row/broken: answered -1.0 × 10.0, which is no size; used 0.0 × 10.0 (proposed 100.0 × unspecified)"))
        #expect(!questions.isEmpty)
    }
}
