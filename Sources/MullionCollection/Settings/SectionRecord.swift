import MullionGeometry

/// A section as it is kept: its numbers, resolved against the configuration and repaired, and its items.
struct SectionRecord: Sendable {
    /// The section's inset along the scrolling axis and across it.
    var mainInset: (before: CGFloat, after: CGFloat)
    var crossInset: (before: CGFloat, after: CGFloat)
    var interitemSpacing: CGFloat
    var lineSpacing: CGFloat
    var headerLength: CGFloat
    var footerLength: CGFloat
    /// The parts of header and inset in the rules of AKPFlowLayout, on either scrolling axis.
    var akpHeaderHeight: CGFloat
    var akpTopInset: CGFloat
    /// The size of uniform items, and of those not measured yet.
    var estimate: SectionSize
    var isUniform: Bool
    var columns: Int
    var isList: Bool
    var content: SectionContent

    /// What the sums over sections get.
    func span(by rule: LineRule, decorations: Int) -> SectionSpan {
        let hasHeader = headerLength > 0
        let hasFooter = footerLength > 0
        var length = ExactLength(headerLength) + ExactLength(mainInset.before) + content.length(by: rule)
        length += ExactLength(mainInset.after) + ExactLength(footerLength)
        return SectionSpan(
            length: length, elements: content.count + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) + decorations,
            items: content.count, headers: hasHeader ? 1 : 0, footers: hasFooter ? 1 : 0)
    }
}

/// Where the parts of a section begin along the scrolling axis.
struct SectionPlace {
    /// The header, which is where the section begins.
    var start: CGFloat
    var itemsStart: CGFloat
    /// The end of the last line; where the items would begin if there are none.
    var itemsEnd: CGFloat
    var footerStart: CGFloat
    var end: CGFloat
    /// `itemsStart` before it is rounded to a number.
    var exactItemsStart: ExactLength
}
