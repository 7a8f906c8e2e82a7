import Foundation

/// A JSON Schema and whether values keep to it, for the words our schemas use: `type`, `const`, `minimum`, `required`,
/// `properties`, `additionalProperties: false`, `items` and `$ref` within the file. Any other word of a schema is an error, so
/// that no rule is thought to be checked which is not.
struct JSONSchema {
    private let root: [String: Any]

    private static let wordsWithoutRule: Set<String> = ["$schema", "$defs", "title", "description"]

    init(contentsOf url: URL) throws {
        root = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each with its place; empty if nothing is.
    func violations(in value: Any) -> [String] {
        violations(in: value, root, at: "$")
    }

    private func violations(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
        var result: [String] = []
        for (word, rule) in schema {
            switch word {
            case "type":
                let types = rule as? [String] ?? [rule as? String ?? ""]
                if !types.contains(where: { Self.isType($0, value) }) { result.append("\(place): is not \(types)") }
            case "const":
                if value as? NSNumber != rule as? NSNumber { result.append("\(place): is not \(rule)") }
            case "minimum":
                if let number = value as? NSNumber, let limit = rule as? NSNumber,
                    number.doubleValue < limit.doubleValue
                {
                    result.append("\(place): is less than \(limit)")
                }
            case "required":
                for key in rule as? [String] ?? [] where (value as? [String: Any])?[key] == nil {
                    result.append("\(place): has no \(key)")
                }
            case "additionalProperties":
                let known = schema["properties"] as? [String: Any] ?? [:]
                for key in (value as? [String: Any] ?? [:]).keys where known[key] == nil {
                    result.append("\(place): has an unknown \(key)")
                }
            case "properties":
                for (key, schema) in rule as? [String: [String: Any]] ?? [:] {
                    guard let member = (value as? [String: Any])?[key] else { continue }
                    result += violations(in: member, schema, at: "\(place).\(key)")
                }
            case "items":
                for (index, item) in (value as? [Any] ?? []).enumerated() {
                    result += violations(in: item, rule as? [String: Any] ?? [:], at: "\(place)[\(index)]")
                }
            case "$ref":
                let name = (rule as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
                let definition = (root["$defs"] as? [String: [String: Any]])?[name]
                result += definition.map { violations(in: value, $0, at: place) } ?? ["\(place): no definition \(name)"]
            default:
                if !Self.wordsWithoutRule.contains(word) { result.append("\(place): the word \(word) is not checked") }
            }
        }
        return result
    }

    private static func isType(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "null": return value is NSNull
        case "number": return value is NSNumber && !(value is NSNull)
        case "integer": return (value as? NSNumber).map { $0.doubleValue.rounded() == $0.doubleValue } ?? false
        default: return false
        }
    }
}
