import Foundation
import Mullion
import Testing

@Suite("Spreadsheets, outlines, compositional collections and tiles in documents")
struct ArrangedElementTests {
    private static func color(_ name: String, _ more: String = "") -> String {
        "{\"kind\": \"color\", \"color\": \"blue\", \"name\": \"\(name)\"\(more)}"
    }

    private static func sized(_ name: String, _ width: Int, _ height: Int) -> String {
        color(name, ", \"modifiers\": [{\"frame\": {\"width\": \(width), \"height\": \(height)}}]")
    }

    /// The frames of the cells that have a place, in the coordinates of the element.
    private static func cells(_ picture: LaidOutView) -> [CGRect] {
        picture.frames.filter { $0.kind == "collectionItem" }.map(\.frame)
    }

    @Test("A spreadsheet measures what is not given, and shows a window with frozen rows and columns")
    func spreadsheet() throws {
        let rows = (0..<20).map { row in
            "{\"cells\": ["
                + (0..<8).map { Self.sized("\(row) \($0)", 10 + $0, 5 + row) }.joined(separator: ", ") + "]}"
        }
        let json = """
            {"kind": "spreadsheet", "rows": [\(rows.joined(separator: ", "))], "columns": [{"width": 30}],
             "rowSpacing": 2, "frozenRows": 1, "frozenColumns": 1, "offset": [20, 40]}
            """
        var sheet = SpreadsheetLayout(rowCount: 0, height: .fixed(0), columnCount: 0, width: .fixed(0))
        for row in 0..<20 { sheet.insertRows(height: .fixed(CGFloat(5 + row)), at: row) }
        for column in 0..<8 {
            sheet.insertColumns(width: .fixed(column == 0 ? 30 : CGFloat(10 + column)), at: column)
        }
        (sheet.frozenRowCount, sheet.frozenColumnCount, sheet.rowSpacing) = (1, 1, 2)
        sheet.viewport.bounds = CGRect(x: 20, y: 40, width: 80, height: 90)
        let expected = sheet.cells(in: sheet.viewport.bounds.insetBy(dx: -64, dy: -64))
        let picture = try layout(json, size: "[80, 90]")
        #expect(Set(Self.cells(picture)) == Set(expected.map { $0.frame.offsetBy(dx: -20, dy: -40) }))
        #expect(Self.cells(picture).count == expected.count)
        let whole = try layout(json.replacingOccurrences(of: ", \"offset\": [20, 40]", with: ""), size: "[null, null]")
        #expect(whole.size == sheet.contentSize)
    }

    @Test("An outline shows rows inside of expanded ones, which stay visible")
    func outline() throws {
        let depths = [0, 1, 2, 2, 1, 2, 0, 1]
        let rows = depths.enumerated().map { row, depth in
            "{\"depth\": \(depth), \"expanded\": \(row != 4), \"content\": \(Self.sized("\(row)", 10, 20 + row))}"
        }
        let json = """
            {"kind": "outline", "stickyLevels": 1, "indentation": 7, "rows": [\(rows.joined(separator: ", "))],
             "offset": [0, 30]}
            """
        var outline = OutlineLayout(
            rows: depths.enumerated().map {
                OutlineRow(depth: $1, height: .fixed(CGFloat(20 + $0)), isExpanded: $0 != 4)
            })
        (outline.stickyLevels, outline.indentation) = (1, 7)
        outline.viewport.bounds = CGRect(x: 0, y: 30, width: 100, height: 60)
        let expected = outline.rows(in: outline.viewport.bounds.insetBy(dx: -64, dy: -64))
        let picture = try layout(json, size: "[100, 60]")
        #expect(Self.cells(picture) == expected.map { $0.frame.offsetBy(dx: 0, dy: -30) })
        #expect(!picture.frames.contains { $0.name == "5" })
    }

