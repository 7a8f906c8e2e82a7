#if !os(Windows)
import Foundation

/// A session that draws on a whole terminal and reads keys.
///
/// At its end, also when the process is terminated, it restores the previous contents.
final class TerminalSession {
    private let input: Int32
    private let output: Int32
    private var before = termios()

    /// Begins a session; nil if input or output is not a terminal.
    init?(input: Int32 = 0, output: Int32 = 1) {
        self.input = input
        self.output = output
        guard isatty(output) == 1, tcgetattr(input, &before) == 0 else { return nil }
        guard begin() else { return nil }
        restoreWhenTerminated(input, output, before)
        signal(SIGCONT) { _ in wasContinued = 1 }
    }

    /// Shows the alternate screen without a cursor, and reads keys one by one.
    @discardableResult private func begin() -> Bool {
        var raw = before
        cfmakeraw(&raw)
        guard tcsetattr(input, TCSANOW, &raw) == 0 else { return false }
        write("\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J")
        return true
    }

    /// Restores the terminal and stops the process until it is continued.
    func suspend() {
        write(terminalEnd)
        tcsetattr(input, TCSANOW, &before)
        wasContinued = 1
        kill(getpid(), SIGTSTP)
    }

    /// Returns whether the process was stopped and continued; if it was, begins again.
    func isResumed() -> Bool {
        guard wasContinued != 0 else { return false }
        wasContinued = 0
        return begin()
    }

    func end() {
        write(terminalEnd)
        tcsetattr(input, TCSANOW, &before)
        signal(SIGTERM, SIG_DFL)
        signal(SIGHUP, SIG_DFL)
        signal(SIGCONT, SIG_DFL)
    }

    /// The size of the terminal in cells.
    var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Shows rows, separated by line feeds, instead of the previous ones.
    func show(_ frame: String) {
        var text = "\u{1B}[H"
        for (index, line) in frame.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { text += "\r\n" }
            // Clears the rest of the row.
            text += line + "\u{1B}[0m\u{1B}[K"
        }
        write(text + "\u{1B}[J")
    }

    /// Returns the bytes of pressed keys, after waiting for at most a number of milliseconds; nil at the end of the
    /// input.
    func read(waiting milliseconds: Int32) -> [UInt8]? {
        var request = pollfd(fd: input, events: Int16(POLLIN), revents: 0)
        guard poll(&request, 1, milliseconds) > 0 else { return [] }
        var bytes = [UInt8](repeating: 0, count: 256)
        let count = Foundation.read(input, &bytes, bytes.count)
        if count < 0 { return errno == EINTR || errno == EAGAIN ? [] : nil }
        return count == 0 ? nil : Array(bytes.prefix(count))
    }

    private func write(_ text: String) { writeAll(text, to: output) }
}

/// Restores the cursor and the previous screen.
private let terminalEnd = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

/// Writes a text, even if interrupted.
private func writeAll(_ text: String, to file: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.write(file, $0.baseAddress, $0.count) }
        if count < 0, errno != EINTR, errno != EAGAIN { return }
        bytes = bytes.dropFirst(max(count, 0))
    }
}

/// 1 if the process was stopped and continued since the last read.
nonisolated(unsafe) private var wasContinued: sig_atomic_t = 0

/// The state to restore when the process is terminated. Written once, before the handler is set.
nonisolated(unsafe) private var terminated: (input: Int32, output: Int32, before: termios)?

private func restoreWhenTerminated(_ input: Int32, _ output: Int32, _ before: termios) {
    terminated = (input, output, before)
    var signals = sigset_t()
    sigemptyset(&signals)
    for name in [SIGTERM, SIGHUP] {
        sigaddset(&signals, name)
        signal(name) { number in
            if var state = terminated {
                writeAll(terminalEnd, to: state.output)
                tcsetattr(state.input, TCSANOW, &state.before)
            }
            _exit(128 + number)
        }
    }
    // The parent process may have blocked them.
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
}
#endif
