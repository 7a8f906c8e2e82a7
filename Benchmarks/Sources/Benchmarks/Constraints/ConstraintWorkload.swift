/// How the system of constraints of a name is measured; see `ConstraintProblem.named(_:)`.
struct ConstraintWorkload: Sendable {
    var name: String
    /// What is suggested.
    var values: ClosedRange<Double>
    /// How many edits make a sample.
    var edits: Int
    /// Milliseconds to build, microseconds for an edit with reading what changed.
    var targets: (build: Double, edit: Double)

    static let all: [ConstraintWorkload] = [
        ConstraintWorkload(name: "C1_100", values: 3000...6000, edits: 1000, targets: (0.15, 12)),
        ConstraintWorkload(name: "C1_1000", values: 30_000...60_000, edits: 1000, targets: (1.5, 150)),
        ConstraintWorkload(name: "C3_100", values: 300...900, edits: 1000, targets: (0.4, 1)),
        ConstraintWorkload(name: "C3_1000", values: 300...900, edits: 1000, targets: (4, 10)),
        ConstraintWorkload(name: "C5_1000", values: 10...900, edits: 10_000, targets: (4, 0.2)),
        ConstraintWorkload(name: "cell", values: 300...500, edits: 1000, targets: (0.08, 5)),
        ConstraintWorkload(name: "C5_10000", values: 10...900, edits: 10_000, targets: (60, 0.2)),
        ConstraintWorkload(name: "C7_100", values: -500...500, edits: 1000, targets: (1, 100)),
        ConstraintWorkload(name: "C7_1000", values: -500...500, edits: 100, targets: (100, 2000)),
        ConstraintWorkload(name: "C8_100", values: 3000...6000, edits: 1000, targets: (1, 100)),
        ConstraintWorkload(name: "C8_1000", values: 30_000...60_000, edits: 100, targets: (100, 2000)),
        ConstraintWorkload(name: "C9_100", values: 0...200, edits: 1000, targets: (1, 100)),
        ConstraintWorkload(name: "C9_1000", values: 0...200, edits: 100, targets: (100, 2000)),
    ]
}
