import MullionGeometry

// The sizes of text styles in each content size category, from the table in Apple's Human Interface Guidelines.
extension StoryboardTextSize {
    /// The sizes of the styles in points by their names in documents.
    public var pointSizes: [String: CGFloat] {
        Dictionary(uniqueKeysWithValues: zip(Self.styles, Self.table[self] ?? []))
    }

    /// Returns the size of a document's font in this category.
    ///
    /// Fonts with a text style have the size of the style. Fonts with a fixed size keep it, unless their view adjusts
    /// them; then they scale like the style "Body".
    package func pointSize(of size: CGFloat, style: String?, isAdjusted: Bool) -> CGFloat {
        guard self != .large else { return size }
        if let style, let size = pointSizes[style] { return size }
        guard isAdjusted, let body = pointSizes["Body"] else { return size }
        return size * body / 17
    }

    private static let styles = [
        "Title0", "Title1", "Title2", "Title3", "Headline", "Body", "Callout", "Subhead", "Footnote", "Caption1",
        "Caption2",
    ]

    private static let table: [StoryboardTextSize: [CGFloat]] = [
        .extraSmall: [31, 25, 19, 17, 14, 14, 13, 12, 12, 11, 11],
        .small: [32, 26, 20, 18, 15, 15, 14, 13, 12, 11, 11],
        .medium: [33, 27, 21, 19, 16, 16, 15, 14, 12, 11, 11],
        .large: [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
        .extraLarge: [36, 30, 24, 22, 19, 19, 18, 17, 15, 14, 13],
        .extraExtraLarge: [38, 32, 26, 24, 21, 21, 20, 19, 17, 16, 15],
        .extraExtraExtraLarge: [40, 34, 28, 26, 23, 23, 22, 21, 19, 18, 17],
        .accessibilityMedium: [44, 38, 34, 31, 28, 28, 26, 25, 23, 22, 20],
        .accessibilityLarge: [48, 43, 39, 37, 33, 33, 32, 30, 27, 26, 24],
        .accessibilityExtraLarge: [52, 48, 44, 43, 40, 40, 38, 36, 33, 32, 29],
        .accessibilityExtraExtraLarge: [56, 53, 50, 49, 47, 47, 44, 42, 38, 37, 34],
        .accessibilityExtraExtraExtraLarge: [60, 58, 56, 55, 53, 53, 51, 49, 44, 43, 40],
    ]
}
