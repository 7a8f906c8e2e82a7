import ArgumentParser
import Mullion

struct FramesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "frames", abstract: "Print the frame of every box of a document as JSON.",
        discussion: """
            For a .xib or .storyboard file, the tool prints the views of every screen: of each controller, cell, header, and \
            top-level view. Views are in document order, each before its subviews; absoluteFrame is in screen coordinates. \
            Diagnostics go to standard error.
            """)

    @OptionGroup var document: DocumentArguments

    func run() throws {
        let status =
            document.storyboardRequest.map { printFrames($0, console: document.console) }
            ?? printFrames(document.request, console: document.console)
        throw ExitCode(status.rawValue)
    }
}
