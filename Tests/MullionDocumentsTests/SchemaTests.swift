import Foundation
import Mullion
import MullionTestSupport
import Testing

@testable import MullionDocuments

/// The schema for editors and the reader say the same about every kind, modifier and key.
@Suite struct SchemaTests {
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    // Read once, not for each case; nothing changes it.
    nonisolated(unsafe) private static let sharedSchema = Result { try JSONSchema(Data(Document.schema.utf8)) }
    private let schema: JSONSchema

    init() throws { schema = try Self.sharedSchema.get() }

    /// To accept a change: MULLION_RECORD_SNAPSHOTS=1 swift test --filter SchemaTests
    @Test("The schema in the repository is the one that follows from the rules")
    func committed() throws {
        let file = Self.package.appendingPathComponent("Schemas/document.schema.json")
        if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
            try Document.schema.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == Document.schema)
    }

    static let files = ["", "collections/", "css/"].flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(
            atPath: package.appendingPathComponent("Examples/\(folder)").path)) ?? []).filter {
                $0.hasSuffix(".json") && !$0.hasSuffix("-data.json")
            }.sorted().map { folder + $0 }
    }

    @Test("Every example keeps to the schema", arguments: files)
    func examples(_ name: String) throws {
        let data = try Data(contentsOf: Self.package.appendingPathComponent("Examples/\(name)"))
        #expect(schema.violations(in: try JSONSerialization.jsonObject(with: data)) == [])
    }

    @Test(
        "Every kind with every key, and each thing wrong with it, gets the same verdict",
        arguments: ElementKind.all.map(\.name))
    func kinds(_ name: String) throws {
        let kind = try #require(ElementKind.byName[name])
        var keys = kind.keys
        if kind.takesChildren {
            keys.append(
                Schema.Key(
                    name: "children", schema: .array(of: .definition("element"), count: nil), isRequired: false,
                    about: ""))
        }
        keys.append(Schema.Key(name: "name", schema: .string, isRequired: false, about: ""))
        for sample in share(of: Samples.objects(keys, head: ["kind": name])) { try check(sample) }
    }

    @Test(
        "Every modifier with every value, and each thing wrong with it, gets the same verdict",
        arguments: ModifierKind.all.map(\.name))
    func modifiers(_ name: String) throws {
        let kind = try #require(ModifierKind.byName[name])
        for value in share(of: Samples.values(kind.schema)) {
            try check(["kind": "divider", "modifiers": [[name: value.json]]], isAllowed: value.isAllowed)
        }
        try check(["kind": "divider", "modifiers": [name]], isAllowed: kind.standsAlone)
        try check(["kind": "divider", "modifiers": [[name: 1, "unknown": 2] as [String: Any]]], isAllowed: false)
    }

    /// Where each of the shared rules is used: in a modifier, or behind a colon in an element, in a list there.
    private static let uses: [String: String] = [
        "alignment": "overlay.alignment", "cellAlignment": "cellItem.alignment", "cellGap": "cellGrid:spacing",
        "cssBox": "flex:style", "cssItem": "css", "cellLayout": "cellGroups:layouts:list",
        "cellTrack": "cellGrid:otherColumns", "chartSeries": "barChart:data", "color": "foregroundColor",
        "factors": "scaleEffect", "font": "font", "gridItem": "lazyVGrid:columns:list",
        "horizontalAlignment": "alignmentGuide.horizontal", "insets": "padding", "point": "offset",
        "shape": "clipShape", "stroke": "circle:stroke", "style": "foregroundStyle",
        "tableColumn": "table:columns:list", "tableRule": "table:rowRule", "textLine": "underline",
        "unitPoint": "rotationEffect.anchor", "verticalAlignment": "alignmentGuide.vertical", "weight": "fontWeight",
    ]

    @Test("Every shared rule with every value, and each thing wrong with it, gets the same verdict")
    func shared() throws {
        let all = DocumentSchema.shared
        #expect(all.keys.sorted() == Self.uses.keys.sorted())
        let rest: [String: [String: Any]] = [
            "overlay": ["content": ["kind": "divider"]], "alignmentGuide": ["value": 1], "rotationEffect": ["angle": 1],
        ]
        for (name, schema) in all {
            let use = try #require(Self.uses[name])
            let key = use.split(separator: ":").map(String.init)
            let path = use.split(separator: ".").map(String.init)
            for value in share(of: Samples.values(schema)) {
                if key.count > 1 {
                    let json = key.count == 2 ? value.json : [value.json]
                    try check(["kind": key[0], key[1]: json], isAllowed: value.isAllowed)
                } else if path.count == 1 {
                    try check(["kind": "divider", "modifiers": [[path[0]: value.json]]], isAllowed: value.isAllowed)
                } else {
                    var object = rest[path[0]] ?? [:]
                    object[path[1]] = value.json
                    try check(["kind": "divider", "modifiers": [[path[0]: object]]], isAllowed: value.isAllowed)
                }
            }
        }
    }

    @Test("What templates add is allowed by both")
    func templates() throws {
        let element: [String: Any] = [
            "kind": "text", "repeat": ["over": "items", "item": "line", "from": 1] as [String: Any], "when": "!hidden",
            "text": "{{line.name}}", "font": "{{size}}", "bold": "{{bold}}", "color": "{{color}}",
            "modifiers": [["when": "wide", "frame": ["width": "{{size}}0", "alignment": "{{side}}"]]],
        ]
        let document: [String: Any] = [
            "$schema": "document.schema.json", "version": 1, "root": ["kind": "vStack", "children": [element]],
        ]
        #expect(schema.violations(in: document) == [])
        let data = try DocumentData(
            json: #"{"items": [{"name": "a"}], "size": 12, "bold": true, "color": "red", "side": "top", "wide": 1}"#
                .utf8)
        _ = try DocumentTemplate(JSONSerialization.data(withJSONObject: document)).filled(with: data)
    }

    /// Every third sample, from one that differs between lists of different lengths; all of them in a full run.
    private func share(of samples: [Samples.Value]) -> [Samples.Value] {
        if isFullTestRun { return samples }
        return stride(from: samples.count % 3, to: samples.count, by: 3).map { samples[$0] }
    }

    private func check(_ sample: Samples.Value) throws { try check(sample.json, isAllowed: sample.isAllowed) }

    /// - Parameter isAllowed: Whether the element ought to be allowed; nil: unless it has what a schema cannot say.
    private func check(_ element: Any, isAllowed: Bool?) throws {
        let document: [String: Any] = ["version": 1, "root": element]
        let violations = schema.violations(in: document)
        let bytes = try JSONSerialization.data(withJSONObject: document, options: .sortedKeys)
        var failure: DocumentError?
        do throws(DocumentError) {
            _ = try Document(bytes)
        } catch {
            failure = error
        }
        let text = String(decoding: bytes, as: UTF8.self)
        switch failure?.problem {
        case .conflictingKeys?, .unsuitableModifier?: return
        case .missingKey(let key, _, _)? where key == "colors": return
        default: break
        }
        #expect((failure == nil) == violations.isEmpty, "\(text)\n\(failure?.description ?? "read")\n\(violations)")
        if let isAllowed { #expect((failure == nil) == isAllowed, "\(text)\n\(failure?.description ?? "read")") }
    }
}

