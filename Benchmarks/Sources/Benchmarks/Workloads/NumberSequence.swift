import MullionGeometry

/// The numbers of the workloads: a linear congruential sequence, so that every engine can be given the same trees.
struct NumberSequence {
    private var state: UInt32

    init(seed: UInt32 = 12_345) { state = seed }

    /// The next number between two bounds, both included.
    mutating func next(_ low: Int, _ high: Int) -> Int {
        state = state &* 1_664_525 &+ 1_013_904_223
        return low + Int(state >> 8) % (high - low + 1)
    }

    /// The next number between two bounds as a length in points.
    mutating func length(_ low: Int, _ high: Int) -> CGFloat { CGFloat(next(low, high)) }
}
