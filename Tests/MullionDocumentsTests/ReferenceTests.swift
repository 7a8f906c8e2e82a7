import Foundation
import Testing

@testable import MullionDocuments

/// The tables of kinds and modifiers in Examples/README.md, and whether every view and modifier is in them.
@Suite struct ReferenceTests {
    private static let start = "<!-- The tables from here on follow from the rules of the reader. -->\n"
    private static let end = "<!-- Here the tables end. -->\n"

    /// To accept a change: MULLION_RECORD_SNAPSHOTS=1 swift test --filter ReferenceTests
    @Test("The tables in Examples/README.md say what the rules say")
    func tables() throws {
        let file = SchemaTests.package.appendingPathComponent("Examples/README.md")
        var text = try String(contentsOf: file, encoding: .utf8)
        let first = try #require(text.range(of: Self.start)).upperBound
        let last = try #require(text.range(of: Self.end)).lowerBound
        if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
            text.replaceSubrange(first..<last, with: Reference.tables)
            try text.write(to: file, atomically: true, encoding: .utf8)
        } else {
            #expect(String(text[first..<last]) == Reference.tables)
        }
    }

    private static let sources = SchemaTests.package.appendingPathComponent("Sources/MullionViews")

    /// What follows a pattern in the sources of the views, once each.
    private func names(after pattern: String, in folders: [String]) throws -> Set<String> {
        var names: Set<String> = []
        for folder in folders {
            let url = Self.sources.appendingPathComponent(folder)
            let files =
                url.pathExtension == "swift"
                ? [url] : try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
            for file in files where file.pathExtension == "swift" {
                let text = try String(contentsOf: file, encoding: .utf8)
                for match in text.matches(
                    of: try Regex("(?m)^    public (?:consuming )?func (\\w+)|^(?:nonisolated )?public struct (\\w+)"))
                {
                    let group = pattern == "func" ? 1 : 2
                    if let name = match.output[group].substring { names.insert(String(name)) }
                }
            }
        }
        return names
    }

    /// Modifiers of views that documents do not have, with the reason.
    private static let codeOnly: [String: String] = [
        "cellStretch": "is keys of cellItem", "cellSize": "is keys of cellItem", "cellSpacing": "is a key of cellItem",
        "cellSizeAdjustment": "is keys of cellItem", "cellSizeIgnored": "is a key of cellItem",
        "cellOffset": "is a key of cellItem", "cellAlignment": "is keys of cellItem",
        "cellSkipped": "is a key of cellItem", "cellGroup": "is a key of cellItem",
        "environment": "takes a key path", "transformEnvironment": "takes a function", "layoutValue": "takes a type",
        "modifier": "takes a value of one's own", "named": "is the key name", "id": "a document is drawn once",
        "accessibilityLabel": "changes nothing", "accessibilityValue": "changes nothing",
        "accessibilityHint": "changes nothing", "accessibilityHidden": "changes nothing",
        "accessibilityIdentifier": "changes nothing", "contentShape": "changes nothing",
        "allowsHitTesting": "changes nothing", "help": "changes nothing", "drawingGroup": "changes nothing",
        "concat": "joins modifiers of one's own", "body": "is called by the library",
    ]

    @Test("Every view modifier is a modifier of documents, or is listed with the reason")
    func modifiers() throws {
        let known = Set(ModifierKind.all.map(\.name))
        let views = try names(after: "func", in: ["Modifiers", "Environment/View+Environment.swift"])
        #expect(views.count > 40)
        #expect(views.subtracting(known).subtracting(Self.codeOnly.keys).sorted() == [])
        // In code, an arrangement takes a function.
        #expect(known.subtracting(views).sorted() == ["tileSpan"])
        #expect(known.intersection(Self.codeOnly.keys).sorted() == [])
    }

    /// Views that documents do not have, with the reason.
    private static let viewsOfCode: [String: String] = [
        "GeometryReader": "takes a function", "GeometryProxy": "is no view", "ForEach": "is the key repeat",
        "EmptyView": "is a group without children", "AnyView": "hides a type", "ViewArray": "is made by loops",
        "TupleView": "is made by builders", "ViewBuilder": "is no view", "TransformedShape": "is no view",
        "PinnedScrollableViews": "is no view", "ShapeView": "is a shape with a fill", "FillStyle": "is no view",
        "AnyShape": "hides a type",
        "ImageLoadingError": "is no view", "IDView": "a document is drawn once",
        "TreeDiagramNodes": "takes a function", "TableColumn": "is no view", "TableStyle": "is no view",
        "CellContainer": "is what calling a cell layout gives", "ChartScale": "is no view",
        "ChartBars": "is a series of a barChart", "ChartBarStyle": "is no view", "PieSector": "is a part of a pieChart",
        "PieStyle": "is no view", "ChartPlotStyle": "is no view",
    ]

    /// Structures beside the cell layouts and the automatic grid that are no elements, with the reason.
    private static let layoutsOfCode: [String: String] = [
        "CellBlock": "takes a function", "CellChildren": "is no layout", "CellCache": "is no layout",
        "CellItem": "is a modifier", "CellAlignment": "is no layout", "CellTrack": "is no layout",
        "CellGap": "is not a layout", "SplitTree": "is not a layout", "SharedCellSettings": "is not a layout",
    ]

    @Test("Every view is a kind of elements, or is listed with the reason")
    func views() throws {
        let known = Set(ElementKind.all.map(\.name))
        let views = try names(
            after: "struct",
            in: [
                "Builder", "Charts", "Containers", "CSS/CSSContainers.swift", "Images", "Leaves", "Shapes",
                "Text/Text.swift",
                "Styles/GradientStyles.swift",
                "../MullionTreeViews/TreeDiagram.swift",
            ])
        let names = views.subtracting(Self.viewsOfCode.keys).map {
            $0 == "CSSGrid" ? "cssGrid" : $0.prefix(1).lowercased() + $0.dropFirst()
        }
        // Colours and paths belong to drawing, and collections of code take functions.
        let others = ["color", "path", "collection", "compositionalCollection", "outline", "spreadsheet"]
        let layouts = try layoutNames()
        #expect(Set(names).union(others).union(layouts).symmetricDifference(known).sorted() == [])
    }

    /// The cell layouts and the automatic grid, named as elements.
    private func layoutNames() throws -> [String] {
        let layouts = try names(
            after: "struct", in: ["../MullionLayout/Layouts/Cells", "../MullionLayout/Layouts/Split"])
        #expect(layouts.isSuperset(of: Self.layoutsOfCode.keys))
        return layouts.subtracting(Self.layoutsOfCode.keys).map { $0.prefix(1).lowercased() + $0.dropFirst() }
    }
}

