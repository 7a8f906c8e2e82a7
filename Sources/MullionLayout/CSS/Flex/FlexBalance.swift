import MullionGeometry

/// Balanced lines (css-flexbox-2, `flex-wrap: balance`): of all divisions into a number of lines whose lines fit, the
/// one with the least sum of squared line lengths; in a tie the one with most items in the first line, then the second.
extension Engine {
    /// Divides the items into `number` lines, at most one for each item.
    ///
    /// - Complexity: O(items² × lines), up to a limit beyond which the lines get equal numbers of items.
    func balanceFlexLines(
        _ container: FlexContainer, _ lines: UnsafeMutablePointer<FlexLine>, _ number: Int, _ limit: CGFloat
    ) {
        var lengths: [CGFloat] = []
        for i in 0..<container.count {
            lengths.append(Swift.max(0, container.items[i].hypothetical + container.mainMargins(i)))
        }
        var start = 0
        for (l, end) in balancedEnds(lengths, number, container.mainGap, limit).enumerated() {
            (lines + l).initialize(to: FlexLine(start: start, end: end))
            start = end
        }
    }

    /// The length of the longest line when lengths are divided into a number of lines.
    func balancedFlexWidth(_ lengths: [CGFloat], _ number: Int, _ gap: CGFloat) -> CGFloat {
        guard !lengths.isEmpty else { return 0 }
        var (start, longest) = (0, CGFloat(0))
        for end in balancedEnds(lengths, Swift.min(number, lengths.count), gap, .infinity) {
            longest = Swift.max(longest, lengths[start..<end].reduce(0, +) + gap * CGFloat(end - start - 1))
            start = end
        }
        return longest
    }

    /// Where each line ends.
    private func balancedEnds(_ lengths: [CGFloat], _ number: Int, _ gap: CGFloat, _ limit: CGFloat) -> [Int] {
        let count = lengths.count
        if number >= count { return Array(1...count) }
        if number == 1 { return [count] }
        guard count * count / 2 * number <= 20_000_000 else {
            return (1...number).map { $0 * count / number }
        }
        var sums: [CGFloat] = [0]
        for length in lengths { sums.append(sums[sums.count - 1] + length) }
        func cost(_ start: Int, _ end: Int) -> CGFloat {
            let length = sums[end] - sums[start] + gap * CGFloat(end - start - 1)
            return end - start > 1 && length > limit + Self.tolerance ? .infinity : length * length
        }
        // best[k][i]: the least cost of dividing the items from i into k lines; ends[k][i]: where the first of them
        // ends.
        var best = [[CGFloat]](repeating: [CGFloat](repeating: .infinity, count: count + 1), count: number + 1)
        var ends = [[Int]](repeating: [Int](repeating: count, count: count + 1), count: number + 1)
        best[0][count] = 0
        for k in 1...number {
            for i in stride(from: count - k, through: 0, by: -1) {
                for end in i + 1...count - (k - 1) {
                    let own = cost(i, end) + best[k - 1][end]
                    if own <= best[k][i] * (1 + 1e-12) || ends[k][i] == count && end < count && best[k][i] == .infinity
                    {
                        best[k][i] = Swift.min(own, best[k][i])
                        ends[k][i] = end
                    }
                    if cost(i, end) == .infinity { break }
                }
            }
        }
        var result: [Int] = []
        var at = 0
        for k in stride(from: number, through: 1, by: -1) {
            at = ends[k][at]
            result.append(at)
        }
        result[result.count - 1] = count
        return result
    }
}
