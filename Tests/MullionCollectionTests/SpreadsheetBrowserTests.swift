import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

/// Cases that `Scripts/make-spreadsheet-cases` had Chromium compute: `position: sticky` for frozen rows and columns,
/// scroll anchoring for edits.
@Suite("Spreadsheets by Chromium's numbers")
struct SpreadsheetBrowserTests {
    private struct File: Decodable {
        struct Case: Decodable {
            struct Step: Decodable {
                struct Expected: Decodable, Equatable {
                    var offset: [CGFloat]
                    var content: [CGFloat]
                    var cells: [[CGFloat]]
                }

                var edit: [Value]
                var expected: Expected

                private enum CodingKeys: String, CodingKey {
                    case edit = "do"
                    case expected
                }
            }

            var name: String
            var rows: [CGFloat]
            var columns: [CGFloat]
            var frozen: [Int]
            var spacing: [CGFloat]
            var viewport: [CGFloat]
            var steps: [Step]
        }

        /// The name of a step, or a number.
        enum Value: Decodable {
            case name(String)
            case number(Int)

            init(from decoder: any Decoder) throws {
                let container = try decoder.singleValueContainer()
                if let number = try? container.decode(Int.self) {
                    self = .number(number)
                } else {
                    self = .name(try container.decode(String.self))
                }
            }
        }

        var cases: [Case]
    }

    @Test("Frozen and scrolling cells, and the offset after edits, are those of sticky boxes and scroll anchoring")
    func cases() throws {
        let cases = try JSONDecoder().decode(File.self, from: Fixture.data("Collection/spreadsheets.json")).cases
        #expect(cases.count >= 40)
        for each in cases {
            var sheet = sheet(each)
            for (number, step) in each.steps.enumerated() {
                try apply(step.edit, to: &sheet)
                let (bounds, size) = (sheet.viewport.bounds, sheet.contentSize)
                let got = File.Case.Step.Expected(
                    offset: [bounds.minX, bounds.minY], content: [size.width, size.height],
                    cells: sheet.visibleCells().map { cell in
                        let frame = cell.frame
                        return [
                            CGFloat(cell.row), CGFloat(cell.column), frame.minX, frame.minY, frame.width, frame.height,
                        ]
                    })
                #expect(got == step.expected, "\(each.name), step \(number): \(step.edit)")
            }
        }
    }

    private func sheet(_ each: File.Case) -> SpreadsheetLayout {
        var sheet = SpreadsheetLayout(rowCount: 0, height: .fixed(0), columnCount: 0, width: .fixed(0))
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (each.frozen[0], each.frozen[1])
        (sheet.rowSpacing, sheet.columnSpacing) = (each.spacing[0], each.spacing[1])
        for (row, height) in each.rows.enumerated() { sheet.insertRows(height: .fixed(height), at: row) }
        for (column, width) in each.columns.enumerated() { sheet.insertColumns(width: .fixed(width), at: column) }
        sheet.viewport.bounds.size = CGSize(width: each.viewport[0], height: each.viewport[1])
        return sheet
    }

    private func apply(_ edit: [File.Value], to sheet: inout SpreadsheetLayout) throws {
        guard case .name(let name) = edit.first else { throw CocoaError(.coderInvalidValue) }
        let numbers = edit.dropFirst().compactMap { if case .number(let number) = $0 { number } else { nil } }
        let (first, second) = (numbers[0], numbers[1])
        switch name {
        case "scroll": sheet.viewport.bounds.origin = CGPoint(x: CGFloat(first), y: CGFloat(second))
        case "insertRows":
            sheet.edit { sheet in
                for (offset, height) in numbers.dropFirst().enumerated() {
                    sheet.insertRows(height: .fixed(CGFloat(height)), at: first + offset)
                }
            }
        case "removeRows": sheet.removeRows(first..<first + second)
        case "moveRow": sheet.moveRow(at: first, to: second)
        case "setHeight": sheet.setHeight(.fixed(CGFloat(second)), ofRow: first)
        case "insertColumns": sheet.insertColumns(width: .fixed(CGFloat(second)), at: first, keeping: .none)
        case "removeColumns": sheet.removeColumns(first..<first + second, keeping: .none)
        case "moveColumn": sheet.moveColumn(at: first, to: second, keeping: .none)
        case "setWidth": sheet.setWidth(.fixed(CGFloat(second)), ofColumn: first, keeping: .none)
        default: throw CocoaError(.coderInvalidValue)
        }
    }
}
