import MullionGeometry
import MullionStoryboards
import MullionText

// The stored length of a text is that of its frame. If constraints stretch or compress it, it is not that of the text,
// and then nothing of the document shows how much room is left: the stored lengths of two labels between fixed edges
// add up exactly, whichever of them takes the room. So such a text is measured.
//
// Measured lengths differ from those of the system's fonts by up to a tenth. A stored length counts as that of the text
// unless it differs by more.
extension StoryboardContentSize {
    /// Returns the size with measured lengths where the stored ones are clearly not those of the view's text.
    ///
    /// - Returns: nil if all stored lengths may be those of the text, and for views without a text.
    func natural(
        for view: StoryboardView, _ attributes: StoryboardAttributes, measurer: any TextMeasurer
    ) -> StoryboardContentSize? {
        guard ["label", "button", "textField"].contains(view.kind), !view.hasPicture, !view.hasAttributedText,
            let text = view.texts["text"] ?? view.texts["normalTitle"] ?? view.texts["placeholder"], !text.isEmpty
        else { return nil }
        var content = StoryboardTextContent(text, view.font ?? .usual(for: view.kind), measurer: measurer)
        let lineLimit = view.kind == "label" ? Int(attributes.number("numberOfLines") ?? 1) : 1
        var size = self
        if case .intrinsic(let stored)? = width {
            let needed = content.width + view.textPadding
            if stored > 1.12 * needed + 4 {
                size.width = .intrinsic(needed)
            } else if lineLimit == 1, view.kind != "textField", needed > 1.15 * stored + 4 {
                // At least this much; the measured width may be too large.
                size.width = .intrinsic(stored * 1.06 + 2)
            }
        }
        if view.kind == "label", case .intrinsic(let stored)? = height, let frame = view.frame {
            content.lineLimit = lineLimit
            let needed = lineLimit == 1 ? content.lineHeight : content.wrapped(in: 0.94 * frame.width).height
            if stored > 1.05 * needed + 2 { size.height = .intrinsic(needed) }
        }
        return size == self ? nil : size
    }
}
