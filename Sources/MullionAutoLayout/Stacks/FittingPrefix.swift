import MullionGeometry

/// The number of lengths of a row, from the first on, that fit into an available length.
///
/// n(W) is the largest n for which the first n lengths with the n - 1 gaps between them are at most W. It depends on
/// the lengths and on W alone, so a row that shows n(W) views neither flickers nor loops. There is no tolerance: a
/// single view of exactly the room's width fits. Views of no length still cost a gap. Negative gaps may make a longer
/// row fit where a shorter one does not; the longest that fits counts.
///
/// Example: lengths 60, 40, 80, 20 with gaps of 10 end at 60, 110, 200, 230. So n(109.5) = 1, n(110) = 2, n(59.5) = 0.
public struct FittingPrefix: Hashable, Sendable {
    /// Where each of the lengths ends.
    private let ends: [CGFloat]
    /// The gap after each of the lengths.
    private let gaps: [CGFloat]

    /// Creates a row of lengths with a gap after each, in points; the gap after the last one counts only before an
    /// indicator.
    /// - Precondition: as many gaps as lengths.
    public init(lengths: [CGFloat], gaps: [CGFloat]) {
        precondition(lengths.count == gaps.count, "\(lengths.count) lengths need as many gaps, not \(gaps.count)")
        var ends: [CGFloat] = []
        ends.reserveCapacity(lengths.count)
        for (index, length) in lengths.enumerated() {
            ends.append(index == 0 ? length : ends[index - 1] + gaps[index - 1] + length)
        }
        self.ends = ends
        self.gaps = gaps
    }

    /// Creates a row of lengths with the same gap between all neighbors, in points.
    public init(lengths: [CGFloat], spacing: CGFloat) {
        self.init(lengths: lengths, gaps: Array(repeating: spacing, count: lengths.count))
    }

    /// Returns the number of lengths that fit into an available length, in points.
    /// - Complexity: linear in the lengths.
    public func count(in room: CGFloat) -> Int { (ends.lastIndex { $0 <= room } ?? -1) + 1 }

    /// Returns the number of lengths that fit into an available length, with an indicator after them unless all fit.
    ///
    /// The indicator is shown if a length is omitted and the indicator itself fits.
    /// - Parameter indicator: The length of the indicator in points.
    /// - Complexity: linear in the lengths.
    public func count(in room: CGFloat, indicator: CGFloat) -> (count: Int, hasIndicator: Bool) {
        if count(in: room) == ends.count { return (ends.count, false) }
        let count = (ends.indices.dropLast().last { ends[$0] + gaps[$0] + indicator <= room } ?? -1) + 1
        return (count, count > 0 || indicator <= room)
    }
}
