import MullionGeometry

/// Finds views that ask for layout, or for an update of constraints, in their own for ever, and stops them.
///
/// A view that ran 100 times in one pass is not run again in it. It is reported with the views laid out last and who asked.
struct LoopDetector {
    /// How often a view may run in a pass.
    static let limit = 100
    /// How many of the views laid out last a report names.
    static let memory = 8

    private struct Key: Hashable {
        var view: ObjectIdentifier
        var phase: Phase
    }

    private var counts: [Key: Int] = [:]
    private var last: [String] = []
    private var reasons: [ObjectIdentifier: String] = [:]
    private var running: LayoutView?
    private var stopped: [LayoutReport] = []

    mutating func begin() {
        if !counts.isEmpty { self = LoopDetector() }
    }

    /// The reports on what was stopped.
    mutating func end() -> [LayoutReport] {
        running = nil
        defer { self = LoopDetector() }
        return stopped
    }

    /// Notes who asked for layout.
    mutating func flagged(_ view: LayoutView, by reason: String?) {
        // Only views that run again and again are worth remembering names for.
        guard let count = counts[Key(view: ObjectIdentifier(view), phase: .layout)], count > Self.limit / 2 else {
            return
        }
        reasons[ObjectIdentifier(view)] = reason ?? running.map { "\($0.name)" } ?? "code outside the pass"
    }

    /// Counts a run; false if the view has had its share.
    mutating func mayRun(_ view: LayoutView, _ phase: Phase) -> Bool {
        let key = Key(view: ObjectIdentifier(view), phase: phase)
        let count = counts[key, default: 0] + 1
        counts[key] = count
        if count > Self.limit {
            if count == Self.limit + 1 {
                stopped.append(
                    .layoutLoop(view: view.path, last: last, askedBy: reasons[ObjectIdentifier(view)] ?? "itself"))
            }
            return false
        }
        running = view
        if count > Self.limit - Self.memory {
            last.append(view.name)
            if last.count > Self.memory { last.removeFirst() }
        }
        return true
    }
}
