import Foundation
import Mullion
import Testing

@Suite struct LimitTests {
    /// What reads or draws with a limit, and throws beyond it.
    struct Case: CustomTestStringConvertible, Sendable {
        var name: Limits.Name
        /// The least value with which the input is read; nil if it is at most 1,000, whatever it is.
        var value: Int?
        var use: @Sendable (Limits) throws -> Void

        init(_ name: Limits.Name, _ value: Int?, _ use: @escaping @Sendable (Limits) throws -> Void) {
            (self.name, self.value, self.use) = (name, value, use)
        }

        var testDescription: String { name.rawValue }
    }

    private static let card = #"{"version": 1, "root": {"kind": "vStack", "children": [{"kind": "divider"}]}}"#
    private static let png =
        "iVBORw0KGgoAAAANSUhEUgAAAAIAAAADCAAAAACcgYFdAAAAC0lEQVR4nGNggAIAAAkAAftSuKkAAAAASUVORK5CYII="

    private static func read(_ root: String, _ limits: Limits) throws {
        _ = try Document(json: #"{"version": 1, "root": \#(root)}"#, limits: limits)
    }

    /// What is beyond a limit without an error.
    struct Omission: Error {}

    static let cases: [Case] = [
        Case(.documentBytes, card.utf8.count) { _ = try Document(json: card, limits: $0) },
        Case(.treeBytes, 5) { _ = try LabeledTree("1,2,3".utf8, limits: $0) },
        Case(.depth, 4) { _ = try Document(json: card, limits: $0) },
        Case(.htmlDepth, nil) { _ = try Document(html: "<p><b><i></i></b></p>".utf8, limits: $0) },
        Case(.treeDepth, 3) { _ = try LabeledTree(#"{"children": [{"label": 1}]}"#.utf8, as: .json, limits: $0) },
        Case(.values, nil) { _ = try Document(json: card, limits: $0) },
        Case(.nodes, 2) { _ = try Document(json: card, limits: $0) },
        Case(.repeats, nil) { limits in
            let root = #"{"kind": "vStack", "children": [{"kind": "divider", "repeat": "list"}]}"#
            let template = try DocumentTemplate(json: #"{"version": 1, "root": \#(root)}"#, limits: limits)
            _ = try template.filled(with: try DocumentData(json: #"{"list": [1, 2, 3]}"#.utf8))
        },
        Case(.selectorSteps, nil) { limits in
            let page = "<style>b i { color: red }</style><b><i>x</i></b>"
            _ = try Document(html: page.utf8, limits: limits)
        },
        Case(.textBytes, 5) { limits in
            let template = try DocumentTemplate(
                json: #"{"version": 1, "root": {"kind": "text", "text": "{{name}}"}}"#, limits: limits)
            _ = try template.filled(with: DocumentData(["name": "abcde"]))
        },
        Case(.fontSize, 40) { limits in
            let text = #"{"version": 1, "root": {"kind": "text", "text": "x", "font": 40}}"#
            let whole = try Document(json: text).layout().view.size
            guard try Document(json: text, limits: limits).layout().view.size == whole else { throw Omission() }
        },
        Case(.imagePixels, 6) { try read(#"{"kind": "image", "source": "data:image/png;base64,\#(png)"}"#, $0) },
        Case(.pathCommands, 3) { try read(#"{"kind": "path", "data": "M 0 0 L 1 1 Z"}"#, $0) },
        Case(.pages, 3) { limits in
            let row = #"{"kind": "color", "color": "red", "modifiers": [{"frame": {"height": 90}}]}"#
            let rows = Array(repeating: row, count: 3).joined(separator: ",")
            let document = try Document(
                json: #"{"version": 1, "root": {"kind": "vStack", "children": [\#(rows)]}}"#, limits: limits)
            let pages = document.pages(PageFormat(size: CGSize(width: 100, height: 100), margin: 0))
            guard pages.pages.count == 3, pages.diagnostics.isEmpty else { throw Omission() }
        },
        Case(.rows, 2) { _ = try DocumentData.rows(json: "[{}, {}]".utf8, limits: $0) },
        Case(.treeNodes, 3) { _ = try LabeledTree("1,2,3".utf8, limits: $0) },
        Case(.collectionItems, 25) { limits in
            let items = FlowCollection {
                CollectionSection(0..<25, sizes: .uniform(CGSize(width: 10, height: 10))) { _ in Color.blue }
            }
            let view = ViewRenderer(items.environment(\.limits, limits)).layout(
                in: ProposedViewSize(width: 100, height: nil))
            guard view.diagnostics.isEmpty else { throw Omission() }
        },
        Case(.assetBytes, png.utf8.count) { limits in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            defer { try? FileManager.default.removeItem(at: folder) }
            let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="2" height="3"/>"#
            let bytes = svg + String(repeating: " ", count: png.utf8.count - svg.utf8.count)
            try Data(bytes.utf8).write(to: folder.appendingPathComponent("a.svg"))
            _ = try Document(
                json: #"{"version": 1, "root": {"kind": "image", "source": "a.svg"}}"#,
                resources: ResourceFolder(path: folder.path), limits: limits)
        },
        Case(.imagePixels, 6) { limits in
            let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
            defer { try? FileManager.default.removeItem(at: folder) }
            let set = folder.appendingPathComponent("Assets.xcassets/dot.imageset")
            try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
            let contents = #"{"images": [{"idiom": "universal", "filename": "dot.png", "scale": "1x"}]}"#
            try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
            try #require(Data(base64Encoded: png)).write(to: set.appendingPathComponent("dot.png"))
            let view = Image("dot").environment(\.imageRoot, folder).environment(\.limits, limits)
            guard ViewRenderer(view).layout().diagnostics.isEmpty else { throw Omission() }
        },
    ]

    @Test("What a limit allows is read, and not with a limit of one less", arguments: cases)
    func bothSides(_ example: Case) throws {
        var limits = Limits.default
        try example.use(limits)
        let value = try #require(
            example.value
                ?? (2...1_000).first { value in
                    limits[example.name] = value
                    return (try? example.use(limits)) != nil
                })
        limits[example.name] = value
        try example.use(limits)
        limits[example.name] = value - 1
        #expect(throws: (any Error).self) { try example.use(limits) }
    }

    @Test("Fonts and their files are limited")
    func fonts() throws {
        func document(_ count: Int) -> String {
            let family = #"{"family": "A", "files": []}"#
            let fonts = Array(repeating: family, count: count).joined(separator: ",")
            return #"{"version": 1, "fonts": [\#(fonts)], "root": {"kind": "divider"}}"#
        }
        var limits = Limits.default
        limits.fonts = 2
        _ = try Document(json: document(2), limits: limits)
        let error = try #require(throws: DocumentError.self) { try Document(json: document(3), limits: limits) }
        #expect(error.message.contains("at most 2"))
    }

    @Test("A value above the default is the default, and one below 0 is 0", arguments: Limits.Name.allCases)
    func range(_ name: Limits.Name) {
        var limits = Limits()
        for (value, expected) in [(Int.max, name.defaultValue), (Int.min, 0), (1, 1), (0, 0)] {
            limits[name] = value
            #expect(limits[name] == expected)
        }
        limits[name] = name.defaultValue
        #expect(limits == .default)
    }

    @Test("The article lists each limit with its default")
    func article() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/Mullion/Mullion.docc/LimitingInput.md")
        let article = try String(contentsOf: file, encoding: .utf8)
        let listed = article.split(separator: "\n").filter { $0.hasPrefix("| `") }
            .map { $0.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) } }
        #expect(listed.map { $0[0] } == Limits.Name.allCases.map { "`\($0.rawValue)`" })
        for (line, name) in zip(listed, Limits.Name.allCases) {
            #expect(line[2].filter(\.isNumber) == "\(name.defaultValue)", "\(name.rawValue)")
        }
    }

    @Test("Each limit has a test on both sides")
    func completeness() {
        // These are tested above, with storyboards, and with cairo.
        let elsewhere: Set<Limits.Name> = [
            .fonts, .pixels, .storyboardBytes, .xmlDepth, .xmlElements, .solverRows, .conflicts,
        ]
        #expect(Set(Self.cases.map(\.name)).union(elsewhere) == Set(Limits.Name.allCases))
    }
}
