import Foundation

/// The contents of a folder, read as a tree.
///
/// Entries are sorted by name, and folders end with a slash. A symbolic link is a leaf with its target, so there are no
/// cycles. Folders are read level by level, so that beyond the limit the deepest entries are omitted.
public struct FolderTree: Sendable {
    /// The names as a tree.
    public let tree: LabeledTree
    /// Whether entries were omitted.
    public let isCut: Bool
    /// The paths of folders that could not be read.
    public let unreadableFolders: [String]

    /// The default maximum number of entries.
    public static let defaultLimit = 10_000

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - path: The path of the folder, or of a link to it.
    ///   - limit: The maximum number of entries, including the folder.
    ///   - includesHidden: Whether entries whose names begin with a dot are included.
    ///   - progress: Called at intervals with the number of entries so far.
    /// - Throws: The error of the file system if the folder cannot be read.
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
            // By bytes, so that the order is the same on every machine.
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
