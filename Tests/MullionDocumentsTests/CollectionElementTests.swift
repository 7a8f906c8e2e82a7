import Foundation
import Mullion
import Testing

@Suite("Collections in documents")
struct CollectionElementTests {
    private static func color(_ name: String, _ height: Int? = nil) -> String {
        let frame = height.map { ", \"modifiers\": [{\"frame\": {\"height\": \($0)}}]" } ?? ""
        return "{\"kind\": \"color\", \"color\": \"blue\", \"name\": \"\(name)\"\(frame)}"
    }

    private static func collection(_ keys: String = "", items: Int = 7) -> String {
        let items = (0..<items).map { color("\($0)") }.joined(separator: ", ")
        return """
            {"kind": "collection"\(keys.isEmpty ? "" : ", " + keys), "sections": [
              {"items": [\(items)], "itemWidth": 40, "itemHeight": 20,
               "header": \(color("header")), "headerLength": 30}
            ]}
            """
    }

    private static func frames(_ picture: LaidOutView) -> [CGRect] {
        picture.frames.filter { $0.kind.hasPrefix("collection") && $0.kind != "collection" }.map(\.frame)
    }

    private static func engine(
        _ change: (inout FlowConfiguration) -> Void = { _ in }, bounds: CGRect, items: Int = 7
    ) -> CollectionFlowLayout {
        var configuration = FlowConfiguration()
        change(&configuration)
        var section = FlowSection(.uniform(items, size: CGSize(width: 40, height: 20)))
        section.header = CGSize(width: 30, height: 30)
        var source = FlowSections()
        source.append(section)
        var engine = CollectionFlowLayout(configuration: configuration, viewport: FlowViewport(bounds: bounds))
        engine.prepare(from: source)
        return engine
    }

    @Test("Without an offset it is as long as its content, in the frames of the engine")
    func whole() throws {
        let picture = try layout(Self.collection(), size: "[150, null]")
        #expect(picture.size == CGSize(width: 150, height: 30 + 20 * 3 + 10 * 2))
        let engine = Self.engine(bounds: CGRect(x: 0, y: 0, width: 150, height: 110))
        #expect(Self.frames(picture) == engine.visibleElements().map(\.frame))
    }

    @Test("With an offset it is a window that has a place only for what is seen", arguments: [0, 35, 120, 1_000, -25])
    func window(_ offset: Int) throws {
        let json = Self.collection("\"offset\": \(offset), \"pinnedHeaders\": true", items: 200)
        let picture = try layout(json, size: "[150, 100]")
        var engine = Self.engine(
            { $0.sectionHeadersPinToVisibleBounds = true },
            bounds: CGRect(x: 0, y: CGFloat(offset), width: 150, height: 100), items: 200)
        engine.viewport.bounds.origin.y = CGFloat(offset)
        let seen = engine.elements(in: engine.viewport.bounds.insetBy(dx: 0, dy: -FlowCollection.visibleMargin))
        #expect(Self.frames(picture) == seen.map { $0.frame.offsetBy(dx: 0, dy: -CGFloat(offset)) })
        #expect(picture.frames.first { $0.kind == "collection" }?.frame.height == 100)
    }

    @Test("A stretchy header grows as far as its maximum")
    func stretchy() throws {
        func header(_ offset: Int) throws -> CGRect {
            let keys = "\"offset\": \(offset), \"stretchyHeader\": {\"maximum\": 50}, \"globalHeader\": true"
            return try layout(Self.collection(keys), size: "[150, 100]").frame("header")
        }
        #expect(try header(0) == CGRect(x: 0, y: 0, width: 150, height: 30))
        #expect(try header(-10) == CGRect(x: 0, y: 0, width: 150, height: 40))
        #expect(try header(-60) == CGRect(x: 0, y: 0, width: 150, height: 50))
        #expect(try header(40) == CGRect(x: 0, y: 0, width: 150, height: 30))
    }

    @Test("The offset \"end\" shows the end, and the beginning where everything fits")
    func end() throws {
        let long = try layout(Self.collection("\"offset\": \"end\"", items: 100), size: "[150, 100]")
        #expect(try long.frame("99").maxY == 100)
        let short = try layout(Self.collection("\"offset\": \"end\"", items: 2), size: "[150, 100]")
        #expect(try short.frame("header").minY == 0)
    }

