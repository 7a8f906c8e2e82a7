import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// The environments and languages in which Interface Builder documents are checked.
struct StoryboardCheckRun {
    /// The orientations of devices.
    enum Holding: String, CaseIterable {
        case portrait, landscape, both
    }

    /// The devices in addition to the documents' own.
    var devices: [StoryboardDevice] = []
    /// The orientation; nil for each document's own.
    var holding: Holding?
    /// Strings files, and folders that contain some.
    var strings: [String] = []
    /// Whether to check right to left as well.
    var checksRightToLeft = false
    /// The content size categories to check in addition to the default.
    var textSizes: [StoryboardTextSize] = []
    var reportsSmallTargets = false
    /// Whether to report notes, which are often intentional.
    var reportsNotes = false
    /// The limits on what is read.
    var limits = Limits.default

    /// The settings for checking, with the saved one first.
    var settings: [StoryboardSetting] {
        let ways: [Bool?] =
            switch holding {
            case nil: [nil]
            case .portrait: [false]
            case .landscape: [true]
            case .both: [false, true]
            }
        let places = devices.isEmpty && holding != nil ? [nil] : devices.map { Optional($0) }
        let upright =
            [StoryboardSetting()]
            + places.flatMap { device in ways.map { StoryboardSetting(device: device, isLandscape: $0) } }
        func changed(_ change: (inout StoryboardSetting) -> Void) -> [StoryboardSetting] {
            upright.map { setting in
                var setting = setting
                change(&setting)
                return setting
            }
        }
        return upright + (checksRightToLeft ? changed { $0.direction = .rightToLeft } : [])
            + textSizes.flatMap { size in changed { $0.textSize = size } }
    }

    /// Returns the check with strings that have been read.
    func check(_ languages: [StoryboardStrings], fonts: FontLibrary) -> StoryboardCheck {
        var check = StoryboardCheck(settings: settings, languages: languages, measurer: fonts)
        if reportsNotes { check.minimumSeverity = .note }
        if reportsSmallTargets { check.kinds.insert(.smallTarget) }
        return check
    }

    /// Reads the strings files of some of the documents.
    ///
    /// - Parameter documents: The paths of the documents.
    /// - Throws: ``CommandError`` for a missing path or an unreadable file.
    func languages(for documents: [String], _ console: Console) throws(CommandError) -> [StoryboardStrings] {
        let tables = Set(documents.map(Self.table))
        var languages: [StoryboardStrings] = []
        for path in strings {
            var files = [path]
            if Self.isFolder(path) { files = try FolderWalk.files(below: path, endings: ["strings", "xcstrings"]) }
            files = files.filter { tables.contains(Self.table($0)) || $0 == path }
            if files.isEmpty || files == [path] && !tables.contains(Self.table(path)) {
                console.note("\(path): note: none of the documents is called as a strings file here")
            }
            for file in files where file != path || !Self.isFolder(path) {
                let bytes = try read(file, limit: limits.storyboardBytes, console)
                do throws(StringsFileError) {
                    // The folder's name is the language, so the path must be absolute.
                    let name = URL(fileURLWithPath: file).standardizedFileURL.path
                    languages += try StoryboardStrings.languages(in: Array(bytes), name: name)
                } catch {
                    throw CommandError(text: error.description(file: file))
                }
            }
        }
        return languages
    }

    /// Returns the name of a file without folders and extension, which connects strings files with documents.
    static func table(_ file: String) -> String {
        ((file as NSString).lastPathComponent as NSString).deletingPathExtension
    }

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }
}
