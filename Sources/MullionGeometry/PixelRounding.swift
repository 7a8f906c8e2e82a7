// Layout is exact; only finished frames are rounded, once, when they leave the engine. Rounding an origin and a size
// separately would open gaps and overlaps between neighbors. Rounding both corners does not: neighbors that share an
// edge pass the same number to the same function, so they still share it afterwards.
//
//  exact    |-- 33.33 --|-- 33.33 --|-- 33.33 --|
//           0         33.33       66.67        100
//  rounded  0          33          67          100        widths 33, 34, 33

extension CGRect {
    /// Returns the rectangle with both corners moved to the nearest pixel boundary.
    ///
    /// Each corner moves to the nearest multiple of `1 / scale`, halves up (towards the bottom right, also for negative
    /// coordinates), and the size is the difference. Rectangles that share an edge still share it, so tiles keep
    /// tiling: a tile may gain or lose a pixel, their sum does not. Rounding twice changes nothing.
    ///
    /// Three equal columns in a row 100 points wide, on a screen with one pixel per point:
    ///
    /// | exact x | exact width | rounded x | rounded width |
    /// |---|---|---|---|
    /// | 0 | 33.33 | 0 | 33 |
    /// | 33.33 | 33.33 | 33 | 34 |
    /// | 66.67 | 33.33 | 67 | 33 |
    ///
    /// A rectangle with an infinite or undefined component is returned unchanged, as are coordinates so large that they
    /// have no fraction of a pixel. A negative size stays negative.
    ///
    /// - Parameter scale: The number of pixels per point; finite and greater than zero.
    /// - Precondition: `scale` is finite and greater than 0.
    /// - Returns: The rounded rectangle; a side narrower than a pixel may become zero.
    @inlinable
    public func pixelAligned(scale: CGFloat) -> CGRect {
        precondition(scale > 0 && scale.isFinite, "pixelAligned: scale must be finite and greater than zero")
        guard origin.x.isFinite, origin.y.isFinite, size.width.isFinite, size.height.isFinite else { return self }
        let left = origin.x.pixelAligned(scale: scale)
        let top = origin.y.pixelAligned(scale: scale)
        let right = (origin.x + size.width).pixelAligned(scale: scale)
        let bottom = (origin.y + size.height).pixelAligned(scale: scale)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension CGFloat {
    /// Returns the nearest multiple of `1 / scale`, halves up.
    @inlinable
    package func pixelAligned(scale: CGFloat) -> CGFloat {
        let pixels = self * scale
        // From 2^52 on every number is an integer, and adding to it would lose the last bit.
        guard pixels.magnitude < 0x1p52 else { return self }
        let below = pixels.rounded(.down)
        return (pixels - below >= 0.5 ? below + 1 : below) / scale
    }
}
