#if !os(Windows)
import Foundation

/// A program's use of a whole terminal: raw keys, mouse, and the alternate screen. At its end the terminal is as it
/// was.
public final class TerminalSession {
    /// What a program hears of.
    public enum Message: Equatable, Sendable {
        case bytes([UInt8])
        /// Nothing came in the time waited for.
        case nothing
        case resized
        /// The process was stopped and has been continued; the terminal has to be drawn again.
        case continued
        /// The process is asked to stop until it is continued; call ``suspend()``.
        case suspend
        /// The input has ended, or a signal asks the process to end.
        case ended
    }

    private let input: Int32
    private let output: Int32
    private let before: termios
    private let signals: SignalPipe

    /// Begins a session; nil if input or output is not a terminal.
    public init?(input: Int32 = 0, output: Int32 = 1) {
        var before = termios()
        guard isatty(output) == 1, tcgetattr(input, &before) == 0, let signals = SignalPipe() else { return nil }
        (self.input, self.output, self.before, self.signals) = (input, output, before, signals)
        begin()
    }

    /// The alternate screen, without a cursor, and with the mouse: clicks, drags, and wheel, in the SGR format.
    private static let beginning = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?1000h\u{1B}[?1002h\u{1B}[?1006h"
    /// The same backwards.
    private static let ending = "\u{1B}[0m\u{1B}[?1006l\u{1B}[?1002l\u{1B}[?1000l\u{1B}[?25h\u{1B}[?1049l"

    private func begin() {
        var raw = before
        cfmakeraw(&raw)
        tcsetattr(input, TCSANOW, &raw)
        write(Self.beginning)
    }

    /// The settings come first, so that whoever sees the previous contents can rely on them.
    private func restore() {
        var settings = before
        tcsetattr(input, TCSANOW, &settings)
        write(Self.ending)
    }

    /// Ends the session: the terminal shows what it showed before.
    public func end() {
        restore()
        signals.close()
    }

    /// Gives the terminal back and stops the process. Returns when it is continued.
    public func suspend() {
        restore()
        signals.stopProcess()
        begin()
    }

    /// The size of the terminal in cells.
    public var size: (columns: Int, rows: Int) {
        var size = winsize()
        guard ioctl(output, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else { return (80, 24) }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Waits for keys and signals, at most a number of milliseconds; endlessly if it is negative.
    public func next(waiting milliseconds: Int32 = -1) -> Message {
        var requests = [
            pollfd(fd: signals.reader, events: Int16(POLLIN), revents: 0),
            pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&requests, nfds_t(requests.count), milliseconds)
        if count == 0 { return .nothing }
        if let signal = signals.next() {
            switch signal {
            case SIGWINCH: return .resized
            case SIGCONT: return .continued
            case SIGTSTP: return .suspend
            default: return .ended
            }
        }
        guard count > 0, requests[1].revents != 0 else { return .nothing }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let read = Foundation.read(input, &bytes, bytes.count)
        if read < 0 { return errno == EINTR || errno == EAGAIN ? .nothing : .ended }
        return read == 0 ? .ended : .bytes(Array(bytes.prefix(read)))
    }

    /// Sends a text to the terminal, even if interrupted.
    public func write(_ text: String) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
            if count < 0, errno != EINTR {
                guard errno == EAGAIN else { return }
                // The terminal is slower than the program.
                var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
                poll(&request, 1, -1)
            }
            bytes = bytes.dropFirst(max(count, 0))
        }
    }
}
#endif