/// Values that a rule allows, and such as it does not.
private enum Samples {
    struct Value {
        var json: Any
        /// Whether the rule allows it; nil: it depends on another key.
        var isAllowed: Bool?
    }

    /// Objects with every key alone and all that is wrong with each.
    static func objects(_ keys: [Schema.Key], head: [String: Any] = [:]) -> [Value] {
        var base = head
        for key in keys where key.isRequired { base[key.name] = allowed(key) }
        func with(_ name: String, _ value: Any?) -> [String: Any] {
            var object = base
            object[name] = value
            return object
        }
        var result = [Value(json: base, isAllowed: nil), Value(json: with("unknown", 1), isAllowed: false)]
        for key in keys {
            if key.isRequired { result.append(Value(json: with(key.name, nil), isAllowed: nil)) }
            if key.name == "data" || key.name == "source" {
                result.append(Value(json: with(key.name, 1), isAllowed: false))
                continue
            }
            for value in values(key.schema) {
                result.append(
                    Value(json: with(key.name, value.json), isAllowed: value.isAllowed == false ? false : nil))
            }
        }
        return result
    }

    /// A value for a key.
    static func allowed(_ key: Schema.Key) -> Any {
        switch key.name {
        case "data": return "M 0 0 L 10 10 Z"
        case "source": return "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/%3E"
        default: return values(key.schema).first { $0.isAllowed != false }!.json
        }
    }

