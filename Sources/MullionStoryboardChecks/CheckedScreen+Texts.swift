import MullionAutoLayout
import MullionGeometry
import MullionStoryboards

// Texts that do not fit in their views.
//
// A text that does not fit is probably a mistake if users see it as it is written: a title in a screen, or a
// translation. Texts that are samples are notes: those in cells that a table or collection reuses, and those that
// outlets refer to. Default texts of Interface Builder and texts that constraints let grow are not reported.
extension CheckedScreen {
    /// Finds texts that do not fit in their views.
    func findClippedText(_ found: inout IssueList) {
        for index in certain {
            let row = rows[index]
            for property in row.source.fittingProperties {
                guard let need = RequiredTextSize(of: property, row.source, row.attributes, in: setting),
                    !StoryboardView.defaultTexts.contains(need.string),
                    let shortage = need.shortage(in: row.view.frame.size),
                    !grows(row, along: shortage.axis, to: shortage.needed)
                else { continue }
                found.add(
                    .clippedText(
                        text: need.string, axis: shortage.axis, needed: shortage.needed, available: shortage.available,
                        isEstimated: shortage.isEstimated), row.source.object, row.source.position,
                    isSample(row, need.string) ? .note : nil)
                break
            }
        }
    }

    /// Returns whether a text is probably replaced by a program, or truncated on purpose.
    private func isSample(_ row: Row, _ text: String) -> Bool {
        if isReusedCell || row.source.lineLimit(in: row.attributes).map({ $0 > 1 }) ?? false { return true }
        let isTranslation = row.source.shownText != text
        if isTranslation { return false }
        return text.isKey || row.source.id.map(outletDestinations.contains) ?? false
    }

    /// Returns whether constraints give a view as much as it needs: whether its frame grows with its content.
    private func grows(_ row: Row, along axis: Axis, to needed: CGFloat) -> Bool {
        guard let id = row.source.id else { return false }
        var surroundings = screen.surroundings
        var size = surroundings.contentSizes[id] ?? StoryboardContentSize()
        if axis == .horizontal {
            size.width = .intrinsic(needed)
        } else {
            size.height = .intrinsic(needed)
            if isSelfSizing { surroundings.size.height += max(0, needed - row.frame.height) }
        }
        surroundings.contentSizes[id] = size
        surroundings.texts[id] = nil
        guard let grown = StoryboardLayout(screen.root, in: surroundings).views[id]?.frame.size else { return false }
        return (axis == .horizontal ? grown.width : grown.height) >= needed - StoryboardCheck.tolerance
    }
}

extension StoryboardView {
    /// The texts that Interface Builder gives new views.
    static let defaultTexts: Set<String> = [
        "Button", "Label", "Title", "Subtitle", "Text", "Detail", "Item", "Text Field", "First", "Second",
        "Lorem ipsum",
    ]
}

extension String {
    /// Whether the text is a key that a program translates, such as "settings.title" or "settings_title".
    fileprivate var isKey: Bool {
        guard !contains(where: \.isWhitespace), let first, first.isLetter else { return false }
        let parts = split { $0 == "_" || $0 == "." }
        return parts.count > 1 && (contains("_") || parts.count > 2 || self == lowercased())
            && last != "." && parts.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" } }
    }
}
