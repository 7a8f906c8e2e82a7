import Foundation

/// The faces in the font files below some folders.
///
/// Only the names are read from each file. Missing folders and damaged files are skipped.
struct FontIndex {
    struct Face {
        var path: String
        var index: Int
        var style: FaceStyle
    }

    private var faces: [String: [Face]] = [:]

    /// - Complexity: O(font files below the folders).
    init(_ folders: [String]) {
        for path in folders.flatMap(FontFile.paths(below:)) {
            guard let count = try? FontFile.faceCount(path: path) else { continue }
            for index in 0..<count {
                guard let tables = try? FontTables(path: path, index: index), let names = try? FontNames(tables)
                else { continue }
                let style = FaceStyle(weight: names.weight, isItalic: names.isItalic)
                faces[names.family.lowercased(), default: []].append(Face(path: path, index: index, style: style))
            }
        }
    }

    /// Returns the faces of a family, in the order of the folders and then of the paths, without regard to case.
    func faces(of family: String) -> [Face] { faces[family.lowercased()] ?? [] }

    /// Returns the metrics of the undamaged face that fits a font best; nil if there is none of its family.
    func metrics(for font: Font) -> FontMetrics? {
        for face in faces(of: font.wantedFamily).nearest(to: font, \.style) {
            if let file = try? FontFile(path: face.path, index: face.index) { return file.metrics }
        }
        return nil
    }
}

extension FontFile {
    /// The platform's font folders, the user's before the system's.
    public static var systemFolders: [String] {
        let home = NSHomeDirectory()
        #if os(Windows)
        return ["\(home)\\AppData\\Local\\Microsoft\\Windows\\Fonts", "C:\\Windows\\Fonts"]
        #elseif canImport(Darwin)
        return ["\(home)/Library/Fonts", "/Library/Fonts", "/System/Library/Fonts"]
        #else
        return ["\(home)/.local/share/fonts", "\(home)/.fonts", "/usr/local/share/fonts", "/usr/share/fonts"]
        #endif
    }

    /// Returns the faces of a family in font files below some folders, in the order of the folders and then of the
    /// paths.
    ///
    /// Names are compared without regard to case. Missing folders and damaged files are skipped. Only the names are
    /// read from files that do not match.
    ///
    /// - Complexity: O(font files below the folders).
    public static func find(family: String, in folders: [String] = systemFolders) -> [FontFile] {
        FontIndex(folders).faces(of: family).compactMap { try? FontFile(path: $0.path, index: $0.index) }
    }

    /// Returns the paths of the font files below a folder, in order; empty if the folder is missing.
    ///
    /// - Complexity: O(files below the folder).
    public static func paths(below folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }
            .filter { ["ttf", "otf", "ttc", "otc"].contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted()
            .map { "\(folder)/\($0)" }
    }
}
