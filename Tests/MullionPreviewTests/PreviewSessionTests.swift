import Foundation
import MullionGeometry
import MullionText
import Testing

@testable import MullionPreview

@Suite("Previews: what a page asks, and is sent")
struct PreviewSessionTests {
    /// A folder with a document, and a session of it.
    private struct Folder {
        let path: String

        init(_ files: [String: String]) throws {
            path = NSTemporaryDirectory() + "mullion-preview-\(UUID().uuidString)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            for (name, text) in files { try write(text, to: name) }
        }

        func write(_ text: String, to name: String) throws {
            try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
        }

        func session(_ name: String? = nil, isWritable: Bool = false, data: String? = nil) -> PreviewSession {
            PreviewSession(
                of: PreviewFiles(path: name.map { path + "/" + $0 } ?? path, data: data.map { path + "/" + $0 }),
                measurer: MetricsTextMeasurer(), isWritable: isWritable)
        }

        func remove() { try? FileManager.default.removeItem(atPath: path) }
    }

    private static let card = """
        {
          "version": 1, "size": [200, null],
          "root": {
            "kind": "hStack", "name": "row", "spacing": 10,
            "children": [{"kind": "text", "text": "Hello"}, {"kind": "color", "color": "red", "name": "rest"}],
            "modifiers": [{"frame": {"height": 40}}, {"padding": 5}]
          }
        }
        """

    private func ask(_ session: PreviewSession, _ request: String) throws -> [[String: Any]] {
        try session.answer(request).map { try read($0) }
    }

    private func read(_ message: String) throws -> [String: Any] {
        #expect(!message.contains("\n"))
        return try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
    }

