// A toolbar at several widths: what does not fit is behind its last button.
//
//     swift run example-overflow overflow.svg

import Foundation
import Mullion

@main
enum OverflowStackExample {
    /// Widths of the toolbar in points, from too narrow for anything to enough for all.
    static let widths: [CGFloat] = [48, 120, 220, 320, 460, 560, 640]

    static func main() throws {
        let path = CommandLine.arguments.dropFirst().first ?? "overflow.svg"
        let sheet = ToolbarSheet(widths: widths)
        try picture(of: sheet).write(toFile: path, atomically: true, encoding: .utf8)
        print(table(of: sheet), terminator: "")
    }

    static func picture(of sheet: ToolbarSheet) -> String {
        let renderer = LayoutViewRenderer(sheet)
        return SVGRenderer(title: "A toolbar at \(sheet.rows.count) widths")
            .render(renderer.displayList, size: renderer.size).output
    }

    /// A line for each width: what is shown, and what is in the overflow.
    static func table(of sheet: ToolbarSheet) -> String {
        let lines = sheet.rows.map { row in
            (
                width: "\(Int(row.width))", shown: names(row.toolbar.shownItems),
                hidden: names(row.toolbar.overflowingItems)
            )
        }
        let column = lines.map(\.shown.count).max() ?? 0
        var table = "width  " + "shown".padding(to: column) + "  in the overflow\n"
        for line in lines {
            let margin = String(repeating: " ", count: max(5 - line.width.count, 0))
            table += margin + line.width + "  " + line.shown.padding(to: column) + "  " + line.hidden + "\n"
        }
        return table
    }

    static func names(_ views: [LayoutView]) -> String {
        views.isEmpty ? "-" : views.map(\.name).joined(separator: " ")
    }
}

extension String {
    fileprivate func padding(to count: Int) -> String {
        self + String(repeating: " ", count: max(count - self.count, 0))
    }
}
