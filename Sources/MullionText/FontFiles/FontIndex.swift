import Foundation

/// Which faces there are in the font files below some folders.
///
/// Of every file the names are read and nothing else. Folders that do not exist and files that are damaged are passed
/// over.
struct FontIndex {
    /// A face of a file.
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

    /// The faces of a family, in the order of the folders and then of the paths. Upper and lower case are the same.
    func faces(of family: String) -> [Face] { faces[family.lowercased()] ?? [] }

    /// The metrics of the face that fits a font best and is not damaged; nil if there is none of its family.
    func metrics(for font: Font) -> FontMetrics? {
        for face in faces(of: font.wantedFamily).nearest(to: font, \.style) {
            if let file = try? FontFile(path: face.path, index: face.index) { return file.metrics }
        }
        return nil
    }
}

extension FontFile {
    /// The folders in which the platform keeps fonts, the user's before the system's.
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

    /// The faces of a family in font files below some folders, in the order of the folders and then of the paths.
    ///
    /// Names are compared without regard to case. Folders that do not exist and files that are damaged are passed over.
    /// Of every font file the names are read, of those that match the rest.
    ///
    /// - Complexity: O(font files below the folders).
    public static func find(family: String, in folders: [String] = systemFolders) -> [FontFile] {
        FontIndex(folders).faces(of: family).compactMap { try? FontFile(path: $0.path, index: $0.index) }
    }

    /// The paths of the font files below a folder, in order; none if there is no such folder.
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
