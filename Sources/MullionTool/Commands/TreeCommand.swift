import ArgumentParser
import Mullion

extension TreeFormat: ExpressibleByArgument {}
extension TreeLayoutName: ExpressibleByArgument {}
extension TreeDirection: ExpressibleByArgument {}
extension TreeEdgeStyle.Shape: ExpressibleByArgument {}
extension TreeOrder: ExpressibleByArgument {}
extension TreeLook: ExpressibleByArgument {}

/// `mullion tree`.
struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Draws a tree: of values, a folder, JSON, Newick, indented text or s-expressions.",
        discussion: """
            Values become a binary search tree: mullion tree 8,3,10,1,6,14. Without --output the tree is written as text for \
            terminals: as a list if it is a folder, indented text or more than 120 columns wide, otherwise as a drawing. \
            Formats of files are \(OutputFormat.list).

            How a file is written is told by its name (.json, .nwk, .txt for indented text, .sexp, .csv for values), by --from, \
            or else by its first characters.

            If no layout is chosen, binary trees with short names get reingold-tilford, other trees with short names buchheim, \
            and all others layered, with boxes as large as the names; folders and indented text to the right. A picture has at \
            most \(TreeRequest.defaultPictureLimit) nodes.
            """)

    @Argument(
        help: ArgumentHelp(
            "A file, \"-\" for standard input, or values with commas between them.", valueName: "in"))
    var input: String?

    @Option(help: ArgumentHelp("Values, such as --values=-5,3,8 where the first one has a sign.", valueName: "list"))
    var values: String?

    @Option(help: ArgumentHelp("A folder, whose entries become the tree.", valueName: "folder"))
    var directory: String?

    @Option(help: ArgumentHelp("What the text is written in, if its name does not tell.", valueName: "format"))
    var from: TreeFormat?

    @Flag(help: "Insert values in an order that makes the tree as low as can be.")
    var balanced = false

    @Option(help: ArgumentHelp("The most entries of a folder.", valueName: "count"))
    var limit = FolderTree.defaultLimit

    @Flag(help: "Show entries of a folder whose names begin with a dot.")
    var hidden = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, \"-\" for standard output.", valueName: "out"))
    var output = "-"

    @Option(help: ArgumentHelp("What to write, if the name of the output does not tell.", valueName: "format"))
    var format: OutputFormat?

    @Option(help: ArgumentHelp("Where nodes are put, in pictures.", valueName: "layout"))
    var layout: TreeLayoutName?

    @Option(help: ArgumentHelp("Where the children of a node lie; usually down.", valueName: "direction"))
    var direction: TreeDirection?

    @Option(help: ArgumentHelp("The way of edges, in pictures.", valueName: "shape"))
    var edges: TreeEdgeStyle.Shape?

    @Option(help: ArgumentHelp("The colours and shapes of a picture.", valueName: "look"))
    var look = TreeLook.modern

    @Option(help: ArgumentHelp("Number the nodes in this order.", valueName: "order"))
    var traversal: TreeOrder?

    @Flag(help: "Let a mark visit the nodes in the order of --traversal; for .svg.")
    var animate = false

    @Flag(help: "Write text as a list with a line for each node.")
    var list = false

    @Flag(help: "Write text without box drawing characters.")
    var ascii = false

    @Option(
        help: ArgumentHelp(
            "Whether text for terminals has colours; auto: on standard output, if that is a terminal.",
            valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup var fonts: FontArguments

    func validate() throws {
        let sources = [input, values, directory].compactMap { $0 }
        guard sources.count == 1 else {
            throw ValidationError(
                "Give a file or values, or --values, or --directory\(sources.isEmpty ? "" : ", and one of them only").")
        }
        guard limit > 0 else { throw ValidationError("The value of --limit must be above 0.") }
        if animate {
            guard traversal != nil else { throw ValidationError("--animate needs an order: give it with --traversal.") }
            guard (format ?? OutputFormat(file: output)) == .svg, output != "-" || format == .svg else {
                throw ValidationError("--animate is for SVG: write a file such as tree.svg.")
            }
        }
    }

    var request: TreeRequest {
        let source: TreeRequest.Source =
            directory.map { .folder($0) } ?? values.map { .values($0) } ?? .input(input ?? "-")
        return TreeRequest(
            source: source, from: from, isBalanced: balanced, limit: limit, includesHidden: hidden, layout: layout,
            direction: direction, edges: edges, look: look, traversal: traversal, isAnimated: animate, output: output,
            format: format, color: color, isASCII: ascii, isList: list, fonts: fonts.library, text: fonts.text)
    }

    func run() throws { throw ExitCode(drawTree(request, console: .process).rawValue) }
}
