import Foundation
import MullionCSS
import MullionLayout

extension Document {
    /// A JSON Schema of documents and templates (draft 2020-12), for editors that complete and check while typing.
    ///
    /// It follows from the rules by which documents are read: the reader refuses everything that the schema refuses,
    /// and also faults that a schema cannot express, such as a damaged path or image, two keys that exclude each other,
    /// a duplicate key, or an exceeded limit. The value of `kind` and the names of keys are never placeholders.
    ///
    /// - Complexity: O(kinds of elements and modifiers), a millisecond or two.
    public static var schema: String {
        let data = try? JSONSerialization.data(
            withJSONObject: DocumentSchema.json, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
        return data.map { String(decoding: $0, as: UTF8.self) + "\n" } ?? ""
    }
}

/// Makes the schema of documents from the rules.
enum DocumentSchema {
    static var json: [String: Any] {
        var definitions: [String: Any] = [
            "placeholder": [
                "description": "A value of the template's data: \"{{name}}\" or \"{{item.price}}\".",
                "type": "string", "pattern": "\\{\\{[^{}]+\\}\\}",
            ],
            "condition": [
                "description":
                    "The name of a value that must be true, or \"!\" followed by the name of one that must be false.",
                "type": "string", "minLength": 1,
            ],
            "repetition": repetition,
            "let": definition,
            "element": [
                "description": "A view with its modifiers.", "type": "object", "required": ["kind"],
                "properties": ["kind": ["enum": ElementKind.all.map(\.name)]],
                // Not oneOf: trying every kind at every level takes time that grows exponentially with the depth.
                "allOf": ElementKind.all.map { kind in
                    [
                        "if": ["properties": ["kind": ["const": kind.name]]],
                        "then": ["$ref": "#/$defs/\(kind.name)Element"],
                    ]
                },
            ],
            "modifier": modifier,
        ]
        for kind in ElementKind.all { definitions[kind.name + "Element"] = element(kind) }
        for (name, schema) in shared { definitions[name] = value(schema) }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema",
            "title": "A Mullion document",
            "description":
                "A drawing made of views, as mullion render draws it, or a template for data.",
            "type": "object",
            "required": ["version", "root"],
            "additionalProperties": false,
            "properties": [
                "$schema": ["type": "string", "description": "The location of this schema, for editors."],
                "version": ["const": 1, "description": "The version of the format."],
                "title": [
                    "type": "string",
                    "description": "What screen readers call the drawing, and the title of its page.",
                ],
                "locale": [
                    "type": "string",
                    "description": "The language and region of formatted numbers and dates, such as de_DE.",
                ],
                "sample": [
                    "anyOf": [["type": "object"], ["type": "string"]],
                    "description":
                        "Data for the template where no others are given: an object, or the name of a JSON or CSV file.",
                ] as [String: Any],
                "sampleRowsAs": [
                    "type": "string", "minLength": 1,
                    "description":
                        "The name of the list of all rows of the sample's file. Default: the first row is the data.",
                ] as [String: Any],
                "let": ["$ref": "#/$defs/let"],
                "size": [
                    "description": "Width and height in points; null for a length that follows from the content.",
                    "type": "array",
                    "minItems": 2, "maxItems": 2,
                    "items": value(.any([.number(minimum: 0, maximum: 1e9), .null])),
                ] as [String: Any],
                "background": described(value(Rule.color.schema), "The background color."),
                "fonts": fonts,
                "root": ["$ref": "#/$defs/element"],
                "when": ["$ref": "#/$defs/condition"],
            ] as [String: Any],
            "$defs": definitions,
        ]
    }

    private static var definition: [String: Any] {
        [
            "description": "Names for the object and everything inside, and their values.", "type": "object",
            "additionalProperties": ["anyOf": ["string", "number", "boolean", "null"].map { ["type": $0] }],
        ]
    }

    private static var fonts: [String: Any] {
        var family = object(
            [
                Schema.Key(
                    name: "family", schema: .string, isRequired: true, about: "The name of the family in fonts."),
                Schema.Key(
                    name: "files", schema: .array(of: .string, count: 0...DocumentFonts.limit), isRequired: true,
                    about: "The names of font files in the folder of the document or below, one for each face."),
            ], isRepeatable: true)
        family["description"] = "A family with its files."
        return [
            "description": "The families that the document brings along.", "type": "array",
            "maxItems": DocumentFonts.limit, "items": family,
        ]
    }

    private static var repetition: [String: Any] {
        [
            "description": "The name of a list; the object is repeated for each of its elements.",
            "anyOf": [
                ["type": "string", "minLength": 1],
                [
                    "type": "object", "required": ["over"], "additionalProperties": false,
                    "properties": [
                        "over": ["type": "string", "minLength": 1, "description": "The name of the list."],
                        "item": [
                            "type": "string", "minLength": 1, "description": "The name of an element. Default: item.",
                        ],
                        "index": [
                            "type": "string", "minLength": 1,
                            "description": "The name of its position. Default: index.",
                        ],
                        "from": [
                            "type": "number", "minimum": -1e9, "maximum": 1e9,
                            "description": "The first position. Default: 0.",
                        ] as [String: Any],
                    ],
                ] as [String: Any],
            ],
        ]
    }

    private static func element(_ kind: ElementKind) -> [String: Any] {
        var keys = [
            Schema.Key(name: "kind", schema: .names([kind.name]), isRequired: true, about: kind.about),
            Schema.Key(name: "name", schema: .string, isRequired: false, about: "A name for listings and messages."),
            Schema.Key(
                name: "modifiers", schema: .array(of: .definition("modifier"), count: nil), isRequired: false,
                about: "The modifiers of the element, from the inside out."),
        ]
        if kind.takesChildren {
            keys.append(
                Schema.Key(
                    name: "children", schema: .array(of: .definition("element"), count: nil), isRequired: false,
                    about: "The child elements."))
        }
        return described(object(keys + kind.keys, isRepeatable: true), kind.about)
    }

