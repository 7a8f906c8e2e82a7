/// The alignment of the items of a line along it.
public enum LineAlignment: String, Sendable, CaseIterable {
    /// The first item at the leading edge, the last at the trailing edge, equal gaps; a lone item is centered.
    case justified
    /// At the leading edge, with the minimum gaps.
    case start
    /// In the middle, with the minimum gaps.
    case center
    /// At the trailing edge, with the minimum gaps.
    case end
}

/// The alignment of the items of a section's last line along it.
public enum LastLineAlignment: String, Sendable, CaseIterable {
    /// As the other lines, except where these are justified: then a uniform section keeps its grid, and any other
    /// starts at the leading edge with the minimum gaps.
    case auto
    /// As ``LineAlignment/justified``.
    case justified
    /// As ``LineAlignment/start``.
    case start
    /// As ``LineAlignment/center``.
    case center
    /// As ``LineAlignment/end``.
    case end
}

/// The alignment of an item across its line.
public enum LineCrossAlignment: String, Sendable, CaseIterable {
    /// At the beginning of the line.
    case start
    /// In the middle.
    case center
    /// At the end.
    case end
    /// Over the whole thickness.
    case stretch
    /// By its baseline: the line's baseline leaves room for the highest items above it and the deepest below. Items
    /// without a baseline are above it. In vertical lines, as ``start``. Items of one size need no baseline.
    case baseline
}

/// The limit up to which a pinned header or footer moves with the viewport.
public enum PinLimit: String, Sendable, CaseIterable {
    /// Headers: until their end meets the end of the section's last line. Footers: until they meet the first line.
    case itemsEnd
    /// Until they meet the end of their section; footers, its beginning.
    case sectionEnd
    /// Headers: until the next section's header, in the last section with one without limit. Footers: until the footer
    /// before.
    case untilNextPinned
}

/// The behavior of headers where the first section's header is global.
public struct GlobalHeaderOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates options from their bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The header of the first section stays at the beginning of the viewport.
    public static let firstSectionIsGlobalHeader = GlobalHeaderOptions(rawValue: 1)
    /// The header of the first section grows when the content is pulled beyond its beginning.
    public static let firstSectionStretchable = GlobalHeaderOptions(rawValue: 2)
    /// The other headers pin below the global header, or at the beginning of the viewport if there is none.
    public static let sectionsPinToGlobalHeaderOrVisibleBounds = GlobalHeaderOptions(rawValue: 4)
    /// All three.
    public static let all: GlobalHeaderOptions = [
        .firstSectionIsGlobalHeader, .firstSectionStretchable, .sectionsPinToGlobalHeaderOrVisibleBounds,
    ]
}

/// The rules for global headers.
public enum GlobalHeaderRules: String, Sendable, CaseIterable {
    /// Headers are never above their natural position, keep their insets, stop at the end of their last line, and
    /// follow from layout and viewport alone.
    case corrected
    /// The rules of AKPFlowLayout (2016) to the letter: boundaries by the first and last item, the first section's top
    /// inset added to the pin line, headers of empty sections thrown to 0, the vertical axis only, and a stretch factor
    /// beyond the maximum that is remembered from before.
    case akpFlowLayout
}
