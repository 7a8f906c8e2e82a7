#if !os(Windows)
import Foundation

/// Signals as bytes in a pipe, so that a program handles them where it waits for keys, and not in the middle of its
/// work.
final class SignalPipe {
    /// The end to wait at.
    let reader: Int32
    private let writer: Int32
    private static let numbers = [SIGWINCH, SIGCONT, SIGTSTP, SIGTERM, SIGHUP, SIGINT]

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        (reader, writer) = (ends[0], ends[1])
        for end in ends {
            _ = fcntl(end, F_SETFL, O_NONBLOCK)
            _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        }
        signalWriter = writer
        var unblocked = sigset_t()
        sigemptyset(&unblocked)
        for number in Self.numbers {
            sigaddset(&unblocked, number)
            signal(number, sendToPipe)
        }
        // The parent process may have blocked them.
        pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    }

    /// The signal that came first; nil if none waits.
    func next() -> Int32? {
        var byte: UInt8 = 0
        return read(reader, &byte, 1) == 1 ? Int32(byte) : nil
    }

    /// Stops the process as if it did not handle the signal. Returns when it is continued.
    func stopProcess() {
        signal(SIGTSTP, SIG_DFL)
        kill(getpid(), SIGTSTP)
        signal(SIGTSTP, sendToPipe)
    }

    func close() {
        for number in Self.numbers { signal(number, SIG_DFL) }
        signalWriter = -1
        Foundation.close(reader)
        Foundation.close(writer)
    }
}

/// The end of the pipe that the handler writes to. Written before the handler is set.
nonisolated(unsafe) private var signalWriter: Int32 = -1

private func sendToPipe(_ number: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(signalWriter, &byte, 1)
    errno = saved
}
#endif
