import Foundation
import MullionGeometry
import MullionRender
import Testing

@testable import TerminalKit
@testable import mail

@Suite("Random sessions")
@MainActor
struct RandomSessionTests {
    /// Numbers that are the same in each run.
    private struct Generator: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ state >> 30) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
            return mixed ^ mixed >> 31
        }
    }

    private static let keys: [Key] = [
        .up, .down, .down, .pageUp, .pageDown, .home, .end, .left, .right, .tab, .backTab, .enter, .escape, .backspace,
        .character("u"), .character("d"), .character("/"), .character("a"), .character("日"), .control("l"),
    ]

    private func event(_ random: inout Generator, _ size: CGSize) -> Event {
        if Int.random(in: 0..<3, using: &random) > 0 { return .key(Self.keys.randomElement(using: &random) ?? .up) }
        let actions: [Mouse.Action] = [.press, .press, .drag, .release, .wheelDown, .wheelDown, .wheelUp]
        let mouse = Mouse(
            actions.randomElement(using: &random) ?? .press,
            column: Int.random(in: 0..<Int(size.width), using: &random),
            row: Int.random(in: 0..<Int(size.height), using: &random))
        return .mouse(mouse)
    }

    @Test("The screen that changes made is the one that a full drawing makes", arguments: 0..<12)
    func session(seed: UInt64) throws {
        var random = Generator(state: seed)
        let colors = TerminalRenderer.Colors.allCases[Int(seed % 3)]
        let program = MailProgram(hasColors: colors != .none)
        var (columns, rows) = (100, 30)
        var screen = Screen(colors: colors)
        var shown = VirtualScreen(columns: columns, rows: rows)
        for step in 0..<40 {
            let isResized = Int.random(in: 0..<12, using: &random) == 0
            if isResized {
                (columns, rows) = (Int.random(in: 1...130, using: &random), Int.random(in: 1...40, using: &random))
                shown.resize(columns: columns, rows: rows)
                screen.invalidate()
            }
            program.window.size = CGSize(width: columns, height: rows)
            if step > 0 { #expect(program.handle(event(&random, program.window.size)) != .suspend) }
            let (list, cursor) = (program.window.draw().list, program.window.cursor)
            shown.receive(screen.update(list, size: program.window.size, cursor: cursor).utf8)

            var (fresh, whole) = (Screen(colors: colors), VirtualScreen(columns: columns, rows: rows))
            whole.receive(fresh.update(list, size: program.window.size, cursor: cursor).utf8)
            try require(shown, isSeenAs: whole, "seed \(seed), step \(step), \(columns) × \(rows)")
            #expect(shown.unknown.isEmpty, "seed \(seed), step \(step): \(shown.unknown)")
        }
    }

    /// Compares without printing all cells.
    private func require(_ shown: VirtualScreen, isSeenAs whole: VirtualScreen, _ place: String) throws {
        let isSame = shown == whole
        let rows = shown.lines.indices.filter { shown.cells[$0] != whole.cells[$0] }
        try #require(isSame, "\(place): rows \(rows), modes \(shown.modes), cursor \(shown.cursor)")
    }

    @Test("The frames that edits left are those of a window measured afresh", arguments: 0..<8)
    func frames(seed: UInt64) throws {
        var random = Generator(state: seed + 1000)
        let program = MailProgram()
        for step in 0..<60 {
            _ = program.handle(event(&random, program.window.size))
            if Int.random(in: 0..<8, using: &random) == 0 {
                program.window.size = CGSize(
                    width: Int.random(in: 1...130, using: &random), height: Int.random(in: 1...40, using: &random))
            }
            program.window.layOut()
            guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
            let kept = program.window.tree.snapshot().entries.map(\.absoluteFrame)
            program.window.forgetMeasurements()
            program.window.layOut()
            let fresh = program.window.tree.snapshot().entries.map(\.absoluteFrame)
            try #require(kept == fresh, "seed \(seed), step \(step)")
        }
    }

    @Test("A change elsewhere does not measure the message again")
    func measurements() {
        let program = MailProgram()
        _ = program.window.draw()
        let before = program.view.text.measureCount
        _ = program.handle(.key(.character("u")))
        _ = program.window.draw()
        #expect(program.view.text.measureCount == before)
        _ = program.handle(.key(.down))
        _ = program.window.draw()
        // At most once for each of the widths that the pass proposes: least, ideal, and real.
        #expect(program.view.text.measureCount - before <= 3)
    }
}
