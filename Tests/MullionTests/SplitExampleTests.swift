import Mullion
import Testing

@testable import example_split

@Suite("The example of an automatic grid and its tree")
@MainActor struct SplitExampleTests {
    @Test(
        "The tiles are where the tree says, and nothing about the picture surprises", arguments: [1, 2, 5, 8, 11, 64])
    func picture(_ count: Int) throws {
        let drawing = SplitDrawing(count: count)
        let picture = ImageRenderer(content: drawing).layout()
        #expect(picture.diagnostics.isEmpty)
        let area = try #require(picture.frames.first { $0.name == "area" }).absoluteFrame
        let frames = drawing.tree.frames(in: area)
        for leaf in 0..<count {
            #expect(picture.frames.first { $0.name == "tile \(leaf)" }?.absoluteFrame == frames[leaf])
        }
    }

    @Test("The picture in the documentation is the one of five elements")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/split-tree.svg")
        let picture = ImageRenderer(content: SplitDrawing(count: 5)).svg() + "\n"
        if ProcessInfo.processInfo.environment["MULLION_ACCEPT"] != nil {
            try Data(picture.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
}
