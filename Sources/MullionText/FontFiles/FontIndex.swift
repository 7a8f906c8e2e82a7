import Foundation

/// The faces in the font files below some folders.
///
/// Only the names are read from each file. Missing folders and damaged files are skipped.
struct FontIndex {
    /// The faces of each family, by its name in small letters, in the order of the folders and then of the paths.
    private var faces: [String: [FontFace]] = [:]

    /// - Complexity: O(font files below the folders).
    init(_ folders: [String]) {
        for path in folders.flatMap(FontFile.paths(below:)) {
            guard let count = try? FontFile.faceCount(path: path) else { continue }
            for index in 0..<count {
                guard let face = try? FontFace(path: path, index: index) else { continue }
                faces[face.family.lowercased(), default: []].append(face)
            }
        }
    }

    /// Returns the faces of a family, in the order of the folders and then of the paths, without regard to case.
    func faces(of family: String) -> [FontFace] { faces[family.lowercased()] ?? [] }

    /// All faces, by family.
    var allFaces: [FontFace] { faces.keys.sorted().flatMap { faces[$0] ?? [] } }

    /// Returns the metrics of the undamaged face that fits a font best; nil if there is none of its family.
    func metrics(for font: Font) -> FontMetrics? { metrics(for: font, in: font.wantedFamily) }

    private func metrics(for font: Font, in family: String) -> FontMetrics? {
        for face in faces(of: family).nearest(to: font, \.style) {
            if let path = face.path, let file = try? FontFile(path: path, index: face.index) { return file.metrics }
        }
        return nil
    }

    /// Returns the metrics of a family with serifs and Latin letters; nil if there is none.
    func serifMetrics(for font: Font) -> FontMetrics? {
        let known = Self.serifFamilies.filter { faces[$0] != nil }
        let others = faces.keys.filter { !known.contains($0) && faces[$0]!.contains { $0.fontClass == .serif } }
        for family in known + others.sorted().prefix(Self.trialLimit) {
            if let metrics = metrics(for: font, in: family), metrics.hasGlyph(for: "a"), metrics.hasGlyph(for: "é") {
                return metrics
            }
        }
        return nil
    }

    /// Families with serifs that are widespread, the preferred ones first.
    private static let serifFamilies = [
        "dejavu serif", "noto serif", "liberation serif", "times new roman", "times", "georgia",
    ]

    /// The maximum number of other families that are read to find Latin letters.
    private static let trialLimit = 8
}

extension FontFace {
    /// Reads the names of a face.
    init(path: String, index: Int) throws(FontFileError) {
        let tables = try FontTables(path: path, index: index)
        let names = try FontNames(tables)
        let axes = (try? FontAxes(tables)) ?? nil
        self.init(
            family: names.family, weight: names.weight, isItalic: names.isItalic,
            fontClass: (try? FontClass(tables)) ?? .sansSerif, path: path, index: index, weights: axes?.faceWeights,
            hasSlant: axes?.hasSlant ?? false)
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
        FontIndex(folders).faces(of: family).compactMap { face in
            face.path.flatMap { try? FontFile(path: $0, index: face.index) }
        }
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
