import MullionGeometry

extension LayoutConstraint {
    /// The reading direction of a visual format, and the alignment of its views across it. Raw values are those of
    /// UIKit.
    public struct FormatOptions: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The left edges are aligned.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// The right edges are aligned.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// The top edges are aligned.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// The bottom edges are aligned.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// The leading edges are aligned.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// The trailing edges are aligned.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// The centers are aligned in the horizontal.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// The centers are aligned in the vertical.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The last baselines are aligned.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The first baselines are aligned.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)

        /// A horizontal format is read from the leading to the trailing edge, as without an option.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// A horizontal format is read from left to right, whatever the layout direction.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// A horizontal format is read from right to left, whatever the layout direction.
        public static let directionRightToLeft = FormatOptions(rawValue: 1 << 17)
    }
}

extension LayoutConstraint.FormatOptions {
    /// The attributes that are to be equal, in the order of the options.
    var alignedAttributes: [LayoutConstraint.Attribute] {
        let attributes: [(LayoutConstraint.FormatOptions, LayoutConstraint.Attribute)] = [
            (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
            (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
            (.alignAllCenterY, .centerY), (.alignAllLastBaseline, .lastBaseline),
            (.alignAllFirstBaseline, .firstBaseline),
        ]
        return attributes.compactMap { contains($0) ? $1 : nil }
    }

    /// How views follow each other on an axis.
    /// - Throws: `contradictoryDirections`.
    func flow(along axis: Axis) throws(VisualFormatError) -> FormatFlow {
        if contains([.directionLeftToRight, .directionRightToLeft]) {
            throw VisualFormatError(.contradictoryDirections, at: 0)
        }
        if axis == .vertical {
            return FormatFlow(near: .top, far: .bottom, size: .height)
        }
        if contains(.directionRightToLeft) {
            return FormatFlow(near: .right, far: .left, size: .width, isMirrored: true)
        }
        if contains(.directionLeftToRight) {
            return FormatFlow(near: .left, far: .right, size: .width)
        }
        return FormatFlow(near: .leading, far: .trailing, size: .width)
    }
}

/// The attributes by which the views of a format follow each other.
struct FormatFlow {
    /// The edge where a view begins.
    var near: LayoutConstraint.Attribute
    /// The edge where it ends.
    var far: LayoutConstraint.Attribute
    var size: LayoutConstraint.Attribute
    /// Whether positions grow against the reading.
    var isMirrored = false
}
