/// The attributes of a view or constraint in some size classes.
public struct StoryboardVariation: Sendable {
    /// The traits the variation applies to, such as `["widthClass": "compact"]`; empty for all.
    public var traits: [String: String]
    /// The attributes it sets.
    public var attributes: StoryboardAttributes
    /// The IDs of the constraints and subviews that the variation excludes.
    public var excluded: Set<String>
    /// The IDs of the constraints and subviews that the variation includes again.
    public var included: Set<String>

    /// Returns whether the variation applies to traits.
    public func applies(to surroundings: StoryboardTraits) -> Bool {
        traits.allSatisfy { surroundings.value(of: $0.key) == $0.value }
    }

    /// Returns attributes merged with those of the applying variations, the most specific last.
    static func override(
        _ attributes: StoryboardAttributes, by variations: [StoryboardVariation], for traits: StoryboardTraits
    ) -> StoryboardAttributes {
        variations.reduce(into: attributes) { if $1.applies(to: traits) { $0.override(by: $1.attributes) } }
    }
}

extension StoryboardVariation {
    /// Returns the variations of an element, the least specific first.
    static func all(of element: DocumentElement) throws(StoryboardError) -> [StoryboardVariation] {
        var variations: [StoryboardVariation] = []
        for child in element.children where child.name == "variation" {
            variations.append(try StoryboardVariation(child))
        }
        let numbered = variations.enumerated().sorted {
            ($0.element.traits.count, $0.offset) < ($1.element.traits.count, $1.offset)
        }
        return numbered.map(\.element)
    }

    /// - Throws: `invalidNumber`, `outOfRange`.
    private init(_ element: DocumentElement) throws(StoryboardError) {
        traits = [:]
        let key = element.attributes["key"] ?? "default"
        if key != "default" {
            for part in key.split(separator: "-") {
                let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
                traits[String(sides[0])] = sides.count > 1 ? String(sides[1]) : ""
            }
        }
        attributes = try StoryboardAttributes(element)
        excluded = []
        included = []
        for mask in element.children where mask.name == "mask" {
            for entry in mask.children {
                guard let reference = entry.attributes["reference"] else { continue }
                if entry.name == "exclude" { excluded.insert(reference) }
                if entry.name == "include" { included.insert(reference) }
            }
        }
    }
}
