import Mullion
import Testing

@Suite struct TableElementTests {
    private func cell(_ name: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
        """
        {"kind": "color", "color": "red", "name": "\(name)", "modifiers": [
          {"frame": {"width": \(width), "height": \(height)}}\(modifiers.isEmpty ? "" : ", \(modifiers)")]}
        """
    }

    @Test("Each sort of column, cells that span, and the padding")
    func columns() throws {
        let picture = try layout(
            """
            {"kind": "table", "cellPadding": {"horizontal": 2, "vertical": 1},
             "columns": [20, "fitting", {"flexible": {"weight": 2, "maximum": 50}},
              {"width": {"flexible": {"minimum": 5}}, "alignment": "bottomTrailing"}],
             "children": [
              {"kind": "tableRow", "children": [
                \(cell("a", 4, 4)), \(cell("b", 36, 20)), \(cell("c", 4, 4)), \(cell("d", 4, 4))]},
              {"kind": "tableRow", "children": [
                \(cell("e", 4, 4, #"{"tableCell": {"columns": 3, "alignment": "topTrailing"}}"#)), \(cell("f", 4, 10))]}]}
            """, size: "[200, null]")
        #expect(try picture.frame("a") == CGRect(x: 2, y: 9, width: 4, height: 4))
        #expect(try picture.frame("b") == CGRect(x: 22, y: 1, width: 36, height: 20))
        #expect(try picture.frame("c") == CGRect(x: 62, y: 9, width: 4, height: 4))
        // 200 - 20 - 40 - 50 are left.
        #expect(try picture.frame("d") == CGRect(x: 194, y: 17, width: 4, height: 4))
        #expect(try picture.frame("e") == CGRect(x: 104, y: 23, width: 4, height: 4))
        #expect(try picture.frame("f") == CGRect(x: 194, y: 23, width: 4, height: 10))
    }

    @Test("Columns, rules, and separators that cannot be used are errors with a way out")
    func errors() throws {
        func message(_ table: String) throws -> String {
            try error(in: #"{"version": 1, "root": {"kind": "table", "columns": ["fitting"], \#(table)}}"#).message
        }
        #expect(
            try message(#""decimalSeparator": "ab""#)
                == "root.decimalSeparator: unknown separator \"ab\"; known are ., ,")
        #expect(
            try message(#""rowRule": 3"#)
                == "root.rowRule: found 3, expected a color, or an object such as {\"color\": \"#cccccc\", \"width\": 0.5}"
        )
        #expect(try message(#""stripes": ["redd"]"#).contains("\"redd\""))
        let columns = try error(in: #"{"version": 1, "root": {"kind": "table", "columns": ["flexibel"]}}"#)
        #expect(columns.message == "root.columns[0]: unknown width \"flexibel\"; did you mean \"flexible\"?")
    }

    @Test("A template fills rows, and pages repeat header and footer")
    func pages() throws {
        let template = try DocumentTemplate(
            json: """
                {"version": 1, "size": [200, null], "root": {"kind": "table", "columns": ["flexible", {"decimal": true}],
                 "children": [
                  {"kind": "tableRow", "header": true, "children": [
                    {"kind": "text", "text": "Name"}, {"kind": "text", "text": "Price"}]},
                  {"kind": "tableRow", "repeat": "rows", "children": [
                    {"kind": "text", "text": "{{item.name}}"}, {"kind": "text", "text": "{{item.price}}"}]},
                  {"kind": "tableRow", "footer": true, "children": [{"kind": "text", "text": "Without tax"}]}]}}
                """)
        let rows = (0..<40).map { #"{"name": "n\#($0)", "price": \#($0).5}"# }.joined(separator: ", ")
        let document = try template.filled(with: DocumentData(json: Array("{\"rows\": [\(rows)]}".utf8)))
        let pages = document.layout().pages(PageFormat(size: CGSize(width: 220, height: 300), margin: 10)).pages
        // Six of the 40 rows fit between header and footer.
        #expect(pages.count == 7)
        for page in 0..<pages.count {
            let svg = SVGRenderer().render(pages.displayList(ofPage: page), size: pages.format.size).output
            #expect(svg.contains(">Name</text>") && svg.contains(">Price</text>"))
            #expect(svg.contains(">Without tax</text>"))
        }
    }
}
