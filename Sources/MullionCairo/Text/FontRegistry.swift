#if Cairo
import CCairo
import CFontconfig
import Foundation
import MullionText

/// The font files of a program that fontconfig, from which Pango has its fonts, is told of.
///
/// They are known to the whole process from then on: fontconfig has one list.
public enum FontRegistry {
    private struct Entry: Hashable {
        var path: String
        /// The family that the faces are given; nil for a folder.
        var family: String?
    }

    private struct State {
        var entries: Set<Entry> = []
        /// The number of registrations that each thread's font map knows of, by its address.
        var known: [UnsafeRawPointer: Int] = [:]
    }

    private static let lock = NSLock()
    /// Used only with the lock held.
    private nonisolated(unsafe) static var state = State()

    /// Registers the given faces and folders of a library, so that text in their families is drawn with them.
    ///
    /// - Complexity: O(font files), the first time for each.
    public static func register(_ fonts: FontLibrary) {
        let (faces, folders) = fonts.givenFiles
        register(faces.compactMap { face in face.path.map { Entry(path: $0, family: face.family) } })
        register(folders.map { Entry(path: $0, family: nil) })
    }

    private static func register(_ entries: [Entry]) {
        guard !entries.isEmpty else { return }
        lock.lock()
        defer { lock.unlock() }
        for entry in entries where state.entries.insert(entry).inserted {
            let path = absolute(entry.path)
            if let family = entry.family {
                // Before the file is read, so that its faces have the family that the document gives them.
                rename(path, to: family)
                FcConfigAppFontAddFile(nil, path)
            } else {
                // Not as a folder: fontconfig reads whatever is in it, and waits for the writers of pipes. So the faces
                // are those of which text is measured.
                for file in FontFile.paths(below: path) where (try? FontFile.faceCount(path: file)) != nil {
                    FcConfigAppFontAddFile(nil, file)
                }
            }
        }
    }

    private static func absolute(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

    private static func rename(_ path: String, to family: String) {
        let rule = """
            <?xml version="1.0"?><fontconfig><match target="scan">
            <test name="file" compare="eq"><string>\(escaped(path))</string></test>
            <edit name="family" mode="assign_replace"><string>\(escaped(family))</string></edit>
            </match></fontconfig>
            """
        _ = rule.withCString { FcConfigParseAndLoadFromMemory(FcConfigGetCurrent(), $0, 0) }
    }

    private static func escaped(_ text: String) -> String {
        text.unicodeScalars.map { scalar in
            switch scalar {
            case "&": "&amp;"
            case "<": "&lt;"
            case ">": "&gt;"
            default: scalar.value < 0x20 ? " " : String(scalar)
            }
        }.joined()
    }

    /// Replaces the calling thread's font map if fonts were registered after it was made.
    static func refreshFontMap() {
        lock.lock()
        defer { lock.unlock() }
        let count = state.entries.count
        guard count > 0, let map = pango_cairo_font_map_get_default() else { return }
        if state.known[UnsafeRawPointer(map)] == count { return }
        pango_cairo_font_map_set_default(nil)
        if let map = pango_cairo_font_map_get_default() { state.known[UnsafeRawPointer(map)] = count }
    }
}
#endif
