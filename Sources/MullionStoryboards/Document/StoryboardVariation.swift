/// What a view or a constraint is in some size classes.
public struct StoryboardVariation: Sendable {
    /// The size classes and other traits it is for, such as `["widthClass": "compact"]`; empty: for all.
    public var traits: [String: String]
    /// The attributes it sets.
    public var attributes: StoryboardAttributes
    /// The constraints and subviews it leaves out, by identity.
    public var excluded: Set<String>
    /// The constraints and subviews it takes in again.
    public var included: Set<String>

    /// Whether it counts in surroundings.
    public func applies(to surroundings: StoryboardTraits) -> Bool {
        traits.allSatisfy { surroundings.value(of: $0.key) == $0.value }
    }

    /// Attributes with those of the variations that count; the more traits one names, the later.
    static func override(
        _ attributes: StoryboardAttributes, by variations: [StoryboardVariation], for traits: StoryboardTraits
    ) -> StoryboardAttributes {
        variations.reduce(into: attributes) { if $1.applies(to: traits) { $0.override(by: $1.attributes) } }
    }
}

extension StoryboardVariation {
    /// The variations of an element, those that name fewer traits first.
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
