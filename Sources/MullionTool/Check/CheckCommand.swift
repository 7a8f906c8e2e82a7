import ArgumentParser
import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "List probable mistakes: boxes and text that do not fit, constraints that conflict.",
        discussion: """
            Takes JSON documents, pages of HTML, .xib and .storyboard files, and folders with JSON documents, .xib and \
            .storyboard files. Exits with 1 if it finds a warning or an error.

            Kinds of issues in documents and pages: \(DocumentIssue.Kind.allCases.map(\.rawValue).joined(separator: ", ")).

            Kinds of issues in storyboards: \(StoryboardIssue.Kind.allCases.map(\.rawValue).joined(separator: ", ")).
            """)

    @Argument(
        help: ArgumentHelp("The documents or folders to check; \"-\" for standard input.", valueName: "in"))
    var inputs: [String]

    @OptionGroup var layout: LayoutArguments

    @OptionGroup var storyboard: StoryboardCheckArguments

    @Option(help: ArgumentHelp("A kind of issue to accept. Can be repeated.", valueName: "kind"))
    var allow: [CheckKind] = []

    @Option(
        help: ArgumentHelp("Output format; code hosts show sarif next to the lines.", valueName: "format"))
    var format = CheckFormat.text

    @Option(
        help: ArgumentHelp(
            "A file with accepted issues, from --write-baseline. Only other issues are reported.", valueName: "file"))
    var baseline: String?

    @Option(help: ArgumentHelp("Write all issues to a file as accepted, and report none.", valueName: "file"))
    var writeBaseline: String?

    @Option(
        help: ArgumentHelp(
            "A file with devices, kinds, severities, exclusions (default: \(CheckConfiguration.fileName), if it exists).",
            valueName: "file"))
    var config: String?

    @Flag(help: "Print JSON; same as --format json.")
    var json = false

    @Flag(help: "Check again whenever a document or its data is saved, until interrupted.")
    var watch = false

    func validate() throws {
        if json, format == .sarif { throw ValidationError("Give only one of --json and --format sarif.") }
    }

    func run() throws {
        var request = CheckRequest(layout.requests(for: inputs))
        request.storyboard = storyboard.check
        request.storyboard.limits = layout.limits.given
        request.allowed = Set(allow)
        request.format = json ? .json : format
        do throws(CommandError) {
            try configure(&request)
        } catch {
            Console.process.note(error)
            throw ExitCode(error.status.rawValue)
        }
        let status = perform(watching: request.files, watch, .process) { (check(request, console: .process), { [] }) }
        throw ExitCode(status.rawValue)
    }

    /// Applies the configuration file. Options have precedence over its devices and baseline, and add to the rest.
    private func configure(_ request: inout CheckRequest) throws(CommandError) {
        let exists = FileManager.default.fileExists(atPath: CheckConfiguration.fileName)
        if let file = config ?? (exists ? CheckConfiguration.fileName : nil) {
            request.configuration = try CheckConfiguration(file, .process)
        }
        let configuration = request.configuration
        if request.storyboard.devices.isEmpty { request.storyboard.devices = configuration.devices }
        if configuration.reportsNotes { request.storyboard.reportsNotes = true }
        request.allowed.formUnion(configuration.allowed)
        request.baseline = baseline ?? configuration.baseline
        request.newBaseline = writeBaseline
    }
}
