import MullionAutoLayout
import MullionGeometry

/// A constraint of a document.
public struct StoryboardConstraint: Sendable {
    /// The ID; empty if the document has none.
    public var id: String
    /// The IDs of the items. A missing first item is the view that owns the constraint; a missing second item means
    /// none.
    public var firstItem: String?
    public var firstAttribute: LayoutConstraint.Attribute
    public var relation: LayoutConstraint.Relation
    public var secondItem: String?
    public var secondAttribute: LayoutConstraint.Attribute?
    /// The remaining attributes: multiplier, constant, priority, identifier.
    public var attributes: StoryboardAttributes
    /// The variations for size classes.
    public var variations: [StoryboardVariation]
    /// The position in the file.
    public var position: SourcePosition

    /// The priority, clamped to the engine's range.
    public func priority(in attributes: StoryboardAttributes) -> LayoutPriority {
        LayoutPriority(Float(min(max(attributes.number("priority") ?? 1000, 0.001), 1000)))
    }

    /// The constant in points; 0 if it is missing, even where Interface Builder then uses a standard distance.
    public func constant(in attributes: StoryboardAttributes) -> CGFloat { attributes.number("constant") ?? 0 }

    /// Returns the attributes for surroundings.
    public func attributes(for traits: StoryboardTraits) -> StoryboardAttributes {
        StoryboardVariation.override(attributes, by: variations, for: traits)
    }
}

extension StoryboardConstraint {
    /// - Throws: `invalidNumber`, `outOfRange`, `missingAttribute`, `unknownName`.
    init(_ element: DocumentElement) throws(StoryboardError) {
        guard let first = try Self.attribute("firstAttribute", of: element) else {
            throw StoryboardError(.missingAttribute("firstAttribute", of: "constraint"), at: element.position)
        }
        id = element.attributes["id"] ?? ""
        firstItem = element.attributes["firstItem"]
        firstAttribute = first
        secondItem = element.attributes["secondItem"]
        secondAttribute = try Self.attribute("secondAttribute", of: element)
        switch element.attributes["relation"] {
        case nil, "equal": relation = .equal
        case "lessThanOrEqual": relation = .lessThanOrEqual
        case "greaterThanOrEqual": relation = .greaterThanOrEqual
        case let name?: throw StoryboardError(.unknownName(name, attribute: "relation"), at: element.position)
        }
        attributes = try StoryboardAttributes(element)
        variations = try StoryboardVariation.all(of: element)
        position = element.position
    }

    private static func attribute(
        _ name: String, of element: DocumentElement
    ) throws(StoryboardError) -> LayoutConstraint.Attribute? {
        guard let text = element.attributes[name] else { return nil }
        // Older versions have only the last baseline.
        if text == "baseline" { return .lastBaseline }
        guard let attribute = names[text] else {
            throw StoryboardError(.unknownName(text, attribute: name), at: element.position)
        }
        return attribute
    }

    private static let names: [String: LayoutConstraint.Attribute] = Dictionary(
        uniqueKeysWithValues: LayoutConstraint.Attribute.allCases.lazy.filter { $0 != .notAnAttribute }
            .map { ("\($0)", $0) })
}
