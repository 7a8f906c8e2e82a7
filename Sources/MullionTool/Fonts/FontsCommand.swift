import ArgumentParser
import Mullion

struct FontsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fonts", abstract: "List the families of fonts, their faces, and where they come from.",
        discussion: """
            The families are listed in the order in which the tool looks them up: the files and folders of --font-path and \
            MULLION_FONT_PATHS, the built-in metrics, and the system's fonts.
            """)

    @Argument(help: ArgumentHelp("Only families whose names contain this text.", valueName: "name"))
    var name: String?

    @Option(
        help: ArgumentHelp(
            "A font file or folder to list first. Can be repeated; MULLION_FONT_PATHS adds more.", valueName: "path"))
    var fontPath: [String] = []

    @Flag(help: "Ignore the system's fonts.")
    var ignoreSystemFonts = false

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let library = FontArguments.library(fontPath, usesSystem: !ignoreSystemFonts)
        throw ExitCode(listFonts(library, named: name, asJSON: json, console: .process).rawValue)
    }
}
