import Foundation
import MullionGeometry

/// A measurer that looks for the file of a family when a text first asks for it.
///
/// A family is looked for in this order:
///
/// 1. the faces that were given,
/// 2. the font files below the folders that were given,
/// 3. the embedded metrics, so that text in their families measures alike on every machine,
/// 4. the font files below the system's folders.
///
/// A family that is found nowhere is measured with the embedded metrics, as ``MeasuredText/substitutedFamily`` tells.
/// Of the faces of a family the nearest one is used, as by ``FontFileTextMeasurer``.
///
/// Nothing is read before it is needed: without faces and folders, text in the embedded families touches no file.
/// Folders are listed once, and each face is read once. One instance can be used by any number of threads at once; they
/// wait while one of them reads. Files added later are not noticed.
public final class FontLibrary: TextMeasurer, @unchecked Sendable {
    private struct Key: Hashable {
        var family: String
        var weight: Font.Weight
        var isItalic: Bool
        var design: Font.Design
    }

    private let given: FontFileTextMeasurer
    private let folders: [String]
    private let systemFolders: [String]
    private let fallback = MetricsTextMeasurer()
    /// Everything below is used with the lock held.
    private let lock = NSLock()
    private var known: [Key: FontMetrics] = [:]
    private var index: FontIndex?
    private var systemIndex: FontIndex?

    /// A library of faces, of the files below folders and of the system's fonts.
    ///
    /// - Parameter systemFolders: Where the system keeps fonts; empty for a library that answers alike on every
    ///   machine.
    public init(
        faces: [FontFile] = [], folders: [String] = [], systemFolders: [String] = FontFile.systemFolders
    ) {
        given = FontFileTextMeasurer(faces)
        self.folders = folders
        self.systemFolders = systemFolders
    }

    public func metrics(for font: Font) -> FontMetrics {
        let isEmbedded = Self.isEmbedded(font.wantedFamily)
        if isEmbedded, given.isEmpty, folders.isEmpty { return fallback.metrics(for: font) }
        let key = Key(family: font.wantedFamily, weight: font.weight, isItalic: font.isItalic, design: font.design)
        lock.lock()
        defer { lock.unlock() }
        if let metrics = known[key] { return metrics }
        let metrics = find(font, isEmbedded) ?? fallback.metrics(for: font)
        known[key] = metrics
        return metrics
    }

    /// Whether folders have been listed, which the embedded families never need.
    var hasListedSystemFolders: Bool {
        lock.lock()
        defer { lock.unlock() }
        return systemIndex != nil
    }

    private func find(_ font: Font, _ isEmbedded: Bool) -> FontMetrics? {
        if let metrics = given.known(for: font) { return metrics }
        if !folders.isEmpty {
            let index = index ?? FontIndex(folders)
            self.index = index
            if let metrics = index.metrics(for: font) { return metrics }
        }
        guard !isEmbedded, !systemFolders.isEmpty else { return nil }
        let systemIndex = systemIndex ?? FontIndex(systemFolders)
        self.systemIndex = systemIndex
        return systemIndex.metrics(for: font)
    }

    private static func isEmbedded(_ family: String) -> Bool {
        if family == Font.defaultFamily || family == Font.defaultMonospacedFamily { return true }
        let family = family.lowercased()
        return family == Font.defaultFamily.lowercased() || family == Font.defaultMonospacedFamily.lowercased()
    }
}
