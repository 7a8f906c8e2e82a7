import Foundation
import MullionGeometry

/// A measurer that finds the font file of a family when a text first uses it.
///
/// A family is looked for in this order:
///
/// 1. the given faces,
/// 2. the font files below the given folders,
/// 3. the embedded metrics, so that text in their families has the same size on every machine,
/// 4. the font files below the system's folders.
///
/// Text in an unknown family is measured with the embedded metrics: see ``MeasuredText/substitutedFamily``. Of the
/// faces of a family the nearest one is used, as by ``FontFileTextMeasurer``.
///
/// Nothing is read before it is needed: without faces and folders, text in the embedded families reads no file. Folders
/// are listed once, and each face is read once. Any number of threads can use an instance at once; they wait while one
/// of them reads. Files added later are not found.
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
    /// The following properties are used with the lock held.
    private let lock = NSLock()
    private var known: [Key: FontMetrics] = [:]
    private var index: FontIndex?
    private var systemIndex: FontIndex?

    /// Creates a library of faces, of the files below folders, and of the system's fonts.
    ///
    /// - Parameter systemFolders: The system's font folders; empty for a library with equal results on every machine.
    public init(faces: [FontFile] = [], folders: [String] = [], systemFolders: [String] = FontFile.systemFolders) {
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

    /// Whether the system's folders have been listed, which the embedded families never need.
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