    private func opened(_ folder: Folder, _ name: String = "card.json", isWritable: Bool = false) throws
        -> (PreviewSession, [[String: Any]])
    {
        let session = folder.session(name, isWritable: isWritable)
        return (session, try ask(session, #"{"type": "open", "id": 1, "document": null}"#))
    }

    private func types(_ messages: [[String: Any]]) -> [String] { messages.map { $0["type"] as? String ?? "" } }

    @Test("An opened document comes with its text, its picture, and its boxes")
    func opening() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (_, messages) = try opened(folder)
        #expect(types(messages) == ["opened", "source", "drawing"])
        #expect(messages[0]["id"] as? Int == 1 && messages[0]["name"] as? String == "card.json")
        #expect(messages[1]["text"] as? String == Self.card)
        let boxes = try #require(messages[2]["boxes"] as? [[String: Any]])
        let text = try #require(boxes.first { $0["kind"] as? String == "text" })
        #expect(text["text"] as? String == "Hello" && text["line"] as? Int == 5)
        #expect(text["element"] as? String == "root.children[0]")
        // The padding and the frame belong to the element that they modify.
        #expect(boxes.filter { $0["element"] as? String == "root" }.map { $0["kind"] as? String }.contains("padding"))
        #expect((messages[2]["svg"] as? String)?.hasPrefix("<svg") == true)
        #expect(messages[2]["canvas"] as? [Double] == [200, 50])
    }

    @Test("A proposal moves boxes, and the answer has what changed")
    func proposals() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (session, messages) = try opened(folder)
        let boxes = try #require(messages[2]["boxes"] as? [[String: Any]])
        let rest = try #require(boxes.firstIndex { $0["name"] as? String == "rest" })
        let before = try #require(boxes[rest]["frame"] as? [Double])
        let answer = try ask(session, #"{"type": "propose", "id": 2, "width": 300, "height": null}"#)
        #expect(types(answer) == ["drawing"] && answer[0]["id"] as? Int == 2)
        #expect(answer[0]["boxes"] == nil && answer[0]["lines"] is [[Any]])
        let frames = try #require(answer[0]["frames"] as? [[Double]])
        let moved = try #require(frames.first { $0[0] == Double(rest) })
        #expect(moved[3] == before[2] + 100)
        #expect(answer[0]["canvas"] as? [Double] == [300, 50])
        // The same frames as a layout for that width alone.
        let (_, fresh) = try opened(
            try {
                try folder.write(Self.card.replacing("200", with: "300"), to: "b.json"); return folder
            }(), "b.json")
        #expect((fresh[2]["boxes"] as? [[String: Any]])?[rest]["frame"] as? [Double] == Array(moved[1...]))
        let sizes = try ["null", "0", "\"infinity\""].map { width in
            try ask(session, "{\"type\": \"propose\", \"id\": 3, \"width\": \(width), \"height\": null}")[0]
        }
        #expect(sizes.allSatisfy { $0["type"] as? String == "drawing" })
        #expect((sizes[2]["proposal"] as? [String: Any])?["width"] as? String == "infinity")
    }

    @Test("What is beyond a limit is an error with its place")
    func limits() throws {
        let folder = try Folder(["card.json": Self.card, "data.json": #"{"a": [1, 2]}"#])
        defer { folder.remove() }
        for name in [Limits.Name.nodes, .documentBytes, .values] {
            var limits = Limits.default
            limits[name] = 2
            let files = PreviewFiles(
                path: folder.path + "/card.json", data: name == .values ? folder.path + "/data.json" : nil,
                limits: limits)
            let session = PreviewSession(of: files, measurer: MetricsTextMeasurer())
            let answer = session.answer(#"{"type": "open", "id": 1, "document": null}"#).joined()
            #expect(answer.contains("\"error\""), "\(name): \(answer)")
            #expect(answer.contains("2"), "\(name): \(answer)")
        }
    }

    @Test("An error keeps the document open, and has its line; the next good text is drawn")
    func errors() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (session, _) = try opened(folder)
        try folder.write(Self.card.replacing("\"spacing\": 10", with: "\"spacing\": \"wide\""), to: "card.json")
        var news = try session.reload().map { try read($0) }
        #expect(types(news) == ["source", "failed"])
        let problem = try #require((news[1]["diagnostics"] as? [[String: Any]])?.first)
        #expect(problem["line"] as? Int == 4)
        #expect((problem["source"] as? String)?.contains("\"spacing\": \"wide\"") == true)
        try folder.write(Self.card, to: "card.json")
        news = try session.reload().map { try read($0) }
        #expect(types(news) == ["source", "drawing"])
        try FileManager.default.removeItem(atPath: folder.path + "/card.json")
        #expect(types(try session.reload().map { try read($0) }) == ["failed"])
    }

    @Test("A text that is not saved is drawn, and the file stays as it is")
    func edits() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (session, _) = try opened(folder)
        let edited = Self.card.replacing("[200, null]", with: "[250, null]")
        let quoted = String(decoding: try JSONEncoder().encode(edited), as: UTF8.self)
        let answer = try ask(session, "{\"type\": \"edit\", \"id\": 4, \"text\": \(quoted)}")
        #expect(answer[0]["canvas"] as? [Double] == [250, 50])
        #expect(try String(contentsOfFile: folder.path + "/card.json", encoding: .utf8) == Self.card)
        let refused = try ask(session, "{\"type\": \"save\", \"id\": 5, \"base\": \"0\", \"text\": \(quoted)}")
        #expect(types(refused) == ["error"])
        #expect(try ask(session, #"{"type": "edit", "id": 6, "text": null}"#)[0]["canvas"] as? [Double] == [200, 50])
    }

    @Test("A document is saved over the revision it began with, and not over another")
    func saving() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (session, messages) = try opened(folder, isWritable: true)
        let base = try #require(messages[1]["revision"] as? String)
        let edited = Self.card.replacing("Hello", with: "Good morning")
        let quoted = String(decoding: try JSONEncoder().encode(edited), as: UTF8.self)
        let saved = try ask(session, "{\"type\": \"save\", \"id\": 5, \"base\": \"\(base)\", \"text\": \(quoted)}")
        #expect(types(saved) == ["saved"])
        #expect(try String(contentsOfFile: folder.path + "/card.json", encoding: .utf8) == edited)
        try folder.write(Self.card, to: "card.json")
        let conflict = try ask(
            session,
            "{\"type\": \"save\", \"id\": 6, \"base\": \"\(saved[0]["revision"] as? String ?? "")\", \"text\": \(quoted)}"
        )
        #expect(types(conflict) == ["conflict"] && conflict[0]["text"] as? String == Self.card)
        #expect(try String(contentsOfFile: folder.path + "/card.json", encoding: .utf8) == Self.card)
    }

    @Test("A box is explained, a stack's steps are in their order, and the three sizes have pictures")
    func questions() throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        let (session, messages) = try opened(folder)
        let boxes = try #require(messages[2]["boxes"] as? [[String: Any]])
        let text = try #require(boxes.first { $0["kind"] as? String == "text" }?["path"] as? String)
        let explanation = try ask(session, "{\"type\": \"inspect\", \"id\": 7, \"path\": \"\(text)\"}")[0]
        #expect((explanation["summary"] as? String)?.contains("as wide as its text") == true)
        #expect((explanation["questions"] as? [String])?.isEmpty == false)
        let stack = try #require(boxes.first { $0["kind"] as? String == "hStack" }?["path"] as? String)
        let steps = try ask(session, "{\"type\": \"steps\", \"id\": 8, \"path\": \"\(stack)\"}")[0]
        let turns = try #require(steps["steps"] as? [[String: Any]])
        #expect(turns.map { $0["label"] as? String } == ["“Hello”", "rest"])
        #expect(turns[1]["left"] as? Double == 0)
        let extents = try ask(session, #"{"type": "extents", "id": 9}"#)[0]
        #expect(
            (extents["extents"] as? [[String: Any]])?.map { $0["label"] as? String } == ["Minimum", "Ideal", "Maximum"])
        #expect(types(try ask(session, #"{"type": "inspect", "id": 10, "path": "none"}"#)) == ["error"])
    }

