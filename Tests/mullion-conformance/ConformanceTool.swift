import Foundation
import MullionConformance

/// `mullion-conformance FILE…`: runs vector files, lists what fails, ends with a count.
///
/// An index of Interface Builder documents is count with the documents in its folder.
///
/// Exit codes: 0 every case passed or waits, 1 a case failed, 2 a file is unreadable or of no known kind, 64 usage.
@main
struct ConformanceTool {
    static func main() {
        let files = CommandLine.arguments.dropFirst()
        guard !files.isEmpty else {
            report("usage: mullion-conformance FILE…")
            exit(64)
        }
        var passed = 0
        var failed = 0
        var unreadable = false
        for file in files {
            do {
                let data = try Data(contentsOf: URL(fileURLWithPath: file))
                if StoryboardCorpus.isIndex(data) {
                    let score = try StoryboardCorpus(index: data).run(in: folder(of: file))
                    report(score)
                    passed += score.binding.met
                    failed += score.binding.total - score.binding.met
                    unreadable = unreadable || !score.failures.isEmpty
                    continue
                }
                for result in try VectorFile(data: data).run() {
                    switch result.outcome {
                    case .passed:
                        passed += 1
                    case .waiting(let reason):
                        print("waiting: \(result.name): \(reason)")
                    case .failed(let differences):
                        failed += 1
                        print("FAILED: \(result.name)")
                        for difference in differences { print("    \(difference)") }
                    }
                }
            } catch let error as VectorError {
                report("\(file): error: \(error)")
                unreadable = true
            } catch {
                report("\(file): error: \(error.localizedDescription)")
                unreadable = true
            }
        }
        print("\(passed) passed, \(failed) failed")
        exit(unreadable ? 2 : failed > 0 ? 1 : 0)
    }

    private static func folder(of file: String) -> URL { URL(fileURLWithPath: file).deletingLastPathComponent() }

    private static func report(_ score: StoryboardCorpus.Score) {
        for failure in score.failures { report("error: \(failure)") }
        for miss in score.misses { print("missed: \(miss)") }
        print("views: \(score.binding); doubtful views: \(score.doubtful)")
        print("roots: \(score.roots); predicted numbers: \(score.predictions)")
        print(
            "without the index's inputs: \(score.unaided) views; numbers of surroundings: \(score.surroundings)")
    }

    private static func report(_ sentence: String) {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
    }
}
