import Foundation
import MullionConformance
import Testing

/// The documents with stored frames that the environment variable `MULLION_IB_CORPUS` names, or that lie beside the project.
@Suite("InterfaceBuilder: stored frames")
struct IBCorpusTests {
    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_IB_CORPUS"] { return URL(fileURLWithPath: path) }
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { project.deleteLastPathComponent() }
        return project.appendingPathComponent("../shared/corpus/ib").standardizedFileURL
    }()

    private static var index: URL { folder.appendingPathComponent("index.json") }

    @Test(
        "At least 3,016 of 3,031 views have the frames that were stored",
        .enabled(
            if: FileManager.default.fileExists(atPath: IBCorpusTests.index.path),
            "no documents; set MULLION_IB_CORPUS to a folder with an index.json"))
    func corpus() throws {
        let score = try InterfaceBuilderCorpus(index: Data(contentsOf: Self.index)).judged(in: Self.folder)
        #expect(score.failures == [])
        #expect(score.binding.total == 3_031)
        #expect(score.binding.met >= 3_016)
    }
}
