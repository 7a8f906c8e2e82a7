import Foundation
import Mullion

/// What the tool finds on this machine.
struct DoctorReport: Encodable {
    struct Fonts: Encodable {
        /// The families with built-in metrics.
        var embedded = [Font.defaultFamily, Font.defaultMonospacedFamily]
        /// The system's font folders that contain fonts, with the number of font files in each.
        var folders: [Folder]
    }

    struct Folder: Encodable {
        var path: String
        var files: Int
    }

    /// The versions of the libraries of the trait Cairo.
    struct Cairo: Encodable {
        var cairo, pango: String
        /// The version of librsvg; nil if it is not installed.
        var librsvg: String?

        static var installed: Cairo? {
            #if Cairo
            Cairo(cairo: InstalledLibraries.cairo, pango: InstalledLibraries.pango, librsvg: InstalledLibraries.librsvg)
            #else
            nil
            #endif
        }
    }

    var mullion = MullionTool.version
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var processors = ProcessInfo.processInfo.activeProcessorCount
    var formats = OutputFormat.available.map(\.rawValue)
    /// The libraries that draw PNG and PDF; nil if the tool was built without them.
    var cairo = Cairo.installed
    var fonts: Fonts
    /// Whether the tool shows progress, because standard error is a terminal.
    var showsProgress: Bool
    /// Whether text on standard output has colors.
    var showsColors: Bool
    var term: String?
    var noColor: Bool

    init(_ console: Console, fontFolders: [String] = FontFile.systemFolders) {
        let folders = fontFolders.map { Folder(path: $0, files: FontFile.paths(below: $0).count) }
        fonts = Fonts(folders: folders.filter { $0.files > 0 })
        showsProgress = console.isTerminal
        showsColors = console.showsColors
        term = console.environment["TERM"]
        noColor = console.forbidsColors
    }
}

extension DoctorReport.Cairo: CustomStringConvertible {
    /// How to add the libraries.
    static let advice =
        "not built in; for .png, .pdf, and complex scripts install libcairo2-dev libpango1.0-dev (apt) or cairo pango "
        + "(brew) and build with swift build --traits Cairo"

    var description: String {
        let svg =
            librsvg.map { "librsvg \($0)" } ?? "no librsvg, so images in SVG, JPEG, GIF, and WebP are placeholders"
        return "cairo \(cairo), pango \(pango), \(svg)"
    }
}

extension DoctorReport: CustomStringConvertible {
    var description: String {
        let folders = fonts.folders.map { "\($0.files) file\($0.files == 1 ? "" : "s") in \($0.path)" }
        return """
            mullion \(mullion) on \(system), \(processors) processor\(processors == 1 ? "" : "s")
            formats:  \(formats.map { ".\($0)" }.joined(separator: ", "))
            cairo:    \(cairo.map { "\($0)" } ?? Cairo.advice)
            fonts:    \(fonts.embedded.joined(separator: ", ")) built in; \
            \(folders.isEmpty ? "no font files found" : folders.joined(separator: ", "))
            terminal: \(term ?? "none"); progress is \(showsProgress ? "" : "not ")shown, text has \
            \(showsColors ? "" : "no ")colors; NO_COLOR is \(noColor ? "" : "not ")set

            """
    }
}

/// Prints what the tool finds on this machine.
func doctor(asJSON: Bool, console: Console) -> CommandStatus {
    let report = DoctorReport(console)
    return console.status { () throws(CommandError) in
        try write(asJSON ? try json(report) : report.description, to: "-", console)
        return .done
    }
}
