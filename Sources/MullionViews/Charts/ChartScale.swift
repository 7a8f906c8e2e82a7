import MullionGeometry

/// The range of values that a chart shows: the lower bound at its bottom edge, the upper at its top edge.
public struct ChartScale: Hashable, Sendable {
    /// The value at the bottom edge.
    public let lowerBound: Double
    /// The value at the top edge, which is above the lower bound.
    public let upperBound: Double

    /// Creates a scale. Bounds in the wrong order are exchanged; those that are equal or not finite are moved apart.
    public init(from lowerBound: Double, to upperBound: Double) {
        let bounds = [lowerBound, upperBound].map { $0.isFinite ? min(max($0, -1e15), 1e15) : 0 }
        let (low, high) = (min(bounds[0], bounds[1]), max(bounds[0], bounds[1]))
        self.lowerBound = low
        self.upperBound = high > low ? high : low + max(abs(low) * 1e-3, 1)
    }

    /// Creates a scale from the least to the greatest of some values; from 0 to 1 without values.
    public init(exactly values: some Sequence<Double>) {
        var range: (Double, Double)?
        for value in values where value.isFinite {
            range = range.map { (min($0.0, value), max($0.1, value)) } ?? (value, value)
        }
        self.init(from: range?.0 ?? 0, to: range?.1 ?? 1)
    }

    /// Creates a scale that contains 0 and all values, and begins and ends at round numbers: multiples of 1, 2, or 5
    /// times a power of ten.
    ///
    /// The scale of 106 and 229 is that from 0 to 250.
    public init(of values: some Sequence<Double>) {
        let exact = ChartScale(exactly: Array(values) + [0])
        let step = Self.step(for: exact.upperBound - exact.lowerBound, count: 5)
        self.init(
            from: (exact.lowerBound / step).rounded(.down) * step, to: (exact.upperBound / step).rounded(.up) * step)
    }

    /// Returns where a value is between the bounds: 0 at the lower, 1 at the upper, less or more outside of them.
    public func position(of value: Double) -> CGFloat {
        CGFloat((min(max(value, -1e15), 1e15) - lowerBound) / (upperBound - lowerBound))
    }

    /// Returns the round numbers between the bounds, in rising order.
    ///
    /// - Parameter count: The number of steps to aim at, 1…100. The result has at most about twice as many.
    public func marks(count: Int = 5) -> [Double] {
        let step = Self.step(for: upperBound - lowerBound, count: min(max(count, 1), 100))
        let first = (lowerBound / step - 1e-9).rounded(.up)
        let last = (upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first <= 1_000 else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// The number of decimals that tell the marks apart.
    func decimals(count: Int) -> Int {
        var step = Self.step(for: upperBound - lowerBound, count: min(max(count, 1), 100))
        var decimals = 0
        while step < 0.999, decimals < 12 {
            step *= 10
            decimals += 1
        }
        return decimals
    }

    /// Returns the multiple of 1, 2, or 5 times a power of ten of which a range has at most a number of steps.
    private static func step(for range: Double, count: Int) -> Double {
        // Powers of ten below this one are subnormal numbers, which end at 0.
        let least = max(range / Double(count), 1e-300)
        var power = 1.0
        while power > least { power /= 10 }
        while power * 10 <= least { power *= 10 }
        // The rounding of the powers must not skip a step.
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least * (1 - 1e-9) } ?? 10 * power
    }
}
