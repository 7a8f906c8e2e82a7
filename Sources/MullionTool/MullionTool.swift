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
        subcommands: [RenderCommand.self, FramesCommand.self, ExplainCommand.self, CheckCommand.self])
}

extension DataFormat: ExpressibleByArgument {}

extension DocumentFinding.Kind: ExpressibleByArgument {}

/// The document of a command that takes one.
struct DocumentArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The document to read, \"-\" for standard input.", valueName: "in"))
    var input: String

    @OptionGroup var layout: LayoutArguments

    var request: DocumentRequest { layout.request(for: input) }
}

/// The options that all commands have which lay out a document.
struct LayoutArguments: ParsableArguments {
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

    func request(for input: String) -> DocumentRequest {
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

/// `mullion explain`.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Tells why a box has its size and place.",
        discussion: """
            Tells what the box was offered and why, what it took and why, and where it was put; then everything it was asked. \
            An element with modifiers is several boxes, told from the outside in.
            """)

    @OptionGroup var document: DocumentArguments

    @Argument(
        help: ArgumentHelp(
            "The name of an element, the path of a box as frames prints it, or of an element as errors do.",
            valueName: "node"))
    var node: String

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        throw ExitCode(explain(document.request, node: node, asJSON: json, console: .process).rawValue)
    }
}

/// `mullion check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Lists what is probably not meant: boxes and text that do not fit, values that had to be repaired.",
        discussion: """
            Ends with 1 when something was found. Kinds of findings: \
            \(DocumentFinding.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(help: ArgumentHelp("The documents to read, \"-\" for standard input.", valueName: "in"))
    var inputs: [String]

    @OptionGroup var layout: LayoutArguments

    @Option(help: ArgumentHelp("A kind of findings to accept. Can be repeated.", valueName: "kind"))
    var allow: [DocumentFinding.Kind] = []

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let requests = inputs.map { layout.request(for: $0) }
        throw ExitCode(check(requests, allowing: Set(allow), asJSON: json, console: .process).rawValue)
    }
}
