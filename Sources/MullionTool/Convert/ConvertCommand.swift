import ArgumentParser
import Foundation
import Mullion
import MullionStoryboards

struct ConvertCommand: ParsableCommand {
    /// The form of the output.
    enum Target: String, CaseIterable, ExpressibleByArgument {
        case swift, uikit
    }

    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write the views of a storyboard or XIB as Swift code.",
        discussion: """
            For each controller, cell, and top-level view there is a class with a property for each view; its initializer \
            builds the views and activates the constraints of the document with anchors. --to swift uses LayoutView, StackView, \
            and the other views of MullionAutoLayout, --to uikit UIView and its subclasses with texts, fonts, colors, and \
            images. Variations for size classes are those of the device. What layout leaves out, such as a constraint of a \
            missing view, is not in the code and is reported; outlets, actions, and segues are not in it either.
            """)

    @OptionGroup var document: DocumentArguments

    @Option(help: ArgumentHelp("The code: swift or uikit.", valueName: "code"))
    var to: Target

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write; \"-\" for standard output.", valueName: "out"))
    var output = "-"

    func validate() throws {
        guard !StoryboardRequest.reads(document.input) else { return }
        throw ValidationError("convert reads .xib and .storyboard files; \(document.input) is neither.")
    }

    func run() throws {
        guard let request = document.storyboardRequest else { return }
        let status = convert(request, to: to, output: output, console: document.console)
        throw ExitCode(status.rawValue)
    }
}

/// Writes the roots of an Interface Builder document as Swift code.
func convert(
    _ request: StoryboardRequest, to target: ConvertCommand.Target, output: String, console: Console
) -> CommandStatus {
    console.status { () throws(CommandError) in
        try DocumentRequest(input: request.input).checkOutput(output)
        let screens = try request.screens(console)
        let writer = StoryboardSwiftWriter(target == .swift ? .mullion : .uiKit)
        let code = writer.code(for: screens, of: (request.input as NSString).lastPathComponent)
        try write(code, to: output, console)
        return .done
    }
}
