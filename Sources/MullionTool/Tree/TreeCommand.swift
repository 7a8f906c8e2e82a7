import ArgumentParser
import Mullion

extension TreeFormat: ExpressibleByArgument {}
extension TreeLayoutName: ExpressibleByArgument {}
extension TreeDirection: ExpressibleByArgument {}
extension TreeEdgeStyle.Shape: ExpressibleByArgument {}
extension TreeOrder: ExpressibleByArgument {}
extension TreeAppearance: ExpressibleByArgument {}

struct TreeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tree",
        abstract: "Draw a tree of values, a folder, JSON, Newick, indented text, or s-expressions.",
        discussion: """
            Values become a binary search tree: mullion tree 8,3,10,1,6,14. Without --output, the tree is written as terminal \
            text: as a list if it is a folder, indented text, or more than 120 columns wide, otherwise as a drawing. Output \
            formats are \(OutputFormat.list).

            The input format follows from the file's extension (.json, .nwk, .txt for indented text, .sexp, .csv for values), \
            from --from, or from the first characters.

            The default layout is reingold-tilford for binary trees with short names, buchheim for other trees with short \
            names, and layered with boxes as large as the names for all others; folders and indented text grow to the right. \
            A drawing has at most \(TreeRequest.defaultPictureLimit) nodes.
            """)

    @Argument(
        help: ArgumentHelp("A file, \"-\" for standard input, or comma-separated values.", valueName: "in"))
    var input: String?

    @Option(
        help: ArgumentHelp("Comma-separated values; write --values=-5,3,8 if the first is negative.", valueName: "list")
    )
    var values: String?

    @Option(help: ArgumentHelp("A folder whose entries become the tree.", valueName: "folder"))
    var directory: String?

    @Option(help: ArgumentHelp("Input format (default: from the extension or the text).", valueName: "format"))
    var from: TreeFormat?

    @Flag(help: "Insert values in an order that gives the tree minimal height.")
    var balanced = false

    @Option(help: ArgumentHelp("Maximum number of entries of a folder.", valueName: "count"))
    var limit = FolderTree.defaultLimit

    @Flag(help: "Include entries whose names begin with a dot.")
    var hidden = false

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; \"-\" for standard output.", valueName: "out"))
    var output = "-"

    @Option(help: ArgumentHelp("Output format (default: from the extension).", valueName: "format"))
    var format: OutputFormat?

    @Option(help: ArgumentHelp("Layout of drawings.", valueName: "layout"))
    var layout: TreeLayoutName?

    @Option(help: ArgumentHelp("Direction from a node to its children (default: down).", valueName: "direction"))
    var direction: TreeDirection?

    @Option(help: ArgumentHelp("Shape of edges in drawings.", valueName: "shape"))
    var edges: TreeEdgeStyle.Shape?

    @Option(help: ArgumentHelp("Colors and shapes of drawings.", valueName: "look"))
    var look = TreeAppearance.modern

    @Option(help: ArgumentHelp("Number the nodes in this order.", valueName: "order"))
    var traversal: TreeOrder?

    @Flag(help: "Animate a mark that visits the nodes in the order of --traversal; for .svg.")
    var animate = false

    @Flag(help: "Write text as a list with one line per node.")
    var list = false

    @Flag(help: "Write text without box drawing characters.")
    var ascii = false

    @Option(
        help: ArgumentHelp(
            "Use colors in terminal text; auto uses them if standard output is a terminal.",
            valueName: "when"))
    var color = ColorChoice.auto

    @OptionGroup var fonts: FontArguments

    func validate() throws {
        let sources = [input, values, directory].compactMap { $0 }
        guard sources.count == 1 else {
            throw ValidationError(
                "Give \(sources.isEmpty ? "" : "only ")one of a file, values, --values, and --directory.")
        }
        guard limit > 0 else { throw ValidationError("The value of --limit must be above 0.") }
        if animate {
            guard traversal != nil else {
                throw ValidationError("--animate requires an order; give it with --traversal.")
            }
            guard (format ?? OutputFormat(file: output)) == .svg, output != "-" || format == .svg else {
                throw ValidationError("--animate requires SVG output, such as tree.svg.")
            }
        }
    }

    var request: TreeRequest {
        let source: TreeRequest.Source =
            directory.map { .folder($0) } ?? values.map { .values($0) } ?? .input(input ?? "-")
        return TreeRequest(
            source: source, from: from, isBalanced: balanced, limit: limit, includesHidden: hidden, layout: layout,
            direction: direction, edges: edges, appearance: look, traversal: traversal, isAnimated: animate,
            output: output,
            format: format, color: color, isASCII: ascii, isList: list, fonts: fonts.library, text: fonts.text)
    }

    func run() throws { throw ExitCode(drawTree(request, console: .process).rawValue) }
}