    @Test("Items without sizes are measured in the room of their line, column or lane")
    func measured() throws {
        func heights(_ key: String) throws -> [CGRect] {
            let items = [20, 40, 10].enumerated().map { Self.color("\($0)", $1) }.joined(separator: ",")
            let json =
                "{\"kind\": \"collection\", \"spacing\": 10, \"lineSpacing\": 5, \"itemAlignment\": \"start\", "
                + "\"sections\": [{\(key), \"items\": [\(items)]}]}"
            return Self.frames(try layout(json, size: "[110, null]"))
        }
        #expect(
            try heights("\"columns\": 2") == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 50, height: 40),
                CGRect(x: 0, y: 45, width: 50, height: 10),
            ])
        #expect(
            try heights("\"lanes\": 2") == [
                CGRect(x: 0, y: 0, width: 50, height: 20), CGRect(x: 60, y: 0, width: 50, height: 40),
                CGRect(x: 0, y: 25, width: 50, height: 10),
            ])
        #expect(
            try heights("\"list\": true") == [
                CGRect(x: 0, y: 0, width: 110, height: 20), CGRect(x: 0, y: 25, width: 110, height: 40),
                CGRect(x: 0, y: 70, width: 110, height: 10),
            ])
    }

    @Test("A header without a length has its own")
    func headerLength() throws {
        let json = """
            {"kind": "collection", "sections": [
              {"header": \(Self.color("header", 44)), "items": [\(Self.color("item", 10))], "list": true,
               "footer": \(Self.color("footer", 6))}
            ]}
            """
        let picture = try layout(json, size: "[100, null]")
        #expect(try picture.frame("item").minY == 44)
        #expect(try picture.frame("footer") == CGRect(x: 0, y: 54, width: 100, height: 6))
    }

    @Test("A horizontal collection is as wide as its content in its height")
    func horizontal() throws {
        let picture = try layout(
            Self.collection("\"direction\": \"horizontal\""), size: "[null, 50]")
        // Two items in each of four columns of 40, 10 apart, behind a header of 30.
        #expect(picture.size == CGSize(width: 30 + 4 * 40 + 3 * 10, height: 50))
    }

    @Test("Sections and items are repeated over data")
    func repeated() throws {
        let template = try DocumentTemplate(
            Array(
                """
                {"version": 1, "size": [100, null], "root": {"kind": "collection", "sections": [
                  {"repeat": "months", "header": {"kind": "text", "text": "{{item.name}}"},
                   "columns": 2, "items": [
                     {"repeat": {"over": "item.days", "item": "day"}, "kind": "text", "text": "{{day}}"}
                  ]}
                ]}}
                """.utf8))
        let data = try DocumentData(
            json: Data(
                #"{"months": [{"name": "May", "days": [1, 2, 3]}, {"name": "June", "days": [4]}]}"#.utf8))
        let picture = try template.filled(with: data).layout().view
        let texts = picture.displayList.commands.compactMap { if case .text(let run) = $0 { run.string } else { nil } }
        #expect(texts.sorted() == ["1", "2", "3", "4", "June", "May"])
    }

    @Test("Elements in a collection inherit what is around it")
    func inheritance() throws {
        let json = """
            {"kind": "collection", "modifiers": [{"foregroundStyle": "red"}],
             "sections": [{"items": [{"kind": "text", "text": "a"}]}]}
            """
        let runs = try layout(json, size: "[100, null]").displayList.commands.compactMap {
            if case .text(let run) = $0 { run } else { nil }
        }
        #expect(runs.map(\.color) == [.red])
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            (#"{"kind": "collection"}"#, "sections"),
            (#"{"kind": "collection", "sections": [{}]}"#, "items"),
            (#"{"kind": "collection", "sections": [{"items": [1]}]}"#, "an element"),
            (#"{"kind": "collection", "sections": [{"items": [], "columns": 2, "lanes": 2}]}"#, "lanes"),
            (#"{"kind": "collection", "sections": [{"items": [], "columns": 0}]}"#, "at least 1"),
            (#"{"kind": "collection", "sections": [], "offset": "top"}"#, "end"),
            (#"{"kind": "collection", "sections": [], "alignment": "middle"}"#, "justified"),
            (#"{"kind": "collection", "sections": [], "stretchyHeader": 3}"#, "maximum"),
            (#"{"kind": "collection", "sections": [], "pinned": true}"#, "pinnedHeaders"),
        ])
    func errors(_ json: String, _ word: String) throws {
        let error = try error(in: "{\"version\": 1, \"root\": \(json)}")
        #expect(error.message.contains(word), "\(error.message)")
        #expect(error.position.line == 1 && error.position.column > 20)
    }

    @Test("A scroll view with an offset shows another place of its content")
    func scrollView() throws {
        let json = """
            {"kind": "scrollView", "offset": {"y": 30}, "children": [
              {"kind": "color", "color": "red", "name": "a", "modifiers": [{"frame": {"height": 200}}]}
            ]}
            """
        #expect(try layout(json, size: "[100, 80]").frame("a").minY == -30)
        let end = json.replacingOccurrences(of: "{\"y\": 30}", with: "\"end\"")
        #expect(try layout(end, size: "[100, 80]").frame("a").maxY == 80)
    }
}
