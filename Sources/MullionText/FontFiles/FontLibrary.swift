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
/// Text in an unknown family is measured with a family of the class that its name suggests: see ``FontClass`` and
/// ``MeasuredText/substitutedFamily``. For serifs it is one of the folders or the system, or else, as for all others,
/// the embedded metrics. Of the faces of a family the nearest one is used, as by ``FontFileTextMeasurer``.
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
    private let faces: [FontFile]
    private let folders: [String]
    private let systemFolders: [String]
    private let fallback = MetricsTextMeasurer()
    /// The following properties are used with the lock held.
    private let lock = NSLock()
    private var known: [Key: FontMetrics] = [:]
    private var knownFiles: [Key: FontMetrics?] = [:]
    private var index: FontIndex?
    private var systemIndex: FontIndex?

    /// Creates a library of faces, of the files below folders, and of the system's fonts.
    ///
    /// - Parameter systemFolders: The system's font folders; empty for a library with equal results on every machine.
    public init(faces: [FontFile] = [], folders: [String] = [], systemFolders: [String] = FontFile.systemFolders) {
        given = FontFileTextMeasurer(faces)
        self.faces = faces
        self.folders = folders
        self.systemFolders = systemFolders
    }

    /// Returns a library that also looks up families in the given faces, before those of this library.
    public func adding(_ faces: [FontFile]) -> any TextMeasurer {
        let library = FontLibrary(faces: faces + self.faces, folders: folders, systemFolders: systemFolders)
        lock.lock()
        defer { lock.unlock() }
        // Folders are not listed again.
        (library.index, library.systemIndex) = (index, systemIndex)
        return library
    }

    public func metrics(for font: Font) -> FontMetrics {
        let isEmbedded = Self.isEmbedded(font.wantedFamily)
        if isEmbedded, given.isEmpty, folders.isEmpty { return fallback.metrics(for: font) }
        let key = Key(family: font.wantedFamily, weight: font.weight, isItalic: font.isItalic, design: font.design)
        lock.lock()
        defer { lock.unlock() }
        if let metrics = known[key] { return metrics.instance(for: font) }
        let metrics = find(font, isEmbedded) ?? substitute(for: font)
        known[key] = metrics
        return metrics.instance(for: font)
    }

    public func fileMetrics(for font: Font) -> FontMetrics? {
        let key = Key(family: font.wantedFamily, weight: font.weight, isItalic: font.isItalic, design: font.design)
        lock.lock()
        defer { lock.unlock() }
        if let metrics = knownFiles[key] { return metrics?.instance(for: font) }
        let metrics = find(font, false)
        knownFiles[key] = .some(metrics)
        return metrics?.instance(for: font)
    }

    /// Returns all faces with the folder or file that each is in: the given ones, those of the folders, those with
    /// embedded metrics, and those of the system.
    ///
    /// - Complexity: O(font files below the folders), the first time.
    public var allFaces: [FontFace] {
        lock.lock()
        defer { lock.unlock() }
        return faces.map(\.face) + (folderIndex?.allFaces ?? []) + Self.embeddedFaces
            + (systemFolderIndex?.allFaces ?? [])
    }

    /// The files of the given faces, and the given folders, for libraries that look up fonts on their own.
    package var givenFiles: (faces: [FontFace], folders: [String]) { (faces.map(\.face), folders) }

    /// Whether the system's folders have been listed, which the embedded families never need.
    var hasListedSystemFolders: Bool {
        lock.lock()
        defer { lock.unlock() }
        return systemIndex != nil
    }

    // MARK: - With the lock held

    private var folderIndex: FontIndex? {
        if index == nil, !folders.isEmpty { index = FontIndex(folders) }
        return index
    }

    private var systemFolderIndex: FontIndex? {
        if systemIndex == nil, !systemFolders.isEmpty { systemIndex = FontIndex(systemFolders) }
        return systemIndex
    }

    private func find(_ font: Font, _ isEmbedded: Bool) -> FontMetrics? {
        given.known(for: font) ?? folderIndex?.metrics(for: font)
            ?? (isEmbedded ? nil : systemFolderIndex?.metrics(for: font))
    }

    /// Returns metrics of the class that the name of an unknown family suggests.
    private func substitute(for font: Font) -> FontMetrics {
        var font = font
        switch font.design == .monospaced ? .monospaced : FontClass(ofFamily: font.wantedFamily) {
        case .monospaced: font.design = .monospaced
        case .serif:
            if let metrics = folderIndex?.serifMetrics(for: font) ?? systemFolderIndex?.serifMetrics(for: font) {
                return metrics
            }
        case .sansSerif: break
        }
        return fallback.metrics(for: font)
    }

    private static let embeddedFaces = [false, true].flatMap { isItalic in
        [Font.Weight.regular, .bold].flatMap { weight in
            [(Font.defaultFamily, FontClass.sansSerif), (Font.defaultMonospacedFamily, .monospaced)].map {
                FontFace(
                    family: $0.0, weight: weight, isItalic: isItalic, fontClass: $0.1, path: nil, index: 0)
            }
        }
    }

    private static func isEmbedded(_ family: String) -> Bool {
        if family == Font.defaultFamily || family == Font.defaultMonospacedFamily { return true }
        let family = family.lowercased()
        return family == Font.defaultFamily.lowercased() || family == Font.defaultMonospacedFamily.lowercased()
    }
}
