import Testing

@testable import example_toolkit

@Suite("The example of a toolkit")
struct ToolkitExampleTests {
    @Test("Drawing again what changed gives the screen that drawing everything gives")
    func redraw() {
        let board = HarbourBoard()
        board.screen.update()
        let long = "Unterwasserfahrzeuge " + String(repeating: "x", count: 80)
        let texts = [
            ("Bridge: opens at 14:20 for Aurora, outward bound.", "High water 14:31"), ("", "High water 14:31"),
            (long, "High water 14:31"), (long, "High water 14:31, 3.2 m, and the next at 02:55"),
            ("Bridge: closed.", ""),
        ]
        for (bridge, tide) in texts {
            board.bridge.text = bridge
            board.tide.text = tide
            board.screen.update()

            let fresh = HarbourBoard()
            fresh.bridge.text = board.bridge.text
            fresh.tide.text = board.tide.text
            fresh.screen.update()
            #expect(board.screen.canvas.lines() == fresh.screen.canvas.lines(), "after \(bridge), \(tide)")
        }
    }

    @Test("A text of the same size moves nothing and draws its own cells")
    func sameSize() {
        let board = HarbourBoard()
        board.screen.update()
        board.clock.text = "14:06"
        #expect(board.screen.update().isEmpty)
        #expect(board.screen.canvas.writtenCount == 5)
        #expect(board.screen.canvas.lines().first?.hasSuffix("14:06") == true)
    }

    @Test("A longer text is measured again, and the boxes below it only move")
    func longerText() throws {
        let board = HarbourBoard()
        let first = board.screen.update()
        #expect(first.allSatisfy { $0.before == nil })
        board.bridge.text = "Bridge: opens at 14:20 for Aurora, outward bound."
        let moved = board.screen.update()
        #expect(moved.map(\.widget.name) == ["board", "body", "right", "Radio", "bridge", "pilot", "Sea"])
        let pilot = try #require(moved.first { $0.widget.name == "pilot" })
        #expect(pilot.before?.size == pilot.after.size)
        #expect((pilot.widget as? Label)?.measureCount == 0)
        #expect(board.bridge.measureCount > 0)
    }

    @Test("The report shows both screens, the cells drawn again and the boxes that moved")
    func report() {
        var lines: [String] = []
        HarbourBoard().demonstrate { lines += $0.split(separator: "\n").map(String.init) }
        #expect(lines.contains("  │ 2 free           │ │ Pilot: back at four.            │"))
        #expect(lines.contains("  │ 2 free           │ │ Aurora, outward bound. Keep     │"))
        #expect(lines.contains("  ·····················│·Aurora, outward bound. Keep·····│"))
        #expect(lines.contains("  ·····················│·Wind south-west, 4··············│"))
        #expect(lines.contains("  │ pilot  │ 20×1 at 23,4  │ 20×1 at 23,6  │ 0        │"))
    }
}
