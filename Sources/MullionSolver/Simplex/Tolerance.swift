/// The tolerances of the solver, in one place. Each was found by measuring; see the comments.
enum Tolerance {
    /// Sign of an entry of a slope vector. Near-parallel rows (1 ± 1e-6) need slopes down to 1e-6: not wider.
    static let slope = 1e-9
    /// The same, relative to the largest weight of the level.
    static let relativeSlope = 1e-16
    /// Weights and entries of rows outside of these make signs of slopes doubtful.
    static let plainWeights = 1e-5...1e5
    /// The least weight times the square of the least entry below which signs of slopes are doubtful: a slope is a
    /// weight seen through a few entries, and ``slope`` has to be well below it.
    static let plainSlope = 1e-8
    /// Smallest entry that a primal step pivots on, and a dual one.
    static let primalPivot = 1e-10
    static let dualPivot = 1e-9
    /// Entries of the tableau below this are rounding.
    static let entry = 1e-13
    /// A tableau that deviates from the original rows by more is computed again.
    static let residual = 1e-10
    /// What is left of two coefficients that cancel, relative to the larger.
    static let cancelled = 1e-10

    /// On a breakpoint at `position`.
    @inline(__always)
    static func breakpoint(_ position: Double) -> Double { 1e-9 + 1e-13 * position.magnitude }

    /// What a required constraint may be missed by.
    @inline(__always)
    static func required(_ scale: Double) -> Double { 1e-7 + 1e-11 * scale }
}
