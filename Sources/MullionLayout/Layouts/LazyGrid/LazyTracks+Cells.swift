import MullionGeometry

extension LazyTracks.Track {
    /// The offset of a child in its cell, at which its guides meet those of the cell.
    func offset(of size: CGSize, in cell: CGSize, guide: (AlignmentKey) -> CGFloat) -> CGPoint {
        func along(_ key: AlignmentKey) -> CGFloat {
            (key.defaultValue(width: cell.width, height: cell.height) - guide(key)).orZero
        }
        return CGPoint(x: along(alignment.horizontal.key), y: along(alignment.vertical.key))
    }
}

extension AlignmentKey {
    /// How far the guide of something `long` lies behind that of something `short`, along the guide's axis.
    func difference(_ long: CGFloat, _ short: CGFloat) -> CGFloat {
        func value(_ length: CGFloat) -> CGFloat {
            axis == .horizontal ? defaultValue(width: length, height: 0) : defaultValue(width: 0, height: length)
        }
        return (value(long) - value(short)).orZero
    }
}

extension CGFloat {
    /// The number, or 0 if it is not finite.
    var orZero: CGFloat { isFinite ? self : 0 }
}
