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
    ///
    /// - Parameter action: Returns further files to watch until it is performed again, such as the images that it read.
    func run(_ action: () -> [String]) {
        var acted = Dictionary(files.map { ($0, Self.stamp($0)) }) { first, _ in first }
        var absences: [String: Int] = [:]
        func act() {
            let further = action()
            for file in further where acted[file] == nil { acted[file] = Self.stamp(file) }
            let watched = Set(files + further)
            acted = acted.filter { watched.contains($0.key) }
        }
        act()
        while goesOn() {
            Thread.sleep(forTimeInterval: interval)
            var now: [String: Stamp] = [:]
            for (file, before) in acted {
                let stamp = Self.stamp(file)
                absences[file] = stamp == .gone ? absences[file, default: 0] + 1 : nil
                now[file] = stamp == .gone && absences[file, default: 0] < patience ? before : stamp
            }
            guard now != acted else { continue }
            // Recorded before the action, so that a file saved in the meantime triggers it again.
            acted = now
            act()
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
///
/// - Parameter action: Returns its status, and a function for further files to watch: the images and fonts that it
///   used.
func perform(
    watching files: [String], _ isWatching: Bool, _ console: Console,
    _ action: () -> (status: CommandStatus, companions: () -> [String])
) -> CommandStatus {
    guard isWatching else { return action().status }
    guard !files.contains("-") else {
        console.note("error: cannot watch standard input; name a file")
        return .usage
    }
    endWhenInterrupted()
    var seen: Set<String> = []
    let files = files.filter { seen.insert($0).inserted }
    Watch(files: files).run {
        let companions = action().companions()
        let others = companions.isEmpty ? "" : " and \(companions.count) more"
        console.note("watching \(files.joined(separator: ", "))\(others); interrupt to end")
        return companions
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
