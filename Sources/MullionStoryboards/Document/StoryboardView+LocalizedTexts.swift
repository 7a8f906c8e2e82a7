extension StoryboardView {
    /// The texts of the view by their names in strings files: "text", "placeholder", "normalTitle",
    /// "segmentTitles[0]", and so on.
    public var texts: [String: String] {
        switch kind {
        case "label", "textView", "textField":
            var texts: [String: String] = [:]
            texts["text"] = text(of: "text") ?? attributedText
            texts["placeholder"] = text(of: "placeholder")
            return texts
        case "button":
            var texts: [String: String] = [:]
            for state in details where state.name == "state" {
                guard let key = state.attributes["key"] else { continue }
                texts[key + "Title"] = state.attributes["title"] ?? state.child(key: "title")?.text
            }
            let configuration = details.first { $0.name == "buttonConfiguration" }
            if let title = configuration?.attributes["title"] ?? configuration?.child(key: "title")?.text {
                texts["configuration.title"] = title
            }
            return texts
        case "segmentedControl":
            let segments = details.first { $0.name == "segments" }?.children ?? []
            return Dictionary(
                uniqueKeysWithValues: segments.enumerated().map {
                    ("segmentTitles[\($0)]", $1.attributes["title"] ?? "")
                })
        default: return [:]
        }
    }

    /// Returns a text that is an attribute or, if it has several lines, an element.
    private func text(of property: String) -> String? {
        attributes[property] ?? details.first { $0.attributes["key"] == property && $0.name.hasSuffix("tring") }?.text
    }

    /// The text of the runs of an attributed string.
    private var attributedText: String? {
        let runs = details.first { $0.attributes["key"] == "attributedText" }?.list("fragments")
        return runs.map { $0.map { $0.attributes["content"] ?? $0.child(key: "content")?.text ?? "" }.joined() }
    }
}