    /// An object with the name of a modifier as its only key, or the name of one that needs no value.
    private static var modifier: [String: Any] {
        var properties: [String: Any] = [
            "when": ["$ref": "#/$defs/condition"], "repeat": ["$ref": "#/$defs/repetition"],
        ]
        for kind in ModifierKind.all { properties[kind.name] = described(value(kind.schema), kind.about) }
        return [
            "anyOf": [
                value(.names(ModifierKind.all.filter(\.standsAlone).map(\.name))),
                [
                    "type": "object", "properties": properties, "additionalProperties": false,
                    "oneOf": ModifierKind.all.map { ["required": [$0.name]] },
                ] as [String: Any],
            ]
        ]
    }

    /// The shared definitions by name. Each name has one schema only.
    static var shared: [String: Schema] {
        var result: [String: Schema] = [:]
        func collect(_ schema: Schema) {
            switch schema {
            case .shared(let name, let schema):
                result[name] = schema
                collect(schema)
            case .object(let keys): for key in keys { collect(key.schema) }
            case .array(let element, _): collect(element)
            case .any(let schemas): for schema in schemas { collect(schema) }
            case .string, .pattern, .names, .css, .cssDeclarations, .number, .count, .index, .bool, .constantTrue,
                .null, .definition:
                break
            }
        }
        for kind in ElementKind.all { collect(.object(kind.keys)) }
        for kind in ModifierKind.all { collect(kind.schema) }
        return result
    }

    private static func described(_ schema: [String: Any], _ about: String) -> [String: Any] {
        var schema = schema
        schema["description"] = about
        return schema
    }

    private static func object(_ keys: [Schema.Key], isRepeatable: Bool) -> [String: Any] {
        var properties: [String: Any] = ["when": ["$ref": "#/$defs/condition"], "let": ["$ref": "#/$defs/let"]]
        if isRepeatable { properties["repeat"] = ["$ref": "#/$defs/repetition"] }
        for key in keys {
            // The name of a kind is never a placeholder, because editors derive the keys from it.
            let schema = key.name == "kind" ? kindName(key.schema) : value(key.schema)
            properties[key.name] = described(schema, key.about)
        }
        let required = keys.filter(\.isRequired).map(\.name)
        var result: [String: Any] = ["type": "object", "properties": properties, "additionalProperties": false]
        if !required.isEmpty { result["required"] = required }
        return result
    }

    private static func kindName(_ schema: Schema) -> [String: Any] {
        guard case .names(let names) = schema else { return value(schema) }
        return names.count == 1 ? ["const": names[0]] : ["enum": names]
    }

    /// Returns the schema of a value. A placeholder may replace a number, a name, a Boolean, or a list of
    /// numbers.
    private static func value(_ schema: Schema, isRepeatable: Bool = false) -> [String: Any] {
        switch schema {
        case .string: return ["type": "string"]
        case .null: return ["type": "null"]
        case .constantTrue: return filled(["const": true])
        case .bool: return filled(["type": "boolean"])
        case .pattern(let pattern): return filled(["type": "string", "pattern": pattern])
        case .names(let names): return filled(["enum": names])
        case .cssDeclarations:
            return filled(["type": "string", "pattern": "^\\s*([A-Za-z-]+\\s*:[^;]+(;\\s*|$))*$"])
        case .css(let property):
            // The keywords are for editors, which offer them.
            let words = CSSStyle.keywords(of: property)
            let values: [[String: Any]] = words.isEmpty ? [["type": "string"]] : [["enum": words], ["type": "string"]]
            return ["anyOf": values + [["type": "number", "minimum": -1e9, "maximum": 1e9]]]
        case .number(let minimum, let maximum, let isAboveMinimum):
            return filled([
                "type": "number", isAboveMinimum ? "exclusiveMinimum" : "minimum": minimum, "maximum": maximum,
            ])
        case .count: return filled(["type": "integer", "minimum": 1, "maximum": 1e9])
        case .index: return filled(["type": "integer", "minimum": 0, "maximum": 1e9])
        case .object(let keys): return object(keys, isRepeatable: isRepeatable)
        case .array(let element, let count):
            var result: [String: Any] = ["type": "array", "items": value(element, isRepeatable: true)]
            if let count {
                result["minItems"] = count.lowerBound
                result["maxItems"] = count.upperBound
            }
            return isListOfNumbers(element) ? filled(result) : result
        case .any(let schemas):
            var alternatives: [[String: Any]] = []
            for schema in flattened(schemas) { alternatives.append(value(schema, isRepeatable: isRepeatable)) }
            return ["anyOf": alternatives]
        case .definition(let name), .shared(let name, _): return ["$ref": "#/$defs/\(name)"]
        }
    }

    /// Whether a placeholder can take the place of a list of such elements.
    private static func isListOfNumbers(_ element: Schema) -> Bool {
        switch element {
        case .number, .count, .index: true
        case .any(let schemas): schemas.contains { isListOfNumbers($0) }
        default: false
        }
    }

    private static func flattened(_ schemas: [Schema]) -> [Schema] {
        schemas.flatMap { schema in
            if case .any(let inner) = schema { flattened(inner) } else { [schema] }
        }
    }

    private static func filled(_ schema: [String: Any]) -> [String: Any] {
        ["anyOf": [schema, ["$ref": "#/$defs/placeholder"]]]
    }
}
