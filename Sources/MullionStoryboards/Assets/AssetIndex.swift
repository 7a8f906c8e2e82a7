import Foundation
import MullionGeometry

/// Where the assets of a program are: the folders of image sets and colour sets in catalogues, and files of pictures.
///
/// What is nearer to the document wins, then what comes first by name.
struct AssetIndex {
    /// So many files and folders are looked at, so deep below where the search begins, and so many folders up.
    static let entryLimit = 20_000
    static let depthLimit = 8
    static let ascentLimit = 4

    private(set) var imageSets: [String: URL] = [:]
    private(set) var colorSets: [String: URL] = [:]
    /// The files of pictures by their names, with and without their ends.
    private(set) var files: [String: URL] = [:]
    private var remaining = Self.entryLimit

    init() {}

    init(beside document: URL) {
        let folder = document.standardizedFileURL.deletingLastPathComponent()
        self.init(folders: [folder] + (Self.project(above: folder).map { [$0] } ?? []))
    }

    init(folders: [URL]) {
        for folder in folders { look(in: folder) }
    }

    /// The name of a picture without its scale and the end of the file's name, and the scale: "logo@2x.png" is "logo"
    /// at 2.
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

    /// The folder above that holds the project or package; nil if none is near.
    private static func project(above folder: URL) -> URL? {
        var next = folder
        for _ in 0..<ascentLimit {
            let parent = next.deletingLastPathComponent()
            guard parent.path != next.path, parent.path != "/" else { return nil }
            next = parent
            let entries = (try? FileManager.default.contentsOfDirectory(atPath: next.path)) ?? []
            let isRoot = entries.contains { entry in
                entry == "Package.swift" || entry == ".git" || entry == "Podfile"
                    || entry.hasSuffix(".xcodeproj") || entry.hasSuffix(".xcworkspace")
            }
            if isRoot { return next }
        }
        // A document in the folder of its language belongs to the folder around that.
        return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent() : nil
    }

    private mutating func look(in root: URL) {
        var level = [root]
        for _ in 0...Self.depthLimit where !level.isEmpty {
            var next: [URL] = []
            for folder in level {
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
        // A symbolic link is none, so that there are no circles.
        (try? entry.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }

    private mutating func note(_ set: URL, isImage: Bool) {
        let name = set.deletingPathExtension().lastPathComponent
        // In a folder that gives its assets a namespace they are asked for by both names.
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
        // More pixels are better, in the same folder.
        let isBeside = known.deletingLastPathComponent().path == file.deletingLastPathComponent().path
        if isBeside, Self.stem(of: known.lastPathComponent).scale < stem.scale { files[stem.name] = file }
    }

    /// The ends of names of folders that assets can be in. Asking the file system about everything else would take
    /// longer.
    private static let folderEnds: Set<String> = ["xcassets", "lproj", "bundle"]

    /// Folders with what is made from sources, or with other programs.
    private static let skipped: Set<String> = ["build", "DerivedData", "Pods", "Carthage", "node_modules"]
}
