import Foundation

/// A folder and what is in it, read as a tree.
///
/// Entries come sorted by name, folders end with a slash. A symbolic link is a leaf that names what it points to, so
/// there are no circles. Level after level is read, so where there is more than the limit it is the deepest entries
/// that are left out.
public struct FolderTree: Sendable {
    /// The names in their structure.
    public let tree: LabeledTree
    /// Whether there is more than was read.
    public let isCut: Bool
    /// The paths of folders that could not be read.
    public let unreadableFolders: [String]

    /// The most entries that are read unless told otherwise.
    public static let defaultLimit = 10_000

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - path: Its path; the name of a link to a folder is followed.
    ///   - limit: The most entries that are read, the folder itself counted.
    ///   - includesHidden: Whether entries are read whose names begin with a dot.
    ///   - progress: Called now and then with the number of entries so far.
    /// - Throws: What the file system says if the folder itself cannot be read.
    public init(
        path: String, limit: Int = defaultLimit, includesHidden: Bool = false, progress: (Int) -> Void = { _ in }
    ) throws {
        let manager = FileManager.default
        let root = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
        var labels = [URL(fileURLWithPath: root).lastPathComponent + "/"]
        var children: [[Int]] = [[]]
        var folders = [(node: 0, path: root)]
        var unreadable: [String] = []
        var isCut = false
        var next = 0
        while next < folders.count, !isCut {
            let (node, path) = folders[next]
            next += 1
            var names: [String]
            do {
                names = try manager.contentsOfDirectory(atPath: path)
            } catch {
                if node == 0 { throw error }
                unreadable.append(path)
                continue
            }
            if !includesHidden { names.removeAll { $0.hasPrefix(".") } }
            // By bytes, which is the same order on every machine.
            for name in names.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
                guard labels.count < max(limit, 1) else {
                    isCut = true
                    break
                }
                let place = path + "/" + name
                let type = (try? manager.attributesOfItem(atPath: place))?[.type] as? FileAttributeType
                children[node].append(labels.count)
                children.append([])
                switch type {
                case .typeDirectory?:
                    folders.append((labels.count, place))
                    labels.append(name + "/")
                case .typeSymbolicLink?:
                    let target = try? manager.destinationOfSymbolicLink(atPath: place)
                    labels.append(name + " -> " + (target ?? "?"))
                default: labels.append(name)
                }
                if labels.count.isMultiple(of: 1_000) { progress(labels.count) }
            }
        }
        tree = LabeledTree(Self.preOrder(labels, children))
        self.isCut = isCut || next < folders.count
        unreadableFolders = unreadable
    }

    private static func preOrder(_ labels: [String], _ children: [[Int]]) -> TreeNodes {
        var nodes = TreeNodes()
        var pending = [(entry: 0, parent: -1)]
        while let (entry, parent) = pending.popLast() {
            let node = nodes.add(labels[entry], below: parent)
            for child in children[entry].reversed() { pending.append((child, node)) }
        }
        return nodes
    }
}
