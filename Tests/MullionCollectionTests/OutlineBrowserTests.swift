import Foundation
import MullionCollection
import MullionGeometry
import MullionTestSupport
import Testing

/// Cases that `Scripts/make-outline-cases` had Chromium compute: boxes in boxes with `position: sticky`.
@Suite("Outlines by Chromium's numbers")
struct OutlineBrowserTests {
    private struct File: Decodable {
        struct Case: Decodable {
            struct Row: Decodable {
                var row: OutlineRow

                init(from decoder: any Decoder) throws {
                    var values = try decoder.unkeyedContainer()
                    row = OutlineRow(
                        depth: try values.decode(Int.self), height: .fixed(try values.decode(CGFloat.self)),
                        isExpanded: try values.decode(Bool.self))
                }
            }

            struct Step: Decodable {
                struct Expected: Decodable, Equatable {
                    var offset: CGFloat
                    var length: CGFloat
                    var rows: [[CGFloat]]
                }

                /// The name of an edit, and its numbers.
                struct Edit: Decodable {
                    var name: String
                    var numbers: [Int] = []

                    init(from decoder: any Decoder) throws {
                        var values = try decoder.unkeyedContainer()
                        name = try values.decode(String.self)
                        while !values.isAtEnd { numbers.append(try values.decode(Int.self)) }
                    }
                }

                var edit: Edit
                var expected: Expected

                private enum CodingKeys: String, CodingKey {
                    case edit = "do"
                    case expected
                }
            }

            var name: String
            var rows: [Row]
            var levels: Int
            var indentation: CGFloat
            var viewport: [CGFloat]
            var steps: [Step]
        }

        var cases: [Case]
    }

    @Test("Rows that scroll and rows that stick are where Chromium has sticky boxes")
    func cases() throws {
        let cases = try JSONDecoder().decode(File.self, from: Fixture.data("Collection/outlines.json")).cases
        #expect(cases.count >= 50)
        for each in cases {
            var outline = OutlineLayout(rows: each.rows.map(\.row))
            outline.stickyLevels = each.levels
            outline.indentation = each.indentation
            outline.viewport.bounds.size = CGSize(width: each.viewport[0], height: each.viewport[1])
            for (number, step) in each.steps.enumerated() {
                try apply(step.edit, to: &outline)
                let got = File.Case.Step.Expected(
                    offset: outline.viewport.bounds.minY, length: outline.contentSize.height,
                    rows: outline.visibleRows().map { element in
                        let frame = element.frame
                        return [CGFloat(element.row), frame.minX, frame.minY, frame.width, frame.height]
                    })
                #expect(got == step.expected, "\(each.name), step \(number): \(step.edit)")
            }
        }
    }

    private func apply(_ edit: File.Case.Step.Edit, to outline: inout OutlineLayout) throws {
        let (row, numbers) = (edit.numbers[0], edit.numbers.dropFirst())
        switch edit.name {
        case "scroll":
            let end = outline.contentSize.height - outline.viewport.bounds.height
            outline.viewport.bounds.origin.y = min(CGFloat(row), max(0, end))
        case "toggle": outline.setExpanded(!outline.row(row).isExpanded, row: row, keeping: .none)
        case "setHeight": outline.setHeight(.fixed(CGFloat(numbers[1])), ofRow: row, keeping: .none)
        case "insert":
            let rows = numbers.enumerated().map { OutlineRow(depth: $0, height: .fixed(CGFloat($1))) }
            outline.insertRows(rows, before: row, keeping: .none)
        case "append": outline.appendRows([OutlineRow(height: .fixed(CGFloat(numbers[1])))], to: row, keeping: .none)
        case "remove": outline.removeSubtree(of: row, keeping: .none)
        case "move": outline.moveSubtree(of: row, before: numbers[1], keeping: .none)
        case "moveInto": outline.moveSubtree(of: row, to: numbers[1], keeping: .none)
        default: throw CocoaError(.coderInvalidValue)
        }
    }
}
