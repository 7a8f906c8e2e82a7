import ArgumentParser
import Mullion

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain", abstract: "Explain why a box has its size and position.",
        discussion: """
            Begins with a summary, followed by the proposal, the chosen size, and the position with their reasons, and by every \
            proposal the box received. An element with modifiers is several boxes, explained from the outside in.

            For a .xib or .storyboard file: what decides each side of a view, the constraints on it, what each of them \
            decides, its content, its part in a stack view, and what is broken or ambiguous. The node is an object ID, a \
            label of the outline, a custom class, or the text of a view.
            """)

    @OptionGroup var document: DocumentArguments

    @Argument(
        help: ArgumentHelp("The name of an element, or a path that frames or an error prints.", valueName: "node"))
    var node: String

    @Flag(help: "Print JSON.")
    var json = false

    func run() throws {
        let status =
            document.storyboardRequest.map { explain($0, node: node, asJSON: json, console: document.console) }
            ?? explain(document.request, node: node, asJSON: json, console: document.console)
        throw ExitCode(status.rawValue)
    }
}
