extension StoryboardView {
    /// The texts it shows, by the names that files of strings have for them: "text", "placeholder", "normalTitle",
    /// "segmentTitles[0]" …
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

    /// A text that is written as an attribute, or as an element where it has several lines.
    private func text(of property: String) -> String? {
        attributes[property] ?? details.first { $0.attributes["key"] == property && $0.name.hasSuffix("tring") }?.text
    }

    /// The text of runs with attributes.
    private var attributedText: String? {
        let runs = details.first { $0.attributes["key"] == "attributedText" }?.list("fragments")
        return runs.map { $0.map { $0.attributes["content"] ?? $0.child(key: "content")?.text ?? "" }.joined() }
    }
}
