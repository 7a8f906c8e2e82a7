import Foundation
import MullionConformance
import MullionTestSupport
import Testing

/// The files of the format `mullion-css-1` in the folder that `MULLION_CSS_VECTORS` names, else in
/// `../shared/vectors` beside the project. What they contain belongs to others, so they are not part of it.
@Suite("Vectors of CSS")
struct CSSVectorTests {
    static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_CSS_VECTORS"] { return URL(fileURLWithPath: path) }
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return package.deletingLastPathComponent().appendingPathComponent("shared/vectors")
    }()

    static let isThere = FileManager.default.fileExists(atPath: folder.appendingPathComponent("css-flex.json").path)

    /// Cases that differ from the browser, with the reason. None is known.
    static let misses: Set<String> = []

    @Test(
        "Boxes are where the browser has them",
        .enabled(if: isThere, "MULLION_CSS_VECTORS names no folder with css-flex.json, and ../shared/vectors has none"),
        arguments: ["flex", "grid", "block", "yoga"])
    func frames(area: String) throws {
        let data = try Data(contentsOf: Self.folder.appendingPathComponent("css-\(area).json"))
        var file = try VectorFile(data: data)
        if !isFullTestRun {
            // Every fifth fixture in all its modes, which follow each other.
            let fixtures = Dictionary(grouping: file.cases) { $0.name.components(separatedBy: "__")[0] }
            let chosen = Set(fixtures.keys.sorted().enumerated().filter { $0.offset % 5 == 0 }.map(\.element))
            file.cases.removeAll { !chosen.contains($0.name.components(separatedBy: "__")[0]) }
        }
        let failed = file.run().filter { $0.outcome != .passed && !Self.misses.contains($0.name) }
        for result in failed.prefix(20) { Issue.record("\(result.name): \(result.outcome)") }
        #expect(failed.isEmpty, "\(failed.count) of \(file.cases.count)")
    }
}
