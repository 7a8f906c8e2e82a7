import Mullion
import MullionTestSupport
import MullionViews
import Testing

/// Boxes of CSS as value views.
@Suite("CSS boxes as views")
struct CSSViewTests {
    private func box(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
        Color.red.frame(width: width, height: height)
    }

    @Test("A flex row in a stack: gaps, growth, and padding of its own")
    func flex() throws {
        let view = VStack(alignment: .leading, spacing: 0) {
            Flex(gap: 10) {
                box(30).named("a")
                box(40).css { $0.flexGrow = 1 }.named("b")
            }
            .css {
                $0.width = .points(200)
                $0.padding = CSSEdges(5)
            }
            .named("row")
            box(10).named("below")
        }
        let picture = layout(view, 400)
        #expect(try picture.frame("row") == rect(0, 0, 210, 20))
        #expect(try picture.frame("a") == rect(5, 5, 30, 10))
        #expect(try picture.frame("b") == rect(45, 5, 160, 10))
        #expect(try picture.frame("below") == rect(0, 20, 10, 10))
        #expect(picture.outline.prefix(3) == ["vStack", ".flex", "..frame"])
    }

    @Test("A modifier that wraps an item takes its part in the box")
    func wrappedItem() throws {
        let view = Flex {
            Color.red.frame(height: 10).css { $0.flexGrow = 1 }.padding(3).named("a")
            box(20).css { $0.order = -1 }.opacity(0.5).background(Color.blue).named("b")
        }
        .css { $0.width = .points(100) }
        let picture = layout(view, 100)
        #expect(try picture.frame("b") == rect(0, 0, 20, 16))
        #expect(try picture.frame("a") == rect(20, 0, 80, 16))
    }

    @Test("Of a box in a modifier the view outside is the item: its own `css` counts in the container")
    func wrappedBox() throws {
        let view = Flex {
            Flex { box(10) }
                // What belongs to the box: percentages refer to what the modifier proposes.
                .css { $0.width = .percent(100) }.named("inner")
                .padding(3)
                // What belongs to the item.
                .css {
                    $0.flexGrow = 1
                    $0.order = 1
                }
                .named("outer")
            Flex { box(20) }.css { $0.order = 2 }.padding(1).named("first")
        }
        .css { $0.width = .points(100) }
        let picture = layout(view, 100)
        // The order inside of the padding is not that of the item.
        #expect(try picture.frame("first") == rect(0, 0, 22, 16))
        #expect(try picture.frame("outer") == rect(22, 0, 78, 16))
        #expect(try picture.frame("inner") == rect(25, 3, 72, 10))
    }

    @Test("A grid with shares, a block with a float, both in a group")
    func gridAndBlock() throws {
        let view = Group {
            CSSGrid(columns: [.flex(1), .flex(3)], gap: 4) {
                box(10).named("a")
                box(10).named("b")
                box(10).css { $0.gridColumnStart = .span(2) }.named("c")
            }
            MullionViews.Block {
                box(50, 20).css { $0.float = .right }.named("d")
                box(10).css { $0.margin.top = 7 }.named("e")
            }
        }
        .css { $0.width = .points(104) }
        let picture = layout(view, 400)
        #expect(try picture.frame("b").minX == 29)
        #expect(try picture.frame("c") == rect(0, 14, 104, 10))
        #expect(try picture.frame("d").maxX == picture.frame("c").minX + 104)
    }

    @Test("The background, the border and its radius are drawn, and what reaches out is clipped")
    func decoration() throws {
        let view = Flex { box(10) }
            .css {
                $0.border = CSSEdges(2)
                $0.overflowX = .hidden
            }
            .decorated {
                $0.background = AnyShapeStyle(Color.white)
                $0.borderColor = AnyShapeStyle(Color.blue)
                $0.borderRadius = 4
                $0.opacity = 0.5
            }
        let picture = layout(view)
        #expect(picture.fills == [.white, .blue, .red])
        let commands = picture.displayList.commands
        #expect(commands.contains { if case .pushClip = $0 { true } else { false } })
        #expect(commands.contains { if case .pushOpacity(0.5) = $0 { true } else { false } })
        #expect(layout(Flex { box(10) }).fills == [.red])
    }

