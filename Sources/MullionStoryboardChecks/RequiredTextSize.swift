import MullionGeometry
import MullionStoryboards
import MullionText

/// How much room a text of a view needs.
///
/// Documents do not bring their fonts: what is measured is an estimate. The frame that was stored for the document's
/// own text tells more, where it is near what is measured: then it is the text's own size, and another text needs more
/// or less in the proportion of what is measured. Where it is not near, something stretched the view or cut off the
/// text.
struct RequiredTextSize {
    /// The text.
    let string: String
    /// The most lines; nil: any number.
    private let lineLimit: Int?
    /// Whether nothing but measuring tells the numbers.
    private let isEstimated: Bool
    private let content: StoryboardTextContent
    private let own: StoryboardTextContent
    /// What is needed in widths of what is measured.
    private let factor: CGFloat
    private let padding: CGFloat
    private let scale: CGFloat
    private let stored: CGSize

    /// - Returns: nil where nothing tells how wide the text is: with a picture beside it, in several fonts, or in a
    ///   font that is not there and without a stored frame near what another font gives.
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
        // Of a few letters each counts more.
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

    /// What of the text does not fit in a size; nil where all of it does.
    func shortage(in size: CGSize) -> (axis: Axis, needed: CGFloat, available: CGFloat, isEstimated: Bool)? {
        guard size.width > 0, size.height > 0 else { return nil }
        if lineLimit == 1 {
            let needed = content.width * factor * scale + padding
            // Letters of other fonts differ by a tenth.
            guard needed - size.width > (isEstimated ? 0.1 * needed : StoryboardCheck.tolerance) else { return nil }
            return (.horizontal, needed, size.width, isEstimated)
        }
        // A little more room than there is: no line is told of that a narrower letter would save.
        func height(of content: StoryboardTextContent, in width: CGFloat) -> CGFloat {
            var content = content
            content.lineLimit = 0
            return content.wrapped(in: (width - padding) / factor / scale * 1.03).height * scale
        }
        var needed = height(of: content, in: size.width)
        // Where what was stored is nearly what is measured, it is believed.
        let difference = stored.height - height(of: own, in: stored.width)
        if abs(difference) < 1.5 * own.lineHeight { needed += difference }
        var available = size.height
        if let lineLimit { available = min(available, max(CGFloat(lineLimit) * content.lineHeight, stored.height)) }
        guard needed - available > 0.6 * content.lineHeight * scale else { return nil }
        return (.vertical, needed, available, true)
    }
}

extension CheckedScreen {
    /// Texts that do not fit in their views.
    func findClippedText(_ found: inout IssueList) {
        for index in certain {
            let row = rows[index]
            for property in row.source.fittingProperties {
                guard let need = RequiredTextSize(of: property, row.source, row.attributes, in: setting),
                    let shortage = need.shortage(in: row.view.frame.size)
                else { continue }
                found.add(
                    .clippedText(
                        text: need.string, axis: shortage.axis, needed: shortage.needed, available: shortage.available,
                        isEstimated: shortage.isEstimated), row.source.object, row.source.position)
                break
            }
        }
    }
}
