import Mullion
import MullionTestSupport
import Testing

@testable import MullionDocuments

@Suite struct TemplateTests {
    /// The text runs of a template's root, filled.
    private func texts(_ root: String, _ data: String) throws -> [String] {
        try filled(root, data).layout().view.displayList.commands.compactMap { command -> String? in
            guard case .text(let run) = command else { return nil }
            return run.string
        }
    }

    private func filled(_ root: String, _ data: String) throws -> Document {
        try DocumentTemplate(json: "{\"version\": 1,\n \"root\": \(root)}")
            .filled(with: try DocumentData(json: data.utf8))
    }

    private func failure(
        _ root: String, _ data: String, _ location: SourceLocation = #_sourceLocation
    ) throws -> DocumentError {
        try #require(throws: DocumentError.self, sourceLocation: location) { _ = try filled(root, data) }
    }

    private func column(_ children: String) -> String { "{\"kind\": \"vStack\", \"children\": [\(children)]}" }

    @Test(
        "Placeholders are replaced by what the data says, digits as they are written",
        arguments: [
            (#"Dear {{name}}, {{ name }}!"#, "Dear Ada, Ada!"), (#"{{item.price}} €"#, "12.50 €"),
            (#"{{list.1}}"#, "b"), (#"{{yes}}{{no}}"#, "true"), (#"{{{{name}} and {{{{{{name}}"#, "{{name}} and {{Ada"),
            (#"{name} }}"#, "{name} }}"), (#"\u00e9{{schl\u00fcssel}}\n"#, "éß"),
        ])
    func placeholders(_ written: String, _ expected: String) throws {
        let data = #"""
            {"name": "Ada", "item": {"price": 12.50}, "list": ["a", "b"], "yes": true, "no": null, "schlüssel": "ß"}
            """#
        #expect(try texts(#"{"kind": "text", "text": "\#(written)"}"#, data) == [expected])
    }

    @Test("A string that is nothing but a placeholder stands for a number or a truth, also when the data is a table")
    func sorts() throws {
        let root = #"""
            {"kind": "text", "text": "{{size}}", "font": "{{size}}", "bold": "{{bold}}", "name": "x",
             "modifiers": [{"padding": "{{size}}"}, {"frame": {"width": "{{size}}0"}}]}
            """#
        let typed = try filled(root, #"{"size": 20, "bold": true}"#).layout().view
        #expect(try typed.frame("x").width == 200)
        let table = try DocumentTemplate(json: "{\"version\": 1, \"root\": \(root)}")
            .filled(with: DocumentData(["size": "20", "bold": "true"])).layout().view
        #expect(table.displayList == typed.displayList)
        #expect(
            try failure(root, #"{"size": "x", "bold": 1}"#).message.contains("root.font: unknown font \"x\"; known are")
        )
        #expect(try failure(root, #"{"size": 2, "bold": 1}"#).message == "root.bold: found 1, expected true or false")
    }

    @Test("Elements are counted after repeats")
    func elementsAreCounted() throws {
        let template = try DocumentTemplate(
            json: """
                {"version": 1, "root": {"kind": "vStack", "children": [
                  {"kind": "text", "text": "{{item}}", "repeat": "names"}
                ]}}
                """)
        let data = try DocumentData(json: Array(#"{"names": ["a", "b", "c"]}"#.utf8))
        #expect(try template.filled(with: data).elementCount == 4)
    }

    @Test("Text that data put in is not looked through for placeholders")
    func injection() throws {
        #expect(try texts(#"{"kind": "text", "text": "{{a}}"}"#, #"{"a": "{{b}} {{{{", "b": 1}"#) == ["{{b}} {{{{"])
        let error = try failure(#"{"kind": "text", "text": "{{a}}"}"#, #"{"a": {"kind": "divider"}}"#)
        #expect(
            error.message == "root.text: \"a\" is an object in the data, expected a text, a number, true, false or null"
        )
    }

    @Test("repeat makes one element for each element of a list, with item and index")
    func repetition() throws {
        let data = #"{"items": [{"name": "a", "tags": ["x", "y"]}, {"name": "b", "tags": []}], "name": "top"}"#
        let simple =
            #"{"kind": "text", "repeat": "items", "text": "{{index}} {{item.name}}"}, {"kind": "text", "text": "{{name}}"}"#
        #expect(try texts(column(simple), data) == ["0 a", "1 b", "top"])
        let named = #"""
            {"kind": "group", "repeat": {"over": "items", "item": "line", "index": "number", "from": 1}, "children": [
              {"kind": "text", "text": "{{number}}. {{line.name}}"},
              {"kind": "text", "repeat": "line.tags", "text": "{{number}}/{{index}} {{item}}"}]}
            """#
        #expect(try texts(column(named), data) == ["1. a", "1/0 x", "1/1 y", "2. b"])
        #expect(try texts(column(simple), #"{"items": [], "name": "n"}"#) == ["n"])
    }

    @Test("A modifier can be repeated and left out like an element")
    func modifiers() throws {
        let root = #"""
            {"kind": "divider", "name": "x", "modifiers": [{"frame": {"height": 1}}, {"repeat": "pads", "padding": "{{item}}"},
             {"when": "wide", "frame": {"width": 500}}]}
            """#
        #expect(try filled(root, #"{"pads": [1, 2], "wide": false}"#).layout().view.frame("x").height == 7)
        #expect(try filled(root, #"{"pads": [], "wide": 1}"#).layout().view.frame("x").width == 500)
    }

    @Test(
        "when keeps an element for true values only, and for the others with an exclamation mark",
        arguments: [
            ("true", true), ("1", true), ("-0.5", true), ("\"x\"", true), ("\"no\"", true), ("[0]", true),
            ("{\"a\": 1}", true), ("false", false), ("0", false), ("0.0e5", false), ("\"\"", false), ("\"0\"", false),
            ("\"false\"", false), ("null", false), ("[]", false), ("{}", false),
        ])
    func conditions(_ value: String, _ isTrue: Bool) throws {
        let children = #"{"kind": "text", "when": "v", "text": "yes"}, {"kind": "text", "when": "!v", "text": "no"}"#
        #expect(try texts(column(children), "{\"v\": \(value)}") == [isTrue ? "yes" : "no"])
    }

    @Test("A name the data does not have is false, and repeat asks when for each element")
    func absentConditions() throws {
        let absent = #"{"kind": "text", "when": "a.b", "text": "yes"}, {"kind": "text", "when": "!a.b", "text": "no"}"#
        #expect(try texts(column(absent), "{}") == ["no"])
        let each = #"{"kind": "text", "repeat": "items", "when": "item.open", "text": "{{item.n}}"}"#
        #expect(try texts(column(each), #"{"items": [{"n": 1}, {"n": 2, "open": true}]}"#) == ["2"])
    }

    @Test("when at the value of a key takes the key away as well")
    func conditionalKeys() throws {
        let root = #"{"kind": "circle", "fill": "red", "stroke": {"when": "lined", "color": "blue"}}"#
        #expect(try filled(root, #"{"lined": 1}"#).layout().view.displayList.commands.count == 2)
        #expect(try filled(root, "{}").layout().view.displayList.commands.count == 1)
        let error = try failure(#"{"kind": "divider", "when": "x"}"#, "{}")
        #expect(error.message == "a document needs the key \"root\"; with the element to draw")
    }

    @Test(
        "What cannot be filled is named with its place in the template",
        arguments: [
            (
                #"{"kind": "text", "text": "a {{tilte}}"}"#, "2:38",
                #"root.text: the data has no "tilte"; did you mean "title"?"#
            ),
            (#"{"kind": "text", "text": "{{lines.0.pric}}"}"#, "2:36", #"did you mean "lines.0.price"?"#),
            (#"{"kind": "text", "text": "{{zzzzzz}}"}"#, "2:36", #"the data has no "zzzzzz"; it has lines, title"#),
            (#"{"kind": "text", "text": "{{title.x}}"}"#, "2:36", #"the data has no "title.x""#),
            (#"{"kind": "text", "text": "\u00e9{{title"}"#, "2:42", #""{{" has no "}}"; write "{{{{" for"#),
            (#"{"kind": "text", "text": "{{ }}"}"#, "2:36", "there is no name between"),
            (
                #"{"kind": "vStack", "children": [{"repeat": "title", "kind": "divider"}]}"#, "2:53",
                #"root.children[0].repeat: "title" is a text in the data, expected a list to repeat over"#
            ),
            (
                #"{"kind": "vStack", "children": [{"repeat": "lnes", "kind": "divider"}]}"#, "2:53",
                #"did you mean "lines"?"#
            ),
            (
                #"{"kind": "vStack", "children": [{"repeat": 3, "kind": "divider"}]}"#, "2:53",
                "found 3, expected the name of a list"
            ),
            (#"{"kind": "divider", "repeat": "lines"}"#, "2:40", "only an object in an array can be repeated"),
            (
                #"{"kind": "vStack", "children": [{"when": 1, "kind": "divider"}]}"#, "2:51",
                "expected the name of a value"
            ),
            (
                #"{"kind": "vStack", "children": [{"repeat": {"over": "lines", "item": "a.b"}, "kind": "divider"}]}"#,
                "2:79",
                "expected a name without dots"
            ),
            (
                #"{"kind": "vStack", "children": [{"repeat": "lines", "kind": "divider"}, {"kind": "divder"}]}"#,
                "2:91",
                #"root.children[1].kind: unknown kind "divder""#
            ),
        ])
    func errors(_ root: String, _ position: String, _ message: String) throws {
        let error = try failure(root, #"{"title": "T", "lines": [{"price": 1}]}"#)
        #expect("\(error.position)" == position, "\(error)")
        #expect(error.message.contains(message), "\(error.message)")
    }

    @Test("A template without data is an error, and a document without placeholders takes any")
    func withoutData() throws {
        let error = try error(in: #"{"version": 1, "root": {"kind": "text", "text": "{{title}}"}}"#)
        #expect(
            error.message
                == #"root.text: this is a template: give a value for "title" with --data FILE"#)
        #expect(error.position.column == 50)
        let plain = #"{"kind": "text", "text": "x"}"#
        #expect(try filled(plain, "[1]").layout().view.displayList == layout(plain).displayList)
    }

    @Test(
        "Nested repetitions are stopped, whether they leave something behind or not",
        arguments: ["", #", "when": "none""#])
    func bombs(_ condition: String) throws {
        let list = "[" + Array(repeating: "0", count: 100).joined(separator: ",") + "]"
        var root = #"{"kind": "divider", "repeat": "list"\#(condition)}"#
        for _ in 0..<8 { root = #"{"kind": "group", "repeat": "list", "children": [\#(root)]}"# }
        let template = try JSONReader.read(Array("{\"version\": 1, \"root\": \(column(root))}".utf8))
        let data = try DocumentData(json: "{\"list\": \(list)}".utf8)
        var limits = Limits.default
        #expect(limits.repeats == 4_000_000)
        if !isFullTestRun { limits.repeats = 40_000 }
        let error = try #require(throws: DocumentError.self) {
            _ = try TemplateExpansion.expand(template, TemplateOutline(template), with: data, limits)
        }
        #expect(error.problem == .tooManyValues(limit: limits.repeats))
    }

    @Test("A limit is reported at the first value past it, inside constant values too")
    func limitPositions() throws {
        let text = #"""
            {"version": 1, "root": {"kind": "vStack", "children": [
              {"kind": "text", "text": "{{a}}"}, {"kind": "text", "text": "constant", "modifiers": [{"padding": 4}]}]}}
            """#
        let template = try JSONReader.read(Array(text.utf8))
        let data = try DocumentData(json: #"{"a": "b"}"#.utf8)
        var places: [SourcePosition] = []
        var limits = Limits.default
        for limit in 1... {
            limits.repeats = limit
            do throws(DocumentError) {
                _ = try TemplateExpansion.expand(template, TemplateOutline(template), with: data, limits)
                break
            } catch {
                #expect(error.problem == .tooManyValues(limit: limit))
                places.append(error.position)
            }
        }
        // The first value, which is the whole template, fits every limit.
        let values = template.values.dropFirst().map { template.text.position(of: Int($0.start)) }
        #expect(places == values)
    }

    @Test("A template that is filled again gives the document that a new template gives")
    func filledAgain() throws {
        let root = #"""
            {"kind": "vStack", "children": [
              {"kind": "text", "text": "constant", "font": 20, "name": "title", "modifiers": [{"padding": 4}]},
              {"kind": "text", "repeat": "items", "text": "{{item}}", "modifiers": [{"padding": "{{pad}}"}]},
              {"kind": "hStack", "spacing": 3, "when": "wide", "children": [
                {"kind": "rectangle", "fill": "red", "modifiers": [{"frame": {"width": 20}}]},
                {"kind": "text", "text": "{{pad}} wide"}
              ]},
              {"kind": "divider", "modifiers": [{"background": {"kind": "text", "text": "behind"}}]},
              {"kind": "vStack", "\u0063hildren": [{"kind": "text", "text": "escaped"}]},
              {"kind": "text", "text": "fit", "modifiers": [{"padding": 2, "when": "wide"}]}
            ]}
            """#
        let text = "{\"version\": 1, \"root\": \(root)}"
        let template = try DocumentTemplate(json: text)
        for data in [
            #"{"items": ["a", "b"], "pad": 3, "wide": true}"#, #"{"items": [], "pad": 5, "wide": false}"#,
            #"{"items": ["c"], "pad": 0, "wide": true}"#,
        ] {
            let data = try DocumentData(json: data.utf8)
            let (again, new) = (try template.filled(with: data), try DocumentTemplate(json: text).filled(with: data))
            let (first, second) = (again.layout(), new.layout())
            #expect(first.view.displayList == second.view.displayList)
            #expect(again.elements.map { again.tape.path($0.row) } == new.elements.map { new.tape.path($0.row) })
        }
        #expect(throws: DocumentError.self) { try template.filled(with: try DocumentData(json: "{}".utf8)) }
    }

    @Test("The text put in is limited to 64 MiB")
    func longTexts() throws {
        let mebibyte = String(repeating: "x", count: 1 << 20)
        let data = try DocumentData(json: "{\"a\": \"\(mebibyte)\"}".utf8)
        func template(_ count: Int) throws -> DocumentTemplate {
            let placeholders = Array(repeating: #"{"kind": "divider", "name": "{{a}}"}"#, count: count).joined(
                separator: ",")
            return try DocumentTemplate(json: "{\"version\": 1, \"root\": \(column(placeholders))}")
        }
        _ = try template(64).filled(with: data)
        let error = try #require(throws: DocumentError.self) { _ = try template(65).filled(with: data) }
        #expect(error.problem == .tooMuchText(limit: 64 << 20))
    }

    @Test("The rows of a list know the lines they begin in, and names their texts")
    func rows() throws {
        let rows = try #require(try DocumentData.rows(json: "[{\"id\": 1},\n\n {\"id\": {\"x\": 2}}]".utf8))
        #expect(rows.map(\.position.line) == [1, 3] && rows.map(\.position.column) == [2, 2])
        #expect(rows[0].data.text(of: "id") == "1")
        #expect(rows[1].data.text(of: "id") == nil)
        #expect(rows[1].data.text(of: "id.x") == "2")
        #expect(rows[1].data.names == ["id"])
        #expect(try DocumentData.rows(json: "{}".utf8) == nil)
    }
}
