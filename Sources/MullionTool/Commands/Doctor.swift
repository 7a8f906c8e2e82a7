import Foundation
import Mullion

/// What the tool found out about itself and the machine it runs on.
struct DoctorReport: Encodable {
    struct Fonts: Encodable {
        /// The families whose widths are built in.
        var embedded = [Font.defaultFamily, Font.defaultMonospacedFamily]
        /// The folders where the system keeps fonts, and how many font files are below each; those without any are left
        /// out.
        var folders: [Folder]
    }

    struct Folder: Encodable {
        var path: String
        var files: Int
    }

    /// The libraries of the trait Cairo by their versions.
    struct Cairo: Encodable {
        var cairo, pango: String
        /// nil: not installed.
        var librsvg: String?

        static var installed: Cairo? {
            #if Cairo
            Cairo(
                cairo: InstalledLibraries.cairo, pango: InstalledLibraries.pango, librsvg: InstalledLibraries.librsvg)
            #else
            nil
            #endif
        }
    }

    var mullion = MullionTool.version
    var system = ProcessInfo.processInfo.operatingSystemVersionString
    var processors = ProcessInfo.processInfo.activeProcessorCount
    /// What render writes.
    var formats = OutputFormat.available.map(\.rawValue)
    /// What draws PNG and PDF; nil: the tool was built without.
    var cairo = Cairo.installed
    var fonts: Fonts
    /// Whether standard error is a terminal, where progress is shown.
    var showsProgress: Bool
    /// Whether text written to standard output has colours.
    var showsColors: Bool
    var term: String?
    /// Whether NO_COLOR asks for output without colours.
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
    /// What to do if they are missing.
    static let advice =
        "not built in; for .png, .pdf and text in every script install libcairo2-dev libpango1.0-dev (apt) or cairo pango "
        + "(brew) and build with swift build --traits Cairo"

    var description: String {
        let svg =
            librsvg.map { "librsvg \($0)" } ?? "no librsvg, so pictures in SVG, JPEG, GIF and WebP are placeholders"
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
            \(showsColors ? "" : "no ")colours; NO_COLOR is \(noColor ? "" : "not ")set

            """
    }
}

/// Tells what the tool has at hand.
func doctor(asJSON: Bool, console: Console) -> Outcome {
    let report = DoctorReport(console)
    do throws(CommandError) {
        try write(asJSON ? try json(report) : report.description, to: "-", console)
        return .done
    } catch {
        console.note(error.text)
        return error.outcome
    }
}
