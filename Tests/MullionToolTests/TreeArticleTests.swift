import Foundation
import Testing

@testable import MullionTool

/// The pictures of the article "Drawing trees" are what the tool draws. To draw them anew, run the tests with
/// MULLION_RECORD_SNAPSHOTS=1 and look at them.
@Suite struct TreeArticleTests {
    private static let search = "8,3,10,1,6,14,4,7,13"

    private static let pictures: [(name: String, arguments: [String])] = [
        ("knuth", [search, "--layout", "knuth"]), ("level-packed", [search, "--layout", "level-packed"]),
        ("wetherell-shannon", [search, "--layout", "wetherell-shannon"]),
        ("reingold-tilford", [search, "--layout", "reingold-tilford"]),
        ("buchheim", ["Examples/trees/expression.sexp", "--layout", "buchheim"]),
        ("layered", ["Examples/trees/company.txt", "--layout", "layered"]),
        ("non-layered", ["Examples/trees/languages.nwk", "--layout", "non-layered", "--direction", "right"]),
        ("compact", ["Examples/trees/company.txt", "--layout", "compact"]),
        ("radial", ["Examples/trees/languages.nwk", "--layout", "radial"]),
        ("traversal", [search, "--traversal", "in", "--animate"]), ("classic", [search, "--look", "classic"]),
    ]

    @Test("The pictures of the article are what the tool draws", arguments: pictures.map(\.name))
    func picture(_ name: String) throws {
        var arguments = try #require(Self.pictures.first { $0.name == name }).arguments
        if arguments[0].hasPrefix("Examples") { arguments[0] = package.appendingPathComponent(arguments[0]).path }
        let command = try TreeCommand.parse(arguments + ["--format", "svg", "--ignore-system-fonts"])
        let recorder = Recorder()
        #expect(drawTree(command.arguments, console: recorder.console) == .done)
        // The title is the name of the file, wherever it lies.
        let output = recorder.output.replacing(package.path + "/", with: "")
        let file = package.appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/tree-\(name).svg")
        if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
            try output.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(output == (try String(contentsOf: file, encoding: .utf8)))
    }
}
