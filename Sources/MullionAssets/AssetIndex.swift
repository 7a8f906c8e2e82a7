import Foundation
import MullionGeometry

/// The locations of a program's assets: image sets and color sets in catalogs, image files, and files of strings.
///
/// The asset nearest to the document wins, then the first by name.
struct AssetIndex {
    /// The limits on visited files and folders, on depth, and on parent folders.
    static let entryLimit = 50_000
    static let depthLimit = 8
    static let ascentLimit = 16

    private(set) var imageSets: [String: URL] = [:]
    private(set) var colorSets: [String: URL] = [:]
    /// The image files by name, with and without extension.
    private(set) var files: [String: URL] = [:]
    /// The string catalogs and strings files by the names of their tables, such as "Localizable".
    private(set) var stringTables: [String: [URL]] = [:]
    private var remaining = Self.entryLimit
    /// The paths of the folders that were searched.
    private var searched: Set<String> = []

    init() {}

    init(beside document: URL) {
        self.init(folders: Self.folders(from: document.standardizedFileURL.deletingLastPathComponent()))
    }

    init(folders: [URL]) {
        for folder in folders { look(in: folder) }
    }

    /// Returns the name of an image without scale and extension, and the scale: "logo@2x.png" is "logo" at 2.
    static func stem(of name: String) -> (name: String, scale: CGFloat) {
        var stem = name[...]
        if let dot = stem.lastIndex(of: "."), dot != stem.startIndex,
            ImageSet.isPicture(stem[stem.index(after: dot)...].lowercased())
        {
            stem = stem[..<dot]
        }
        for (end, scale) in [("@2x", 2.0), ("@3x", 3.0), ("@1x", 1.0)] where stem.hasSuffix(end) {
            return (String(stem.dropLast(3)), CGFloat(scale))
        }
        return (String(stem), 1)
    }

    /// Returns a folder and its parents up to the root of its project, the nearest first.
    ///
    /// The root is the folder of the repository or, without one, the outermost that contains a project, a workspace, or
    /// a package. The folder of a user is never one: it contains much else.
    private static func folders(from folder: URL) -> [URL] {
        let home = URL(fileURLWithPath: NSHomeDirectory()).standardizedFileURL.path
        var folders: [URL] = []
        var rootCount = 1
        var next = folder
        for _ in 0...ascentLimit {
            guard next.path != "/", next.path != home || folders.isEmpty else { break }
            folders.append(next)
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
            if entries.contains(where: isProject) { rootCount = folders.count }
            if entries.contains(".git") {
                rootCount = folders.count
                break
            }
            next = next.deletingLastPathComponent()
        }
        // A document in a language folder belongs to that folder's parent.
        if rootCount == 1, folder.pathExtension == "lproj" { rootCount = 2 }
        return Array(folders.prefix(rootCount))
    }

    private static func isProject(_ entry: String) -> Bool {
        ["Package.swift", "Podfile"].contains(entry) || entry.hasSuffix(".xcodeproj") || entry.hasSuffix(".xcworkspace")
    }

    private mutating func look(in root: URL) {
        var level = [root]
        for _ in 0...Self.depthLimit where !level.isEmpty {
            var next: [URL] = []
            for folder in level where searched.insert(folder.path).inserted {
                let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                for name in names where !name.hasPrefix(".") {
                    guard remaining > 0 else { return }
                    remaining -= 1
                    let entry = folder.appendingPathComponent(name)
                    let end = entry.pathExtension.lowercased()
                    if end == "imageset" || end == "colorset" {
                        note(entry, isImage: end == "imageset")
                    } else if ImageSet.isPicture(end) {
                        note(file: entry, name)
                    } else if end == "xcstrings" || end == "strings" {
                        stringTables[entry.deletingPathExtension().lastPathComponent, default: []].append(entry)
                    } else if end.isEmpty || Self.folderEnds.contains(end), !Self.skipped.contains(name),
                        Self.isFolder(entry)
                    {
                        next.append(entry)
                    }
                }
            }
            level = next
        }
    }

    private static func isFolder(_ entry: URL) -> Bool {
        // Symbolic links are skipped to avoid cycles.
        (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }

    private mutating func note(_ set: URL, isImage: Bool) {
        let name = set.deletingPathExtension().lastPathComponent
        // Assets in a folder with a namespace are found by both names.
        let qualified = set.deletingLastPathComponent().lastPathComponent + "/" + name
        for name in [name, qualified] {
            if isImage, imageSets[name] == nil { imageSets[name] = set }
            if !isImage, colorSets[name] == nil { colorSets[name] = set }
        }
    }

    private mutating func note(file: URL, _ name: String) {
        let stem = Self.stem(of: name)
        if files[name] == nil { files[name] = file }
        guard let known = files[stem.name] else { return files[stem.name] = file }
        // In the same folder, more pixels win.
        let isBeside = known.deletingLastPathComponent().path == file.deletingLastPathComponent().path
        if isBeside, Self.stem(of: known.lastPathComponent).scale < stem.scale { files[stem.name] = file }
    }

    /// The extensions of folders that can contain assets. Asking the file system about every entry would take longer.
    private static let folderEnds: Set<String> = ["xcassets", "lproj", "bundle"]

    /// Folders with build products or dependencies.
    private static let skipped: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
}
