import Mullion
import Testing

@testable import example_overflow

@Suite("The example of a toolbar that overflows")
struct OverflowStackExampleTests {
    private let sheet = ToolbarSheet(widths: OverflowStackExample.widths)

    @Test("Each width shows the longest row of buttons that fits")
    func figures() {
        #expect(
            OverflowStackExample.table(of: sheet) == """
                width  shown                                       in the overflow
                   48  -                                           New Open Save Undo Redo Share Print Export
                  120  New                                         Open Save Undo Redo Share Print Export
                  220  New Open                                    Save Undo Redo Share Print Export
                  320  New Open Save                               Undo Redo Share Print Export
                  460  New Open Save Undo Redo                     Share Print Export
                  560  New Open Save Undo Redo Share Print         Export
                  640  New Open Save Undo Redo Share Print Export  -

                """)
    }

    @Test("Nothing is in conflict, and no button leaves its toolbar")
    func frames() {
        #expect(sheet.takeLayoutReports().isEmpty)
        for row in sheet.rows {
            for item in row.toolbar.shownItems { #expect(item.frame.maxX <= row.width - 14) }
        }
    }

    @Test("The picture in the documentation is that of the example")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
            .appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/overflow-stack.svg")
        let picture = OverflowStackExample.picture(of: sheet)
        if ProcessInfo.processInfo.environment["MULLION_ACCEPT"] != nil {
            try Data(picture.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
}
