import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

/// The documents with stored frames that the environment variable `MULLION_IB_CORPUS` names, or that lie beside the
/// project.
///
/// Of the five views that are missed with the inputs of the index, one is in a stack view whose stored height is
/// not that of its contents, which was not laid out again; the others are two empty stack views, whose stored heights
/// nothing says, and the proportional stack views around them. Without the inputs come: switches of a size of their
/// own, views that keep their stored height though something in them has a size, and screens that another document puts
/// into a container.
@Suite("Storyboards: stored frames")
struct StoryboardCorpusTests {
    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_IB_CORPUS"] { return URL(fileURLWithPath: path) }
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { project.deleteLastPathComponent() }
        return project.appendingPathComponent("../shared/corpus/ib").standardizedFileURL
    }()

    private static var index: URL { folder.appendingPathComponent("index.json") }

    @Test(
        "At least 3,026 of 3,031 views have the frames that were stored, 3,000 without the inputs of the index",
        .enabled(
            if: FileManager.default.fileExists(atPath: StoryboardCorpusTests.index.path),
            "no documents; set MULLION_IB_CORPUS to a folder with an index.json"))
    func corpus() throws {
        var corpus = try StoryboardCorpus(index: Data(contentsOf: Self.index))
        let documents = corpus.documents
        let step = isFullTestRun ? 1 : 10
        corpus.documents = stride(from: 0, to: documents.count, by: step).map { documents[$0] }
        let score = corpus.run(in: Self.folder)
        #expect(score.failures == [])
        // No share of the documents may miss more views than all of them.
        #expect(isFullTestRun ? score.binding.total == 3_031 : score.binding.total > 200)
        #expect(score.binding.total - score.binding.met <= 5)
        #expect(score.unaided.total == score.binding.total)
        #expect(score.unaided.total - score.unaided.met <= 31)
    }

    /// Whether a label with words can be seen in a view.
    private static func hasText(_ view: StoryboardView) -> Bool {
        let look = view.look(for: StoryboardTraits())
        if look.isHidden || look.alpha == 0 { return false }
        if view.kind == "label", view.text?.string.contains(where: \.isLetter) == true { return true }
        return (view.subviews + view.contentViews).contains { hasText($0) }
    }

    @Test(
        "All documents become pictures, each with something in it, in less than two minutes",
        .enabled(if: FileManager.default.fileExists(atPath: StoryboardCorpusTests.index.path), "no documents"))
    func drawings() throws {
        let start = threadTime()
        let folder = Self.folder.appendingPathComponent("docs")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        #expect(files.count >= 280)
        var (pictures, commands, empty) = (0, 0, [String]())
        for file in files.indices.filter({ isFullTestRun || $0 % 10 == 0 }).map({ files[$0] }) {
            let document = try StoryboardDocument(bytes: Array(Data(contentsOf: folder.appendingPathComponent(file))))
            // With constraints over them as well, for what that may run into.
            let outlined = document.drawings(in: StoryboardSetting(), StoryboardDrawingOptions(showsConstraints: true))
            #expect(outlined.allSatisfy { $0.displayList.openPushCount == 0 })
            for (subject, picture) in zip(document.subjects, document.drawings()) {
                pictures += 1
                commands += picture.displayList.commands.count
                #expect(picture.displayList.openPushCount == 0, "\(file): \(picture.name)")
                let isDrawn = picture.displayList.commands.contains { command in
                    switch command {
                    case .fill, .stroke, .text, .image: true
                    default: false
                    }
                }
                // A view at the top without a colour, and with nothing in it, is nothing to see.
                let isText = picture.displayList.commands.contains {
                    if case .text(let run) = $0 { run.string != "9:41" } else { false }
                }
                if let view = subject.view ?? subject.scene.controller?.view, Self.hasText(view), !isText {
                    empty.append("\(file): \(picture.name) has no text")
                }
                let isBlank = subject.view.map { $0.subviews.isEmpty && $0.contentViews.isEmpty } ?? false
                if picture.size.width <= 0 || !isDrawn && !isBlank { empty.append("\(file): \(picture.name)") }
            }
        }
        #expect(empty == [])
        #expect(pictures > (isFullTestRun ? 500 : 40))
        #expect(commands > (isFullTestRun ? 12_000 : 800))
        #expect(threadTime() - start < timeLimit(seconds: 120))
    }
}