/// The tables, written in Markdown.
private enum Reference {
    static var tables: String {
        var text =
            "\n## Elements\n\nEvery element has a `kind`, and may have a `name` and `modifiers`. Further keys by kind; those in **bold** must be\nthere:\n\n"
        text += "| kind | keys | what it is |\n|---|---|---|\n"
        for kind in ElementKind.all {
            var keys = kind.keys.map(words)
            if kind.takesChildren { keys.append("`children`: elements") }
            text += "| `\(kind.name)` | \(keys.joined(separator: "; ")) | \(kind.about) |\n"
        }
        text += """

            ## Modifiers

            Modifiers are applied in order, the first closest to the element: `[{"padding": 16}, {"background": "white"}]` has the
            background behind the padding, the other way round it has not. A modifier that needs no value is written as a string:
            `["padding", "clipped"]`.

            | modifier | value | alone | what it does |
            |---|---|---|---|

            """
        for kind in ModifierKind.all {
            text += "| `\(kind.name)` | \(words(kind.schema)) | \(kind.standsAlone ? "yes" : "") | \(kind.about) |\n"
        }
        text += "\n## Values\n\n| value | how it is written |\n|---|---|\n"
        for (name, schema) in DocumentSchema.shared.sorted(by: { $0.key < $1.key }) {
            text += "| *\(name)* | \(words(schema)) |\n"
        }
        return text + "\n"
    }

    private static func words(_ key: Schema.Key) -> String {
        let name = key.isRequired ? "**`\(key.name)`**" : "`\(key.name)`"
        return "\(name): \(words(key.schema))"
    }

    private static func words(_ schema: Schema) -> String {
        switch schema {
        case .string: return "text"
        case .css: return "text or number of points"
        case .cssDeclarations: return "a text such as `\"gap: 8px; padding: 4px\"`"
        case .pattern: return "`\"#rgb\"`, `\"#rgba\"`, `\"#rrggbb\"`, `\"#rrggbbaa\"`"
        case .names(let names): return names.count > 12 ? "a CSS name such as steelblue" : names.joined(separator: ", ")
        case .number(let minimum, let maximum, let isAbove):
            if maximum == 1 { return "\(Int(minimum))…1" }
            return minimum < 0 ? "number" : isAbove ? "number above 0" : "number from 0"
        case .count: return "whole number from 1"
        case .index: return "whole number from 0"
        case .bool: return "true, false"
        case .constantTrue: return "true"
        case .null: return "null"
        case .object(let keys) where keys.first.map { if case .css = $0.schema { true } else { false } } ?? false:
            return "an object of CSS properties, each a text or a number of points: "
                + keys.map { "`\($0.name)`" }.joined(separator: ", ")
        case .object(let keys): return "{ " + keys.map(words).joined(separator: "; ") + " }"
        case .array(let element, let count):
            guard let count else { return "[ \(words(element)), … ]" }
            return "[ " + Array(repeating: words(element), count: count.lowerBound).joined(separator: ", ") + " ]"
        case .any(let schemas): return schemas.map(words).joined(separator: " or ")
        case .shared(let name, _): return "*\(name)*"
        case .definition(let name): return name
        }
    }
}
