import Foundation
import Mullion
import Testing

@Suite struct DocumentImageTests {
    private static let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='40' height='30'/>"

    private func withFolder(_ test: (URL) throws -> Void) throws {
        let outer = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: outer) }
        let folder = outer.appendingPathComponent("inside")
        try FileManager.default.createDirectory(
            at: folder.appendingPathComponent("images"), withIntermediateDirectories: true)
        try Self.svg.write(to: folder.appendingPathComponent("images/logo.svg"), atomically: true, encoding: .utf8)
        try Self.svg.write(to: outer.appendingPathComponent("secret.svg"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/out.svg", withDestinationPath: "../secret.svg")
        try "no picture".write(to: folder.appendingPathComponent("text.png"), atomically: true, encoding: .utf8)
        try test(folder)
    }

    private func image(_ source: String, _ rest: String = "", in folder: URL?) throws -> LaidOutView {
        let json = #"{"version": 1, "root": {"kind": "image", "source": "\#(source)"\#(rest)}}"#
        return try Document(json: json, resources: folder.map { ResourceFolder(path: $0.path) }).layout().view
    }

    @Test("A picture has the size its file says, divided by its scale, or that of the room")
    func sizes() throws {
        try withFolder { (folder: URL) throws in
            #expect(try image("images/logo.svg", in: folder).size == CGSize(width: 40, height: 30))
            #expect(try image("images/logo.svg", #", "scale": 2"#, in: folder).size == CGSize(width: 20, height: 15))
            let resized = #", "resizable": true, "modifiers": [{"frame": {"width": 7, "height": 9}}]"#
            #expect(try image("images/logo.svg", resized, in: folder).size == CGSize(width: 7, height: 9))
        }
        let address = "data:image/svg+xml;base64," + Data(Self.svg.utf8).base64EncodedString()
        #expect(try image(address, in: nil).size == CGSize(width: 40, height: 30))
    }

    @Test("A picture that is outside of the folder, missing or damaged is an error at its name")
    func refusals() throws {
        try withFolder { (folder: URL) throws in
            let cases = [
                ("../secret.svg", "\"..\" leads out of the folder"), ("out.svg", "a symbolic link leads out"),
                (folder.path + "/images/logo.svg", "only files beside the document"),
                ("file:///etc/passwd", "files from other places are not fetched"),
                ("https://example.org/a.png", "files from other places are not fetched"),
                ("none.png", "there is no such file"), ("images", "this is not a file"),
                ("text.png", "in none of the formats"), ("data:image/png;base64,!", "cannot be used"),
                ("data:image/png;base64,iVBORw0KGgo=", "ends within its header"),
            ]
            for (source, words) in cases {
                let error = try #require(throws: DocumentError.self) { try image(source, in: folder) }
                #expect(error.message.hasPrefix("root.source: the picture \""))
                #expect(error.message.contains(words), "\(error)")
                #expect("\(error.position)" == "1:52")
            }
        }
        try withFolder { (folder: URL) throws in
            let error = try #require(throws: DocumentError.self) { try image("../secret.svg", in: folder) }
            #expect(error.problem == .unusableImage("../secret.svg", .file(.goesUp)))
        }
        let error = try #require(throws: DocumentError.self) { try image("a.png", in: nil) }
        #expect(error.problem == .unusableImage("a.png", .noFolder))
        #expect(error.message.contains("no folder was given"))
    }

    @Test("A picture of 32 MiB is read, one of a byte more refused")
    func fileLimit() throws {
        try withFolder { (folder: URL) throws in
            let file = folder.appendingPathComponent("big.svg")
            let limit = 32 << 20
            var bytes = Data(Self.svg.utf8)
            bytes.append(Data(repeating: 0x20, count: limit - bytes.count))
            try bytes.write(to: file)
            #expect(try image("big.svg", in: folder).size.width == 40)
            bytes.append(0x20)
            try bytes.write(to: file)
            let error = try #require(throws: DocumentError.self) { try image("big.svg", in: folder) }
            #expect(error.message.contains("larger than 33554432 bytes"))
        }
    }

    @Test("A picture is read once, however often a template is filled")
    func once() throws {
        try withFolder { (folder: URL) throws in
            let template = try DocumentTemplate(
                json: #"{"version": 1, "root": {"kind": "image", "source": "images/{{name}}.svg"}}"#)
            let resources = ResourceFolder(path: folder.path)
            let data = DocumentData(["name": "logo"])
            _ = try template.filled(with: data, resources: resources)
            let file = folder.appendingPathComponent("images/logo.svg")
            try "gone".write(to: file, atomically: true, encoding: .utf8)
            #expect(try template.filled(with: data, resources: resources).layout().view.size.width == 40)
            #expect(throws: DocumentError.self) {
                try template.filled(with: data, resources: ResourceFolder(path: folder.path))
            }
        }
    }
}
