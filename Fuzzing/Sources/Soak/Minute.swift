import CHeap
import Foundation

/// What a minute of the run used.
struct Minute {
    let number: Int
    var steps = 0
    var resident: [Int] = []
    private(set) var files = 0

    init(number: Int) { self.number = number }

    /// The median of the resident memory, which single large inputs do not move.
    var median: Int { resident.isEmpty ? 0 : resident.sorted()[resident.count / 2] }

    /// Counts the open files, and prints the minute.
    mutating func finish() {
        files = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd").count) ?? 0
        print(
            "minute \(number + 1): \(steps) steps, \(median >> 20) MiB resident, \(heap_allocated() >> 10) KiB allocated, "
                + "\(files) files open")
        // So that each minute is seen when it is over, also in a file.
        fflush(nil)
    }

    /// Compares the last quarter of the run with the second one: the first fills caches and pools. Returns whether
    /// memory and files stayed.
    static func judge(_ minutes: [Minute]) -> Bool {
        guard minutes.count >= 8 else {
            print("a run takes 8 minutes at least to be judged")
            return false
        }
        func median(_ part: ArraySlice<Minute>) -> Int { part.map(\.median).sorted()[part.count / 2] }
        let quarter = minutes.count / 4
        let (before, after) = (median(minutes[quarter..<quarter * 2]), median(minutes[(minutes.count - quarter)...]))
        let growth = Double(after - before) / Double(before) * 100
        let files = Set(minutes[quarter...].map(\.files)).sorted()
        print(
            "\(minutes.reduce(0) { $0 + $1.steps }) steps: \(before >> 20) MiB in the second quarter, \(after >> 20) MiB in "
                + "the last, \(String(format: "%+.2f", growth)) %; open files: \(files)")
        return growth <= 2 && files.count == 1
    }
}
