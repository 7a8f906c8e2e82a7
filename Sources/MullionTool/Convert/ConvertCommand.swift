import ArgumentParser
import Foundation
import Mullion
import MullionStoryboards

struct ConvertCommand: ParsableCommand {
    /// The form of the output.
    enum Target: String, CaseIterable, ExpressibleByArgument {
        case swift, uikit, json
    }

    static let configuration = CommandConfiguration(
        commandName: "convert", abstract: "Write the views of a storyboard or XIB as Swift code or as JSON documents.",
        discussion: """
            For each controller, cell, and top-level view there is a class with a property for each view; its initializer \
            builds the views and activates the constraints of the document with anchors. --to swift uses LayoutView, StackView, \
            and the other views of MullionAutoLayout, --to uikit UIView and its subclasses with texts, fonts, colors, and \
            images. Variations for size classes are those of the device. What layout leaves out, such as a constraint of a \
            missing view, is not in the code and is reported; outlets, actions, and segues are not in it either.

            --to json writes a document for each of them, whose boxes have the frames of the views and follow the size as \
            they do, by insets, lengths, and shares. Documents have no constraints; what is lost is reported. Name a scene \
            with --scene, or write each into a file, as in -o "out/{scene}.json".
            """)

    @OptionGroup var document: DocumentArguments

    @Option(help: ArgumentHelp("What to write: swift, uikit, or json.", valueName: "form"))
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
        let inputs = InputFiles(document: request.input)
        try inputs.check(output)
        if target == .json {
            try writeDocuments(request, to: output, besides: inputs, console)
            return .done
        }
        let screens = try request.screens(console)
        let writer = StoryboardSwiftWriter(target == .swift ? .mullion : .uiKit)
        let code = writer.code(for: screens, of: (request.input as NSString).lastPathComponent)
        try write(code, to: output, console)
        return .done
    }
}

/// Writes the roots of an Interface Builder document as JSON documents, and notes what is lost.
private func writeDocuments(
    _ request: StoryboardRequest, to output: String, besides inputs: InputFiles, _ console: Console
) throws(CommandError) {
    try OutputPattern.refusePlaceholders(in: output, except: "scene") { _ in
        "use {scene} for the name of each scene, or name a scene with --scene"
    }
    let document = try request.document(console)
    let screens = try request.screens(console)
    let pattern = output == "-" ? nil : try OutputPattern(output)
    let isOneFile = pattern?.names.isEmpty ?? true
    guard screens.count == 1 || !isOneFile else {
        throw .usage(
            "error: \(request.input) has \(screens.count) scenes, and a document is one: name a scene with --scene, or "
                + "write each into a file, as in -o \"{scene}.json\"")
    }
    if !isOneFile { try pattern?.createFolder(console) }
    let assets = StoryboardAssets(beside: URL(fileURLWithPath: request.input))
    for (screen, name) in zip(screens, SceneNames(screens.map(\.name)).names) {
        var writer = StoryboardDocumentWriter(screen, of: document, assets: assets)
        let result = writer.written()
        var file = output
        if !isOneFile, let pattern { file = try pattern.file(for: DocumentData(["scene": name]), row: nil) }
        try inputs.check(file)
        try write(result.json, to: file, console)
        if !result.losses.isEmpty {
            console.note("\(request.input): note: “\(screen.name)” without " + result.losses.joined(separator: ", "))
        }
    }
}
