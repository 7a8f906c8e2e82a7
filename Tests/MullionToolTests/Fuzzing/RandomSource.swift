import Foundation
import MullionTestSupport

/// Texts made from grammars: documents from their schema, storyboards, tables, and trees.
struct RandomSource {
    var random: SplitMix64
    private let definitions: [String: Any]
    private let root: Any

    init(seed: UInt64, schema: [String: Any]) {
        random = SplitMix64(seed: seed)
        definitions = schema["$defs"] as? [String: Any] ?? [:]
        root = schema
    }

    static func schema() throws -> [String: Any] {
        let data = try Data(contentsOf: package.appendingPathComponent("Schemas/document.schema.json"))
        return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    // MARK: - Documents

    /// A document that its schema allows, but for a few values.
    mutating func document() throws -> [UInt8] {
        var value = value(root, depth: 0) as? [String: Any] ?? [:]
        value["version"] = 1
        value["when"] = nil
        value["$schema"] = nil
        return [UInt8](try JSONSerialization.data(withJSONObject: value, options: [.fragmentsAllowed, .sortedKeys]))
    }

    private mutating func value(_ schema: Any, depth: Int) -> Any {
        guard var schema = schema as? [String: Any] else { return NSNull() }
        if let reference = schema["$ref"] as? String {
            let name = String(reference.split(separator: "/").last ?? "")
            // Placeholders need data.
            if name == "placeholder" { return 1 }
            return value(definitions[name] ?? [:], depth: depth + 1)
        }
        if random.once(in: 400) { return random.pick(["", -1, 1e300, NSNull(), [String: Any](), "سلام 😀"] as [Any]) }
        if let constant = schema["const"] { return constant }
        if let all = schema["enum"] as? [Any] { return random.pick(all) }
        for key in ["anyOf", "oneOf"] {
            guard let choices = schema[key] as? [Any], !choices.isEmpty else { continue }
            // Deep inside, leaves alone.
            let choice = depth > 24 ? choices[0] : random.pick(choices)
            return value(choice, depth: depth + 1)
        }
        if schema["properties"] == nil, let choices = schema["allOf"] as? [[String: Any]] {
            let then = random.pick(choices)["then"] as? [String: Any]
            schema = then ?? random.pick(choices)
            return value(schema, depth: depth + 1)
        }
        switch schema["type"] as? String {
        case "object": return object(schema, depth)
        case "array":
            let least = schema["minItems"] as? Int ?? 0
            let most = max(schema["maxItems"] as? Int ?? (depth > 12 ? 1 : 4), least)
            let count = Int.random(in: least...most, using: &random)
            return (0..<count).map { _ in value(schema["items"] ?? [:], depth: depth + 1) }
        case "number", "integer":
            let low = schema["minimum"] as? Double ?? -1e9, high = schema["maximum"] as? Double ?? 1e9
            let usual = random.pick([0, 1, 2, 10, 44, 0.5, 100, 1_000, low, high])
            let number = min(max(usual, low), high)
            return schema["type"] as? String == "integer" ? Int(number) as Any : number
        case "boolean": return random.once(in: 2)
        case "string":
            return random.pick(
                ["", "a", "Hello world", "red", "#ff00ff", "سلام", "a\nb", "M 0 0 L 9 9 Z", "😀"] + Self.cssValues)
        default: return NSNull()
        }
    }

    private static let cssValues = [
        "10px", "50%", "-1px", "auto", "1e300px", "1fr 2fr", "repeat(3, minmax(10px, 1fr))", "repeat(1000000000, 1fr)",
        "repeat(auto-fill, 1px)", "calc(10px + 5%)", "1 / span 2", "span 1000000", "-2", "'a b' 'a c'", "[x] 1fr [y]",
        "gap: 4px; padding: 2px",
    ]

    private mutating func object(_ schema: [String: Any], _ depth: Int) -> [String: Any] {
        let properties = schema["properties"] as? [String: Any] ?? [:]
        // A few of the properties of CSS, so that most objects are allowed.
        let share = properties.count > 60 ? properties.count / 3 : 3
        let required = Set(schema["required"] as? [String] ?? [])
        var object: [String: Any] = [:]
        for key in properties.keys.sorted() {
            let isRare = key == "when" || key == "repeat" || depth > 16
            guard required.contains(key) || random.once(in: isRare ? 40 : key == "children" ? 1 : share) else {
                continue
            }
            object[key] = value(properties[key] ?? [:], depth: depth + 1)
        }
        return object
    }

    // MARK: - Storyboards

    /// A XIB with random views and constraints.
    mutating func storyboard() -> [UInt8] {
        var count = 0
        var text =
            #"<?xml version="1.0" encoding="UTF-8"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" "#
        text +=
            #"toolsVersion="17156" targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><device id="retina4_7"/><objects>"#
        text += view(0, &count, &random) + "</objects></document>"
        return Array(text.utf8)
    }

    private func view(_ depth: Int, _ count: inout Int, _ random: inout SplitMix64) -> String {
        let number = count
        count += 1
        let kinds = [
            "view", "label", "button", "stackView", "imageView", "scrollView", "textField", "switch", "slider",
        ]
        let kind = depth == 0 ? "view" : random.pick(kinds)
        func length() -> String { random.pick(["0", "1", "20", "44", "100", "375", "1e6", "-5", "0.5"]) }
        var text = "<\(kind) id=\"v\(number)\" translatesAutoresizingMaskIntoConstraints=\"NO\""
        if random.once(in: 2) { text += " text=\"Hello \(number)\" numberOfLines=\"\(random.pick(["0", "1", "3"]))\"" }
        if random.once(in: 3) { text += " axis=\"vertical\" distribution=\"\(random.pick(["fill", "fillEqually"]))\"" }
        if random.once(in: 3) { text += " spacing=\"\(length())\"" }
        if random.once(in: 4) { text += " horizontalHuggingPriority=\"\(random.pick(["1", "250", "1000"]))\"" }
        text +=
            "><rect key=\"frame\" x=\"\(length())\" y=\"\(length())\" width=\"\(length())\" height=\"\(length())\"/>"
        if depth < 3, kind == "view" || kind == "stackView" || kind == "scrollView" {
            text += "<subviews>"
            for _ in 0..<Int.random(in: 0...4, using: &random) { text += view(depth + 1, &count, &random) }
            text += "</subviews><constraints>"
            let attributes = [
                "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline",
            ]
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                let (first, second) = (
                    Int.random(in: number...count, using: &random), Int.random(in: number..<count, using: &random)
                )
                text += "<constraint firstItem=\"v\(first)\" firstAttribute=\"\(random.pick(attributes))\""
                if !random.once(in: 4) {
                    text += " secondItem=\"v\(second)\" secondAttribute=\"\(random.pick(attributes))\""
                }
                if random.once(in: 3) {
                    text += " relation=\"\(random.pick(["greaterThanOrEqual", "lessThanOrEqual"]))\""
                }
                if random.once(in: 3) { text += " multiplier=\"\(random.pick(["2", "1:3", "-1", "0"]))\"" }
                if random.once(in: 3) { text += " priority=\"\(random.pick(["1", "750", "999"]))\"" }
                text += " constant=\"\(length())\" id=\"c\(Int.random(in: 0..<100_000, using: &random))\"/>"
            }
            text += "</constraints>"
        }
        return text + "</\(kind)>"
    }

