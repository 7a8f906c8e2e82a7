import Foundation
import MullionDrawing
import MullionGeometry
import Testing

@testable import MullionRender

@Suite struct TerminalRendererTests {
    private let font = TextRun.Font(family: "DejaVu Sans", size: 12)

    private func lines(
        _ columns: Int, _ rows: Int, _ colors: TerminalRenderer.Colors = .none, _ draw: (inout DisplayList) -> Void
    ) throws -> VirtualTerminal {
        var list = DisplayList()
        draw(&list)
        let output = TerminalRenderer(colors: colors)
            .render(list, size: CGSize(width: 8 * columns, height: 16 * rows)).output
        return try VirtualTerminal(output, width: { CharacterWidth.printable($0)?.width ?? 0 })
    }

    /// A rectangle in cells.
    private func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: 8 * x, y: 16 * y, width: 8 * width, height: 16 * height)
    }

    private func run(_ text: String, _ column: CGFloat = 0, _ row: CGFloat = 0, width: CGFloat? = nil) -> TextRun {
        TextRun(text, at: CGPoint(x: 8 * column, y: 16 * row + 12), font: font, width: width.map { 8 * $0 })
    }

    @Test("Stroked rectangles are boxes, rounded ones with round corners, and crossing lines join")
    func boxes() throws {
        let terminal = try lines(12, 4) { list in
            list.stroke(Path(box(0, 0, 5, 4)), with: .black)
            list.stroke(Path(box(2, 0, 3, 2)), with: .black)
            list.stroke(Path(roundedRect: box(7, 1, 5, 3), cornerRadius: 6), with: .black)
        }
        #expect(
            terminal.texts == [
                "┌─┬─┐",
                "│ └─┤  ╭───╮",
                "│   │  │   │",
                "└───┘  ╰───╯",
            ])
    }

    @Test("Lines along the axes that meet make corners, their free ends are whole")
    func corners() throws {
        let terminal = try lines(7, 3) { list in
            var steps = Path()
            steps.move(to: CGPoint(x: 4, y: 40))
            steps.addLine(to: CGPoint(x: 20, y: 40))
            steps.addLine(to: CGPoint(x: 20, y: 24))
            steps.addLine(to: CGPoint(x: 36, y: 24))
            steps.addLine(to: CGPoint(x: 36, y: 8))
            steps.addLine(to: CGPoint(x: 52, y: 8))
            list.stroke(steps, with: .black)
        }
        #expect(terminal.texts == ["    ┌──", "  ┌─┘", "──┘"])
    }

    @Test("A line within one cell that runs up joins what is above")
    func shortLines() throws {
        let terminal = try lines(3, 1) { list in
            var path = Path()
            path.move(to: CGPoint(x: 4, y: 16))
            path.addLine(to: CGPoint(x: 4, y: 8))
            path.addLine(to: CGPoint(x: 20, y: 8))
            path.addLine(to: CGPoint(x: 20, y: 0))
            list.stroke(path, with: .black)
        }
        #expect(terminal.texts == ["┌─┘"])
    }

    @Test("ASCII has no box drawing characters and no half blocks")
    func ascii() {
        var list = DisplayList()
        list.stroke(Path(box(0, 0, 4, 3)), with: .black)
        var slope = Path()
        slope.move(to: CGPoint(x: 40, y: 0))
        slope.addLine(to: CGPoint(x: 64, y: 48))
        list.stroke(slope, with: .black)
        var renderer = TerminalRenderer()
        renderer.characters = .ascii
        let size = CGSize(width: 64, height: 48)
        #expect(renderer.render(list, size: size).output == "+--+ \\\n|  |  \\\n+--+   \\\n")
        list.fill(Path(box(0, 0, 8, 1.5)), with: .red)
        renderer.colors = .trueColor
        #expect(renderer.render(list, size: size).output.utf8.allSatisfy { $0 < 0x80 })
    }

    @Test("A text is measured in cells, and shortened to fit")
    func measuring() {
        #expect(TerminalRenderer.line("a日b") == ("a日b", 4))
        #expect(TerminalRenderer.line("a日b", limit: 4) == ("a日b", 4))
        #expect(TerminalRenderer.line("a日bc", limit: 4) == ("a日…", 4))
        #expect(TerminalRenderer.line("a日b", limit: 3) == ("a…", 2))
        #expect(TerminalRenderer.line("ab", limit: 1) == ("…", 1))
        #expect(TerminalRenderer.line("ab", limit: 0) == ("", 0))
        #expect(TerminalRenderer.line("a\n\u{1B}\u{202E}b") == ("a \u{FFFD}b", 4))
        #expect(TerminalRenderer.line(String(repeating: "x", count: 1 << 20), limit: 3) == ("xx…", 3))
    }

    @Test("Lines without length do not come between those that meet, and a closed outline has its last corner")
    func closedCorners() throws {
        let terminal = try lines(5, 3) { list in
            var corner = Path()
            for (x, y) in [(4, 8), (36, 8), (36, 24), (20, 24), (20, 24), (20, 40), (4, 40), (4, 8)] {
                let point = CGPoint(x: x, y: y)
                if corner.isEmpty { corner.move(to: point) } else { corner.addLine(to: point) }
            }
            corner.closeSubpath()
            list.stroke(corner, with: .black)
        }
        #expect(terminal.texts == ["┌───┐", "│ ┌─┘", "└─┘"])
    }

    @Test("Thin fills are lines")
    func thinFills() throws {
        let terminal = try lines(5, 3) { list in
            list.fill(Path(CGRect(x: 0, y: 7, width: 24, height: 1)), with: .black)
            list.fill(Path(CGRect(x: 36, y: 0, width: 1, height: 48)), with: .black)
        }
        #expect(terminal.texts == ["─── │", "    │", "    │"])
    }

    @Test("Without colours large fills are outlined and small ones left out")
    func fillsWithoutColors() throws {
        let terminal = try lines(6, 3) { list in
            list.fill(Path(box(0, 0, 4, 3)), with: .red)
            list.fill(Path(box(5, 1, 1, 1)), with: .red)
        }
        #expect(terminal.texts == ["┌──┐", "│  │", "└──┘"])
    }

    @Test("Fills are half blocks in their colours")
    func fills() throws {
        let terminal = try lines(3, 2, .trueColor) { list in
            list.fill(Path(box(0, 0.5, 1, 1)), with: .red)
            list.fill(Path(box(1, 0, 1, 1)), with: .blue)
            list.fill(Path(box(1, 0.5, 1, 0.5)), with: Color(white: 1, alpha: 0.5))
        }
        #expect(terminal.texts == ["▄▀", "▀"])
        #expect(terminal.lines[0].map(\.ink) == ["2;255;0;0", "2;0;0;255"])
        #expect(terminal.lines[0].map(\.ground) == [nil, "2;128;128;255"])
        #expect(terminal.lines[1][0].ink == "2;255;0;0")
    }

    @Test("The even-odd rule leaves holes, and gradients are sampled pixel by pixel")
    func rulesAndGradients() throws {
        var ring = Path(box(0, 0, 3, 3))
        ring.addRect(box(1, 1, 1, 1))
        let hole = try lines(3, 3, .trueColor) { $0.fill(ring, with: .color(.red), rule: .evenOdd) }
        #expect(hole.lines[1].map { $0.ground == nil } == [false, true, false])
        let full = try lines(3, 3, .trueColor) { $0.fill(ring, with: .color(.red)) }
        #expect(full.lines[1].map { $0.ground == nil } == [false, false, false])
        let gradient = try lines(4, 1, .trueColor) { list in
            list.fill(
                Path(box(0, 0, 4, 1)),
                with: .linearGradient(Gradient(colors: [.black, .white]), from: .zero, to: CGPoint(x: 32, y: 0)))
        }
        #expect(gradient.lines[0].map(\.ground) == ["2;32;32;32", "2;96;96;96", "2;159;159;159", "2;223;223;223"])
    }

    @Test("Colours of the palette are the nearest ones")
    func palette() throws {
        #expect(TerminalCanvas.paletteIndex([255, 0, 0]) == 196)
        #expect(TerminalCanvas.paletteIndex([0, 0, 0]) == 16)
        #expect(TerminalCanvas.paletteIndex([255, 255, 255]) == 231)
        #expect(TerminalCanvas.paletteIndex([128, 128, 128]) == 244)
        #expect(TerminalCanvas.paletteIndex([95, 135, 175]) == 67)
        let terminal = try lines(1, 1, .palette256) { $0.fill(Path(box(0, 0, 1, 1)), with: .red) }
        #expect(terminal.lines == [[VirtualTerminal.Cell(text: " ", ground: "5;196")]])
    }

    @Test("Text is in the cell of its origin and row of its letters, with its style")
    func text() throws {
        var styled = run("ab", 1, 1)
        styled.font.weight = .bold
        styled.font.isItalic = true
        styled.underline = .init()
        styled.strikethrough = .init()
        styled.color = .red
        let terminal = try lines(5, 2, .trueColor) { $0.text(styled) }
        #expect(terminal.texts == ["", " ab"])
        #expect(terminal.lines[1][1] == .init(text: "a", ink: "2;255;0;0", styles: ["1", "3", "4", "9"]))
        #expect(terminal.lines[1][0].styles.isEmpty)
    }

    @Test("Wide characters take two cells, marks none, and flags and families are one character")
    func widths() throws {
        let terminal = try lines(20, 1) { $0.text(run("漢e\u{301}한👨‍👩‍👧🇩🇪❤\u{FE0F}x")) }
        #expect(
            terminal.lines[0].map(\.text) == ["漢", "", "e\u{301}", "한", "", "👨‍👩‍👧", "", "🇩🇪", "", "❤\u{FE0F}", "", "x"])
        let cut = try lines(2, 1) { $0.text(run("a漢")) }
        #expect(cut.texts == ["a"])
        // A letter on the second half of a wide character leaves no half behind.
        let overwritten = try lines(3, 1) { list in
            list.text(run("漢"))
            list.text(run("b", 1))
        }
        #expect(overwritten.texts == [" b"])
    }

    @Test(
        "No control character of a text reaches the terminal",
        arguments: [
            ("\u{1B}[31mred\u{7}", "\u{FFFD}[31mred\u{FFFD}"), ("a\u{9B}2Jb", "a\u{FFFD}2Jb"), ("a\r\nb\tc", "a b c"),
            ("a\u{202E}b\u{2066}c\u{200F}", "abc"), ("\u{301}a", "a"), ("\u{200D}a\u{0}", "a\u{FFFD}"),
            ("\u{2028}x\u{AD}y", " xy"),
            ("a\u{200C}b🏴\u{E0067}\u{E007F}", "ab🏴"),
        ])
    func controlCharacters(text: String, expected: String) throws {
        let terminal = try lines(20, 1) { $0.text(run(text)) }
        #expect(terminal.texts == [expected])
        // Names of pictures are text, too.
        let image = try lines(20, 3) { $0.image(text, in: box(0, 0, 20, 3)) }
        #expect(image.texts[1].contains(expected.trimmingCharacters(in: .whitespaces)))
    }

    @Test("An image without room for its name is drawn as a box", arguments: 1...3)
    func narrowImage(columns: Int) throws {
        let image = try lines(columns, 3) { $0.image("photo.png", in: box(0, 0, 20, 3)) }
        #expect(image.texts.joined().contains("│"))
    }

    @Test("Replaced characters are counted")
    func replacedCharacters() {
        let list = DisplayList([.text(run("\u{1B}\u{7F}\n"))])
        let rendering = TerminalRenderer().render(list, size: CGSize(width: 80, height: 16))
        #expect(rendering.diagnostics == [RenderDiagnostic(.replacedCharacters(count: 2), commandIndex: 0)])
    }

    @Test("A character with endless marks is cut")
    func endlessMarks() throws {
        let text = "a" + String(repeating: "\u{301}", count: 10_000)
        let terminal = try lines(3, 1) { $0.text(run(text)) }
        #expect(terminal.texts[0].unicodeScalars.count <= 16)
    }

    @Test("Text that is longer than measured gives way to other text")
    func overhang() throws {
        let terminal = try lines(12, 1) { list in
            list.text(run("right", 4))
            list.text(run("leftlong", width: 3))
        }
        #expect(terminal.texts == ["leftright"])
        let other = try lines(12, 1) { list in
            list.text(run("leftlong", width: 3))
            list.text(run("right", 4))
        }
        #expect(other.texts == ["leftright"])
    }

    @Test("Lines of text lower than a cell move to a free row instead of covering each other")
    func lowLines() throws {
        let terminal = try lines(6, 3) { list in
            // Middles at 1.1 and 1.7 cells.
            list.text(TextRun("first", at: CGPoint(x: 0, y: 21.2), font: font))
            list.text(TextRun("second", at: CGPoint(x: 0, y: 30.8), font: font))
        }
        #expect(terminal.texts == ["", "first", "second"])
    }

    @Test("Clips cut text, lines and fills, transforms move them")
    func scopes() throws {
        let terminal = try lines(8, 2, .trueColor) { list in
            list.withTransform(CGAffineTransform(translationX: 16, y: 16)) { list in
                list.withClip(Path(box(0, 0, 3, 1))) { list in
                    list.fill(Path(box(-9, -9, 20, 20)), with: .red)
                    list.text(run("abcdef", 1))
                }
            }
        }
        #expect(terminal.texts == ["", "   ab"])
        #expect(terminal.lines[1].map { $0.ground != nil } == [false, false, true, true, true])
        let round = try lines(9, 5, .trueColor) { list in
            list.withClip(Path(ellipseIn: box(0, 0, 9, 5))) { $0.fill(Path(box(0, 0, 9, 5)), with: .red) }
        }
        #expect(round.lines[0].first?.ink == nil && round.lines[2].allSatisfy { $0.ground != nil })
    }

    @Test("Opacity fades fills into the paper")
    func opacity() throws {
        let terminal = try lines(1, 1, .trueColor) { list in
            list.withOpacity(0.5) { $0.withOpacity(0.5) { $0.fill(Path(box(0, 0, 1, 1)), with: .red) } }
        }
        #expect(terminal.lines[0][0].ground == "2;255;191;191")
    }

    @Test("Sizes without cells give nothing, and too large ones are cut")
    func sizes() {
        for size in [CGSize.zero, CGSize(width: 0, height: 50), CGSize(width: CGFloat.nan, height: 50)] {
            let lines = TerminalRenderer().render(DisplayList(), size: size).output
            #expect(lines.isEmpty)
        }
        let high = TerminalRenderer().render(DisplayList(), size: CGSize(width: 80, height: 1e11))
        #expect(high.output.utf8.count == TerminalRenderer.largestCellCount / 10)
        #expect(high.diagnostics == [RenderDiagnostic(.cutDrawing)])
        let wide = TerminalRenderer(colors: .trueColor).render(DisplayList(), size: CGSize(width: 1e11, height: 1e11))
        #expect(wide.output == "\n\n" && wide.diagnostics == [RenderDiagnostic(.cutDrawing)])
        var renderer = TerminalRenderer()
        renderer.cellSize = CGSize(width: -1, height: CGFloat.nan)
        #expect(renderer.render(DisplayList(), size: CGSize(width: 80, height: 32)).output == "\n\n")
    }

    @Test("The gallery is drawn as it was accepted", arguments: [TerminalRenderer.Colors.none, .trueColor])
    func gallery(colors: TerminalRenderer.Colors) throws {
        let rendering = TerminalRenderer(colors: colors).render(Gallery.displayList, size: Gallery.size)
        #expect(rendering.diagnostics.isEmpty)
        _ = try VirtualTerminal(rendering.output)
        try expectReference(rendering.output, colors == .none ? "gallery.txt" : "gallery.ansi")
    }

    @Test("Text in a gradient has the colour of the middle of each character")
    func paintedText() throws {
        let paint = Paint.linearGradient(
            Gradient(colors: [Color(red: 0, green: 0, blue: 0), Color(red: 1, green: 0, blue: 0)]), from: .zero,
            to: CGPoint(x: 32, y: 0))
        let terminal = try lines(4, 1, .trueColor) { list in
            list.fill(Path(box(0, 0, 4, 1)), with: .white)
            list.text(TextRun("abcd", at: CGPoint(x: 0, y: 12), font: font, paint: paint))
        }
        #expect(terminal.texts == ["abcd"])
        #expect(terminal.lines[0].map(\.ink) == ["2;32;0;0", "2;96;0;0", "2;159;0;0", "2;223;0;0"])
    }

    @Test(
        "A mask shows what lies behind its opaque parts and its characters", arguments: TerminalRenderer.Colors.allCases
    )
    func masks(colors: TerminalRenderer.Colors) throws {
        let terminal = try lines(6, 2, colors) { list in
            list.withMask { list in
                list.fill(Path(box(1, 0, 2, 2)), with: .white)
                list.fill(Path(box(3, 0, 1, 2)), with: .black.opacity(0.4))
                list.text(run("x", 4, 1))
            } _: { list in
                list.text(run("abcdef", 0, 0))
                list.text(run("ghijkl", 0, 1))
            }
            list.text(run("z", 5, 0))
        }
        #expect(terminal.texts == [" bc  z", " hi k"])
    }

    @Test("Masks within each other show what all of them show; opacity outside fades, and the mask is not drawn itself")
    func nestedMasks() throws {
        let terminal = try lines(4, 1, .trueColor) { list in
            list.withOpacity(0.4) { list in
                list.withMask {
                    $0.fill(Path(box(0, 0, 3, 1)), with: .blue)
                } _: { list in
                    list.withMask {
                        $0.fill(Path(box(1, 0, 3, 1)), with: .blue)
                    } _: { list in
                        list.fill(Path(box(0, 0, 4, 1)), with: .red)
                    }
                }
            }
            list.append(.pushMask)
            list.fill(Path(box(3, 0, 1, 1)), with: .green)
        }
        #expect(terminal.lines[0].map(\.ground) == [nil, "2;255;153;153", "2;255;153;153"])
    }
}
