import Foundation
import Testing

/// Comments cite the rules of articles, and the rules of articles cite test vectors and tests: each citation has a
/// target.
@Suite("Citations of rules")
struct RuleCitationTests {
    /// The rules of one article named `…Rules.md`.
    private struct Article {
        /// What comments put before "rule": `Auto Layout` for `AutoLayoutRules.md`.
        let name: String
        let text: String
        let rules: Set<String>

        init(_ file: URL) throws {
            text = try String(contentsOf: file, encoding: .utf8)
            let title = String(file.deletingPathExtension().lastPathComponent.dropLast("Rules".count))
            name = title.replacing(#/([a-z])([A-Z])/#) { "\($0.1) \($0.2)" }
            rules = Set(text.matches(of: #/(?m)^(?:\*\*|#+ )([0-9]+[a-z]?(?:\.[0-9]+)+)/#).map { String($0.1) })
        }
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static func files(below folder: String, where isWanted: (String) -> Bool) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: package.appendingPathComponent(folder).path)
            .filter(isWanted).sorted().map { package.appendingPathComponent(folder + "/" + $0) }
    }

    private static func articles() throws -> [Article] {
        try files(below: "Sources") { $0.hasSuffix("Rules.md") }.map { try Article($0) }
    }

    @Test("A comment cites rules that the article has, and names the article")
    func comments() throws {
        let articles = try Dictionary(uniqueKeysWithValues: Self.articles().map { ($0.name, $0.rules) })
        #expect(articles["Layout"]?.contains("3.4") == true && articles["Cell"]?.contains("2.8") == true)
        var count = 0
        for file in try Self.files(below: "Sources", where: { $0.hasSuffix(".swift") }) {
            let source = try String(contentsOf: file, encoding: .utf8)
            // Matching takes long, and few files cite rules.
            if !["ule ", "ule\n", "ules ", "ules\n"].contains(where: source.contains) { continue }
            // Comments that wrap read as one line.
            let text = source.replacing(#/\n *\/\/\/? /#, with: " ")
            let citation =
                #/((?:(?:Auto )?Layout|Cell|Collection|Tree) )?[Rr]ules? ([0-9]+\.[0-9.]+(?:(?:,| to| and)? [0-9.]+)*)/#
            for match in text.matches(of: citation) {
                let place: Comment = "\(file.lastPathComponent): \(match.0)"
                guard let name = match.1 else {
                    Issue.record("\(place) does not name its article")
                    continue
                }
                for number in match.2.matches(of: #/[0-9]+(?:\.[0-9]+)+/#) {
                    count += 1
                    #expect(articles[String(name.dropLast())]?.contains(String(number.0)) == true, place)
                }
            }
        }
        #expect(count >= 40)
    }

    @Test("A rule names a test vector or test that exists")
    func vectors() throws {
        var names: Set<String> = []
        for file in try Self.files(below: "Tests/Fixtures", where: { $0.hasSuffix(".json") && !$0.contains("/") }) {
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            for entry in json?["cases"] as? [[String: Any]] ?? [] {
                for key in ["name", "id"] { if let name = entry[key] as? String { names.insert(name) } }
            }
        }
        let tests = try Set(
            Self.files(below: "Tests") { $0.hasSuffix("Tests.swift") }.map {
                $0.deletingPathExtension().lastPathComponent
            })
        for article in try Self.articles() where ["Layout", "Cell"].contains(article.name) {
            let rules = article.text.split(separator: "\n\n").filter { $0.hasPrefix("**") }
            #expect(rules.count == article.rules.count)
            for rule in rules {
                let evidence = rule.matches(of: #/(?m)^(Case|Test)s?: ((?:.|\n)*?)$(?=\n[A-Z]|\Z)/#)
                #expect(!evidence.isEmpty, "\(article.name) rule without a case: \(rule.prefix(40))")
                for line in evidence {
                    let known = line.1 == "Case" ? names : tests
                    for name in line.2.matches(of: #/`([^`]+)`/#) {
                        #expect(known.contains(String(name.1)), "\(article.name): \(rule.prefix(8)) names \(name.1)")
                    }
                }
            }
        }
    }
}
