import Foundation
import MullionStoryboardChecks
import MullionStoryboards
import MullionTestSupport
import Testing

/// The findings in the documents of others that `Tests/Fixtures/judged/storyboard-findings.json` judges. The documents
/// are in the folder that `MULLION_IB_CORPUS` names, or lie beside the project; `Scripts/judge-checks` prints a table.
@Suite("Storyboards: judged findings")
struct StoryboardJudgedFindingsTests {
    private struct Verdict: Decodable {
        var file, element, kind, devices, reason: String
        var isMistake: Bool
    }

    private struct Key: Hashable {
        var element, kind: String
    }

    private static let folder: URL = {
        if let path = ProcessInfo.processInfo.environment["MULLION_IB_CORPUS"] { return URL(fileURLWithPath: path) }
        var project = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { project.deleteLastPathComponent() }
        return project.appendingPathComponent("../shared/corpus/ib").standardizedFileURL
    }()

    private static var hasDocuments: Bool {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent("docs").path)
    }

    private func verdicts() throws -> [Verdict] {
        try JSONDecoder().decode([Verdict].self, from: try Fixture.data("judged/storyboard-findings.json"))
    }

    @Test("Every verdict has a reason and a known kind, and no finding has two")
    func list() throws {
        let all = try verdicts()
        #expect(all.count > 100)
        #expect(all.allSatisfy { !$0.reason.isEmpty && StoryboardIssue.Kind(rawValue: $0.kind) != nil })
        #expect(Set(all.map { "\($0.file) \($0.element) \($0.kind)" }).count == all.count)
    }

    @Test(
        "In the saved environment, nine of ten issues are mistakes, and all that Interface Builder marked are found",
        .enabled(
            if: StoryboardJudgedFindingsTests.hasDocuments, "no documents; set MULLION_IB_CORPUS to a folder with some")
    )
    func precision() throws {
        let all = try verdicts()
        var reported = 0
        var right = 0
        let files = Dictionary(grouping: all.filter { $0.devices == "own" }, by: \.file).sorted { $0.key < $1.key }
        // Every fifth document, unless `MULLION_TEST_SCALE` is `full`.
        for index in stride(from: 0, to: files.count, by: isFullTestRun ? 1 : 5) {
            let (file, verdicts) = files[index]
            let data = try Data(contentsOf: Self.folder.appendingPathComponent("docs/" + file))
            let document = try StoryboardDocument(bytes: Array(data))
            let found = Set(
                StoryboardCheck().issues(in: document).map {
                    Key(element: $0.object?.id ?? "", kind: $0.kind.rawValue)
                })
            for verdict in verdicts {
                let isFound = found.contains(Key(element: verdict.element, kind: verdict.kind))
                if isFound {
                    reported += 1
                    right += verdict.isMistake ? 1 : 0
                }
                guard verdict.isMistake, ["ambiguous", "misplaced", "unsatisfiable"].contains(verdict.kind) else {
                    continue
                }
                #expect(isFound, "\(file) \(verdict.element) \(verdict.kind): \(verdict.reason)")
            }
        }
        print("\(right) of \(reported) issues are mistakes")
        #expect(reported > 0 && Double(right) >= 0.9 * Double(reported))
    }

    @Test(
        "Without Interface Builder's marks, nine of ten ambiguous views are marked ones, and two thirds of these are found",
        .enabled(
            if: StoryboardJudgedFindingsTests.hasDocuments, "no documents; set MULLION_IB_CORPUS to a folder with some")
    )
    func ambiguityWithoutMarks() throws {
        let verdicts = try verdicts().filter { $0.kind == "ambiguous" }
        let marked = verdicts.filter(\.isMistake)
        var check = StoryboardCheck()
        check.kinds = [.ambiguous]
        var reported = 0
        var right = 0
        for (file, mistakes) in Dictionary(grouping: marked, by: \.file) {
            let data = try Data(contentsOf: Self.folder.appendingPathComponent("docs/" + file))
            let text = String(decoding: data, as: UTF8.self).replacingOccurrences(of: " ambiguous=\"YES\"", with: "")
            let found = Set(
                check.issues(in: try StoryboardDocument(bytes: Array(text.utf8))).compactMap(\.object?.id))
            reported += found.count
            right += found.intersection(mistakes.map(\.element)).count
        }
        print("\(right) of \(reported) ambiguous views are marked; \(marked.count) are marked")
        #expect(reported > 0 && Double(right) >= 0.9 * Double(reported))
        #expect(Double(right) >= 0.65 * Double(marked.count))
    }
}
