import ArgumentParser
import Mullion
import MullionStoryboards

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
            fonts of --font-path, then among the system's; what is found nowhere is measured as DejaVu Sans and reported. Text \
            that needs a shaper is measured by Pango, if the tool was built with the trait Cairo.

            Completions for a shell: mullion --generate-completion-script bash, zsh or fish.

            Exit codes: 0 done, 1 a check failed or rows could not be drawn, 2 input unreadable or invalid, or output that \
            cannot be written, 64 wrong usage, 130 a watch was interrupted.
            """,
        version: version,
        subcommands: [
            RenderCommand.self, FramesCommand.self, ExplainCommand.self, CheckCommand.self, TreeCommand.self,
            SchemaCommand.self, DoctorCommand.self, DemoCommand.self,
        ])
}

extension DataFormat: ExpressibleByArgument {}

/// The document of a command that takes one.
struct DocumentArguments: ParsableArguments {
    @Argument(help: ArgumentHelp("The document to read, \"-\" for standard input.", valueName: "in"))
    var input: String

    @OptionGroup var layout: LayoutArguments

    @OptionGroup var interface: StoryboardArguments

    var request: DocumentRequest { layout.requests(for: [input])[0] }

    func validate() throws {
        let isInterface = StoryboardRequest.reads(input)
        let strange = isInterface ? layout.givenForJSON : interface.given
        guard let option = strange.first else { return }
        throw ValidationError(
            isInterface
                ? "\(option) is for documents in JSON; \(input) is one of Interface Builder, for which there are "
                    + "--device, --orientation and --size."
                : "\(option) is for documents of Interface Builder, whose names end in .xib or .storyboard; \(input) is "
                    + "none.")
    }

    /// The request for a document of Interface Builder; nil if it is none.
    var interfaceRequest: StoryboardRequest? {
        StoryboardRequest.reads(input) ? interface.request(for: input, layout.fonts) : nil
    }
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

    /// The options that were given and that only documents in JSON have.
    var givenForJSON: [String] {
        [
            ("--width", width != nil), ("--height", height != nil), ("--data", data != nil),
            ("--data-format", dataFormat != nil), ("--text", fonts.text != .auto),
        ].filter(\.1).map(\.0)
    }

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
                fonts: library, text: fonts.text)
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
            SVG. Text for terminals has colours on a terminal, unless NO_COLOR is set. PNG and PDF need a tool that was built \
            with the trait Cairo, as doctor tells.

            With rows as data, from .csv, .jsonl or an array in .json, one file is drawn for each row. Its name has a value \
            of the row in braces: \"out/{id}.svg\"; {row} is the number of the row. Rows that cannot be drawn are reported by \
            their lines, the others are drawn, and the exit code is 1.

            With --page a long document is broken into pages, between rows, lines and sections; headers of sections are \
            repeated. Each page is a file with its number as {page}: \"out/page-{page}.svg\"; html and pdf are one file with \
            all of them. So with rows: \"out/{id}.pdf\", \"out/{id}-{page}.svg\".

            Of a document of Interface Builder, .xib or .storyboard, all scenes are drawn on one sheet, or the one that \
            --scene names. Pictures and colours are those of the asset catalogues and files of its \
            project, or of the folder that --root names.
            """)

    @OptionGroup var document: DocumentArguments

    @OptionGroup var pages: PageArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, \"-\" for standard output.", valueName: "out"))
    var output: String

    @Option(help: ArgumentHelp("What to write, if the name of the output does not tell.", valueName: "format"))
    var format: OutputFormat?

    @Option(
        help: ArgumentHelp(
            "Whether text for terminals has colours; auto: on standard output, if that is a terminal.",
            valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup var picture: PictureArguments

    @Flag(help: "Interface Builder: draw frames and constraints over the views.")
    var outline = false

    @Flag(help: "Draw again whenever the document or its data is saved, until interrupted.")
    var watch = false

    func validate() throws {
        let isInterface = StoryboardRequest.reads(document.input)
        if isInterface, pages.format != nil {
            throw ValidationError(
                "--page is for documents in JSON; scenes of Interface Builder have the size of their device.")
        }
        if !isInterface, outline {
            throw ValidationError(
                "--outline is for documents of Interface Builder, whose names end in .xib or .storyboard.")
        }
    }

    func run() throws {
        if let request = document.interfaceRequest {
            let pictures = StoryboardDrawings(
                request: request, root: document.layout.root, showsConstraints: outline)
            let outcome = perform(watching: [request.input], watch, .process) {
                render(pictures, to: output, as: format, color: color, look: picture.look, console: .process)
            }
            throw ExitCode(outcome.rawValue)
        }
        var request = document.request
        request.page = pages.format.map { PageRequest(format: $0, footer: pages.footer) }
        let outcome = perform(watching: request.files, watch, .process) { [request] in
            render(request, to: output, as: format, color: color, look: picture.look, console: .process)
        }
        throw ExitCode(outcome.rawValue)
    }
}

/// `mullion frames`.
struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames",
        abstract: "Prints where every box of a document stands, as JSON.",
        discussion: """
            Of an Interface Builder document (.xib, .storyboard) the views of every screen: of each controller, cell, header \
            and top-level view. They stand in the order of the document, each before those in it; absoluteFrame is the place \
            in the screen. What cannot be carried out goes to standard error.
            """)

    @OptionGroup var document: DocumentArguments

    func run() throws {
        let outcome =
            document.interfaceRequest.map { printFrames($0, console: .process) }
            ?? printFrames(document.request, console: .process)
        throw ExitCode(outcome.rawValue)
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

            Of an Interface Builder document: the constraints that name a view, what each of them decides, its content, its \
            part in a stack view, and what is broken or left open. The node is an identity, a label of the outline or a \
            custom class.
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
        let outcome =
            document.interfaceRequest.map { explain($0, node: node, asJSON: json, console: .process) }
            ?? explain(document.request, node: node, asJSON: json, console: .process)
        throw ExitCode(outcome.rawValue)
    }
}

