import Foundation
import Testing

@testable import MullionText

@Suite struct LineBreakRulesTests {
    /// The classes of scalars as the scanner hands them to the automaton.
    static func classes(of scalars: [Unicode.Scalar]) -> [LineBreakClass] {
        var classes = scalars.map { LineBreakClasses.shared[$0.value] }
        for index in classes.indices where classes[index] == .openPunctuation {
            let next = classes[(index + 1)...].first { $0 != .combiningMark && $0 != .zeroWidthJoiner }
            if next == .digit { classes[index] = .openPunctuationBeforeDigit }
        }
        return classes
    }

    /// The text with a bar wherever a line may or must break.
    static func broken(_ text: String) -> String {
        let scalars = Array(text.unicodeScalars)
        var state = LineBreakAutomaton.start
        var result = ""
        for (scalar, kind) in zip(scalars, classes(of: scalars)) {
            let transition = LineBreakAutomaton.shared.transition(from: state, over: kind)
            if transition.allowsBreak { result += "|" }
            result.unicodeScalars.append(scalar)
            state = transition.state
        }
        return result
    }

    @Test(
        "Lines break where the rules of Unicode Annex 14 allow it",
        arguments: [
            // Spaces, hyphens, slashes.
            "to |be  |or", "well-|known", "a |-|b", "Version |-1", "2024-11-21", "—|a", "either/|or",
            "https://|www.example.org/|path/|file.html?|a=b", "1/2",
            // Spaces that do not break, joiners, zero width spaces.
            "a\u{A0}b |c", "a\u{2060}b", "a\u{200B}|b", "a\u{2011}b", "a\u{2003}|b",
            // Punctuation stays with its word.
            "(a |b) |c", "“a |b” |c", "he |said: |“no!”", "a, |b. |c", "«a»", "don’t |stop", "¿qué?",
            "ab |[cd] |ef", "a |(b)c", "a(b)c",
            // Numbers and their signs.
            "$1,234.50 |and |10 |%", "€(12)", "-5°C", "100%", "3.14159", "No.|5",
            // East Asian text.
            "日|本|語。", "「日|本」|は", "きょっ|と", "カー|ド", "日|本|abc|語", "한|국|어", "あ、|い", "（注）|あ",
            // Emoji and flags.
            "👍🏽|👍", "👨‍👩‍👧|x", "🇩🇪|🇫🇷",
            // Hebrew, marks, forced breaks.
            "א-ב |ג", "e\u{301}|日", "a\n|b", "a\r\n|b\u{2028}|c\u{85}|d\u{B}|e\u{C}|f",
        ])
    func examples(expected: String) {
        #expect(Self.broken(expected.replacingOccurrences(of: "|", with: "")) == expected)
    }

    @Test("Every class has its place in the table of scalars")
    func classTable() {
        let samples: [(Unicode.Scalar, LineBreakClass)] = [
            ("a", .letter), ("7", .digit), (" ", .space), ("\t", .breakingSpace), ("\u{AD}", .softHyphen),
            ("-", .hyphenMinus), ("\u{3000}", .breakingSpace), ("（", .wideOpenPunctuation), ("(", .openPunctuation),
            ("ょ", .nonstarter), ("漢", .ideograph), ("한", .hangulThreeJamoSyllable), ("🇩", .regionalIndicator),
            ("ก", .letter), ("\u{E31}", .combiningMark), ("\u{10FFFF}", .letter), ("\u{1FAFF}", .unassignedPictograph),
            ("₠", .numericPrefix), ("\u{20CF}", .numericPrefix), ("\u{2028}", .mandatoryBreak),
        ]
        for (scalar, kind) in samples { #expect(LineBreakClasses.shared[scalar.value] == kind, "\(scalar)") }
    }

    @Test("The automaton agrees with the rules it is made from")
    func automaton() {
        #expect(LineBreakAutomaton.shared.stateCount < 760)
        var seed: UInt64 = 12_345
        for _ in 0..<2_000 {
            var rules = LineBreakRules()
            var state = LineBreakAutomaton.start
            for _ in 0..<30 {
                seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                let kind = LineBreakClass.allCases[Int(seed >> 33) % LineBreakClass.allCases.count]
                let transition = LineBreakAutomaton.shared.transition(from: state, over: kind)
                #expect(transition.allowsBreak == (rules.decision(before: kind) != .prohibited))
                rules.advance(over: kind)
                state = transition.state
            }
        }
    }

    static let conformanceFile = "/usr/share/unicode/auxiliary/LineBreakTest.txt"

    @Test(
        "All cases of the Unicode Consortium's LineBreakTest.txt agree",
        .enabled(
            if: FileManager.default.fileExists(atPath: conformanceFile),
            "LineBreakTest.txt is not installed; Debian has it in unicode-data"))
    func conformance() throws {
        let text = try String(contentsOfFile: Self.conformanceFile, encoding: .utf8)
        var cases = 0
        var failures: [String] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let fields = line.prefix { $0 != "#" }.split { $0 == " " || $0 == "\t" }
            let scalars = fields.compactMap { UInt32($0, radix: 16).flatMap(Unicode.Scalar.init) }
            guard !scalars.isEmpty else { continue }
            // The marks before each scalar; the one behind the last is always a break.
            let expected = fields.filter { $0 == "÷" || $0 == "×" }.dropLast().map { $0 == "÷" }
            var state = LineBreakAutomaton.start
            let found = Self.classes(of: scalars).map { kind in
                let transition = LineBreakAutomaton.shared.transition(from: state, over: kind)
                state = transition.state
                return transition.allowsBreak
            }
            cases += 1
            if found != expected { failures.append(String(line)) }
        }
        print("LineBreakTest.txt: \(cases - failures.count) of \(cases) cases agree")
        #expect(cases > 5_000)
        #expect(failures.isEmpty, "\(failures.count) differ: \(failures.prefix(20).joined(separator: "\n"))")
    }
}
