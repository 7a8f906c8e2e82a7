import TerminalKit
import Testing

@Suite("Reading events")
struct EventReaderTests {
    private static let text =
        "aö日\u{1B}[A\u{1B}OB\u{1B}[5~\r\t\u{7F}\u{3}\u{1B}[<0;12;3M\u{1B}[<32;13;3M\u{1B}[<0;13;3m\u{1B}[<65;1;1M"
    private static let events: [Event] = [
        .key(.character("a")), .key(.character("ö")), .key(.character("日")), .key(.up), .key(.down), .key(.pageUp),
        .key(.enter), .key(.tab), .key(.backspace), .key(.control("c")), .mouse(Mouse(.press, column: 11, row: 2)),
        .mouse(Mouse(.drag, column: 12, row: 2)), .mouse(Mouse(.release, column: 12, row: 2)),
        .mouse(Mouse(.wheelDown, column: 0, row: 0)),
    ]

    @Test("Bytes may come in any pieces", arguments: 1...9)
    func pieces(length: Int) {
        var reader = EventReader()
        var events: [Event] = []
        var rest = Array(Self.text.utf8)[...]
        while !rest.isEmpty {
            events += reader.events(adding: rest.prefix(length))
            rest = rest.dropFirst(length)
        }
        #expect(events == Self.events)
        #expect(!reader.isIncomplete)
    }

    @Test("A single escape is a key when nothing follows it")
    func escape() {
        var reader = EventReader()
        #expect(reader.events(adding: [0x1B]) == [])
        #expect(reader.isIncomplete)
        #expect(reader.events(adding: [], isComplete: true) == [.key(.escape)])
        #expect(reader.events(adding: [0x1B, UInt8(ascii: "x")]) == [.key(.escape), .key(.character("x"))])
    }

    @Test(
        "What is not a key is left out",
        arguments: ["\u{1B}[?1;2c", "\u{1B}[<0;0;0M", "\u{1B}[<0;5M", "\u{1B}[99~", "\u{0}"])
    func unknown(text: String) {
        var reader = EventReader()
        #expect(reader.events(adding: Array(text.utf8) + [UInt8(ascii: "a")]) == [.key(.character("a"))])
    }

    @Test("Bytes that are not UTF-8 do not stop the reader")
    func invalid() {
        var reader = EventReader()
        #expect(reader.events(adding: [0xC3, 0x28, 0x61]) == [.key(.character("a"))])
        #expect(reader.events(adding: [0xFF, 0x61, 0x61, 0x61, 0x61]) == [.key(.character("a"))])
    }
}
