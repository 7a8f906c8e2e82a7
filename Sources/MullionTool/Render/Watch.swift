import Foundation

/// Repeats an action whenever one of several files is saved, until the process is interrupted.
///
/// Compares modification time, size, and file number several times a second, which detects editors that write a new
/// file and rename it. Such editors remove the file for a moment, so a missing file counts as a change only after some
/// time. Errors in the action do not end the watch.
struct Watch {
    /// The attributes that identify a version of a file; all nil if the file is missing.
    struct Stamp: Equatable {
        var time: Date?
        var size: Int?
        var number: Int?
        static let gone = Stamp()
    }

    let files: [String]
    /// The seconds between two comparisons.
    var interval: TimeInterval = 0.1
    /// The number of comparisons for which a file may be missing.
    var patience = 10
    /// Returns whether to continue; called before each comparison.
    var goesOn: () -> Bool = { true }

    /// Performs the action once, and again after each change.
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
            // Recorded before the action, so that a file saved in the meantime triggers it again.
            acted = now
            action()
        }
    }

    static func stamp(_ file: String) -> Stamp {
        // Reading follows links.
        let path = URL(fileURLWithPath: file).resolvingSymlinksInPath().path
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return .gone }
        return Stamp(
            time: attributes[.modificationDate] as? Date, size: (attributes[.size] as? NSNumber)?.intValue,
            number: (attributes[.systemFileNumber] as? NSNumber)?.intValue)
    }
}

/// Performs an action once or, with a watch, whenever a file is saved. An interrupt ends the process with 130.
func perform(watching files: [String], _ isWatching: Bool, _ console: Console, _ action: () -> CommandStatus)
    -> CommandStatus
{
    guard isWatching else { return action() }
    guard !files.contains("-") else {
        console.note("error: cannot watch standard input; name a file")
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

/// Makes an interrupt end the process, even if its parent has blocked or ignored signals.
func endWhenInterrupted() {
    signal(SIGINT) { _ in _exit(CommandStatus.interrupted.rawValue) }
    #if !os(Windows)
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGTERM)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    #endif
}
