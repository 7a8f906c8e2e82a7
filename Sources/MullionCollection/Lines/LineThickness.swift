import MullionGeometry

/// How thick a line is, from the items in it.
struct LineThickness {
    /// The length of the thickest item.
    private var longest: CGFloat = 0
    /// How far the items reach above the line's baseline.
    private(set) var ascent: CGFloat = 0
    /// How far they reach below it.
    private var descent: CGFloat = 0

    /// The thickness of no items.
    init() {}

    mutating func add(_ size: StoredSize) {
        longest = max(longest, size.main)
        ascent = max(ascent, size.main - size.descent)
        descent = max(descent, size.descent)
    }

    /// The thickness by a rule: that of the thickest item, unless items are lined up inside of the line.
    func length(by rule: LineRule) -> CGFloat { rule.crossAlignment == .baseline ? ascent + descent : longest }
}
