import MullionGeometry
import MullionLayout

extension CSSStyle {
    /// Reads declarations into a style, in order; later ones win. Logical sides follow the direction declared.
    ///
    /// - Throws: ``CSSValueError`` for the first property or value that is not one of those that layout reads.
    public init(_ declarations: some Sequence<(String, String)>) throws(CSSValueError) {
        self.init()
        try apply(declarations)
    }

    /// Applies declarations on top of the style.
    public mutating func apply(_ declarations: some Sequence<(String, String)>) throws(CSSValueError) {
        let declarations = Array(declarations)
        for (name, value) in declarations where name == "direction" { try set(name, value) }
        for (name, value) in declarations where name != "direction" { try set(name, value) }
    }

    /// Sets one property. A logical side is resolved by the direction that the style has now.
    public mutating func set(_ property: String, _ value: String) throws(CSSValueError) {
        let text = value.trimmingPrefix { $0.isWhitespace }
        guard let tokens = CSSTokens.read(String(text)), !tokens.isEmpty else {
            throw .invalidValue(property: property, value: value)
        }
        guard let setter = CSSProperties.all[property] else { throw .unknownProperty(property) }
        let isAllowed = Self.allowsNegatives(property) || !tokens.contains { $0.isNegative }
        guard isAllowed, setter(&self, tokens) else { throw .invalidValue(property: property, value: value) }
    }

    /// Whether numbers below 0 are values of a property: of distances and lines, not of sizes, shares and gaps.
    private static func allowsNegatives(_ property: String) -> Bool {
        ["margin", "inset", "grid-row", "grid-column", "grid-area"].contains { property.hasPrefix($0) }
            || ["top", "right", "bottom", "left", "order"].contains(property)
    }

    /// The names of the properties that ``set(_:_:)`` knows, sorted.
    public static var propertyNames: [String] { CSSProperties.all.keys.sorted() }
}

extension CSSStyle {
    /// Returns the keywords that are values of a property, in alphabetical order; none for an unknown property.
    public static func keywords(of property: String) -> [String] {
        words.filter { word in
            var style = CSSStyle()
            return (try? style.set(property, word)) != nil
        }
    }

    /// All keywords of layout.
    private static let words = [
        "absolute", "auto", "balance", "baseline", "block", "border-box", "both", "center", "clip", "column",
        "column-reverse", "content", "content-box", "contents", "dense", "end", "fit-content", "fixed", "flex",
        "flex-end", "flex-start", "flow-root", "grid", "hidden", "layout", "left", "ltr", "max-content", "min-content",
        "none", "normal", "nowrap", "paint", "relative", "right", "row", "row-reverse", "rtl", "scroll", "self-end",
        "self-start", "space-around", "space-between", "space-evenly", "start", "static", "sticky", "stretch",
        "visible", "wrap", "wrap-reverse",
    ]
}
