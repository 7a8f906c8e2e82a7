#if Cairo
import Foundation
import Mullion
import MullionCairo
import MullionTestSupport
import Testing

@Suite(
    "Memory", .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["MULLION_LEAK_RUNS"] != nil, "MULLION_LEAK_RUNS is not set"))
struct LeakTests {
    /// How many pictures are drawn; the first fifth warms up what is kept on purpose: fonts and glyphs. Other tests in
    /// the process would count, so these run only when they are asked for, alone, such as by `.ci/run cairo`.
    private static let runs = ProcessInfo.processInfo.environment["MULLION_LEAK_RUNS"].flatMap { Int($0) } ?? 0

    /// How much the memory may grow after a fifth of the runs: heaps of several threads are never quite flat. A picture
    /// takes 96 KB, so that one leaked in a hundred would be more.
    private static let bound = 8 << 20

    private static func list(_ index: Int) throws -> DisplayList {
        var list = DisplayList()
        list.withShadow(Shadow(radius: 4, y: 2)) {
            $0.fill(Path(roundedRect: CGRect(x: 10, y: 10, width: 140, height: 80), cornerRadius: 8), with: .white)
        }
        list.text(TextRun("Card \(index)", at: CGPoint(x: 20, y: 40), font: PixelScene.font))
        list.text(TextRun("नमस्ते שָׁלוֹם", at: CGPoint(x: 20, y: 60), font: PixelScene.font))
        list.withOpacity(0.5) { $0.image("none", in: CGRect(x: 100, y: 20, width: 40, height: 40)) }
        for name in ["squares.png", "squares.jpeg"] {
            list.image(try Fixtures.image(name), in: CGRect(x: 100, y: 20, width: 40, height: 40))
        }
        return list
    }

    @Test("Memory stays flat over thousands of pictures and pages")
    func flat() throws {
        guard Memory.resident() != nil else {
            print("The system does not tell how much memory the process has, so leaks are not looked for.")
            return
        }
        let size = CGSize(width: 160, height: 100)
        var early = 0
        try #require(Self.runs >= 5)
        for index in 0..<Self.runs {
            if index == Self.runs / 5 { early = Memory.resident() ?? 0 }
            let list = try Self.list(index % 10)
            _ = try PNGRenderer().render(list, size: size)
            if index % 4 == 0 { _ = try PDFRenderer(title: "\(index)").render([PDFPage(list, size: size)]) }
            _ = PangoTextMeasurer(.whereNeeded).measure("Card \(index)", font: Font(size: 12))
        }
        let late = Memory.resident() ?? 0
        print(
            "\(Self.runs) pictures: \(early >> 10) KiB resident after a fifth of them, \(late >> 10) KiB in the end")
        #expect(late - early < Self.bound, "\(late - early) bytes more")
    }

    @Test("Measurers free their fonts")
    func measurers() {
        func measure() { _ = PangoTextMeasurer().measure("नमस्ते", font: Font(size: 12)) }
        for _ in 0..<20 { measure() }
        let early = Memory.resident() ?? 0
        for _ in 0..<100 { measure() }
        let late = Memory.resident() ?? 0
        #expect(late - early < 20 << 20, "\(late - early) bytes more")
    }
}
#endif
