import Mullion
import Testing

/// The code of the article about CSS, and the numbers that it names.
@Suite struct CSSArticleTests {
    @Test("A card of boxes")
    func card() throws {
        // snippet
        let card = Flex(.column, gap: 8) {
            Flex(gap: 12) {
                Color.teal.frame(width: 40, height: 40).named("badge")
                Color.gray.frame(height: 20).css { $0.flexGrow = 1 }.named("title")
            }
            .css { $0.alignItems = .center }
            Block {
                Color.gray.frame(height: 60).css { $0.margin.top = 4 }.named("body")
            }
        }
        .css {
            $0.width = .points(200)
            $0.padding = CSSEdges(10)
        }
        .decorated {
            $0.background = AnyShapeStyle(Color.white)
            $0.borderRadius = 8
        }
        // end
        let frames = ViewRenderer(card).layout(in: .unspecified).frames
        func frame(_ name: String) throws -> CGRect {
            try #require(frames.first { $0.name == name }).absoluteFrame
        }
        #expect(frames[0].frame.size == CGSize(width: 220, height: 132))
        #expect(try frame("title") == CGRect(x: 62, y: 20, width: 148, height: 20))
        #expect(try frame("body") == CGRect(x: 10, y: 62, width: 200, height: 60))
    }

    @Test("Declarations as text")
    func declarations() throws {
        // snippet
        let style = try CSSStyle([
            ("display", "grid"),
            ("grid-template-columns", "[start] 1fr minmax(100px, auto) [end]"),
            ("gap", "calc(4px + 1%)"),
        ])
        // end
        #expect(style.display == .grid)
        #expect(style.gridTemplateColumns.parts.count == 4)
        #expect(style.rowGap == CSSLength(4, fraction: 0.01))
    }

    @Test("A stack in a flex row")
    func tree() throws {
        // snippet
        let tree = LayoutTree()
        let icon = tree.makeNode(.fixed(CGSize(width: 24, height: 24)))
        let stack = tree.makeNode(
            .hStack(spacing: 4),
            children: [
                tree.makeNode(.fixed(CGSize(width: 30, height: 10))),
                tree.makeNode(.fixed(CGSize(width: 30, height: 10))),
            ])
        tree.root = tree.makeNode(
            .css(try CSSStyle([("display", "flex"), ("width", "120px")])), children: [icon, stack])
        var pushed = CSSStyle()
        pushed.margin.left = nil
        tree.setItemStyle(pushed, of: stack)
        tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        // end
        #expect(tree.frame(of: stack).minX == 56)
        #expect(tree.frame(of: stack).width == 64)
    }

    @Test("A page of HTML")
    func page() throws {
        // snippet
        let page = try Document(html: "<body style='margin: 0'><h1 id='title'>Hello</h1></body>".utf8)
        let picture = page.layout().view
        // end
        // A heading has the font size 32, a line of 38, and margins of 0.67 em.
        #expect(picture.frames.first { $0.name == "title" }?.absoluteFrame.minY == 21.44)
        #expect(picture.frames.first { $0.name == "title" }?.frame.height == 38)
    }
}
