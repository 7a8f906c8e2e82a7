import Foundation
import Mullion
import MullionStoryboardDrawing
import MullionStoryboards
import MullionTestSupport

@testable import MullionTool

/// Runs commands on random inputs, and reports how they end.
///
/// The temporary folder `mullion-fuzz-…` contains the input of the current run, for runs that end the process.
final class FuzzRun {
    /// What a command reads.
    enum Input: CaseIterable {
        case document, html, data, rows, storyboard, strings, tree, font
    }

    /// The longest time of a run.
    private static let limit = Duration.seconds(10)

    private let folder: URL
    private let outputs: URL
    private var notes: [String] = []
    private var remaining = Data()

    init(_ name: String) throws {
        let process = ProcessInfo.processInfo.processIdentifier
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("mullion-fuzz-\(name)-\(process)")
        outputs = folder.appendingPathComponent("out")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    }

    private var console: Console {
        Console(
            read: { [self] limit in
                defer { remaining = remaining.dropFirst(limit) }
                return remaining.prefix(limit)
            },
            write: { _ in }, writeBytes: { _ in }, writeNote: { [self] in notes.append($0) })
    }

    /// Runs a random command on an input, and returns what is wrong with its end: a time beyond the limit, or an error
    /// without a position.
    func complaints(_ input: Input, _ bytes: [UInt8], seed: UInt64) throws -> [String] {
        var random = SplitMix64(seed: seed)
        let file = folder.appendingPathComponent(input == .storyboard ? "a.xib" : "a.\(input)").path
        notes = []
        remaining = Data(bytes)
        try remaining.write(to: URL(fileURLWithPath: file))
        let start = threadTime()
        let status = run(input, file, &random)
        let time = threadTime() - start
        var complaints = time > Self.limit ? ["took \(time)"] : []
        // Of wrong usage and of a whole font, the command line is the place.
        guard status != .usage else { return complaints }
        complaints += notes.filter { note in
            note.contains("error: ")
                && note.firstMatch(of: #/(:\d+:\d+: error: |damaged at byte|font|binary tree)/#) == nil
        }
        return complaints.map { "seed \(seed), \(input): \($0)" }
    }

    private func run(_ input: Input, _ file: String, _ random: inout SplitMix64) -> CommandStatus {
        switch input {
        case .document: return runDocument(DocumentRequest(input: "-"), &random)
        case .html: return runDocument(DocumentRequest(input: file), &random)
        case .data:
            let template = random.pick(["certificate", "dashboard", "invoice", "collections/conversation"])
            let request = DocumentRequest(input: Self.example("\(template).json"), data: "-")
            return random.once(in: 2)
                ? printFrames(request, console: console) : render(request, to: "-", console: console)
        case .rows:
            let format = random.pick(DataFormat.allCases)
            let request = DocumentRequest(input: Self.example("certificate.json"), data: "-", dataFormat: format)
            return render(request, to: outputs.path + "/{row}.svg", console: console)
        case .storyboard: return runStoryboard(file, &random)
        case .strings:
            let strings = StoryboardCheckRun(strings: [file])
            var request = CheckRequest([DocumentRequest(input: Self.example("storyboards/SignIn.storyboard"))])
            request.storyboard = strings
            return check(request, console: console)
        case .tree:
            var request = try! TreeArguments.parse(["-"])
            request.from = random.once(in: 2) ? nil : random.pick(TreeFormat.allCases.filter { $0 != .values })
            request.format = random.pick([.svg, .txt, .html, .json])
            request.layout = random.once(in: 2) ? nil : random.pick(TreeLayoutName.allCases)
            request.direction = random.once(in: 2) ? nil : random.pick(TreeDirection.allCases)
            return drawTree(request, console: console)
        case .font:
            var request = DocumentRequest(input: Self.example("badge.json"))
            request.fonts = Result { () throws(CommandError) in try FontLibrary(paths: [file], usesSystem: false) }
            return printFrames(request, console: console)
        }
    }

    private func runDocument(_ request: DocumentRequest, _ random: inout SplitMix64) -> CommandStatus {
        var request = request
        if random.once(in: 4) { request.width = random.pick([1, 7, 100, 1_000_000]) }
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return printFrames(request, console: console)
        case 1: return check(CheckRequest([request]), console: console)
        case 2:
            return explain(request, node: "root", asJSON: random.once(in: 2), console: console) == .done
                ? .done : .usage
        case 3:
            request.width = nil
            request.page = PageRequest(format: random.pick([.a4, PageFormat(size: CGSize(width: 200, height: 90))]))
            return render(request, to: outputs.path + "/{page}.svg", console: console)
        default:
            let formats = OutputFormat.available
            return render(request, to: "-", as: random.pick(formats), color: .always, console: console)
        }
    }

    private func runStoryboard(_ file: String, _ random: inout SplitMix64) -> CommandStatus {
        let device = random.once(in: 2) ? nil : random.pick(StoryboardDevice.all)
        let setting = StoryboardSetting(device: device, textSize: random.pick(StoryboardTextSize.allCases))
        let request = StoryboardRequest(input: file, setting: setting)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return printFrames(request, console: console)
        case 1: return check(CheckRequest([DocumentRequest(input: file)]), console: console)
        case 2: return explain(request, node: "view", asJSON: false, console: console) == .done ? .done : .usage
        default:
            return render(
                StoryboardDrawings(request: request, showsConstraints: random.once(in: 2)), to: "-",
                as: random.pick([.svg, .txt, .html]), console: console)
        }
    }

    static func example(_ name: String) -> String { package.appendingPathComponent("Examples/\(name)").path }
}
