#if !os(Windows)
import Foundation
import Testing

@Suite("Sessions in a pseudo terminal", .serialized, .enabled(if: builtProgram != nil, "the program is not built"))
struct SessionTests {
    private func start(columns: Int = 100, rows: Int = 30, colors: Bool = true) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(columns: columns, rows: rows, colors: colors)
        try terminal.program.run()
        try #require(terminal.shows("Inbox 1 of 7"))
        return terminal
    }

    @Test("Keys choose, search, and quit, and the terminal is as it was")
    func keys() throws {
        let terminal = try PseudoTerminal(columns: 100, rows: 30)
        let before = terminal.settings
        try terminal.program.run()
        try #require(terminal.shows("Inbox 1 of 7"))
        #expect(terminal.screen.isAlternate && !terminal.screen.isCursorVisible)
        #expect(terminal.settings != before)
        terminal.send("\u{1B}[B")
        #expect(terminal.shows("Inbox 2 of 7"))
        #expect(terminal.shows("The gauge at the lock has been calibrated"))
        terminal.send("\u{1B}[F")
        #expect(terminal.shows("Inbox 7 of 7"))
        terminal.send("/fender")
        #expect(terminal.shows("Inbox 1 of 1"))
        #expect(terminal.shows("We lost a fender"))
        #expect(terminal.screen.isCursorVisible)
        #expect(terminal.screen.cursor.row == 0)
        // A single escape counts when nothing follows it.
        terminal.send("\u{1B}")
        #expect(terminal.shows("Inbox 1 of 7"))
        #expect(terminal.waits { !$0.isCursorVisible })
        terminal.send("q")
        try #require(terminal.waitsForEnd())
        #expect(terminal.program.terminationStatus == 0)
        #expect(terminal.settings == before)
        #expect(!terminal.screen.isAlternate && terminal.screen.isCursorVisible)
        #expect(terminal.screen.modes == ["?25"])
        #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
    }

    @Test("Clicks choose messages and folders, the wheel scrolls, and a drag moves the line between panes")
    func mouse() throws {
        let terminal = try start()
        // The second row of the second message.
        terminal.click(column: 30, row: 4)
        #expect(terminal.shows("Inbox 2 of 7"))
        terminal.click(column: 4, row: 4)
        #expect(terminal.shows("Archive 1 of 60"))
        #expect(terminal.shows("log 1060"))
        // The list is between the lines; the message beside it has the subject too.
        func list(_ screen: VirtualScreen) -> String { screen.lines.map { String($0.prefix(55)) }.joined() }
        for _ in 0..<4 { terminal.send("\u{1B}[<65;31;11M") }
        #expect(terminal.waits { !list($0).contains("log 1060") && list($0).contains("log 1054") })
        for _ in 0..<4 { terminal.send("\u{1B}[<64;31;11M") }
        #expect(terminal.waits { list($0).contains("log 1060") })
        let line = try #require(Array(terminal.screen.lines[10]).lastIndex(of: "│"))
        #expect(line == 55)
        terminal.send("\u{1B}[<0;\(line + 1);11M\u{1B}[<32;\(line + 11);11M\u{1B}[<0;\(line + 11);11m")
        #expect(terminal.waits { Array($0.lines[10]).lastIndex(of: "│") == 65 })
    }

    @Test("A new size lays out the panes again")
    func resize() throws {
        let terminal = try start()
        #expect(terminal.screen.lines[1].filter { $0 == "│" }.count == 2)
        terminal.resize(columns: 70, rows: 24)
        #expect(terminal.waits { screen in screen.lines.contains { $0.contains("──────") } })
        terminal.settle()
        #expect(terminal.screen.lines[1].filter { $0 == "│" }.count == 1)
        #expect(terminal.screen.lines[23].contains("Inbox 1 of 7"))
        terminal.resize(columns: 40, rows: 12)
        #expect(
            terminal.waits { screen in
                !screen.lines.contains { $0.contains("Invoices") } && screen.lines[11].contains("Inbox")
            })
        #expect(terminal.screen.lines[1].contains("Aurora, bridge"))
        #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
    }

    @Test("Suspended, it gives the terminal back; continued, it draws everything", arguments: ["\u{1A}", "signal"])
    func suspension(cause: String) throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let before = terminal.settings
        try terminal.program.run()
        try #require(terminal.shows("Inbox 1 of 7"))
        let shown = terminal.screen
        if cause == "signal" { terminal.signal(SIGTSTP) } else { terminal.send(cause) }
        // Others write meanwhile.
        #expect(terminal.waits { !$0.isAlternate && terminal.settings == before })
        // Again and again, because it gives the terminal back before it stops.
        #expect(
            terminal.waits {
                terminal.signal(SIGCONT)
            } until: {
                $0.isAlternate
            })
        terminal.settle()
        let isSame = terminal.screen == shown
        #expect(isSame, "\(terminal.screen.lines)")
        #expect(terminal.settings != before)
        terminal.send("j")
        #expect(terminal.shows("Inbox 2 of 7"))
    }

    @Test("Asked to end, it leaves the terminal as it was", arguments: [SIGTERM, SIGHUP, SIGINT])
    func termination(signal: Int32) throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let before = terminal.settings
        try terminal.program.run()
        try #require(terminal.shows("Inbox 1 of 7"))
        terminal.signal(signal)
        try #require(terminal.waitsForEnd())
        #expect(terminal.settings == before)
        #expect(terminal.screen.modes == ["?25"])
    }

    @Test("A small change sends few bytes")
    func bytes() throws {
        let terminal = try start()
        let first = terminal.received.count
        terminal.settle()
        // The mark of a message that is read, and two numbers of unread messages.
        terminal.send("u")
        let change = terminal.settle()
        #expect(change > 0 && change < 250, "\(change) bytes after \(first) for the first frame")
        // Nothing to show is nothing to send.
        terminal.send("\u{1B}[A")
        #expect(terminal.settle() == 0)
        terminal.send("/")
        terminal.settle()
        terminal.send("ö")
        terminal.send("\u{7F}")
        terminal.settle()
        #expect(terminal.screen.unknown.isEmpty, "\(terminal.screen.unknown)")
    }

    @Test("Without colors nothing but characters and positions is sent")
    func colorless() throws {
        let terminal = try start(colors: false)
        terminal.send("\u{1B}[B\t\t/a")
        terminal.settle()
        let text = String(decoding: terminal.received, as: UTF8.self)
        #expect(!text.contains("\u{1B}[38;") && !text.contains("\u{1B}[48;"))
        #expect(terminal.screen.lines[0].contains("Harbour mail"))
    }
}
#endif
