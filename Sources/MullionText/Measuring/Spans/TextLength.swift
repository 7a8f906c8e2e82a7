import MullionGeometry

/// A length that is put together from font units of several scales.
///
/// Consecutive lengths of one scale are added up in whole units, so a stretch in one font is as long as if it had been
/// measured in one go, to the bit.
struct TextLength: Equatable {
    private var closed: CGFloat = 0
    private var units = 0
    private var scale: CGFloat = 0

    /// The length in points.
    var points: CGFloat { closed + CGFloat(units) * scale }

    /// Adds a number of units of so many points each.
    mutating func add(_ count: Int, _ pointsPerUnit: CGFloat) {
        if pointsPerUnit != scale {
            closed = points
            units = 0
            scale = pointsPerUnit
        }
        units += count
    }
}