    @Test("Radii refer to the sides of the box, and are made smaller together if they do not fit")
    func corners() {
        let size = CGSize(width: 100, height: 40)
        #expect(CSSCorners(8).radii(in: size) == Array(repeating: CGSize(width: 8, height: 8), count: 4))
        let half = CSSCorners(.percent(50))
        #expect(half.radii(in: size) == Array(repeating: CGSize(width: 50, height: 20), count: 4))
        // 60 + 20 at the left side of 40: all radii are halved.
        let uneven = CSSCorners(
            topLeft: CSSLength(60), topRight: 0, bottomRight: CSSLength(-4), bottomLeft: CSSLength(20))
        #expect(
            uneven.radii(in: size) == [
                CGSize(width: 30, height: 30), .zero, .zero, CGSize(width: 10, height: 10),
            ])
    }

    @Test("A side of the border with a color of its own is drawn in its part of the border")
    func sides() {
        let view = MullionViews.Block {}
            .css {
                $0.width = .points(40)
                $0.height = .points(20)
                $0.border = CSSEdges(2)
            }
            .decorated {
                $0.borderColor = AnyShapeStyle(Color.blue)
                $0.borderLeftColor = AnyShapeStyle(Color.red)
            }
        let picture = layout(view)
        #expect(picture.fills == [.blue, .blue, .blue, .red])
        let clips = picture.displayList.commands.filter { if case .pushClip = $0 { true } else { false } }
        #expect(clips.count == 4)
    }

    @Test("Right to left begins at the right")
    func direction() throws {
        let view = Flex {
            box(10).named("a"); box(20).named("b")
        }
        .css { $0.width = .points(100) }
        .environment(\.layoutDirection, .rightToLeft)
        let picture = layout(view, 100)
        #expect(try picture.frame("a") == rect(90, 0, 10, 10))
        #expect(try picture.frame("b") == rect(70, 0, 20, 10))
    }

    /// A flex container of boxes with random styles, some of them boxes of CSS themselves.
    private struct Shelf: View {
        struct Item {
            var id: Int
            var width: CGFloat
            var grow: CGFloat?
            var isBox: Bool
            var isPadded: Bool
        }
        var items: [Item]
        var isColumn: Bool

        var body: some View {
            Flex(isColumn ? .column : .row, wrap: .wrap, gap: 2) {
                ForEach(items, id: \.id) { item in
                    if item.isBox {
                        Flex { Color.red.frame(width: item.width, height: 5) }
                            .css { $0.flexGrow = item.grow ?? 0 }
                            .named("box \(item.id)")
                    } else if let grow = item.grow {
                        Color.red.frame(height: item.width).css { $0.flexGrow = grow }
                            .padding(item.isPadded ? 3 : 0).named("leaf \(item.id)")
                    } else {
                        Color.red.frame(width: item.width, height: 5).named("leaf \(item.id)")
                    }
                }
            }
        }
    }

    @Test("Updates of a host give the frames of a new one", arguments: randomRuns(0..<20))
    func updates(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var next = 0
        func item() -> Shelf.Item {
            next += 1
            return Shelf.Item(
                id: next, width: CGFloat(Int.random(in: 0...40, using: &generator)),
                grow: Bool.random(using: &generator) ? CGFloat(Int.random(in: 0...3, using: &generator)) : nil,
                isBox: Bool.random(using: &generator), isPadded: Bool.random(using: &generator))
        }
        var shelf = Shelf(items: (0..<6).map { _ in item() }, isColumn: false)
        let host = ViewHost(shelf)
        for edit in 0..<30 {
            let proposal = ProposedViewSize(width: CGFloat.random(in: 0...200, using: &generator), height: nil)
            let kept = host.layout(in: proposal).frames.map { "\($0.path) \($0.frame)" }
            #expect(
                kept == ViewRenderer(shelf).layout(in: proposal).frames.map { "\($0.path) \($0.frame)" },
                "seed \(seed), edit \(edit)")
            let index = shelf.items.indices.randomElement(using: &generator)
            switch Int.random(in: 0...4, using: &generator) {
            case 0: shelf.isColumn.toggle()
            case 1: shelf.items.append(item())
            case 2: if let index, shelf.items.count > 1 { shelf.items.remove(at: index) }
            default:
                if let index {
                    let id = shelf.items[index].id
                    shelf.items[index] = item()
                    if Bool.random(using: &generator) { shelf.items[index].id = id }
                }
            }
            host.update(shelf)
        }
    }
}
