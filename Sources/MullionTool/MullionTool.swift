import ArgumentParser
import Mullion

/// The command line of the package.
@main
struct MullionTool: ParsableCommand {
    static let version = "0.1.0"

    static let configuration = CommandConfiguration(
        commandName: "mullion",
        abstract: "Lays out views described in JSON and draws them.",
        discussion: """
            Data goes to standard output, everything else to standard error. "-" as a file name means standard input or \
            standard output.

            Exit codes: 0 done, 1 a check failed, 2 input unreadable or invalid, 64 wrong usage.
            """,
        version: version,
        subcommands: [RenderCommand.self, FramesCommand.self])
}

extension DataFormat: ExpressibleByArgument {}

/// The arguments that all commands have which lay out a document.
struct DocumentArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The document to read, \"-\" for standard input.", valueName: "in"))
    var input: String

    @Option(help: ArgumentHelp("The width of the picture in points, instead of the document's.", valueName: "points"))
    var width: Double?

    @Option(help: ArgumentHelp("The height of the picture in points, instead of the document's.", valueName: "points"))
    var height: Double?

    @Option(
        help: ArgumentHelp(
            "A file with what the placeholders stand for, \"-\" for standard input: an object of JSON, or, for render, rows.",
            valueName: "data"))
    var data: String?

    @Option(
        help: ArgumentHelp(
            "What the data is written in, if its name does not tell: json, jsonl, csv.", valueName: "format"))
    var dataFormat: DataFormat?

    func validate() throws {
        for (name, value) in [("--width", width), ("--height", height)] {
            guard let value, !(value > 0 && value <= 1e9) else { continue }
            throw ValidationError("The value of \(name) must be a number of points above 0 and at most 1e9.")
        }
    }

    var request: DocumentRequest {
        DocumentRequest(
            input: input, data: data, dataFormat: dataFormat, width: width.map { CGFloat($0) },
            height: height.map { CGFloat($0) })
    }
}

/// `mullion render`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a document.",
        discussion: """
            The format is told by the name of the output: \(OutputFormat.list). Standard output is SVG.

            With rows as data, from .csv, .jsonl or an array in .json, one file is drawn for each row. Its name has a value \
            of the row in braces: \"out/{id}.svg\"; {row} is the number of the row. Rows that cannot be drawn are reported by \
            their lines, the others are drawn, and the exit code is 1.
            """)

    @OptionGroup var document: DocumentArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, \"-\" for standard output.", valueName: "out"))
    var output: String

    func run() throws {
        throw ExitCode(render(document.request, to: output, console: .process).rawValue)
    }
}

/// `mullion frames`.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints where every box of a document stands, as JSON.")

    @OptionGroup var document: DocumentArguments

    func run() throws {
        throw ExitCode(printFrames(document.request, console: .process).rawValue)
    }
}
