import ArgumentParser
import Mullion
import MullionPreview
import MullionStoryboards

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render", abstract: "Draw a document.",
        discussion: """
            The output format follows from the extension: \(OutputFormat.list). Standard output is SVG unless --format is \
            given. Terminal text has colors on a terminal unless NO_COLOR is set. PNG and PDF require a tool that was built \
            with the trait Cairo; see mullion doctor.

            For rows of data, from .csv, .jsonl, or an array in .json, the tool draws one file per row. The file name \
            contains a value of the row in braces, as in \"out/{id}.svg\"; {row} is the row's number. The tool reports each \
            row that it cannot draw with its line, draws the others, and exits with 1. It creates the folder of the files.

            --shard 3/16 draws the third of 16 parts of the rows, so that machines can share them. With --skip-existing, a run \
            leaves files whose content would be the same.

            --rows-as fills one document with all rows instead: --rows-as guests makes them the list "guests" for "repeat".

            With --page, the tool breaks a long document into pages between rows, lines, and sections, and repeats section \
            headers. It writes one file per page, as in \"out/page-{page}.svg\", or all pages into one HTML or PDF file. This \
            combines with rows: \"out/{id}.pdf\", \"out/{id}-{page}.svg\".

            An .html file is a page of boxes of CSS: elements, inline styles, and style sheets of simple selectors. --width \
            is the width of its viewport. The tool names each property that it does not support, with its position.

            For a .xib or .storyboard file, the tool draws all scenes on one sheet, as on the canvas with its segues, or \
            the scene that --scene names, or each scene into a file of its own, as in "out/{scene}.svg". Images and colors \
            come from the asset catalogs and files of the project, or from the folder that --root names.
            """)

    @OptionGroup var document: DocumentArguments

    @OptionGroup var pages: PageArguments

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; \"-\" for standard output.", valueName: "out"))
    var output: String

    @Option(help: ArgumentHelp("Output format (default: from the extension).", valueName: "format"))
    var format: OutputFormat?

    @Option(
        help: ArgumentHelp(
            "Use colors in terminal text; auto uses them if standard output is a terminal.",
            valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup var picture: OutputArguments

    @OptionGroup var batch: BatchArguments

    @Flag(help: "Storyboards: draw frames and constraints over the views.")
    var outline = false

    @Option(
        help: ArgumentHelp("Storyboards: light or dark colors and images (default: light).", valueName: "appearance"))
    var appearance: StoryboardColorScheme?

    @Flag(help: "Draw again whenever the document, its data, an image, or a font is saved, until interrupted.")
    var watch = false

    func validate() throws {
        let isStoryboard = StoryboardRequest.reads(document.input)
        if isStoryboard, pages.format != nil {
            throw ValidationError("--page applies to JSON documents; storyboard scenes have the size of their device.")
        }
        if !isStoryboard, outline { throw ValidationError("--outline applies to .xib and .storyboard files.") }
        if !isStoryboard, appearance != nil {
            throw ValidationError("--appearance applies to .xib and .storyboard files.")
        }
    }

    func run() throws {
        let options = picture.options(document.layout.limits.given)
        if let request = document.storyboardRequest {
            let pictures = StoryboardDrawings(
                request: request, root: document.layout.root, showsConstraints: outline,
                appearance: appearance ?? .light)
            let status = perform(watching: [request.input], watch, document.console) {
                let status = render(
                    pictures, to: output, as: format, color: color, options: options, console: document.console)
                return (status, { PreviewFiles(path: request.input).assets() })
            }
            throw ExitCode(status.rawValue)
        }
        let status = perform(watching: document.request.files, watch, document.console) {
            // Made anew each time, because it keeps the images and fonts that it has read.
            var request = document.request
            request.page = pages.format.map {
                PageRequest(format: $0, header: pages.header, footer: pages.footer, limit: pages.pageLimit)
            }
            let status = render(
                request, to: output, as: format, color: color, options: options, batch: batch.options,
                console: document.console)
            return (status, { request.resources.lookedUpPaths + document.layout.fonts.files })
        }
        throw ExitCode(status.rawValue)
    }
}

extension StoryboardColorScheme: ExpressibleByArgument {}
