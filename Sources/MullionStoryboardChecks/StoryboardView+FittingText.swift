import MullionGeometry
import MullionStoryboards

// How text stands in views of a document.
extension StoryboardView {
    /// The properties whose texts have to fit, the most important first.
    var fittingProperties: [String] {
        switch kind {
        case "label": ["text"]
        case "textField": ["text", "placeholder"]
        case "button": configuration == nil ? ["normalTitle"] : ["configuration.title"]
        default: []
        }
    }

    /// The text that people know it by.
    var shownText: String? {
        let texts = texts
        return (fittingProperties + ["normalTitle"]).lazy.compactMap { texts[$0] }.first { !$0.isEmpty }
    }

    /// The newer way to say what a button looks like.
    private var configuration: DocumentElement? { details.first { $0.name == "buttonConfiguration" } }

    /// Whether a button shows a picture beside its title.
    var hasPicture: Bool {
        details.contains { $0.name == "state" && $0.attributes["image"] != nil }
            || configuration?.attributes["image"] != nil || configuration?.child(key: "image") != nil
    }

    /// Whether its text is set in several fonts.
    var hasAttributedText: Bool { details.contains { ($0.attributes["key"] ?? "").hasPrefix("attributed") } }

    /// How much wider it is than its text.
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

    /// The most lines of its text; nil: as many as there is room for.
    func lineLimit(in attributes: StoryboardAttributes) -> Int? {
        switch kind {
        case "label":
            let lines = attributes.number("numberOfLines") ?? 1
            return lines >= 1 && lines < 1_000 ? Int(lines) : nil
        case "button": return ["wordWrap", "characterWrap"].contains(attributes["lineBreakMode"] ?? "") ? nil : 1
        default: return 1
        }
    }

    /// How much smaller the text may become before it is cut off.
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