/// `mullion check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Lists what is probably not meant: boxes and text that do not fit, constraints that cannot hold.",
        discussion: """
            Takes documents in JSON, and .xib and .storyboard files of Interface Builder; of a folder, all of the latter in it. \
            Ends with 1 when something was found; notes do not count.

            Kinds of findings in JSON: \(DocumentIssue.Kind.allCases.map(\.rawValue).joined(separator: ", ")).

            Kinds in Interface Builder: \(StoryboardIssue.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(
        help: ArgumentHelp("The documents to read, \"-\" for standard input, or folders.", valueName: "in"))
    var inputs: [String]

    @OptionGroup var layout: LayoutArguments

    @OptionGroup var interface: StoryboardCheckArguments

    @Option(help: ArgumentHelp("A kind of findings to accept. Can be repeated.", valueName: "kind"))
    var allow: [CheckKind] = []

    @Option(
        help: ArgumentHelp(
            "What to print; sarif is what code hosts show beside the lines.", valueName: "format"))
    var format = CheckFormat.text

    @Flag(help: "Print JSON, as --format json does.")
    var json = false

    @Flag(help: "Check again whenever a document or its data is saved, until interrupted.")
    var watch = false

    func validate() throws {
        if json, format == .sarif { throw ValidationError("Give either --json or --format sarif.") }
    }

    func run() throws {
        var request = CheckRequest(layout.requests(for: inputs))
        request.interface = interface.check
        request.allowed = Set(allow)
        request.format = json ? .json : format
        let outcome = perform(watching: request.files, watch, .process) { check(request, console: .process) }
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

/// `mullion demo`.
struct DemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "demo",
        abstract: "Shows what the engine does, in the terminal.",
        subcommands: [CollectionDemoCommand.self])
}

/// `mullion demo collection`.
struct CollectionDemoCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "collection",
        abstract: "Scrolls an album of a million pictures, whose header stretches and whose months pin below it.",
        discussion: """
            Keys: the arrows or j and k by a row, page up and down or b and space by a window, home and end or g and G to \
            either end, a for another alignment of the lines, q to end. Pulled beyond its beginning the header stretches. \
            Without a terminal one frame is printed.
            """)

    @Option(help: ArgumentHelp("Whether there are colours; auto: on a terminal.", valueName: "when"))
    var color = ColorChoice.auto

    func run() throws { throw ExitCode(demonstrateCollection(color: color, console: .process).rawValue) }
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
