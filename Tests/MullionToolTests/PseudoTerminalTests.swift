#if !os(Windows)
import Foundation
import Testing

/// A terminal whose other side is this program.
private final class PseudoTerminal {
    let controller: Int32
    let terminal: Int32
    private(set) var received = ""
    /// The number of bytes of ``received`` up to the end of the text that was waited for last.
    private var found = 0

    init(columns: UInt16, rows: UInt16) throws {
        var (controller, terminal) = (Int32(-1), Int32(-1))
        try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
        self.controller = controller
        self.terminal = terminal
        resize(columns: columns, rows: rows)
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
    }

    deinit {
        close(terminal)
        close(controller)
    }

    func resize(columns: UInt16, rows: UInt16) {
        var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    func press(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) } }

    /// What the terminal is set to.
    var settings: [UInt32] {
        var state = termios()
        tcgetattr(terminal, &state)
        return [UInt32(state.c_iflag), UInt32(state.c_oflag), UInt32(state.c_lflag)]
    }

    /// Waits until a text comes, at most 30 seconds.
    ///
    /// - Parameters:
    ///   - forgetting: Whether to forget what has come. Otherwise the text may also be in what came after the text that
    ///     was waited for last.
    ///   - nudge: Called again and again while waiting.
    func waits(for text: String, forgetting: Bool = true, nudge: () -> Void = {}) -> Bool {
        if forgetting { (received, found) = ("", 0) }
        var bytes = [UInt8](repeating: 0, count: 65_536)
        for _ in 0..<600 {
            nudge()
            let count = read(controller, &bytes, bytes.count)
            if count > 0 { received += String(decoding: bytes.prefix(count), as: UTF8.self) }
            let rest = received.utf8.dropFirst(found)
            if let match = Array(rest).firstRange(of: Array(text.utf8)) {
                found += match.upperBound
                return true
            }
            if count <= 0 { Thread.sleep(forTimeInterval: 0.05) }
        }
        return false
    }
}

@Suite("The demonstration in a terminal")
struct PseudoTerminalTests {
    private func start(on terminal: PseudoTerminal) throws -> Process {
        let child = Process()
        child.executableURL = builtTool
        child.arguments = ["demo", "collection"]
        child.environment = childEnvironment(["TERM": "xterm", "NO_COLOR": "1"])
        let handle = FileHandle(fileDescriptor: terminal.terminal, closeOnDealloc: false)
        child.standardInput = handle
        child.standardOutput = handle
        child.standardError = FileHandle.nullDevice
        try child.run()
        return child
    }

    private func waits(for child: Process) -> Bool {
        for _ in 0..<400 where child.isRunning { Thread.sleep(forTimeInterval: 0.05) }
        return !child.isRunning
    }

    @Test(
        "It scrolls by keys, follows the size of the terminal, and leaves it as it was",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func session() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let before = terminal.settings
        let child = try start(on: terminal)
        defer { if child.isRunning { kill(child.processIdentifier, SIGKILL) } }
        try #require(terminal.waits(for: "24 of 1000000 pictures"))
        #expect(terminal.received.hasPrefix("\u{1B}[?1049h"))
        #expect(terminal.received.contains("January of year 1"))
        #expect(terminal.settings != before)
        terminal.press("j")
        #expect(terminal.waits(for: " 16 of 17777"))
        terminal.press("\u{1B}[6~")
        #expect(terminal.waits(for: " pt"))
        terminal.press("G")
        #expect(terminal.waits(for: "1000000 "))
        terminal.press("\u{1B}[H")
        #expect(terminal.waits(for: " 0 of 17777"))
        terminal.press("k")
        #expect(terminal.waits(for: " -"))
        // Moved back by itself, perhaps before the frame above was read.
        #expect(terminal.waits(for: " 0 of 17777", forgetting: false))
        terminal.resize(columns: 60, rows: 12)
        #expect(terminal.waits(for: " 0 of "))
        #expect(!terminal.received.contains("17777520"))
        terminal.press("q")
        #expect(terminal.waits(for: "\u{1B}[?25h\u{1B}[?1049l", forgetting: false))
        try #require(waits(for: child))
        #expect(child.terminationReason == .exit && child.terminationStatus == 0)
        #expect(terminal.settings == before)
    }

    @Test(
        "Suspended, it gives the terminal back, and continued, it draws again",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func suspension() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let before = terminal.settings
        let child = try start(on: terminal)
        defer { if child.isRunning { kill(child.processIdentifier, SIGKILL) } }
        try #require(terminal.waits(for: "One million pictures"))
        terminal.press("\u{1A}")
        #expect(terminal.waits(for: "\u{1B}[?1049l"))
        terminal.press("j")
        // Again and again, because it gives the terminal back before it stops.
        #expect(terminal.waits(for: "One million pictures") { kill(child.processIdentifier, SIGCONT) })
        #expect(terminal.settings != before)
        terminal.press("q")
        try #require(waits(for: child))
        #expect(terminal.settings == before)
    }

    @Test(
        "Told to end, it leaves the terminal as it was",
        .enabled(if: builtTool != nil, "the tool is not beside the tests"))
    func termination() throws {
        let terminal = try PseudoTerminal(columns: 80, rows: 24)
        let before = terminal.settings
        let child = try start(on: terminal)
        defer { if child.isRunning { kill(child.processIdentifier, SIGKILL) } }
        try #require(terminal.waits(for: "a q"))
        kill(child.processIdentifier, SIGTERM)
        #expect(terminal.waits(for: "\u{1B}[?1049l"))
        try #require(waits(for: child))
        #expect(child.terminationStatus == 128 + SIGTERM)
        #expect(terminal.settings == before)
    }
}
#endif
