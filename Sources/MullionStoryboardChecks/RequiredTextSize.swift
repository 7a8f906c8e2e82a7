import MullionGeometry
import MullionStoryboards
import MullionText

/// The size that a text of a view requires.
///
/// The document's fonts are not available, so measured sizes are estimates. The stored frame of the document's
/// own text improves them if it is close to the measured size: then it is the text's size, and a different text needs
/// more or less in proportion. If it is not close, something stretched the view or clipped the text.
struct RequiredTextSize {
    /// The text.
    let string: String
    /// The maximum number of lines; nil for any number.
    private let lineLimit: Int?
    private let isEstimated: Bool
    private let content: StoryboardTextContent
    private let own: StoryboardTextContent
    /// The ratio of required to measured width.
    private let factor: CGFloat
    private let padding: CGFloat
    private let scale: CGFloat
    private let stored: CGSize

    /// - Returns: nil if the width of the text is unknown: next to an image, in several fonts, or in an
    ///   unavailable font without a close stored frame.
    init?(
        of property: String, _ view: StoryboardView, _ attributes: StoryboardAttributes, in setting: StoryboardSetting
    ) {
        guard let stored = view.frame?.size, !view.hasPicture, !view.hasAttributedText,
            let saved = view.texts[property], let shown = setting.texts(of: view)[property], !saved.isEmpty,
            !shown.isEmpty
        else { return nil }
        let font = setting.font(of: view)
        string = shown
        self.stored = stored
        own = StoryboardTextContent(saved, view.font ?? .usual(for: view.kind), measurer: setting.measurer)
        var content = StoryboardTextContent(shown, font, measurer: setting.measurer)
        content.lineLimit = 0
        self.content = content
        padding = view.textPadding
        lineLimit = view.lineLimit(in: attributes)
        scale = view.smallestScale(in: attributes, size: font.size)
        let isOwn = shown == saved && own.font == font
        let width = own.width
        // In a short text, each letter counts more.
        let nearness = 0.12 + 0.5 / CGFloat(saved.count)
        let ratio = width > 0 ? (stored.width - padding) / width : 0
        if abs(ratio - 1) <= nearness, stored.height < 1.5 * own.lineHeight + 16 {
            factor = ratio
            isEstimated = !isOwn
        } else {
            guard font.name == nil, saved.count > 3 else { return nil }
            factor = 1
            isEstimated = true
        }
    }

    /// Returns the excess of the text over a size; nil if it fits.
    func shortage(in size: CGSize) -> (axis: Axis, needed: CGFloat, available: CGFloat, isEstimated: Bool)? {
        guard size.width > 0, size.height > 0 else { return nil }
        if lineLimit == 1 {
            let needed = content.width * factor * scale + padding
            // Letter widths differ by a tenth between fonts.
            guard needed - size.width > (isEstimated ? 0.1 * needed : StoryboardCheck.tolerance) else { return nil }
            return (.horizontal, needed, size.width, isEstimated)
        }
        // Allows 3 % slack, so that lines that a narrower font would fit are not reported.
        func height(of content: StoryboardTextContent, in width: CGFloat) -> CGFloat {
            var content = content
            content.lineLimit = 0
            return content.wrapped(in: (width - padding) / factor / scale * 1.03).height * scale
        }
        var needed = height(of: content, in: size.width)
        // A stored size close to the measured one is trusted.
        let difference = stored.height - height(of: own, in: stored.width)
        if abs(difference) < 1.5 * own.lineHeight { needed += difference }
        var available = size.height
        if let lineLimit { available = min(available, max(CGFloat(lineLimit) * content.lineHeight, stored.height)) }
        guard needed - available > 0.6 * content.lineHeight * scale else { return nil }
        return (.vertical, needed, available, true)
    }
}
