import MullionGeometry

/// The length of a row or column of a ``CellGrid``.
public struct CellTrack: Hashable, Sendable {
    /// The length in points, rounded up, negative counts as 0; nil: as long as its longest child.
    public var fixed: CGFloat?
    /// The weight by which the track takes spare space and shrinks when space is short; none at 0 or less.
    public var stretch: CGFloat

    /// Creates a track; by default one that is as long as its longest child and does not stretch.
    public init(fixed: CGFloat? = nil, stretch: CGFloat = 0) {
        self.fixed = fixed
        self.stretch = stretch
    }
}

/// The room between two rows or columns of a ``CellGrid``.
public struct CellGap: Hashable, Sendable {
    /// The length in points, rounded up; negative counts as 0.
    public var size: CGFloat
    /// The weight by which the gap takes spare space and shrinks when space is short; none at 0 or less.
    public var stretch: CGFloat

    /// Creates a gap; by default none.
    public init(size: CGFloat = 0, stretch: CGFloat = 0) {
        self.size = size
        self.stretch = stretch
    }
}
