import MullionGeometry

/// The attributes of an element, as texts and, for known names, as numbers.
public struct StoryboardAttributes: Hashable, Sendable {
    /// All attributes as written.
    public private(set) var texts: [String: String] = [:]
    private var numbers: [String: CGFloat] = [:]

    /// Creates an empty set of attributes.
    public init() {}

    /// Returns the text of an attribute.
    public subscript(name: String) -> String? { texts[name] }

    /// Returns the number of an attribute; nil if it is missing or "infinite".
    public func number(_ name: String) -> CGFloat? { numbers[name] }

    /// Returns whether an attribute is "YES".
    public func isYes(_ name: String) -> Bool { texts[name] == "YES" }

    /// Merges further attributes, which take precedence.
    public mutating func override(by other: StoryboardAttributes) {
        for (name, text) in other.texts where name != "key" {
            texts[name] = text
            numbers[name] = other.numbers[name]
        }
    }
}

extension StoryboardAttributes {
    /// - Throws: `invalidNumber`, `outOfRange`.
    init(_ element: DocumentElement) throws(StoryboardError) {
        texts = element.attributes
        for (name, text) in element.attributes where Self.numeric.contains(name) {
            numbers[name] = try Self.number(text, name, of: element)
        }
    }

    /// Returns a numeric attribute of an element; nil if it is missing.
    static func number(_ name: String, of element: DocumentElement) throws(StoryboardError) -> CGFloat? {
        guard let text = element.attributes[name] else { return nil }
        return try number(text, name, of: element)
    }

    /// The largest accepted number, in points.
    static let limit = 1e7

    private static func number(_ text: String, _ name: String, of element: DocumentElement) throws(StoryboardError)
        -> CGFloat?
    {
        if text == "infinite" { return nil }
        guard let number = name == "multiplier" ? ratio(text) : Double(text), !number.isNaN else {
            throw StoryboardError(.invalidNumber(attribute: name, text: text), at: element.position)
        }
        guard abs(number) <= limit else {
            throw StoryboardError(.outOfRange(attribute: name, text: text, limit: limit), at: element.position)
        }
        return CGFloat(number)
    }

    /// Parses a number, or two numbers separated by ":" or "/".
    private static func ratio(_ text: String) -> Double? {
        let parts = text.split(separator: text.contains(":") ? ":" : "/", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Double($0) }
        guard numbers.count == parts.count else { return nil }
        switch numbers.count {
        case 1: return numbers[0]
        case 2 where numbers[1] != 0: return numbers[0] / numbers[1]
        default: return nil
        }
    }

    private static let numeric: Set<String> = [
        "constant", "multiplier", "priority", "spacing", "pointSize", "numberOfLines", "rowHeight", "width", "height",
        "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
        "verticalCompressionResistancePriority", "placeholderIntrinsicWidth", "placeholderIntrinsicHeight",
        "preferredMaxLayoutWidth",
    ]
}