    @Test("A folder lists its documents with pictures, and what leads out of it is refused")
    func folders() throws {
        let folder = try Folder([
            "card.json": Self.card, "bad.json": "{\"root\": 1}", "data.json": "{\"a\": 1}", "page.html": "<p>Hi</p>",
        ])
        defer { folder.remove() }
        let session = folder.session()
        let messages = try ask(session, #"{"type": "open", "id": 1, "document": null}"#)
        #expect(types(messages) == ["opened", "documents"])
        let documents = try #require(messages[1]["documents"] as? [[String: Any]])
        #expect(documents.map { $0["path"] as? String } == ["bad.json", "card.json", "page.html"])
        #expect(documents.map { $0["isBroken"] as? Bool } == [true, false, false])
        #expect(
            types(try ask(session, #"{"type": "open", "id": 2, "document": "page.html"}"#)) == [
                "opened", "source", "drawing",
            ])
        for name in ["../card.json", "/etc/passwd", "none.json", "..\\\\card.json", "", "card.json\\u0000"] {
            #expect(
                types(try ask(session, "{\"type\": \"open\", \"id\": 3, \"document\": \"\(name)\"}")) == ["error"],
                "\(name)")
        }
        let files = PreviewFiles(path: folder.path)
        #expect(files.thumbnail(of: "card.json", measurer: MetricsTextMeasurer())?.hasPrefix("<svg") == true)
        #expect(files.thumbnail(of: "../x/card.json", measurer: MetricsTextMeasurer()) == nil)
    }

