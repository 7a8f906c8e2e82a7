import ArgumentParser
import Foundation

/// The command line of the package.
@main
struct MullionTool: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "mullion", abstract: "Lay out and draw views, storyboards, collections, and trees.",
        discussion: """
            Data goes to standard output, everything else to standard error. The file name "-" is standard input or standard \
            output.

            Text is measured with the built-in metrics of DejaVu Sans and DejaVu Sans Mono. Other families are looked up in \
            --font-path and MULLION_FONT_PATHS, then among the system's fonts; mullion fonts lists them. A missing family is \
            reported and measured as a family with letters of the same kind, or as DejaVu Sans. Pango measures text that \
            needs shaping if the tool was built with the trait Cairo. MULLION_ROOT names the folder for --root. \
            SOURCE_DATE_EPOCH is the creation date of a PDF, which has none by default.

            Exit codes: 0 success; 1 a check found something or rows could not be drawn; 2 unreadable or invalid input, or \
            output that cannot be written; 64 incorrect usage; 130 a watch was interrupted.
            """,
        version: version,
        subcommands: [
            RenderCommand.self, FramesCommand.self, ExplainCommand.self, CheckCommand.self, ConvertCommand.self,
            TreeCommand.self, ServeCommand.self, FontsCommand.self, SchemaCommand.self, DoctorCommand.self,
            CompletionsCommand.self, DemoCommand.self,
        ])

    static func main() {
        #if !os(Windows)
        // A file that exceeds the limit of the process is an error, which leaves the old file.
        signal(SIGXFSZ, SIG_IGN)
        #endif
        main(nil)
    }
}
