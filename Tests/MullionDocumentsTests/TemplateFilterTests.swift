import Foundation
import Mullion
import Testing

@testable import MullionDocuments

@Suite struct TemplateFilterTests {
    private static let data = #"""
        {"items": [{"name": "Oak", "price": 12.50, "quantity": 3}, {"name": "Ash", "price": "0.1", "quantity": 2}],
         "price": 1234.5, "share": 0.256, "due": "2026-06-14", "at": "2026-06-14T18:05:00+02:00", "none": "",
         "a | b": "column", "numbers": [3, 1, 2]}
        """#

    private func text(_ written: String, members: String = "", data: String? = Self.data) throws -> String {
        let json = #"{"version": 1, \#(members)"root": {"kind": "text", "text": "\#(written)"}}"#
        let document = try DocumentTemplate(json: json).filled(
            with: try data.map { try DocumentData(json: $0.utf8) })
        let runs = document.layout().view.displayList.commands.compactMap { command -> String? in
            if case .text(let run) = command { run.string } else { nil }
        }
        return runs.joined(separator: "\n")
    }

    @Test(
        "Filters sum lists and format numbers and dates",
        arguments: [
            ("{{items | sum price}}", "12.6"), ("{{items | sum quantity*price}}", "37.7"), ("{{items | count}}", "2"),
            ("{{numbers | sum}} {{numbers | max}} {{numbers | min}} {{numbers | average}}", "6 3 1 2"),
            ("{{price | number 2}}", "1,234.50"), ("{{price | number}}", "1,234.5"), ("{{share | percent 1}}", "25.6%"),
            ("{{price | currency EUR}}", "€1,234.50"), ("{{items | sum quantity*price | currency USD}}", "$37.70"),
            ("{{due | date yyyy/MM/dd}}", "2026/06/14"), ("{{due | date EEEE}}", "Sunday"),
            ("{{at | time HH:mm}}", "18:05"), ("{{none | default n/a}}", "n/a"), ("{{due | uppercase}}", "2026-06-14"),
            ("{{numbers | join ; }}", "3;1;2"), ("{{a | b}}", "column"),
        ])
    func filters(_ written: String, _ expected: String) throws { #expect(try text(written) == expected) }

    @Test("Products of very small and very large numbers do not stop the program")
    func extremeProducts() throws {
        func sum(_ a: String, _ b: String, _ filter: String) throws -> String {
            try text("{{items | \(filter)}}", data: #"{"items": [{"a": "\#(a)", "b": "\#(b)"}]}"#)
        }
        #expect(try sum("1e-127", "1e-127", "sum a*b") == "0")
        #expect(try sum("1e-128", "0.1", "sum a*b*a*b") == "0")
        #expect(try sum("1e-127", "1", "average a") == "0")
        #expect(try sum("1e-30", "1e30", "sum a*b") == "1")
        #expect(try sum("9e39", "1e-39", "sum a*b") == "9")
        for (a, b) in [("1e127", "1e127"), ("99999999999999999999999999999999999999e123", "1"), ("1e20", "-1e20")] {
            #expect(throws: DocumentError.self) { try sum(a, b, "sum a*b | percent 2") }
        }
    }

    @Test("Formats are those of the document's locale")
    func locale() throws {
        let german = #""locale": "de_DE", "#
        #expect(try text("{{price | number 2}}", members: german) == "1.234,50")
        #expect(try text("{{price | currency EUR}}", members: german) == "1.234,50\u{A0}€")
        #expect(try text("{{due | date d. MMMM yyyy}}", members: german) == "14. Juni 2026")
        #expect(try text("{{due | date long}}", members: german) == "14. Juni 2026")
    }

    @Test("let defines names for an object and what is inside, each after those before it")
    func definitions() throws {
        let members =
            #""let": {"net": "{{items | sum quantity*price}}", "label": "Sum {{net | number 2}}", "rate": 0.2}, "#
        #expect(try text("{{label}} at {{rate | percent}}", members: members) == "Sum 37.70 at 20%")
        // Without data, definitions alone can be used.
        #expect(try text("{{x}}", members: #""let": {"x": "red"}, "#, data: nil) == "red")
        let nested = #"""
            {"version": 1, "root": {"kind": "vStack", "children": [
              {"kind": "group", "repeat": "items", "let": {"title": "{{item.name}}!"}, "children": [
                {"kind": "text", "text": "{{title}}"}]}]}}
            """#
        let filled = try DocumentTemplate(json: nested).filled(with: try DocumentData(json: Self.data.utf8))
        #expect(filled.layout().view.frames.filter { $0.kind == "text" }.count == 2)
        #expect(throws: DocumentError.self) { try text("{{title}}", members: members) }
    }

    @Test("A sample fills a template that is given no data")
    func sample() throws {
        let inline = #""sample": {"who": "Ada", "x": "{{y}}"}, "#
        #expect(try text("Dear {{who}}", members: inline, data: nil) == "Dear Ada")
        #expect(try text("Dear {{who}}", members: inline, data: #"{"who": "Bob"}"#) == "Dear Bob")
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Data(#"[{"who": "Eve"}, {"who": "Kim"}]"#.utf8).write(to: URL(fileURLWithPath: "\(folder)/rows.json"))
        try Data("{".utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.json"))
        try Data("who,n\n\"Zoë\",2\nUma,3\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/rows.csv"))
        try Data("who,n\nZoë\n".utf8).write(to: URL(fileURLWithPath: "\(folder)/bad.csv"))
        func message(_ file: String, _ text: String = "{{who}}", members: String = "") -> String? {
            do {
                let json =
                    #"{"version": 1, "sample": "\#(file)"\#(members), "root": {"kind": "text", "text": "", "name": "\#(text)"}}"#
                let document = try DocumentTemplate(json: json).filled(
                    with: nil, resources: ResourceFolder(path: folder))
                return document.layout().view.frames.compactMap(\.name).first
            } catch {
                return error.message
            }
        }
        #expect(message("rows.json") == "Eve")
        #expect(message("rows.csv") == "Zoë")
        let all = #", "sampleRowsAs": "people""#
        #expect(message("rows.csv", "{{people.1.who}} {{people | sum n}}", members: all) == "Uma 5")
        #expect(message("rows.json", "{{people | count}}", members: all) == "2")
        #expect(
            message("bad.csv")
                == "sample: the sample data \"bad.csv\" cannot be used: 2:1: 1 field, but the first line has 2, separated by commas"
        )
        #expect(message("bad.json")?.hasPrefix("sample: the sample data \"bad.json\" cannot be used: 1:2: ") == true)
        #expect(message("none.json")?.hasSuffix("there is no such file in the folder of the document") == true)
    }

    @Test(
        "A filter that cannot be applied is an error with its position",
        arguments: [
            ("{{price | summ}}", "unknown filter \"summ\"; did you mean \"sum\"?"),
            ("{{price | sum}}", "\"price\" is a number in the data, expected a list for the filter \"sum\""),
            ("{{due | number}}", "\"due\" is a text in the data, expected a number for the filter \"number\""),
            ("{{price | currency euro}}", "the filter \"currency\" takes the code of a currency"),
            ("{{price | number 99}}", "takes a number of decimals from 0 to 12"),
            ("{{price | date}}", "expected a date such as 2026-06-14 or 2026-06-14T18:30"),
            ("{{items | sum weight}}", "expected elements with the field \"weight\""),
            ("{{items | sum name}}", "expected a list of numbers, or the name of a number in each element"),
            ("{{nothing | sum}}", "the data has no \"nothing\""),
        ])
    func failures(_ written: String, _ expected: String) throws {
        let error = try #require(throws: DocumentError.self) { _ = try text(written) }
        #expect(error.message.contains(expected), "\(error.message)")
        #expect(error.path == "root.text")
    }

    @Test(
        "Only dates of the calendar are dates", arguments: ["2026-02-30", "2026-13-01", "14.6.2026", "2026-6", "x", ""])
    func dates(_ text: String) { #expect(TemplateFormats.date(text) == nil) }
}