    @Test("A template is filled with its data, which may change")
    func data() throws {
        let folder = try Folder([
            "card.json": #"{"version": 1, "root": {"kind": "text", "text": "{{name}}"}}"#,
            "data.json": #"{"name": "Ada"}"#,
        ])
        defer { folder.remove() }
        let session = folder.session("card.json", data: "data.json")
        #expect(session.answer(#"{"type": "open", "id": 1, "document": null}"#)[2].contains("Ada"))
        try folder.write(#"{"name": "Grace"}"#, to: "data.json")
        #expect(session.reload().joined().contains("Grace"))
    }

    @Test("Of several rows of data one is chosen")
    func rows() throws {
        let folder = try Folder([
            "card.json": #"{"version": 1, "root": {"kind": "text", "text": "{{name}}"}}"#,
            "data.json": #"[{"name": "Ada"}, {"name": "Grace"}]"#,
        ])
        defer { folder.remove() }
        let session = folder.session("card.json", data: "data.json")
        let messages = try ask(session, #"{"type": "open", "id": 1, "document": null}"#)
        #expect(types(messages) == ["opened", "source", "controls", "drawing"])
        let control = try #require((messages[2]["controls"] as? [[String: Any]])?.first)
        #expect((control["options"] as? [[String: String]])?.map { $0["label"] } == ["1  Ada", "2  Grace"])
        #expect(session.answer(#"{"type": "set", "id": 2, "name": "row", "value": "1"}"#)[0].contains("Grace"))
        for value in ["\"2\"", "-1", "true", "null", "1e300", "0.5"] {
            let answer = try ask(session, "{\"type\": \"set\", \"id\": 3, \"name\": \"row\", \"value\": \(value)}")
            #expect(types(answer) == ["error"], "\(value)")
        }
        try folder.write("[{]", to: "data.json")
        #expect(session.reload().joined().contains("data.json:1:3"))
    }

    @Test(
        "What is no request is answered with an error",
        arguments: [
            "", "{", "[]", "1", "{}", #"{"type": "none", "id": 1}"#, #"{"type": "open"}"#, #"{"type": 3, "id": 1}"#,
            #"{"type": "propose", "id": 1, "width": "wide"}"#, #"{"type": "propose", "id": 1, "width": {}}"#,
            #"{"type": "open", "id": 1e99, "document": null}"#, #"{"type": "inspect", "id": 1}"#, "\u{0}",
            #"{"type": "set", "id": 1, "name": "device", "value": [1]}"#,
        ])
    func malformed(_ request: String) throws {
        let folder = try Folder(["card.json": Self.card])
        defer { folder.remove() }
        #expect(types(try ask(folder.session("card.json"), request)) == ["error"])
    }

    @Test("During a drag the frames suffice; the drawing with its issues follows at rest")
    func framesOnly() throws {
        let root =
            #"{"kind": "hStack", "spacing": 0, "children": [{"kind": "color", "color": "red", "name": "a"}, {"kind": "color", "color": "red"}]}"#
        let document = try PreviewedDocument(root, size: "[200, 40]")
        defer { document.remove() }
        let answer = try document.ask("propose", ["width": "300", "height": "40", "framesOnly": "true"])
        #expect(answer.text("type") == "frames" && answer.numbers("canvas") == [300, 40])
        let row = try #require(document.boxes.firstIndex { $0.text("name") == "a" })
        let tenths = try #require(answer.numbers("tenths"))
        #expect(tenths.count == document.boxes.count * 4)
        #expect(Array(tenths[(row * 4)..<(row * 4 + 4)]) == [0, 0, 1_500, 400])
        // Without an open drawing there are no boxes to move.
        let drawing = try document.ask("propose", ["width": "100", "height": "40"])
        #expect(drawing.text("type") == "drawing")
    }

    @Test("The files of the page in the program are those of the folder: run Scripts/embed-page")
    func pageFiles() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources/MullionPreview/Page")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { !$0.hasPrefix(".") }
        #expect(Set(names) == Set(PageFile.all.keys))
        for name in names {
            let bytes = try Data(contentsOf: folder.appendingPathComponent(name))
            let hash = bytes.reduce(UInt64(0xCBF2_9CE4_8422_2325)) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
            #expect(PageFile.all[name]?.hash == String(hash, radix: 16), "\(name)")
        }
    }
}
