import Foundation
import Mullion
import Testing

@Suite struct ResourceFolderTests {
    private func refusal(_ name: String, _ folder: ResourceFolder) -> ResourceFolder.Refusal? {
        do throws(ResourceFolder.Refusal) {
            _ = try folder.file(name)
            return nil
        } catch {
            return error
        }
    }

    /// A folder "inside" with files and links, beside a file "secret.png", given to a test and removed.
    private func withFolder(_ test: (ResourceFolder) throws -> Void) throws {
        let files = FileManager.default
        let outer = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? files.removeItem(at: outer) }
        try files.createDirectory(
            at: outer.appendingPathComponent("inside/images"), withIntermediateDirectories: true)
        for name in ["secret.png", "inside/a.png", "inside/images/b.png", "inside/..c.png", "inside/images/d:e.png"] {
            try Data("x".utf8).write(to: outer.appendingPathComponent(name))
        }
        let inside = outer.appendingPathComponent("inside").path
        try files.createSymbolicLink(atPath: inside + "/out.png", withDestinationPath: "../secret.png")
        try files.createSymbolicLink(atPath: inside + "/in.png", withDestinationPath: "images/b.png")
        try files.createSymbolicLink(atPath: inside + "/up", withDestinationPath: "..")
        // A folder whose name begins like that of the other one.
        try files.createDirectory(at: outer.appendingPathComponent("inside2"), withIntermediateDirectories: true)
        try Data("x".utf8).write(to: outer.appendingPathComponent("inside2/a.png"))
        try files.createSymbolicLink(atPath: inside + "/sibling", withDestinationPath: "../inside2")
        try test(ResourceFolder(path: inside))
    }

    @Test("Files of the folder and below can be used, also by links that stay in it")
    func inside() throws {
        try withFolder { folder in
            for name in ["a.png", "images/b.png", "./a.png", "images//b.png", "in.png", "..c.png", "images/d:e.png"] {
                #expect(refusal(name, folder) == nil, "\(name)")
            }
            let file = try folder.file("in.png")
            #expect(file.hasSuffix("inside/images/b.png"))
        }
    }

    @Test("Everything else is refused, with the reason")
    func outside() throws {
        try withFolder { folder in
            let cases: [(String, ResourceFolder.Refusal)] = [
                ("", .invalidName), ("a\u{0}.png", .invalidName), ("images\\b.png", .invalidName),
                ("../secret.png", .goesUp), ("images/../../secret.png", .goesUp), ("images/..", .goesUp),
                ("/etc/hostname", .absolute), ("~/a.png", .absolute), ("//host/a.png", .address),
                ("file:///etc/hostname", .address), ("https://example.org/a.png", .address), ("C:a.png", .address),
                ("data:image/png;base64,AA==", .address), ("out.png", .leadsOut), ("up/secret.png", .leadsOut),
                ("sibling/a.png", .leadsOut), ("up/inside2/a.png", .leadsOut), ("none.png", .missing),
                ("images", .noFile), (".", .leadsOut),
            ]
            for (name, expected) in cases { #expect(refusal(name, folder) == expected, "\(name)") }
        }
    }
}
