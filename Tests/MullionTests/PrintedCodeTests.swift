import Foundation
import Testing

/// Swift code printed in a document is code that tests compile and run.
@Suite("Printed code")
struct PrintedCodeTests {
    @Test(
        "Every Swift block is a snippet of a test, and every snippet is printed",
        arguments: [
            ("README.md", "ReadmeTests.swift"),
            ("Sources/Mullion/Mullion.docc/GettingStarted.md", "GettingStartedTests.swift"),
            ("Sources/Mullion/Mullion.docc/ArrangingInCells.md", "ArrangingInCellsTests.swift"),
            ("Sources/Mullion/Mullion.docc/CSSWithoutABrowser.md", "CSSArticleTests.swift"),
            ("Sources/Mullion/Mullion.docc/SplittingAnArea.md", "SplittingAnAreaTests.swift"),
            ("Sources/Mullion/Mullion.docc/Animating.md", "AnimatingTests.swift"),
            ("Sources/Mullion/Mullion.docc/CollectionsOfAMillionItems.md", "CollectionArticleTests.swift"),
            (
                "Sources/MullionSolver/MullionSolver.docc/MullionSolver.md",
                "../MullionSolverTests/SolverArticleTests.swift"
            ),
            (
                "Sources/MullionSolver/MullionSolver.docc/InsideTheSolver.md",
                "../MullionSolverTests/InsideTheSolverTests.swift"
            ),
            (
                "Sources/MullionSolver/MullionSolver.docc/WhyPrioritiesAreNotWeights.md",
                "../MullionSolverTests/PriorityArticleTests.swift"
            ),
            ("Sources/Mullion/Mullion.docc/AutoLayoutAnywhere.md", "AutoLayoutAnywhereTests.swift"),
            ("Sources/Mullion/Mullion.docc/DrawingInATerminal.md", "TerminalArticleTests.swift"),
            (
                "Sources/MullionStoryboardChecks/MullionStoryboardChecks.docc/CheckYourStoryboardsOnLinux.md",
                "../MullionStoryboardsTests/StoryboardCheckArticleTests.swift"
            ),
        ])
    func blocksAreSnippets(document: String, test: String) throws {
        let printed = Self.swiftBlocks(try Self.lines(document))
        let compiled = Self.snippets(try Self.lines("Tests/MullionTests/\(test)"))
        #expect(!compiled.isEmpty)
        #expect(printed.count == compiled.count)
        for (block, snippet) in zip(printed, compiled) { #expect(block == snippet) }
    }

    private static func lines(_ path: String) throws -> [String] {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let text = try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
        return text.components(separatedBy: "\n")
    }

    /// The blocks fenced as `swift`. The line that imports the package belongs to the reader's file, not to the
    /// snippet.
    private static func swiftBlocks(_ lines: [String]) -> [String] {
        blocks(lines, from: { $0 == "```swift" }, to: "```").map { block in
            block.first == "import Mullion" ? Array(block.dropFirst(2)) : block
        }
        .map { $0.joined(separator: "\n") }
    }

    /// What is between `// snippet` and `// end`, without its indentation.
    private static func snippets(_ lines: [String]) -> [String] {
        blocks(lines, from: { $0 == "        // snippet" }, to: "        // end").map { block in
            block.map { String($0.dropFirst(8)) }.joined(separator: "\n")
        }
    }

    private static func blocks(_ lines: [String], from isStart: (String) -> Bool, to end: String) -> [[String]] {
        var result: [[String]] = []
        var current: [String]?
        for line in lines {
            if let block = current {
                if line == end {
                    result.append(block)
                    current = nil
                } else {
                    current = block + [line]
                }
            } else if isStart(line) {
                current = []
            }
        }
        return result
    }
}
