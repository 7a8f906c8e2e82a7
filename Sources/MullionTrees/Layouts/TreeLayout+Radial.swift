import MullionGeometry

extension TreeLayout {
    /// Returns the drawing bent around its root: x becomes the angle, y the distance from the center.
    ///
    /// Meant for downward layouts on the grid. The whole width and one more `gap` fill the sweep, so that the last node
    /// keeps its distance from the first after a full turn. Nodes become points, at the bent centers of their boxes.
    ///
    /// Worked example: a root at (0.5, 0) with leaves at 0 and 1, bent once around with gap 1 and rings of 10: the
    /// leaves are 10 to the right and to the left of the root, at (20, 0) and (0, 0).
    ///
    /// - Parameters:
    ///   - ring: The distance from level to level, per unit of y; negative, infinite and NaN count as 0.
    ///   - start: The angle of the leftmost nodes; 0 is to the right, and angles grow clockwise. Infinite, NaN and more
    ///     than a million radians count as 0.
    ///   - sweep: The angle of the whole; unusable ones count as 0.
    ///   - gap: How much of x stays free between the last node and the first.
    /// - Complexity: O(n) for n nodes.
    public func radial(
        ring: CGFloat, start: Angle = .zero, sweep: Angle = .degrees(360), gap: CGFloat = 1
    ) -> TreeLayout {
        guard count > 0 else { return self }
        let ring = TreeLength.usable(ring)
        let start = Self.usable(start)
        let sweep = Self.usable(sweep)
        let centers = (0..<count).map { center(of: $0) }
        let least = centers.lazy.map(\.x).min()!
        let top = centers[0].y
        let width = centers.lazy.map(\.x).max()! - least + TreeLength.usable(gap)
        let points = centers.map { center in
            let angle = start + (width > 0 ? sweep * Double((center.x - least) / width) : 0)
            let radius = abs(center.y - top) * ring
            return CGPoint(x: radius * CGFloat(cos(angle)), y: radius * CGFloat(sin(angle)))
        }
        return Self(outwards: points, sizes: [], parents: parents)
    }

    /// Creates a layout that runs from the root to all sides.
    init(outwards positions: [CGPoint], sizes: [CGSize], parents: [Int32]) {
        self.init(moving: positions, sizes: sizes, parents: parents)
        flow = .outwards
    }

    private static func usable(_ angle: Angle) -> Double { abs(angle.radians) <= 1e6 ? angle.radians : 0 }
}
