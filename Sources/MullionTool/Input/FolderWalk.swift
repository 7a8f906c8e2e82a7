import Foundation

/// The files below a folder.
enum FolderWalk {
    /// The maximum numbers of files and folders, and of levels.
    static let entryLimit = 200_000
    static let depthLimit = 40

    /// Returns the files with one of some extensions, sorted by their paths. Skips hidden folders, and does not follow
    /// links.
    ///
    /// - Throws: ``CommandError`` if a limit is exceeded.
    static func files(below folder: String, endings: Set<String>) throws(CommandError) -> [String] {
        guard
            let walk = FileManager.default.enumerator(
                at: URL(fileURLWithPath: folder), includingPropertiesForKeys: [.isRegularFileKey],
                options: [.skipsHiddenFiles])
        else { throw CommandError(text: "\(folder): error: this folder cannot be read") }
        let start = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents.count
        let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        var files: [String] = []
        var count = 0
        for case let file as URL in walk {
            count += 1
            guard count <= entryLimit else {
                throw .usage("\(folder): error: more than \(entryLimit) files; name the folders that matter")
            }
            if walk.level >= depthLimit { walk.skipDescendants() }
            guard endings.contains(file.pathExtension.lowercased()),
                (try? file.resourceValues(forKeys: [.isRegularFileKey]))?.isRegularFile == true
            else { continue }
            files.append(prefix + file.standardizedFileURL.pathComponents.dropFirst(start).joined(separator: "/"))
        }
        return files.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
