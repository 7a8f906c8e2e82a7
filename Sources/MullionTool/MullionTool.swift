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

            Text is measured by built-in widths of DejaVu Sans and DejaVu Sans Mono. Other families are looked up among the \
            fonts of --font-path, then among the system's; what is found nowhere is measured as DejaVu Sans and reported.

            Completions for a shell: mullion --generate-completion-script bash, zsh or fish.

            Exit codes: 0 done, 1 a check failed or rows could not be drawn, 2 input unreadable or invalid, or output that \
            cannot be written, 64 wrong usage, 130 a watch was interrupted.
            """,
        version: version,
        subcommands: [
            RenderCommand.self, FramesCommand.self, ExplainCommand.self, CheckCommand.self, TreeCommand.self,
            SchemaCommand.self, DoctorCommand.self,
        ])
}

extension DataFormat: ExpressibleByArgument {}

extension DocumentFinding.Kind: ExpressibleByArgument {}

/// The document of a command that takes one.
struct DocumentArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The document to read, \"-\" for standard input.", valueName: "in"))
    var input: String

    @OptionGroup var layout: LayoutArguments

    var request: DocumentRequest { layout.requests(for: [input])[0] }
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

    @Option(
        help: ArgumentHelp(
            "The folder with the pictures that the document names, instead of the document's own.", valueName: "folder")
    )
    var root: String?

    @OptionGroup var fonts: FontArguments

    func validate() throws {
        for (name, value) in [("--width", width), ("--height", height)] {
            guard let value, !(value > 0 && value <= 1e9) else { continue }
            throw ValidationError("The value of \(name) must be a number of points above 0 and at most 1e9.")
        }
    }

    /// The folder of a file; that of the process for standard input.
    private static func folder(of input: String) -> String {
        guard input != "-", let slash = input.lastIndex(of: "/") else { return "." }
        return slash == input.startIndex ? "/" : String(input[..<slash])
    }

    /// Requests for documents, which share the fonts.
    func requests(for inputs: [String]) -> [DocumentRequest] {
        let library = fonts.library
        return inputs.map { input in
            DocumentRequest(
                input: input, data: data, dataFormat: dataFormat, width: width.map { CGFloat($0) },
                height: height.map { CGFloat($0) }, resources: ResourceFolder(path: root ?? Self.folder(of: input)),
                fonts: library)
        }
    }
}

/// `mullion render`.
struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Draws a document.",
        discussion: """
            The format is told by the name of the output: \(OutputFormat.list), unless --format is given. Standard output is \
            SVG. Text for terminals has colours on a terminal, unless NO_COLOR is set.

            With rows as data, from .csv, .jsonl or an array in .json, one file is drawn for each row. Its name has a value \
            of the row in braces: \"out/{id}.svg\"; {row} is the number of the row. Rows that cannot be drawn are reported by \
            their lines, the others are drawn, and the exit code is 1.
            """)

    @OptionGroup var document: DocumentArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, \"-\" for standard output.", valueName: "out"))
    var output: String

    @Option(help: ArgumentHelp("What to write, if the name of the output does not tell.", valueName: "format"))
    var format: OutputFormat?

    @Option(
        help: ArgumentHelp(
            "Whether text for terminals has colours; auto: on standard output, if that is a terminal.",
            valueName: "when"))
    var color = ColorChoice.auto

    @Flag(help: "Draw again whenever the document or its data is saved, until interrupted.")
    var watch = false

    func run() throws {
        let request = document.request
        let outcome = perform(watching: request.files, watch, .process) {
            render(request, to: output, as: format, color: color, console: .process)
        }
        throw ExitCode(outcome.rawValue)
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

    @Flag(help: "Check again whenever a document or its data is saved, until interrupted.")
    var watch = false

    func run() throws {
        let requests = layout.requests(for: inputs)
        let outcome = perform(watching: requests.flatMap(\.files), watch, .process) {
            check(requests, allowing: Set(allow), asJSON: json, console: .process)
        }
        throw ExitCode(outcome.rawValue)
    }
}

/// `mullion doctor`.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract: "Tells what the tool has at hand: version, formats, fonts, terminal.")

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws { throw ExitCode(doctor(asJSON: json, console: .process).rawValue) }
}

/// `mullion schema`.
struct SchemaCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "schema",
        abstract: "Prints the JSON Schema of documents, for editors.")

    func run() throws {
        try Console.process.write(Document.schema)
    }
}
