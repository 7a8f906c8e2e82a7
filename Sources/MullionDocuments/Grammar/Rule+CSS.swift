import MullionCSS
import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionLayout
import MullionViews

/// Declarations of CSS that have been checked.
struct CSSDeclarations: Sendable {
    /// Those of layout, in order.
    var layout: [(name: String, value: String)] = []
    var decoration = CSSDecoration()

    func apply(to style: inout CSSStyle) {
        // Each has been set before, so none is refused.
        try? style.apply(layout.map { ($0.name, $0.value) })
    }
}

extension Rule where Value == CSSDeclarations {
    /// The style of a CSS box, with what it draws.
    static let cssBox = declarations(draws: true).shared("cssBox")
    /// The style of an element as an item of a CSS box.
    static let cssItem = declarations(draws: false).shared("cssItem")

    private static func declarations(draws: Bool) -> Rule {
        let names = (CSSStyle.propertyNames + (draws ? Array(CSSDecorationReader.properties.keys) : [])).sorted()
        let keys = names.map { name in
            Schema.Key(
                name: name, schema: CSSDecorationReader.schema(of: name) ?? .css(name), isRequired: false,
                about: "The CSS property.")
        }
        return Rule("CSS declarations", .any([.object(keys), .cssDeclarations])) {
            cursor, reader throws(DocumentError) in
            var result = CSSDeclarations()
            if cursor.kind != .object, cursor.kind != .string { throw cursor.mismatch("CSS declarations") }
            if cursor.kind == .object {
                _ = try cursor.fields(of: "a style", keys: names)
                for (name, value) in try cursor.members() { try result.read(name, value, reader) }
            } else {
                for (name, value) in try split(cursor) {
                    guard names.contains(name) else {
                        throw cursor.error(.unknownName(String(name.prefix(80)), of: "CSS property", allowed: names))
                    }
                    try result.read(name, value, cursor)
                }
            }
            return result
        }
    }

    /// Splits a text such as "gap: 8px; padding: 4px" at semicolons that are not in brackets or quotation marks.
    private static func split(_ cursor: JSONCursor) throws(DocumentError) -> [(name: String, value: String)] {
        var result: [(name: String, value: String)] = []
        for part in CSSText.split(try cursor.string(), at: ";") where !part.isEmpty {
            guard let colon = part.firstIndex(of: ":") else {
                throw cursor.mismatch("declarations such as \"gap: 8px; padding: 4px\"")
            }
            result.append(
                (
                    part[..<colon].trimmingHTMLSpaces.lowercased(),
                    part[part.index(after: colon)...].trimmingHTMLSpaces
                ))
        }
        return result
    }
}

extension CSSDeclarations {
    /// Reads a declaration of an object: a text, a number, or the value of a key of its own.
    fileprivate mutating func read(
        _ name: String, _ value: JSONCursor, _ reader: ElementReader
    ) throws(DocumentError) {
        if name.hasPrefix("background"), value.kind == .object {
            decoration.background = try Rule<AnyShapeStyle>.style.read(value, reader)
        } else {
            let isText = value.kind == .string || value.tape.filled[value.row] != nil
            let text = isText ? try value.string() : Self.text(try value.number("a text or a number"))
            try read(name, text, value)
        }
    }

    /// Reads a declaration; a number alone counts as points where a length is wanted.
    fileprivate mutating func read(_ name: String, _ text: String, _ cursor: JSONCursor) throws(DocumentError) {
        let candidates = Double(text) == nil ? [text] : [text, text + "px"]
        if let read = CSSDecorationReader.properties[name] {
            for value in candidates where read(&self, value) { return }
            throw cursor.mismatch("a value of the CSS property \(name)")
        }
        for value in candidates {
            var trial = CSSStyle()
            guard (try? trial.set(name, value)) != nil else { continue }
            layout.append((name, value))
            return
        }
        let words = CSSStyle.keywords(of: name)
        guard !words.isEmpty, text.first?.isLetter == true else {
            throw cursor.mismatch("a value of the CSS property \(name)")
        }
        throw cursor.error(
            .unknownName(String(text.prefix(80)), of: "value of the CSS property \(name)", allowed: words))
    }

    private static func text(_ number: CGFloat) -> String {
        number == number.rounded() ? String(Int(number)) : String(Double(number))
    }
}

/// The properties that are drawn and do not affect layout, and the shorthand `border`.
enum CSSDecorationReader {
    /// Returns whether a text is a value of the property.
    typealias Read = @Sendable (inout CSSDeclarations, String) -> Bool

