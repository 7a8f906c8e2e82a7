import ArgumentParser
import Mullion

extension TreeFormat: ExpressibleByArgument {}
extension TreeLayoutName: ExpressibleByArgument {}
extension TreeDirection: ExpressibleByArgument {}
extension TreeEdgeStyle.Shape: ExpressibleByArgument {}
extension TreeOrder: ExpressibleByArgument {}

/// The options of `mullion tree`.
struct TreeArguments: ParsableArguments {
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

    @OptionGroup var limits: LimitArguments

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
}

/// The maximum number of nodes of a drawing, which takes 2.4 GB of memory for a million nodes.
let treeDrawingLimit = 1_000_000

/// The named styles of drawings.
enum TreeAppearance: String, CaseIterable, ExpressibleByArgument {
    case modern
    /// The appearance of VisualBinaryTrees.
    case classic
}
