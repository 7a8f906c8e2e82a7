import MullionGeometry

/// Sharing whole points by weight: what stretching and shrinking mean in every cell layout.
///
/// Source: WeView 2, `distributeSpace:acrossCellsWithWeights:` and `distributeAdjustment:`.
///
/// 1. Walk over the weights in order, skipping those that are not positive; keep the space and the weight that remain.
/// 2. Each element gets remaining space · weight / remaining weight, rounded down; the last one gets all that remains.
/// 3. To grow or shrink lengths, add or subtract the parts, round, and stop at 0. What an element stopped at 0 could
///    not give is not taken from the others: the shortage remains.
///
/// Every part differs from the exact share by less than 1, and the surplus tends to end at the last element. The extra
/// comes on top of a length: equal weights mean equal extra, not equal lengths.
///
/// Worked example: 10 points over the weights 1, 1, 1. The first gets ⌊10 · 1 / 3⌋ = 3, the second ⌊7 · 1 / 2⌋ = 3, the
/// last the 4 that remain.
///
/// - Complexity: O(n) for n weights.
enum SpaceSharing {
    /// The parts of a whole number of points, one for each weight; 0 for weights that are not positive.
    static func share(_ space: CGFloat, by weights: [CGFloat]) -> [CGFloat] {
        var parts = [CGFloat](repeating: 0, count: weights.count)
        var remainingSpace = space
        var remainingWeight = weights.reduce(0) { $0 + WholePoints.weight($1) }
        guard let last = weights.lastIndex(where: { WholePoints.weight($0) > 0 }) else { return parts }
        for index in 0..<last {
            let weight = WholePoints.weight(weights[index])
            guard weight > 0 else { continue }
            // Weights so small that the sum has lost them must not divide by nothing.
            let quotient = remainingSpace * weight / max(remainingWeight, weight)
            parts[index] = min(WholePoints.down(quotient), remainingSpace)
            remainingSpace -= parts[index]
            remainingWeight -= weight
        }
        parts[last] = remainingSpace
        return parts
    }

    /// Grows lengths by a positive or shrinks them by a negative change; no length becomes negative.
    static func adjust(_ lengths: inout [CGFloat], by weights: [CGFloat], _ change: CGFloat) {
        guard weights.contains(where: { WholePoints.weight($0) > 0 }) else { return }
        let parts = share(WholePoints.near(abs(change)), by: weights)
        for index in lengths.indices {
            let length = change < 0 ? lengths[index] - parts[index] : lengths[index] + parts[index]
            lengths[index] = max(0, WholePoints.near(length))
        }
    }
}
