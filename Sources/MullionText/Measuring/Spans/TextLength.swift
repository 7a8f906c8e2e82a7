import MullionGeometry

/// A length composed of font units of several scales.
///
/// Consecutive lengths of one scale are summed in whole units, so a stretch in one font is as long as if it had been
/// measured at once, to the bit.
struct TextLength: Equatable {
    private var closed: CGFloat = 0
    private var units = 0
    private var scale: CGFloat = 0

    /// The length in points.
    var points: CGFloat { closed + CGFloat(units) * scale }

    /// Adds a number of units of the given points each.
    mutating func add(_ count: Int, _ pointsPerUnit: CGFloat) {
        if pointsPerUnit != scale {
            closed = points
            units = 0
            scale = pointsPerUnit
        }
        units += count
    }
}
