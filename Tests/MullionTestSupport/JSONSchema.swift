import Foundation

/// A JSON Schema and whether values keep to it, for the words our schemas use: `type`, `const`, `enum`, the limits of
/// numbers, texts and arrays, `pattern`, `required`, `properties`, `additionalProperties`, `items`, `allOf`,
/// `anyOf`, `oneOf`, `if` with `then`, and `$ref` within the file. Any other word of a schema is an error, so that no
/// rule is thought to be checked which is not.
public struct JSONSchema {
    private let root: [String: Any]

    private static let wordsWithoutRule: Set<String> = ["$schema", "$defs", "title", "description", "then"]

    public init(contentsOf url: URL) throws { try self.init(Data(contentsOf: url)) }

    public init(_ data: Data) throws {
        root = try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
    }

    /// What is wrong with a value, each with its place; empty if nothing is.
    public func violations(in value: Any) -> [String] {
        violations(in: value, root, at: "$")
    }

    private func violations(in value: Any, _ schema: [String: Any], at place: String) -> [String] {
        var result: [String] = []
        for (word, rule) in schema where !Self.wordsWithoutRule.contains(word) {
            result += violations(in: value, word, rule, of: schema, at: place)
        }
        return result
    }

    private func violations(
        in value: Any, _ word: String, _ rule: Any, of schema: [String: Any], at place: String
    ) -> [String] {
        switch word {
        case "type":
            let types = rule as? [String] ?? [rule as? String ?? ""]
            return types.contains { Self.isType($0, value) } ? [] : ["\(place): is not \(types)"]
        case "const": return Self.isEqual(value, rule) ? [] : ["\(place): is not \(rule)"]
        case "enum":
            let values = rule as? [Any] ?? []
            return values.contains { Self.isEqual(value, $0) } ? [] : ["\(place): is none of \(values)"]
        case "minimum": return limit(value, rule, place, "is less than") { $0 >= $1 }
        case "maximum": return limit(value, rule, place, "is more than") { $0 <= $1 }
        case "exclusiveMinimum": return limit(value, rule, place, "is not above") { $0 > $1 }
        case "pattern":
            guard let text = value as? String, let pattern = rule as? String else { return [] }
            return text.range(of: pattern, options: .regularExpression) != nil ? [] : ["\(place): is not \(pattern)"]
        case "minLength": return length((value as? String)?.count, place) { $0 >= rule as? Int ?? 0 }
        case "minItems": return length((value as? [Any])?.count, place) { $0 >= rule as? Int ?? 0 }
        case "maxItems": return length((value as? [Any])?.count, place) { $0 <= rule as? Int ?? 0 }
        case "required":
            guard let object = value as? [String: Any] else { return [] }
            return (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(place): has no \($0)" }
        case "additionalProperties":
            let known = schema["properties"] as? [String: Any] ?? [:]
            if let rule = rule as? [String: Any] {
                return (value as? [String: Any] ?? [:]).filter { known[$0.key] == nil }.flatMap {
                    violations(in: $0.value, rule, at: "\(place).\($0.key)")
                }
            }
            return (value as? [String: Any] ?? [:]).keys.filter { known[$0] == nil }
                .map { "\(place): has an unknown \($0)" }
        case "properties":
            guard let object = value as? [String: Any] else { return [] }
            return (rule as? [String: [String: Any]] ?? [:]).flatMap { key, schema in
                object[key].map { violations(in: $0, schema, at: "\(place).\(key)") } ?? []
            }
        case "items":
            return (value as? [Any] ?? []).enumerated().flatMap { index, item in
                violations(in: item, rule as? [String: Any] ?? [:], at: "\(place)[\(index)]")
            }
        case "anyOf", "oneOf":
            let all = (rule as? [[String: Any]] ?? []).map { violations(in: value, $0, at: place) }
            let count = all.count { $0.isEmpty }
            if word == "anyOf" ? count > 0 : count == 1 { return [] }
            return ["\(place): keeps to \(count) of \(all.count) rules"] + (all.min { $0.count < $1.count } ?? [])
        case "allOf": return (rule as? [[String: Any]] ?? []).flatMap { violations(in: value, $0, at: place) }
        case "if":
            guard violations(in: value, rule as? [String: Any] ?? [:], at: place).isEmpty else { return [] }
            return violations(in: value, schema["then"] as? [String: Any] ?? [:], at: place)
        case "$ref":
            let name = (rule as? String ?? "").replacingOccurrences(of: "#/$defs/", with: "")
            let definition = (root["$defs"] as? [String: [String: Any]])?[name]
            return definition.map { violations(in: value, $0, at: place) } ?? ["\(place): no definition \(name)"]
        default: return ["\(place): the word \(word) is not checked"]
        }
    }

    private func limit(
        _ value: Any, _ rule: Any, _ place: String, _ words: String, _ isInside: (Double, Double) -> Bool
    ) -> [String] {
        guard Self.isType("number", value), let number = value as? NSNumber, let limit = rule as? NSNumber else {
            return []
        }
        return isInside(number.doubleValue, limit.doubleValue) ? [] : ["\(place): \(words) \(limit)"]
    }

    private func length(_ count: Int?, _ place: String, _ isInside: (Int) -> Bool) -> [String] {
        count.map(isInside) ?? true ? [] : ["\(place): has a length that is not allowed"]
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        isType("boolean", a) == isType("boolean", b) && (a as? NSObject)?.isEqual(b as? NSObject) ?? false
            || (a as? String) != nil && (a as? String) == (b as? String)
    }

    private static func isType(_ type: String, _ value: Any) -> Bool {
        switch type {
        case "object": return value is [String: Any]
        case "array": return value is [Any]
        case "string": return value is String
        case "null": return value is NSNull
        case "boolean": return isTruth(value)
        case "number": return value is NSNumber && !(value is NSNull) && !isTruth(value)
        case "integer":
            guard isType("number", value), let number = value as? NSNumber else { return false }
            return number.doubleValue.rounded() == number.doubleValue
        default: return false
        }
    }

    /// Foundation reads true and 1 as numbers that differ by their type only.
    private static func isTruth(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return false }
        return String(cString: number.objCType) == "c"
    }
}
