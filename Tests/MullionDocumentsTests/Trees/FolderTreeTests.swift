import Foundation
import Mullion
import Testing

@Suite("Folders as trees")
struct FolderTreeTests {
    /// A folder that is removed when the test is over.
    private final class Place {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("tree-\(UUID().uuidString)")
        init(_ files: [String]) throws {
            for file in files {
                let place = url.appendingPathComponent(file)
                try FileManager.default.createDirectory(
                    at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data().write(to: place)
            }
        }
        deinit { try? FileManager.default.removeItem(at: url) }
    }

    @Test("Entries are sorted, folders end with a slash, hidden ones are left out")
    func entries() throws {
        let place = try Place(["b/z", "b/a", "a.txt", "C", ".hidden"])
        let tree = try FolderTree(path: place.url.path).tree
        #expect(Array(tree.labels.dropFirst()) == ["C", "a.txt", "b/", "a", "z"])
        #expect(tree.labels[0].hasSuffix("/"))
        #expect(tree.shape.parent(of: 5) == 3)
        let all = try FolderTree(path: place.url.path, includesHidden: true).tree
        #expect(all.labels.contains(".hidden"))
    }

    @Test("A link is a leaf that names its target, so circles end")
    func links() throws {
        let place = try Place(["a/b/c"])
        try FileManager.default.createSymbolicLink(
            atPath: place.url.path + "/a/b/up", withDestinationPath: "../..")
        let tree = try FolderTree(path: place.url.path).tree
        #expect(Array(tree.labels.dropFirst()) == ["a/", "b/", "c", "up -> ../.."])
        // The name of a link that is asked for is followed.
        #expect(try FolderTree(path: place.url.path + "/a/b/up").tree.labels.count == 5)
    }

    @Test("Beyond the limit the deepest entries are left out")
    func limit() throws {
        let place = try Place((0..<20).map { "a/\($0)" } + ["b", "c"])
        let folder = try FolderTree(path: place.url.path, limit: 10)
        #expect(folder.isCut && folder.tree.labels.count == 10)
        #expect(folder.tree.labels.suffix(2) == ["b", "c"])
        #expect(try !FolderTree(path: place.url.path, limit: 24).isCut)
    }

    @Test("A folder that is not there is an error")
    func missing() { #expect(throws: (any Error).self) { try FolderTree(path: "/no/such/folder") } }
}
