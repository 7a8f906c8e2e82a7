import Foundation

/// Does something again whenever one of several files is saved, until the process is interrupted.
///
/// Files are looked at several times a second by their time of change, size and number, which notices editors that
/// write beside and rename. A file that is gone is waited for a while, since such editors take it away for a moment;
/// when it stays away, that is a change as well. What goes wrong is reported by the action and does not end the watch.
struct Watch {
    /// What tells one version of a file from another; all nil: the file is gone.
    private struct Stamp: Equatable {
        var time: Date?
        var size: Int?
        var number: Int?
        static let gone = Stamp()
    }

    let files: [String]
    /// The seconds between two looks.
    var interval: TimeInterval = 0.1
    /// How many looks a file may be gone for.
    var patience = 10
    /// Whether to go on; asked before each look.
    var goesOn: () -> Bool = { true }

    /// Carries out the action once, and again after each change.
    func run(_ action: () -> Void) {
        var acted = files.map(Self.stamp)
        var absences = files.map { _ in 0 }
        action()
        while goesOn() {
            Thread.sleep(forTimeInterval: interval)
            var now = files.map(Self.stamp)
            for index in files.indices {
                absences[index] = now[index] == .gone ? absences[index] + 1 : 0
                if now[index] == .gone, absences[index] < patience { now[index] = acted[index] }
            }
            guard now != acted else { continue }
            // Noted before, so that a file saved in the meantime is acted upon again.
            acted = now
            action()
        }
    }

    private static func stamp(_ file: String) -> Stamp {
        // Where a link leads to is what is read.
        let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return .gone }
        return Stamp(
            time: attributes[.modificationDate] as? Date, size: (attributes[.size] as? NSNumber)?.intValue,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue)
    }
}

/// Does something once, or with a watch whenever a file is saved. An interrupted watch ends the process with 130.
func perform(watching files: [String], _ isWatching: Bool, _ console: Console, _ action: () -> Outcome) -> Outcome {
    guard isWatching else { return action() }
    guard !files.contains("-") else {
        console.note("error: standard input cannot be watched; name a file")
        return .usage
    }
    endWhenInterrupted()
    var seen: Set<String> = []
    let files = files.filter { seen.insert($0).inserted }
    Watch(files: files).run {
        _ = action()
        console.note("watching \(files.joined(separator: ", ")); interrupt to end")
    }
    return .done
}

/// Makes an interrupt end the process, even if whoever started it has blocked signals or made it deaf to them.
private func endWhenInterrupted() {
    signal(SIGINT) { _ in _exit(Outcome.interrupted.rawValue) }
    #if !os(Windows)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    #endif
}
