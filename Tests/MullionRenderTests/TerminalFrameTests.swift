import MullionDrawing
import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionRender

@Suite("Frames of a terminal")
struct TerminalFrameTests {
    private let font = TextRun.Font(family: "DejaVu Sans", size: 1)
    private let ink = Color(red8: 200, green8: 0, blue8: 0)

    /// A cell is a point.
    private func frame(
        _ columns: Int, _ rows: Int, _ colors: TerminalRenderer.Colors = .trueColor,
        _ draw: (inout DisplayList) -> Void
    ) -> TerminalFrame {
        var renderer = TerminalRenderer(colors: colors)
        renderer.cellSize = CGSize(width: 1, height: 1)
        var list = DisplayList()
        draw(&list)
        return renderer.frame(list, size: CGSize(width: columns, height: rows)).output
    }

    private func run(_ text: String, _ column: Int, _ row: Int, _ color: Color = .black) -> TextRun {
        TextRun(text, at: CGPoint(x: CGFloat(column), y: CGFloat(row) + 0.8), font: font, color: color)
    }

    @Test("A frame has the characters of the rendered lines")
    func lines() {
        let frame = frame(8, 3, .none) { list in
            list.text(run("日本 a", 1, 0))
            list.text(run("bc", 0, 2))
        }
        #expect(frame.columns == 8 && frame.rows == 3)
        #expect(frame.lines == [" 日本 a", "", "bc"])
    }

    @Test("The first update clears the terminal and writes the cells that are not blank")
    func first() {
        let frame = frame(8, 2) { $0.text(run("hi", 3, 1)) }
        #expect(frame.update(from: nil) == "\u{1B}[2J\u{1B}[2;4Hhi")
    }

    @Test("An update has the changed cells alone, and nothing for an equal frame")
    func changes() {
        let before = frame(20, 2) { $0.text(run("count 41 of 90", 0, 0)) }
        let after = frame(20, 2) { $0.text(run("count 42 of 90", 0, 0)) }
        #expect(after.update(from: before) == "\u{1B}[1;8H2")
        #expect(after.update(from: after) == "")
    }

    @Test("Up to three unchanged cells are written again instead of moving the cursor")
    func gaps() {
        let before = frame(20, 1) { $0.text(run("a...b....c", 0, 0)) }
        let after = frame(20, 1) { $0.text(run("A...B....C", 0, 0)) }
        #expect(after.update(from: before) == "\u{1B}[1;1HA...B\u{1B}[1;10HC")
    }

    @Test("Colors are set once for neighbors and reset at the end")
    func colors() {
        let before = frame(6, 1) { $0.text(run("abcd", 0, 0)) }
        let after = frame(6, 1) { list in
            list.fill(Path(CGRect(x: 1, y: 0, width: 2, height: 1)), with: Color(red8: 0, green8: 0, blue8: 90))
            list.text(run("abcd", 0, 0, ink))
        }
        #expect(
            after.update(from: before)
                == "\u{1B}[1;1H\u{1B}[38;2;200;0;0ma\u{1B}[48;2;0;0;90mbc\u{1B}[0;38;2;200;0;0md\u{1B}[0m")
    }

    @Test("After a wide character and at the end of a row the cursor is moved")
    func wide() {
        let frame = frame(4, 2, .none) { list in
            list.text(run("日ab", 0, 0))
            list.text(run("cd", 0, 1))
        }
        #expect(
            frame.update(from: nil) == "\u{1B}[2J\u{1B}[1;1H日\u{1B}[1;3Hab\u{1B}[2;1Hcd")
    }

    @Test("A terminal of a different size is cleared")
    func resized() {
        let before = frame(4, 1) { $0.text(run("ab", 0, 0)) }
        let after = frame(5, 1) { $0.text(run("ab", 0, 0)) }
        #expect(after.update(from: before) == "\u{1B}[2J\u{1B}[1;1Hab")
    }

    @Test("A terminal that gets all updates shows what it shows after one", arguments: 0..<20)
    func random(seed: UInt64) throws {
        var random = SplitMix64(seed: seed)
        let words = ["ab", "日本", "é", "👍🏽", "x", "mullion", " ", "한글z"]
        func width(_ character: Character) -> Int { CharacterWidth.printable(character)?.width ?? 0 }
        let colors = TerminalRenderer.Colors.allCases[Int(seed % 3)]
        var shown: TerminalFrame?
        var screen = TerminalScreen(columns: 14, rows: 5, width: width)
        var runs: [TextRun] = []
        var boxes: [CGRect] = []
        for _ in 0..<40 {
            let (column, row) = (Int.random(in: -2...14, using: &random), Int.random(in: 0...4, using: &random))
            let word = words.randomElement(using: &random) ?? ""
            runs.append(run(word, column, row, Bool.random(using: &random) ? ink : .black))
            if runs.count > 6 { runs.removeFirst() }
            let size = CGSize(width: Int.random(in: 1...6, using: &random), height: 1)
            boxes.append(CGRect(origin: CGPoint(x: column, y: row), size: size))
            if boxes.count > 3 { boxes.removeFirst() }
            let next = frame(14, 5, colors) { list in
                for box in boxes { list.fill(Path(box), with: Color(red8: 0, green8: 90, blue8: 90)) }
                for run in runs { list.text(run) }
            }
            try screen.apply(next.update(from: shown))
            shown = next
            var fresh = TerminalScreen(columns: 14, rows: 5, width: width)
            try fresh.apply(next.update(from: nil))
            #expect(screen == fresh)
            #expect(screen.texts.map { $0.trimmingCharacters() } == next.lines.map { $0.trimmingCharacters() })
        }
    }
}

extension String {
    /// The text without spaces at its end.
    fileprivate func trimmingCharacters() -> String {
        String(prefix((lastIndex { $0 != " " }.map { distance(from: startIndex, to: $0) } ?? -1) + 1))
    }
}
