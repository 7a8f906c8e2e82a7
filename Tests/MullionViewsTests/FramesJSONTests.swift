import Foundation
import Mullion
import MullionTestSupport
import Testing

@Suite struct FramesJSONTests {
    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func parsed(_ picture: LaidOutView) throws -> [String: Any] {
        let object = try JSONSerialization.jsonObject(with: Data(picture.framesJSON().utf8))
        let schema = try JSONSchema(contentsOf: Self.package.appendingPathComponent("Schemas/frames.schema.json"))
        #expect(schema.violations(in: object) == [])
        return try #require(object as? [String: Any])
    }

    private var picture: LaidOutView {
        layout(
            VStack {
                Text("one two three four").named("a \"text\"\n")
                HStack { Text("漢").frame(width: 10, height: 3) }
            }, 60.5, 90)
    }

    @Test("The list has every node in pre-order with its children counted")
    func nodes() throws {
        let nodes = try #require(try parsed(picture)["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["id"] as? Int } == Array(0..<nodes.count))
        #expect(nodes.map { $0["kind"] as? String } == ["vStack", "text", "hStack", "frame", "text"])
        #expect(nodes.map { $0["parent"] as? Int } == [nil, 0, 0, 2, 3])
        #expect(nodes.map { $0["children"] as? Int } == [2, 0, 1, 1, 0])
        #expect(nodes[1]["name"] as? String == "a \"text\"\n")
    }

    @Test("Texts say where their first and last lines are")
    func baselines() throws {
        let picture = picture
        let nodes = try #require(try parsed(picture)["nodes"] as? [[String: Any]])
        let baselines = try #require(nodes[1]["baselines"] as? [String: Double])
        #expect(nodes[0]["baselines"] == nil)
        let lines = picture.texts.dropLast().map(\.origin.y)
        let top = picture.frames[1].absoluteFrame.minY
        #expect(lines.count > 1)
        #expect(abs((baselines["first"] ?? 0) - Double(lines[0] - top)) < 1e-9)
        #expect(abs((baselines["last"] ?? 0) - Double(lines[lines.count - 1] - top)) < 1e-9)
    }

    @Test("Diagnostics name their node")
    func diagnostics() throws {
        let diagnostics = try #require(try parsed(picture)["diagnostics"] as? [[String: Any]])
        #expect(diagnostics.map { $0["node"] as? Int } == [4, 1])
        #expect(diagnostics.map { $0["path"] as? String } == [4, 1].map { picture.frames[$0].path })
        #expect((diagnostics.first?["message"] as? String)?.hasPrefix("no glyph for “漢”") == true)
        #expect((try parsed(layout(Color.red))["diagnostics"] as? [Any])?.isEmpty == true)
    }

    @Test("The size is exact and the canvas in whole points")
    func sizes() throws {
        let object = try parsed(layout(Color.red.frame(width: 20.25, height: 10)))
        #expect(object["size"] as? [String: Double] == ["width": 20.25, "height": 10])
        #expect(object["canvas"] as? [String: Double] == ["width": 21, "height": 10])
    }

    @Test("Lengths that are not finite are null")
    func notFinite() throws {
        let object = try parsed(layout(Color.red, .infinity, 10))
        #expect((object["size"] as? [String: Any])?["width"] is NSNull)
    }

    @Test("The boxes are those of the frames")
    func boxes() {
        let picture = picture
        #expect(picture.boxTree.boxes.map(\.frame) == picture.frames.map(\.absoluteFrame))
        #expect(picture.boxTree.boxes.map(\.parent) == picture.frames.map(\.parent))
        #expect(picture.boxTree.boxes.map(\.kind) == picture.frames.map(\.kind))
        #expect(picture.boxTree.boxes.map(\.name) == picture.frames.map(\.name))
    }

    @Test("The validator finds what breaks the schema")
    func validator() throws {
        let schema = try JSONSchema(contentsOf: Self.package.appendingPathComponent("Schemas/frames.schema.json"))
        let json = layout(Color.red.frame(width: 2, height: 2)).framesJSON()
        let edits = [
            ("\"version\": 1", "\"version\": 2"), ("\"parent\": null", "\"parent\": -1"),
            ("\"children\": 1", "\"children\": 1.5"), ("\"kind\": ", "\"sort\": "),
            ("\"width\": 2", "\"width\": \"2\""),
        ]
        for (old, new) in edits {
            let edited = json.replacingOccurrences(of: old, with: new)
            #expect(edited != json)
            let object = try JSONSerialization.jsonObject(with: Data(edited.utf8))
            #expect(!schema.violations(in: object).isEmpty, "\(new)")
        }
    }
}
