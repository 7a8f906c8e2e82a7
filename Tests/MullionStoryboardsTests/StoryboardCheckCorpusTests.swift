import Foundation
import MullionStoryboardChecks
import MullionStoryboards
import MullionTestSupport
import Testing

/// The documents of others that the environment variable `MULLION_IB_CORPUS` names, or that lie beside the project.
@Suite("Storyboards: checks of many documents")
struct StoryboardCheckCorpusTests {
    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_IB_CORPUS"] { return URL(fileURLWithPath: path) }
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { project.deleteLastPathComponent() }
        return project.appendingPathComponent("../shared/corpus/ib").standardizedFileURL
    }()

    /// Every tenth document, unless `MULLION_TEST_SCALE` is `full`.
    private static var documents: [URL] {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        let documents = (files?.allObjects as? [URL] ?? [])
            .filter { ["xib", "storyboard"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        return stride(from: 0, to: documents.count, by: isFullTestRun ? 1 : 10).map { documents[$0] }
    }

    @Test(
        "The documents are checked on two more devices, in bounded time and with few alarms",
        .enabled(
            if: !StoryboardCheckCorpusTests.documents.isEmpty,
            "no documents; set MULLION_IB_CORPUS to a folder with some")
    )
    func corpus() throws {
        let clock = ContinuousClock()
        var totals: [StoryboardIssue.Kind: Int] = [:]
        var slowest = Duration.zero
        let check = StoryboardCheck(
            settings: [StoryboardSetting()] + ["retina4_0", "ipad9_7"].map { StoryboardSetting(device: .named($0)) })
        let time = try clock.measure {
            for file in Self.documents {
                let document = try StoryboardDocument(bytes: Array(Data(contentsOf: file)))
                slowest = max(
                    slowest,
                    clock.measure {
                        for issue in check.issues(in: document) { totals[issue.kind, default: 0] += 1 }
                    })
            }
        }
        for kind in StoryboardIssue.Kind.allCases { print("\(kind.rawValue): \(totals[kind] ?? 0)") }
        print("\(Self.documents.count) documents in \(time), the slowest in \(slowest)")
        // A build for debugging on a busy machine; a hang takes longer.
        #expect(slowest < .seconds(60))
        // What a change of the rules must not bring back: alarms by the hundred for frames that are right.
        #expect((totals[.misplaced] ?? 0) < 60 && (totals[.ambiguous] ?? 0) < 40)
    }
}