    @Test("A compositional collection repeats groups, scrolls shelves, and measures estimates, headers and footers")
    func compositional() throws {
        let shelf = (0..<6).map { Self.color("shelf \($0)") }.joined(separator: ", ")
        let list = (0..<3).map { Self.sized("list \($0)", 10, 30 + $0) }.joined(separator: ", ")
        let json = """
            {"kind": "compositionalCollection", "sections": [
              {"items": [\(shelf)], "header": \(Self.sized("header", 50, 24)), "orthogonal": "continuous",
               "orthogonalOffset": 25, "groupSpacing": 5, "insets": {"horizontal": 10},
               "group": {"width": 60, "height": 40, "items": [
                 {"width": {"fractionalWidth": 1}, "height": {"fractionalHeight": 1}}]}},
              {"items": [\(list)], "footer": \(Self.sized("footer", 50, 12)), "background": \(Self.color("back")),
               "group": {"width": {"fractionalWidth": 1}, "height": {"estimated": 10}, "spacing": 4, "count": 2,
                 "items": [{"width": {"fractionalWidth": 1}, "height": {"estimated": 10}}]}}]}
            """
        let picture = try layout(json, size: "[200, null]")
        #expect(picture.size == CGSize(width: 200, height: 24 + 40 + 31 + 32 + 12))
        let cells = Dictionary(
            uniqueKeysWithValues: picture.frames.filter { $0.name != nil }.compactMap {
                frame -> (String, CGRect)? in
                var row = frame.parent
                while let parent = row, picture.frames[parent].kind != "collectionItem" {
                    row = picture.frames[parent].parent
                }
                return row.map { (frame.name ?? "", picture.frames[$0].frame) }
            })
        #expect(cells["header"]?.minY == 0)
        #expect(cells["shelf 0"] == CGRect(x: -15, y: 24, width: 60, height: 40))
        #expect(cells["shelf 2"] == CGRect(x: 115, y: 24, width: 60, height: 40))
        #expect(cells["list 0"] == CGRect(x: 0, y: 64, width: 98, height: 30))
        #expect(cells["list 1"] == CGRect(x: 102, y: 64, width: 98, height: 31))
        #expect(cells["list 2"] == CGRect(x: 0, y: 95, width: 98, height: 32))
        #expect(cells["footer"]?.minY == 127)
        #expect(cells["back"]?.minX == 0)
    }

    @Test("Tiles and lanes take the columns and rows that items say")
    func tiles() throws {
        func items(_ spans: [(Int, Int)]) -> String {
            spans.enumerated().map { number, span in
                Self.color(
                    "\(number)",
                    """
                    , "modifiers": [{"frame": {"height": 20}}, {"tileSpan": {"columns": \(span.0), "rows": \(span.1)}}]
                    """)
            }.joined(separator: ", ")
        }
        let spans = [(3, 1), (2, 1), (1, 2), (1, 1)]
        func json(_ arrangement: String) -> String {
            """
            {"kind": "collection", "spacing": 0, "lineSpacing": 0, "sections": [{\(arrangement), "items": [\(items(spans))]}]}
            """
        }
        let tiles = try layout(json("\"tiles\": {\"columns\": 4, \"rowLength\": 30}"), size: "[400, null]")
        #expect(
            Self.cells(tiles) == [
                CGRect(x: 0, y: 0, width: 300, height: 30), CGRect(x: 0, y: 30, width: 200, height: 30),
                CGRect(x: 300, y: 0, width: 100, height: 60), CGRect(x: 200, y: 30, width: 100, height: 30),
            ])
        let lanes = try layout(json("\"lanes\": 4"), size: "[400, null]")
        #expect(Self.cells(lanes).map(\.width) == [300, 200, 100, 100])
        let rows = try layout(json("\"photoRows\": {\"length\": 20}, \"itemWidth\": 40"), size: "[400, null]")
        #expect(rows.size.width == 400)
    }

    @Test(
        "What cannot be is an error with its place",
        arguments: [
            (#"{"kind": "spreadsheet", "rows": [{"cells": 3}]}"#, "cells"),
            (#"{"kind": "outline", "rows": [{"depth": -1, "content": {"kind": "spacer"}}]}"#, "depth"),
            (#"{"kind": "collection", "sections": [{"items": [], "tiles": {"columns": 2}, "lanes": 3}]}"#, "tiles"),
            (
                #"{"kind": "compositionalCollection", "sections": [{"items": [], "group": {"width": "1", "height": 1, "items": []}}]}"#,
                "width"
            ),
        ])
    func errors(json: String, key: String) {
        #expect(throws: (any Error).self) { _ = try layout(json, size: "[100, 100]") }
        do {
            _ = try layout(json, size: "[100, 100]")
        } catch {
            #expect("\(error)".contains(key))
        }
    }
}
