#if !os(Windows)
import Foundation
import Testing

/// A terminal whose other side is the test, and the program in it.
final class PseudoTerminal {
    private let controller: Int32
    private let terminal: Int32
    let program = Process()
    /// What the terminal shows.
    private(set) var screen: VirtualScreen
    /// All that was received.
    private(set) var received: [UInt8] = []

    /// Starts the program of this package.
    init(columns: Int, rows: Int, colors: Bool = true) throws {
        var (controller, terminal) = (Int32(-1), Int32(-1))
        try #require(openpty(&controller, &terminal, nil, nil, nil) == 0)
        (self.controller, self.terminal) = (controller, terminal)
        screen = VirtualScreen(columns: columns, rows: rows)
        _ = fcntl(controller, F_SETFL, O_NONBLOCK)
        setSize(columns, rows)
        program.executableURL = builtProgram
        program.environment = colors ? ["COLORTERM": "truecolor"] : ["NO_COLOR": "1"]
        let handle = FileHandle(fileDescriptor: terminal, closeOnDealloc: false)
        (program.standardInput, program.standardOutput) = (handle, handle)
        program.standardError = FileHandle.nullDevice
    }

    deinit {
        if program.isRunning { kill(program.processIdentifier, SIGKILL) }
        close(terminal)
        close(controller)
    }

    private func setSize(_ columns: Int, _ rows: Int) {
        var size = winsize(ws_row: UInt16(rows), ws_col: UInt16(columns), ws_xpixel: 0, ws_ypixel: 0)
        _ = ioctl(terminal, UInt(TIOCSWINSZ), &size)
    }

    /// Changes the size, and signals it, as the kernel does to programs in the foreground.
    func resize(columns: Int, rows: Int) {
        setSize(columns, rows)
        screen.resize(columns: columns, rows: rows)
        signal(SIGWINCH)
    }

    func signal(_ number: Int32) { kill(program.processIdentifier, number) }

    func send(_ keys: String) { _ = Array(keys.utf8).withUnsafeBytes { write(controller, $0.baseAddress, $0.count) } }

    /// Clicks a cell, counted from 0.
    func click(column: Int, row: Int) {
        send("\u{1B}[<0;\(column + 1);\(row + 1)M\u{1B}[<0;\(column + 1);\(row + 1)m")
    }

    /// The modes of the terminal that programs change.
    var settings: [UInt32] {
        var state = termios()
        tcgetattr(terminal, &state)
        return [UInt32(state.c_iflag), UInt32(state.c_oflag), UInt32(state.c_lflag)]
    }

    /// Reads until the screen is as expected, at most 20 seconds.
    func waits(nudge: () -> Void = {}, until condition: (VirtualScreen) -> Bool) -> Bool {
        for _ in 0..<1000 {
            nudge()
            readAll()
            if condition(screen) { return true }
            Thread.sleep(forTimeInterval: 0.02)
        }
        return false
    }

    /// Waits until a row contains a text.
    func shows(_ text: String) -> Bool { waits { screen in screen.lines.contains { $0.contains(text) } } }

    /// Reads until nothing has come for a while; returns the number of bytes.
    @discardableResult
    func settle() -> Int {
        let before = received.count
        var quiet = 0
        while quiet < 10 {
            let count = received.count
            Thread.sleep(forTimeInterval: 0.02)
            readAll()
            quiet = received.count == count ? quiet + 1 : 0
        }
        return received.count - before
    }

    private func readAll() {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(controller, &bytes, bytes.count)
            guard count > 0 else { return }
            received += bytes.prefix(count)
            screen.receive(bytes.prefix(count))
        }
    }

    func waitsForEnd() -> Bool {
        for _ in 0..<1000 where program.isRunning {
            readAll()
            Thread.sleep(forTimeInterval: 0.02)
        }
        readAll()
        return !program.isRunning
    }
}

/// The program beside the tests.
let builtProgram: URL? = {
    // The bundle of the tests is in the folder of the products, on some platforms further inside.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0])
    for _ in 0..<6 {
        folder.deleteLastPathComponent()
        let file = folder.appendingPathComponent("mail")
        if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return nil
}()
#endif
