import Foundation
import MullionGeometry

/// A measurer that uses font files, and the embedded metrics for families it has no file of.
///
/// Of the faces of a family, the one of the weight and slant asked for is used; where there is none, the one that differs
/// least by the rules of CSS, the slant counting less. Family names are compared without regard to case.
public struct FontFileTextMeasurer: TextMeasurer {
    private let faces: [String: [FontMetrics]]
    private let fallback = MetricsTextMeasurer()

    /// A measurer with the given faces; where two have the same family, weight and slant, the first counts.
    public init(_ files: [FontFile]) {
        faces = Dictionary(grouping: files.map(\.metrics)) { $0.family.lowercased() }
    }

    public func metrics(for font: Font) -> FontMetrics {
        guard let known = faces[font.wantedFamily.lowercased()] else { return fallback.metrics(for: font) }
        func difference(_ metrics: FontMetrics) -> Int {
            2 * font.weight.distance(toFace: metrics.weight) + (metrics.isItalic == font.isItalic ? 0 : 1)
        }
        var best = known[0]
        for metrics in known.dropFirst() where difference(metrics) < difference(best) { best = metrics }
        return best
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
    /// Names are compared without regard to case. Folders that do not exist and files that are damaged are passed over. Of
    /// every font file the names are read, of those that match the rest.
    ///
    /// - Complexity: O(font files below the folders).
    public static func find(family: String, in folders: [String] = systemFolders) -> [FontFile] {
        var found: [FontFile] = []
        for path in folders.flatMap(fontPaths) {
            guard let count = try? FontTables.faceCount(path: path) else { continue }
            for index in 0..<count {
                guard let tables = try? FontTables(path: path, index: index), let names = try? FontNames(tables),
                    names.family.lowercased() == family.lowercased(),
                    let metrics = try? FontFileReader(tables).metrics()
                else { continue }
                found.append(FontFile(metrics))
            }
        }
        return found
    }

    private static func fontPaths(below folder: String) -> [String] {
        guard let names = FileManager.default.enumerator(atPath: folder) else { return [] }
        return names.compactMap { $0 as? String }
            .filter { ["ttf", "otf", "ttc", "otc"].contains(($0 as NSString).pathExtension.lowercased()) }
            .sorted()
            .map { "\(folder)/\($0)" }
    }
}
