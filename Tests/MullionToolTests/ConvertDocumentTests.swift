import Foundation
import Mullion
import MullionStoryboards
import MullionTestSupport
import Testing

@testable import MullionTool

/// `mullion convert --to json`: the boxes of the documents have the frames of the views.
@Suite("Storyboards as documents")
struct ConvertDocumentTests {
    /// Numbers of views with the same frame in both layouts, and of all visible views.
    private struct Share {
        var equal = 0
        var all = 0

        mutating func add(_ other: Share) {
            equal += other.equal
            all += other.all
        }
    }

    private static let examples = package.appendingPathComponent("Examples/storyboards")

    /// Compares the views of a file with the boxes of its documents, in the stored size or in a larger one.
    private func compare(_ file: URL, growth: CGSize = .zero) throws -> Share {
        let document = try StoryboardDocument(bytes: Array(try Data(contentsOf: file)))
        var share = Share()
        for screen in document.screens() {
            var writer = StoryboardDocumentWriter(screen, of: document, assets: StoryboardAssets(beside: file))
            var converted = try Document(json: writer.written().json)
            var surroundings = screen.surroundings
            surroundings.size.width += growth.width
            surroundings.size.height += growth.height
            (converted.width, converted.height) = (surroundings.size.width, surroundings.size.height)
            var boxes: [String: CGRect] = [:]
            for box in converted.layout().view.frames {
                if let name = box.name, boxes[name] == nil { boxes[name] = box.frame }
            }
            let expected = StoryboardScreen(screen.root, in: surroundings).views
            for placed in expected where placed.depth > 0 {
                let isHidden = sequence(first: placed.view, next: \.superview).contains(where: \.isHidden)
                guard !isHidden else { continue }
                share.all += 1
                guard let box = boxes[placed.id] else { continue }
                let differences = [
                    box.minX - placed.frame.minX, box.minY - placed.frame.minY, box.width - placed.frame.width,
                    box.height - placed.frame.height,
                ]
                share.equal += differences.allSatisfy { abs($0) < 0.01 } ? 1 : 0
            }
        }
        return share
    }

    @Test("The documents of the examples have the frames of their views", arguments: ["Account", "Controls"])
    func examples(_ name: String) throws {
        let share = try compare(Self.examples.appendingPathComponent(name + ".storyboard"))
        #expect(share.all >= 30 && share.equal == share.all)
    }

    @Test("In a larger size, nine of ten boxes follow as their views do", arguments: ["Account", "Controls"])
    func larger(_ name: String) throws {
        let share = try compare(
            Self.examples.appendingPathComponent(name + ".storyboard"), growth: CGSize(width: 39, height: 85))
        print("\(name): \(share.equal) of \(share.all) boxes follow")
        #expect(Double(share.equal) >= 0.9 * Double(share.all))
    }

    /// The documents of others, in the folder that `MULLION_IB_CORPUS` names or beside the project.
    private static let corpus: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_IB_CORPUS"] { return URL(fileURLWithPath: path) }
        return package.appendingPathComponent("../shared/corpus/ib").standardizedFileURL
    }()

    @Test(
        "Documents of others have the frames of their views as well",
        .enabled(
            if: FileManager.default.fileExists(atPath: ConvertDocumentTests.corpus.appendingPathComponent("docs").path),
            "no documents; set MULLION_IB_CORPUS to a folder with some"))
    func others() throws {
        let folder = Self.corpus.appendingPathComponent("docs")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        var share = Share()
        var larger = Share()
        for index in stride(from: 0, to: files.count, by: isFullTestRun ? 1 : 40) {
            let file = folder.appendingPathComponent(files[index])
            share.add(try compare(file))
            larger.add(try compare(file, growth: CGSize(width: 39, height: 85)))
        }
        print("\(share.equal) of \(share.all) boxes have the frames of their views, in a larger size \(larger.equal)")
        #expect(Double(share.equal) >= 0.99 * Double(share.all))
    }

    @Test("A view pinned to both sides, centered, and in a share of its superview follows a different size")
    func sides() throws {
        func view(_ id: String, _ x: Double, _ width: Double, _ y: Int) -> String {
            "<view id=\"\(id)\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
                + "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"40\"/></view>"
        }
        func pin(_ a: String, _ b: String, _ c: String, _ more: String = "") -> String {
            "<constraint firstItem=\"\(a)\" firstAttribute=\"\(b)\" secondItem=\"v\" secondAttribute=\"\(c)\" \(more) "
                + "id=\"\(a)\(b)\"/>"
        }
        func fixed(_ a: String, _ b: String, _ constant: Int) -> String {
            "<constraint firstItem=\"\(a)\" firstAttribute=\"\(b)\" constant=\"\(constant)\" id=\"\(a)\(b)\"/>"
        }
        let constraints =
            pin("wide", "leading", "leading", "constant=\"16\"")
            + pin("wide", "trailing", "trailing", "constant=\"-16\"")
            + pin("middle", "centerX", "centerX") + fixed("middle", "width", 60)
            + pin("half", "width", "width", "multiplier=\"0.5\"") + pin("half", "trailing", "trailing")
            + ["wide", "middle", "half"].enumerated().map { index, id in
                pin(id, "top", "top", "constant=\"\(50 * index)\"") + fixed(id, "height", 40)
            }.joined()
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"21701\" useAutolayout=\"YES\">"
            + "<device id=\"retina4_7\" orientation=\"portrait\"/><objects><view id=\"v\">"
            + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"300\" height=\"200\"/><subviews>"
            + view("wide", 16, 268, 0) + view("middle", 120, 60, 50) + view("half", 150, 150, 100)
            + "</subviews><constraints>\(constraints)</constraints></view></objects></document>"
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        var writer = StoryboardDocumentWriter(document.screens()[0], of: document)
        let result = writer.written()
        #expect(result.losses == [])
        var converted = try Document(json: result.json)
        converted.width = 400
        let frames = Dictionary(
            converted.layout().view.frames.compactMap { box in box.name.map { ($0, box.frame) } },
            uniquingKeysWith: { first, _ in first })
        #expect(frames["wide"] == CGRect(x: 16, y: 0, width: 368, height: 40))
        #expect(frames["middle"] == CGRect(x: 170, y: 50, width: 60, height: 40))
        #expect(frames["half"] == CGRect(x: 200, y: 100, width: 200, height: 40))
    }

    @Test("Several scenes need a file each, and what is lost is noted")
    func command() throws {
        let folder = try TemporaryFolder()
        let input = Self.examples.appendingPathComponent("Account.storyboard").path
        func run(_ output: String, scene: String? = nil) -> (CommandStatus, Recorder) {
            let recorder = Recorder()
            var request = StoryboardRequest(input: input)
            request.scene = scene
            return (convert(request, to: .json, output: output, console: recorder.console), recorder)
        }
        let (status, recorder) = run("-")
        #expect(status == .usage && recorder.notes.last?.contains("name a scene with --scene") == true)
        #expect(run("-", scene: "SignIn").0 == .done)
        let files = run(folder.path("{scene}.json"))
        #expect(files.0 == .done)
        #expect(files.1.notes.contains { $0.contains("“SignIn” without controls") && $0.hasSuffix("inequalities (1)") })
        let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.path("SignIn.json")))
        #expect(throws: Never.self) { try Document(Array(bytes)) }
    }
}