    // MARK: - Tables and trees

    /// A table for the example of certificates, with fields of every sort.
    mutating func table() -> [UInt8] {
        var text = "id,name,course,hours,date,distinction\n"
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            let count = random.once(in: 8) ? Int.random(in: 0...9, using: &random) : 6
            let fields = (0..<count).map { _ in
                random.pick([
                    "a", "", "12", "\"a,b\"", "\"a\"\"b\"", "\"a\nb\"", "é😀", "../x", "\"", "a\"b", "\"a\"b",
                    "{{name}}",
                ])
            }
            text += fields.joined(separator: ",") + random.pick(["\n", "\r\n", "\n\n"])
        }
        return Array(text.utf8)
    }

    /// A tree in one of the formats.
    mutating func tree() -> [UInt8] {
        let format = Int.random(in: 0..<3, using: &random)
        func node(_ depth: Int, _ random: inout SplitMix64) -> String {
            let name = random.pick(["a", "", "two words", "日本", "😀", "x\u{301}", String(repeating: "w", count: 60)])
            let count = depth > 5 ? 0 : Int.random(in: 0...3, using: &random)
            let children = (0..<count).map { _ in node(depth + 1, &random) }
            switch format {
            case 0: return "(\"\(name)\" \(children.joined(separator: " ")))"
            case 1: return (children.isEmpty ? "" : "(\(children.joined(separator: ",")))") + "'\(name)'"
            default: return "{\"label\": \"\(name)\", \"children\": [\(children.joined(separator: ", "))]}"
            }
        }
        return Array((node(0, &random) + (format == 1 ? ";" : "")).utf8)
    }
}
