import Foundation

/// Finds out which files were saved, by comparing times, sizes, and file numbers.
///
/// Editors write a file twice, or remove it for a moment: a change is reported once the files are as they were in the
/// comparison before, and a missing file only after some time.
struct FileMonitor {
    /// The number of comparisons for which a file may be missing.
    private let patience: Int
    private var reported: [String: Watch.Stamp] = [:]
    private var last: [String: Watch.Stamp] = [:]
    private var absences: [String: Int] = [:]

    init(patience: Int = 50) { self.patience = patience }

    /// Compares the files. Returns whether there is news. A file that was not compared before is news, because it may
    /// have changed since it was read; so is a file that is not in the list any more.
    mutating func hasNews(of files: [String]) -> Bool {
        var now: [String: Watch.Stamp] = [:]
        for file in files {
            var stamp = Watch.stamp(file)
            absences[file] = stamp == .gone ? absences[file, default: 0] + 1 : nil
            if stamp == .gone, absences[file, default: 0] < patience, let before = reported[file] { stamp = before }
            now[file] = stamp
        }
        defer { last = now }
        let isSteady = now.allSatisfy { file, stamp in last[file] == stamp || last[file] == nil }
        guard isSteady else { return false }
        defer { reported = now }
        return now != reported
    }
}