    static func values(_ schema: Schema) -> [Value] {
        func all(_ allowed: [Any], _ refused: [Any]) -> [Value] {
            allowed.map { Value(json: $0, isAllowed: true) } + refused.map { Value(json: $0, isAllowed: false) }
        }
        switch schema {
        case .string: return all(["text", ""], [1, true, NSNull(), ["a": 1]])
        case .css(let property):
            let words = CSSStyle.keywords(of: property)
            let isPaint = property.hasSuffix("color") || property.hasPrefix("background")
            let other: Any = isPaint ? "red" : property == "box-shadow" ? "none" : 1
            let values: [Any] = words.isEmpty ? [other] : isFullTestRun ? words : [words[0]]
            return all(values, isFullTestRun ? [true, NSNull(), ["a": 1], 1e10] : [true])
        case .cssDeclarations: return all(["", "gap: 1px", "gap: 1px; margin: 0 auto;"], ["text", 1])
        case .pattern: return all(["#abc", "#a1b2c3d4"], ["#12", "# 123", "1"])
        case .names(let names): return all(names, [names[0].uppercased() + "?", 1, NSNull()])
        case .number(let minimum, let maximum, let isAbove):
            return all(
                [(minimum + maximum) / 2, maximum] + (isAbove ? [] : [minimum]),
                ["1", true, minimum - 1, maximum * 1.001, NSNull()] + (isAbove ? [minimum] : []))
        case .count: return all([1, 7, 1e9], [0, -1, 1.5, "1"])
        case .index: return all([0, 7, 1e9], [-1, 1.5, "1"])
        case .bool: return all([true, false], [0, 1, "true"])
        case .constantTrue: return all([true], [false, 1])
        case .null: return all([NSNull()], [])
        case .object(let keys): return objects(keys)
        case .array(let element, let count):
            let elements = values(element)
            let good = elements.first { $0.isAllowed != false }!.json
            let length = count?.lowerBound ?? 2
            var result = all([Array(repeating: good, count: length)], [good is [Any] ? 1 : good, ["a": 1]])
            if count != nil { result += all([], [Array(repeating: good, count: length + 1), [Any]()]) }
            result += elements.filter { $0.isAllowed == false }.map {
                Value(json: Array(repeating: good, count: length - 1) + [$0.json], isAllowed: false)
            }
            return result
        case .any(let schemas):
            // What one alternative refuses another may allow.
            return schemas.flatMap(values).map {
                Value(json: $0.json, isAllowed: $0.isAllowed == false ? nil : $0.isAllowed)
            }
        case .shared(_, let schema):
            // All of its values are tried by themselves.
            let values = values(schema)
            return [
                values.first { $0.isAllowed == true } ?? values.first { $0.isAllowed == nil },
                values.first { $0.isAllowed == false },
            ].compactMap { $0 }
        case .definition("modifier"):
            return all(["padding", ["padding": 3]], [["padding": 1, "bold": true], "none", 1])
        case .definition: return all([["kind": "divider"]], [["kind": "none"], [Any](), 1, "text"])
        }
    }
}
