import Mullion
import Testing

@Suite struct GridElementTests {
    private func box(_ name: String, _ width: Int, _ height: Int, _ modifiers: String = "") -> String {
        """
        {"kind": "color", "color": "red", "name": "\(name)", "modifiers": [
          {"frame": {"width": \(width), "height": \(height)}}\(modifiers.isEmpty ? "" : ", \(modifiers)")]}
        """
    }

    @Test func `A grid of rows with its modifiers`() throws {
        let picture = try layout(
            """
            {"kind": "grid", "alignment": "topLeading", "horizontalSpacing": 10, "verticalSpacing": 0, "children": [
              {"kind": "gridRow", "alignment": "bottom", "children": [
                \(box("a", 20, 10)), \(box("b", 30, 40, #"{"gridColumnAlignment": "trailing"}"#))]},
              {"kind": "gridRow", "modifiers": [{"padding": 1}], "children": [
                \(box("c", 4, 4, #"{"gridCellColumns": 2}, {"gridCellAnchor": "bottomTrailing"}"#))]},
              {"kind": "divider", "name": "line", "modifiers": [{"gridCellUnsizedAxes": "horizontal"}]}]}
            """)
        #expect(try picture.frame("a") == CGRect(x: 0, y: 30, width: 20, height: 10))
        #expect(try picture.frame("b") == CGRect(x: 30, y: 0, width: 30, height: 40))
        #expect(try picture.frame("c") == CGRect(x: 55, y: 41, width: 4, height: 4))
        #expect(try picture.frame("line") == CGRect(x: 0, y: 46, width: 60, height: 1))
    }

    @Test func `Lazy grids with every sort of item`() throws {
        let cells = (0..<7).map { #"{"kind": "color", "color": "red", "name": "\#($0)"}"# }.joined(separator: ", ")
        let picture = try layout(
            """
            {"kind": "lazyVGrid", "spacing": 0, "columns": [
              60, {"fixed": 20, "spacing": 0, "alignment": "topTrailing"},
              {"flexible": {"minimum": 10, "maximum": 40}}, {"adaptive": {"minimum": 30}, "spacing": 0}],
              "children": [\(cells)]}
            """, size: "[232, null]")
        // 232 - 16 - 80 are shared: 40 of 68, then three of 30 and more.
        let widths = try (0..<6).map { try picture.frame("\($0)").width }
        #expect(widths == [60, 20, 40, 32, 32, 32])
        #expect(try picture.frame("6").minX == 0)
    }

    @Test func `An overflow stack says how many elements are hidden`() throws {
        func texts(_ width: Int, _ keys: String = "") throws -> [String] {
            let tags = (0..<6).map { box("\($0)", 40, 10, #"{"layoutPriority": \#($0)}"#) }.joined(separator: ", ")
            let picture = try layout(
                #"{"kind": "overflowHStack", "spacing": 0, "overflow": "+{hidden}"\#(keys), "children": [\#(tags)]}"#,
                size: "[\(width), 30]")
            return picture.frames.compactMap(\.name)
                + picture.displayList.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
        }
        #expect(try texts(240) == ["0", "1", "2", "3", "4", "5"])
        #expect(try texts(239) == ["0", "1", "2", "3", "4", "+1"])
        #expect(try texts(110) == ["0", "1", "+4"])
        #expect(try texts(110, #", "hiding": "leastImportant""#) == ["4", "5", "+4"])
        #expect(try texts(39) == ["+6"])
        #expect(try texts(0) == [], "not even the text fits")
    }

    @Test func `A grid item that is of two sorts, or of none, is an error`() throws {
        func message(_ item: String) throws -> String {
            "\(try error(in: #"{"version": 1, "root": {"kind": "lazyHGrid", "rows": [\#(item)]}}"#))"
        }
        #expect(try message(#"{"fixed": 4, "adaptive": {"minimum": 3}}"#).contains("an item is of one sort"))
        #expect(try message("{}").contains("flexible"))
        #expect(try message(#"{"adaptive": {}}"#).contains("minimum"))
        #expect(try message("-1").contains("-1"))
        #expect(try message(#""wide""#).contains("fixed"))
    }
}
