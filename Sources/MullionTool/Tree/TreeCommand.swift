import ArgumentParser
import Mullion

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
            A drawing has at most \(treeDrawingLimit) nodes.
            """)

    @OptionGroup var arguments: TreeArguments

    func run() throws { throw ExitCode(drawTree(arguments, console: .process).rawValue) }
}
