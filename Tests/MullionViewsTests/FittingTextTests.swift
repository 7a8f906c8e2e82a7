import Mullion
import MullionTestSupport
import Testing

@Suite struct FittingTextTests {
    private func runs(_ view: some View, width: CGFloat?, height: CGFloat? = nil) -> (runs: [TextRun], size: CGSize) {
        let picture = ViewRenderer(view).layout(in: ProposedViewSize(width: width, height: height))
        let runs = picture.displayList.commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
        return (runs, picture.size)
    }

    private let title = Text("A title that is too long").font(.system(size: 20))

    @Test("A text with one line becomes smaller until it fits, and not smaller than allowed")
    func oneLine() {
        let natural = runs(title.lineLimit(1), width: nil)
        #expect(natural.runs[0].font.size == 20)
        let room = natural.size.width * 0.8
        let shrunk = runs(title.lineLimit(1).minimumScaleFactor(0.5), width: room)
        #expect(shrunk.runs.map(\.string) == ["A title that is too long"])
        #expect(shrunk.runs[0].font.size <= 16 && shrunk.runs[0].font.size >= 15.8)
        #expect(shrunk.size.width <= room && shrunk.size.height < natural.size.height)
        #expect((shrunk.runs[0].width ?? 0) <= room)
        let limited = runs(title.lineLimit(1).minimumScaleFactor(0.9), width: room)
        #expect(limited.runs[0].font.size == 18 && limited.runs[0].string.hasSuffix("…"))
        #expect(runs(title.lineLimit(1).minimumScaleFactor(0.5), width: nil).size == natural.size)
        // Without a limit it wraps instead.
        #expect(runs(title.minimumScaleFactor(0.5), width: room).runs.allSatisfy { $0.font.size == 20 })
    }

    @Test("A paragraph becomes smaller for a height, in one font or several")
    func height() {
        let sentence = "Meet the curators after hours, and stay for a glass of something cold."
        let texts = [Text(sentence), Text(sentence.prefix(20)) + Text(sentence.dropFirst(20)).bold()]
        for text in texts {
            let natural = runs(text, width: 200)
            let shrunk = runs(text.minimumScaleFactor(0.2), width: 200, height: natural.size.height * 0.6)
            #expect(shrunk.size.height <= natural.size.height * 0.6 + 1e-6)
            #expect(shrunk.runs.allSatisfy { $0.font.size < 17 && $0.font.size > 8 })
            #expect(shrunk.runs.map(\.string).joined(separator: " ").hasSuffix("cold."))
        }
    }

    @Test("The size that a text takes leads to it again", arguments: randomRuns(0..<60))
    func stable(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let words = (0..<Int.random(in: 1...12, using: &random)).map { _ in
            String(repeating: "m", count: .random(in: 1...9, using: &random))
        }
        let text = Text(words.joined(separator: " ")).lineLimit(Int.random(in: 1...3, using: &random))
            .minimumScaleFactor(.random(in: 0...1, using: &random))
        let width = CGFloat.random(in: 1...400, using: &random)
        let height: CGFloat? = Bool.random(using: &random) ? .random(in: 1...90, using: &random) : nil
        let first = runs(text, width: width, height: height)
        let second = runs(text, width: first.size.width, height: first.size.height)
        #expect(first.runs.map(\.string) == second.runs.map(\.string), "seed \(seed)")
        #expect(first.runs.map(\.font.size) == second.runs.map(\.font.size), "seed \(seed)")
        #expect(abs(first.size.width - second.size.width) < 1e-3, "seed \(seed)")
    }

    @Test("A range of lines keeps room for the least and limits the most")
    func lines() {
        let line = runs(Text("a"), width: nil).size.height
        for text in [Text("a"), Text("a") + Text("b").bold()] {
            #expect(runs(text.lineLimit(2...4), width: nil).size.height == 2 * line)
            #expect(runs(text.lineLimit(3...), width: nil).size.height == 3 * line)
            #expect(runs(text.lineLimit(...4), width: nil).size.height == line)
        }
        let long = runs(Text("a a a a a a a a").lineLimit(2...3), width: 18)
        #expect(long.size.height == 3 * line && long.runs.count == 3)
    }

    @Test("Text is shown in capital or small letters, whatever it is written in")
    func cases() {
        let view = VStack {
            Text("Straße")
            Text("Ä").textCase(.lowercase)
            Text("x").textCase(nil)
        }
        .textCase(.uppercase)
        #expect(runs(view, width: nil).runs.map(\.string) == ["STRASSE", "ä", "x"])
    }
}
