import MullionGeometry

/// Finds views that ask for layout, or for an update of constraints, in their own for ever, and stops them.
///
/// A view that ran 100 times in one pass is not run again in it. It is reported with the views laid out last and who
/// asked.
struct LoopDetector {
    /// How often a view may run in a pass.
    static let limit = 100
    /// How many of the views laid out last a report names.
    static let memory = 8

    private var pass: UInt32 = 0
    private var last: [String] = []
    private var reasons: [ObjectIdentifier: String] = [:]
    private var stopped: [LayoutReport] = []

    mutating func begin() {
        // A view counts its runs with the number of the pass, so that none has to be reset.
        pass &+= 1
    }

    /// The reports on what was stopped in the pass.
    mutating func end() -> [LayoutReport] {
        guard !last.isEmpty else { return [] }
        defer {
            last = []
            reasons = [:]
            stopped = []
        }
        return stopped
    }

    /// Whether a view has run so often in the pass that names are worth remembering.
    func isSuspicious(_ view: LayoutView) -> Bool { view.runPass == pass && view.runs[1] > Self.limit / 2 }

    /// Notes the cause of a layout.
    mutating func flagged(_ view: LayoutView, by reason: @autoclosure () -> String?) {
        guard isSuspicious(view) else { return }
        reasons[ObjectIdentifier(view)] = reason() ?? last.last ?? "itself"
    }

    /// Counts a run; false if the view has had its share.
    mutating func mayRun(_ view: LayoutView, _ phase: Phase) -> Bool {
        if view.runPass != pass {
            view.runPass = pass
            view.runs = SIMD2(0, 0)
        }
        let index = phase == .update ? 0 : 1
        let count = Int(view.runs[index])
        guard count < Self.limit else {
            if count == Self.limit {
                view.runs[index] += 1
                let asker = reasons[ObjectIdentifier(view)] ?? "itself"
                stopped.append(.layoutLoop(view: view.path, last: last, askedBy: asker))
            }
            return false
        }
        view.runs[index] += 1
        if count + Self.memory >= Self.limit {
            last.append(view.name)
            if last.count > Self.memory { last.removeFirst() }
        }
        return true
    }
}
