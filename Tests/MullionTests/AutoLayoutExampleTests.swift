import Mullion
import Testing

@testable import example_autolayout

@Suite("The example of a screen held together by constraints")
struct AutoLayoutExampleTests {
    @Test("Nothing is in conflict, in any state")
    func states() {
        let screen = PackingScreen()
        for (isPacked, isNoteShown) in [(false, false), (true, false), (true, true), (false, true)] {
            (screen.isJacketPacked, screen.isNoteShown) = (isPacked, isNoteShown)
            screen.layoutIfNeeded()
            #expect(screen.takeLayoutReports().isEmpty)
        }
    }

    @Test("The rows move up, and all is back at the end")
    func motion() {
        let output = AutoLayoutExample.movingPicture()
        #expect(output.contains(">Rain jacket</text>") && output.contains("attributeName=\"opacity\""))
        #expect(output.utf8.count < 300_000)
    }

    @Test("The picture in the documentation is that of the example")
    func documentation() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/packing.svg")
        let picture = AutoLayoutExample.picture()
        if ProcessInfo.processInfo.environment["MULLION_ACCEPT"] != nil {
            try Data(picture.utf8).write(to: file)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == picture)
    }
}
