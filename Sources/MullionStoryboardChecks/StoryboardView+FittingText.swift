import MullionGeometry
import MullionStoryboards

// The texts of views and how they fit.
extension StoryboardView {
    /// The properties whose texts must fit, the most important first.
    var fittingProperties: [String] {
        switch kind {
        case "label": ["text"]
        case "textField": ["text", "placeholder"]
        case "button": configuration == nil ? ["normalTitle"] : ["configuration.title"]
        default: []
        }
    }

    /// The text that identifies the view.
    var shownText: String? {
        let texts = texts
        return (fittingProperties + ["normalTitle"]).lazy.compactMap { texts[$0] }.first { !$0.isEmpty }
    }

    private var configuration: DocumentElement? { details.first { $0.name == "buttonConfiguration" } }

    /// Whether a button shows an image next to its title.
    var hasPicture: Bool {
        details.contains { $0.name == "state" && $0.attributes["image"] != nil }
            || configuration?.attributes["image"] != nil || configuration?.child(key: "image") != nil
    }

    /// Whether the text has several fonts.
    var hasAttributedText: Bool { details.contains { ($0.attributes["key"] ?? "").hasPrefix("attributed") } }

    /// The difference between the widths of the view and its text.
    var textPadding: CGFloat {
        switch kind {
        case "textField": return attributes["borderStyle"] == "roundedRect" ? 14 : 0
        case "button":
            guard configuration == nil else { return 24 }
            let insets = details.first { $0.attributes["key"] == "contentEdgeInsets" }
            return (insets?.length("minX") ?? 0) + (insets?.length("maxX") ?? 0)
        default: return 0
        }
    }

    /// The maximum number of lines; nil for as many as fit.
    func lineLimit(in attributes: StoryboardAttributes) -> Int? {
        switch kind {
        case "label":
            let lines = attributes.number("numberOfLines") ?? 1
            return lines >= 1 && lines < 1_000 ? Int(lines) : nil
        case "button": return ["wordWrap", "characterWrap"].contains(attributes["lineBreakMode"] ?? "") ? nil : 1
        default: return 1
        }
    }

    /// The minimum scale of the text.
    func smallestScale(in attributes: StoryboardAttributes, size: CGFloat) -> CGFloat {
        func number(_ name: String) -> CGFloat? { attributes[name].flatMap { Double($0) }.map { CGFloat($0) } }
        guard kind == "label", attributes["adjustsFontSizeToFit"] != "NO" else { return 1 }
        let scale = number("minimumScaleFactor") ?? number("minimumFontSize").map { $0 / max(size, 1) } ?? 1
        return scale > 0 && scale < 1 ? scale : 1
    }
}

extension DocumentElement {
    fileprivate func length(_ name: String) -> CGFloat {
        guard let number = attributes[name].flatMap({ Double($0) }), number.magnitude < 1e5 else { return 0 }
        return CGFloat(number)
    }
}
