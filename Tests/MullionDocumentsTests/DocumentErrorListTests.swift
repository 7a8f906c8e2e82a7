import Foundation
import Mullion
import MullionTestSupport
import Testing

@Suite("Documents: all errors at once")
struct DocumentErrorListTests {
    private func errors(_ json: String, data: String? = nil) throws -> [String] {
        let data = try data.map { try DocumentData(json: Array($0.utf8)) }
        return try DocumentTemplate(json: json).errors(filledWith: data).map(\.description)
    }

    @Test("Every key, modifier, and element with a fault is listed, in the order of the text")
    func manyErrors() throws {
        let json = """
            {"version": 2, "size": [1], "colour": "red",
             "root": {"kind": "vStack", "spacing": "wide", "aligment": "leading", "children": [
              {"kind": "text", "text": 5, "font": {"size": "big", "weight": "bolder", "colour": 1}},
              {"kind": "vstack", "children": [{"kind": "text", "text": "a", "bold": 1}]},
              {"kind": "text", "text": "b", "modifiers": [{"padding": "x"}, {"pading": 1}, {"frame": {"width": -1, "hight": 2}}]}
             ]}}
            """
        #expect(
            try errors(json) == [
                "1:13: error: version: version 2 is not known, this program reads version 1",
                "1:24: error: size: found an array, expected [width, height], null where the content decides",
                "1:29: error: unknown key \"colour\" in a document; known are $schema, version, title, locale, sample, sampleRowsAs, size, background, fonts, root",
                "2:40: error: root.spacing: found \"wide\", expected a number",
                "2:48: error: root: unknown key \"aligment\" in an element of kind \"vStack\"; did you mean \"alignment\"?",
                "3:28: error: root.children[0].text: found 5, expected a string, or an array of strings and spans",
                "3:48: error: root.children[0].font.size: found \"big\", expected a number of points",
                "3:65: error: root.children[0].font.weight: unknown weight \"bolder\"; did you mean \"bold\"?",
                "3:75: error: root.children[0].font: unknown key \"colour\" in a font; known are size, family, weight, italic, monospaced, monospacedDigit, width",
                "4:12: error: root.children[1].kind: unknown kind \"vstack\"; did you mean \"vStack\"?",
                "4:73: error: root.children[1].children[0].bold: found 1, expected true or false",
                "5:59: error: root.children[2].modifiers[0].padding: found \"x\", expected a number of points or an object such as {\"horizontal\": 16, \"top\": 8}",
                "5:66: error: root.children[2].modifiers[1].pading: unknown modifier \"pading\"; did you mean \"padding\"?",
                "5:100: error: root.children[2].modifiers[2].frame.width: -1 is out of range, expected 0 or more",
                "5:104: error: root.children[2].modifiers[2].frame: unknown key \"hight\" in a frame; did you mean \"height\"?",
            ])
    }

    @Test("A document without faults has none")
    func noErrors() throws {
        #expect(try errors(#"{"version": 1, "root": {"kind": "text", "text": "a"}}"#) == [])
        #expect(try errors(#"{"version": 1, "root": {"kind": "text", "text": "{{a}}"}}"#, data: #"{"a": 1}"#) == [])
    }

    @Test("Names that are missing in the data come before faults of the document")
    func missingData() throws {
        let json = """
            {"version": 1, "root": {"kind": "vStack", "spacing": "wide", "children": [
             {"kind": "text", "text": "{{name}} {{price}}"}, {"kind": "text", "text": "{{total}}", "repeat": "items"},
             {"kind": "text", "text": "{{name}}", "when": "shown"}]}}
            """
        #expect(
            try errors(json).map { String($0.prefix(12)) } == [
                "2:28: error:", "2:98: error:", "3:47: error:",
            ])
        // A fault inside a repeated element is one fault.
        let repeated = try errors(json, data: #"{"name": "a", "price": 1, "items": [1, 2, 3]}"#)
        #expect(
            repeated == [
                "2:76: error: root.children[1].text: the data has no \"total\"; it has index, item, items, name, price"
            ])
        let filled = try errors(json, data: #"{"name": "a", "price": 1, "items": [], "total": 2}"#)
        #expect(filled == ["1:54: error: root.spacing: found \"wide\", expected a number"])
    }

    @Test("At most 100 faults are listed")
    func limit() throws {
        let element = #"{"kind": "text", "text": 1}"#
        let children = Array(repeating: element, count: 5_000).joined(separator: ",")
        let list = try errors(#"{"version": 1, "root": {"kind": "vStack", "children": [\#(children)]}}"#)
        #expect(list.count == 100)
    }

    @Test("Deep styles with a fault at the bottom end soon")
    func deepFault() throws {
        // Each level of modifiers with a layer reads an element of its own.
        var element = #"{"kind": "text", "text": 1}"#
        for _ in 0..<80 { element = #"{"kind": "text", "text": "a", "modifiers": [{"background": \#(element)}]}"# }
        #expect(try errors(#"{"version": 1, "root": \#(element)}"#).count == 1)
    }

    /// The documents of the examples.
    private static let examples: [String] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Examples").path
        let names = (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []).sorted()
        return names.filter { $0.hasSuffix(".json") && !$0.contains("/") && !$0.hasSuffix("-data.json") }
            .compactMap { try? String(contentsOfFile: root + "/" + $0, encoding: .utf8) }
    }()

    @Test("What reading throws first is in the list, for documents with random damage", arguments: 0..<8)
    func randomDamage(_ share: Int) throws {
        var random = SplitMix64(seed: UInt64(share) &* 977 &+ 5)
        var damaged = 0
        for _ in 0..<randomRuns(200) {
            var json = try #require(Self.examples.randomElement(using: &random))
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let values = json.matches(of: /: ("[^"\\]*"|[0-9.]+|true|false)/).map {
                    $0.1.startIndex..<$0.1.endIndex
                }
                let value = try #require(values.randomElement(using: &random))
                let others = [#""?""#, "-7", "true", "null", "[]", "{}", #"{"kind": "no"}"#]
                json.replaceSubrange(value, with: others.randomElement(using: &random)!)
            }
            let template = try DocumentTemplate(json: json)
            let errors = template.errors(filledWith: nil)
            do throws(DocumentError) {
                _ = try template.filled(with: nil)
                #expect(errors.isEmpty, "\(errors.first?.description ?? "")\n\(json)")
            } catch {
                damaged += 1
                let found = errors.contains { $0.position == error.position && $0.problem == error.problem }
                #expect(found || error.problem.isOfData, "\(error)\n\(errors)")
            }
        }
        #expect(damaged > 0)
    }
}

extension DocumentError.Problem {
    /// Whether the data of a template is missing, after which the document is not read.
    fileprivate var isOfData: Bool {
        switch self {
        case .missingData, .unknownData, .unsuitableData, .misplacedRepeat: true
        default: false
        }
    }
}
