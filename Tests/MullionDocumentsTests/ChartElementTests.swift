import Mullion
import Testing

@Suite struct ChartElementTests {
    private func fills(_ element: String, data: String) throws -> [CGRect] {
        let template = try DocumentTemplate(
            json: #"{"version": 1, "size": [100, 50], "root": \#(element)}"#)
        let document = try template.filled(with: try DocumentData(json: data.utf8))
        return document.layout().view.displayList.commands.compactMap { command in
            if case .fill(let path, _, _) = command { path.boundingRect } else { nil }
        }
    }

    @Test("Bars are bound to lists of the data, and to fields of its elements")
    func bars() throws {
        let keys = #""domain": [0, 50], "spacing": 0, "gap": 0"#
        let plain = try fills(
            #"{"kind": "barChart", "data": "{{values}}", \#(keys)}"#, data: #"{"values": [50, null, 25]}"#)
        #expect(plain.map(\.height) == [50])
        let groups = try fills(
            #"{"kind": "barChart", "data": ["{{rows | each a}}", "{{rows | each b}}"], \#(keys)}"#,
            data: #"{"rows": [{"a": 50, "b": "10"}, {"a": 20, "b": "5"}]}"#)
        #expect(
            groups == [
                CGRect(x: 0, y: 0, width: 75, height: 50), CGRect(x: 25, y: 40, width: 75, height: 10),
            ])
    }

    @Test("Lines, areas, and pies are drawn from numbers in the document as well")
    func others() throws {
        let list = try layout(
            """
            {"kind": "zStack", "children": [
              {"kind": "areaChart", "data": [1, 3, 2], "domain": "data", "curve": "smooth", "fill": "red"},
              {"kind": "lineChart", "data": [1, 3, 2], "placement": "bands", "curve": "steps", "stroke": "blue"},
              {"kind": "pieChart", "data": [1, 3], "total": 5, "innerRadius": 0.5, "gap": 1, "cornerRadius": 2}]}
            """, size: "[100, 50]"
        ).displayList
        let fills = list.commands.filter { if case .fill = $0 { true } else { false } }
        let strokes = list.commands.filter { if case .stroke = $0 { true } else { false } }
        #expect(fills.count == 3)
        #expect(strokes.count == 1)
    }

    @Test("A plot shows the scale of its data, with its units, and names of bands from the data")
    func plot() throws {
        let template = try DocumentTemplate(
            json: """
                {"version": 1, "size": [300, 200], "root": {
                  "kind": "chartPlot", "data": "{{rows | each value}}", "bands": "{{rows | each name}}",
                  "marks": {"count": 2, "prefix": "€ ", "decimals": 1},
                  "children": [{"kind": "barChart", "data": "{{rows | each value}}"}]}}
                """)
        let data = try DocumentData(json: #"{"rows": [{"name": "N", "value": 3}, {"name": 2026, "value": 7}]}"#.utf8)
        let texts = try template.filled(with: data).layout().view.displayList.commands.compactMap { command in
            if case .text(let run) = command { run.string } else { nil }
        }
        #expect(texts == ["€ 0.0", "€ 5.0", "N", "2026"])
    }

    @Test("The ends of a domain are put in order, and equal ones are moved apart")
    func domains() throws {
        func picture(_ domain: String) throws -> DisplayList {
            let text = #"{"version": 1, "size": [90, 60], "root": {"kind": "lineChart", "data": [1, 3, 2], "domain": "#
            return try Document((text + domain + "}}").utf8).layout().view.displayList
        }
        #expect(try picture("[5, 0]") == picture("[0, 5]"))
        #expect(try picture("[0, 0]") == picture("[0, 1]"))
    }

    @Test("Data that is not numbers is an error at its place")
    func errors() throws {
        func message(_ chart: String) throws -> String {
            try error(in: #"{"version": 1, "root": {\#(chart)}}"#).message
        }
        #expect(
            try message(#""kind": "barChart", "data": [1, "2"]"#)
                == "root.data[1]: found \"2\", expected a number or null")
        #expect(try message(#""kind": "lineChart", "data": [1], "domain": [1]"#).contains("expected [from, to]"))
        #expect(try message(#""kind": "pieChart""#).contains("data"))
        #expect(throws: DocumentError.self) {
            try fills(#"{"kind": "barChart", "data": "{{names}}"}"#, data: #"{"names": ["a", "b"]}"#)
        }
        #expect(throws: DocumentError.self) {
            try fills(#"{"kind": "barChart", "data": "{{rows | each c}}"}"#, data: #"{"rows": [{"a": 1}]}"#)
        }
    }
}