    static let properties: [String: Read] = [
        "background": background, "background-color": background, "background-image": background,
        "border": border,
        "border-color": color { $0.borderColor = $1 },
        "border-top-color": color { $0.borderTopColor = $1 },
        "border-right-color": color { $0.borderRightColor = $1 },
        "border-bottom-color": color { $0.borderBottomColor = $1 },
        "border-left-color": color { $0.borderLeftColor = $1 },
        "border-radius": { declarations, text in
            let radii = CSSText.split(text, at: nil).compactMap(radius)
            guard (1...4).contains(radii.count), radii.count == CSSText.split(text, at: nil).count else { return false }
            declarations.decoration.borderRadius = CSSCorners(
                topLeft: radii[0], topRight: radii[radii.count > 1 ? 1 : 0],
                bottomRight: radii[radii.count > 2 ? 2 : 0],
                bottomLeft: radii[radii.count > 3 ? 3 : radii.count > 1 ? 1 : 0])
            return true
        },
        "border-top-left-radius": corner { $0.topLeft = $1 },
        "border-top-right-radius": corner { $0.topRight = $1 },
        "border-bottom-right-radius": corner { $0.bottomRight = $1 },
        "border-bottom-left-radius": corner { $0.bottomLeft = $1 },
        "box-shadow": { declarations, text in
            guard let shadow = shadow(text) else { return text == "none" }
            declarations.decoration.boxShadow = shadow
            return true
        },
        "opacity": { declarations, text in
            guard let opacity = Double(text), opacity.isFinite else { return false }
            declarations.decoration.opacity = min(1, max(0, opacity))
            return true
        },
    ]

    /// The schema of a property that also has objects as values; nil for others.
    static func schema(of name: String) -> Schema? {
        name.hasPrefix("background") ? .any([.css(name), Rule<AnyShapeStyle>.style.schema]) : nil
    }

    private static func color(_ set: @escaping @Sendable (inout CSSDecoration, AnyShapeStyle) -> Void) -> Read {
        { declarations, text in
            guard let color = CSSPaint.color(text) else { return false }
            set(&declarations.decoration, AnyShapeStyle(color))
            return true
        }
    }

    private static func corner(_ set: @escaping @Sendable (inout CSSCorners, CSSLength) -> Void) -> Read {
        { declarations, text in
            guard let radius = radius(text) else { return false }
            set(&declarations.decoration.borderRadius, radius)
            return true
        }
    }

    /// A length or a percentage that is not negative.
    private static func radius(_ text: String) -> CSSLength? {
        if let fraction = CSSText.fraction(text) { return fraction >= 0 ? CSSLength(0, fraction: fraction) : nil }
        return points(text).flatMap { $0 >= 0 ? CSSLength($0) : nil }
    }

    private static let background: Read = { declarations, text in
        if text == "none" {
            declarations.decoration.background = nil
        } else if let paint = CSSPaint.background(text) {
            declarations.decoration.background = paint
        } else {
            return false
        }
        return true
    }

    /// A width, a style, and a color, in any order.
    private static let border: Read = { declarations, text in
        var width = "medium"
        var color: Color?
        var isVisible = false
        for word in CSSText.split(text, at: nil) {
            if word == "solid" || word == "none" {
                isVisible = word == "solid"
            } else if points(word) != nil || widths[word] != nil {
                width = word
            } else if color == nil, let own = CSSPaint.color(word) {
                color = own
            } else {
                return false
            }
        }
        let length = isVisible ? points(width) ?? widths[width] ?? 0 : 0
        guard length >= 0 else { return false }
        declarations.layout.append(("border-width", "\(Double(length))px"))
        if let color { declarations.decoration.borderColor = AnyShapeStyle(color) }
        return true
    }

    private static let widths: [String: CGFloat] = ["thin": 1, "medium": 3, "thick": 5]

    /// Two offsets, a blur, and a color. The blur is twice the standard deviation (css-backgrounds-3 §6.1).
    private static func shadow(_ text: String) -> Shadow? {
        var lengths: [CGFloat] = []
        var color = Color.black
        for word in CSSText.split(text, at: nil) {
            if let length = points(word) {
                lengths.append(length)
            } else if let own = CSSPaint.color(word) {
                color = own
            } else {
                return nil
            }
        }
        guard lengths.count == 2 || lengths.count == 3 else { return nil }
        let blur = lengths.count == 3 ? max(0, lengths[2]) : 0
        return Shadow(color: color, radius: blur / 2, x: lengths[0], y: lengths[1])
    }

    /// A length without percentages.
    private static func points(_ text: String) -> CGFloat? {
        var style = CSSStyle()
        guard (try? style.set("width", text)) != nil, case .length(let length) = style.width, length.fraction == 0,
            length.points.magnitude <= 1e9
        else { return nil }
        return length.points
    }
}
