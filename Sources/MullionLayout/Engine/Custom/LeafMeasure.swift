import MullionGeometry

/// The measurement of a leaf: a function and its traits.
///
/// Every declared trait saves questions. A wrapping text that declares all three is measured three times a pass: at
/// width 0, at unspecified width, and at its real width.
///
/// ```swift
/// let label = LeafMeasure(traits: .wrappingText) { proposal in
///     let lines = paragraph.lines(in: proposal.width)
///     return CGSize(width: lines.longest, height: CGFloat(lines.count) * 18)
/// }
/// ```
public struct LeafMeasure {
    /// The properties of a measure function that the engine may rely on.
    public struct Traits: OptionSet, Sendable {
        public let rawValue: UInt8
        public init(rawValue: UInt8) { self.rawValue = rawValue }

        /// The width answer does not depend on the proposed height.
        public static let widthIgnoresHeight = Traits(rawValue: 1)
        /// The height answer does not depend on the proposed height, only on the proposed width.
        public static let heightIgnoresHeight = Traits(rawValue: 2)
        /// The answer to an infinite width is the answer to an unspecified one.
        public static let maximumIsIdeal = Traits(rawValue: 4)
        /// A text that wraps in the proposed width and is never cut off.
        public static let wrappingText: Traits = [.widthIgnoresHeight, .heightIgnoresHeight, .maximumIsIdeal]
    }

    /// Shared by every node that is given this measure.
    let box: LeafBox

    /// Creates a measure of a leaf that prefers no spacing around itself.
    ///
    /// - Parameters:
    ///   - traits: What the function promises. Promising something that does not hold gives wrong frames, never a
    ///     crash.
    ///   - lineHeight: For a text that drops the lines that do not fit: the height of one line, finite and positive.
    ///     The function is then called with unspecified heights only, and the height is cut to whole lines that fit the
    ///     proposed height, at least one. Implies the traits about height.
    ///   - firstTextBaseline: The first baseline from the top, for a size the function answered.
    ///   - lastTextBaseline: The last baseline from the top, for a size the function answered.
    ///   - measure: The size for a proposal, in points, finite and not negative. Anything else is repaired and
    ///     reported: NaN and negative become 0; infinite becomes the proposal, or 10 where that is unspecified.
    public init(
        traits: Traits = [], lineHeight: CGFloat? = nil, firstTextBaseline: ((CGSize) -> CGFloat)? = nil,
        lastTextBaseline: ((CGSize) -> CGFloat)? = nil, measure: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.init(traits, lineHeight, firstTextBaseline, lastTextBaseline, nil, measure)
    }

    /// Creates a measure of a leaf that prefers some spacing around itself.
    ///
    /// - Parameter spacing: The spacing the leaf prefers. The other parameters are those of
    ///   ``init(traits:lineHeight:firstTextBaseline:lastTextBaseline:measure:)``.
    public init(
        traits: Traits = [], lineHeight: CGFloat? = nil, firstTextBaseline: ((CGSize) -> CGFloat)? = nil,
        lastTextBaseline: ((CGSize) -> CGFloat)? = nil, spacing: ViewSpacing,
        measure: @escaping (ProposedViewSize) -> CGSize
    ) {
        self.init(
            traits, lineHeight, firstTextBaseline, lastTextBaseline, spacing.isEmpty ? nil : spacing, measure)
    }

    @inline(__always)
    private init(
        _ traits: Traits, _ lineHeight: CGFloat?, _ firstTextBaseline: ((CGSize) -> CGFloat)?,
        _ lastTextBaseline: ((CGSize) -> CGFloat)?, _ spacing: ViewSpacing?,
        _ measure: @escaping (ProposedViewSize) -> CGSize
    ) {
        var traits = traits
        var line = CGFloat.nan
        if let lineHeight, lineHeight.isFinite, lineHeight > 0 {
            line = lineHeight
            traits.formUnion([.widthIgnoresHeight, .heightIgnoresHeight])
        }
        if firstTextBaseline != nil || lastTextBaseline != nil || spacing != nil {
            box = LeafBoxWithBaselines(
                traits: traits, lineHeight: line, firstTextBaseline: firstTextBaseline,
                lastTextBaseline: lastTextBaseline, spacing: spacing, function: measure)
        } else {
            box = LeafBox(traits: traits, lineHeight: line, function: measure)
        }
    }
}
