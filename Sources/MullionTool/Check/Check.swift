import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// Lists probable mistakes in documents.
func check(_ request: CheckRequest, console: Console) -> CommandStatus {
    var run = CheckRun(request, console)
    do throws(CommandError) {
        try run.checkAll()
        try run.finish()
    } catch {
        console.note(error.text)
        return error.status
    }
    return run.status
}

/// A run of `mullion check`. Prints text after each file, other formats at the end.
private struct CheckRun {
    /// The number of documents above which a terminal shows progress.
    private static let progressStart = 20

    let request: CheckRequest
    let console: Console
    var status = CommandStatus.done
    private var results: [CheckResult] = []
    private var errors: [String] = []
    private var count = 0
    private var skipped = 0

    init(_ request: CheckRequest, _ console: Console) {
        self.request = request
        self.console = console
    }

    mutating func checkAll() throws(CommandError) {
        let console = console
        var streams = 0
        for case .document(let document) in request.inputs where document.input == "-" { streams += 1 }
        if case .document(let document)? = request.inputs.first, document.data == "-" {
            streams += request.inputs.count
        }
        guard streams < 2 else { throw .usage("error: standard input can be read only once") }
        let fonts = try request.fonts.get()
        var storyboards: [[(file: String, isNamed: Bool)]] = []
        for input in request.inputs {
            guard case .storyboard(let path) = input else {
                storyboards.append([])
                continue
            }
            do throws(CommandError) {
                storyboards.append(try StoryboardCheckRun.documents(at: path).map { ($0, $0 == path) })
            } catch {
                fail(error)
                storyboards.append([])
            }
        }
        let files = storyboards.joined().map(\.file)
        let languages = try request.storyboard.languages(for: files, console)
        for (input, storyboards) in zip(request.inputs, storyboards) {
            switch input {
            case .document(let document):
                try checkOne { () throws(CommandError) in
                    let file = displayName(document.input, "stdin")
                    let measurer = try document.measurer()
                    return try document.document(console).layout(measurer: measurer).issues
                        .map { CheckResult($0, file) }
                }
            case .storyboard:
                for (file, isNamed) in storyboards {
                    if files.count > Self.progressStart, console.isTerminal {
                        console.showProgress("\(count) of \(files.count) documents checked")
                    }
                    let table = StoryboardCheckRun.table(file)
                    let check = request.storyboard.check(languages.filter { $0.table == table }, fonts: fonts)
                    try checkOne { () throws(CommandError) in try check.results(for: file, isNamed: isNamed, console) }
                }
            }
        }
        if console.isTerminal { console.showProgress(nil) }
    }

    /// Checks a document and prints its issues.
    private mutating func checkOne(_ check: () throws(CommandError) -> [CheckResult]?) throws(CommandError) {
        let found: [CheckResult]
        do throws(CommandError) {
            guard let all = try check() else {
                skipped += 1
                return
            }
            count += 1
            found = all.filter { !request.allowed.contains($0.kind) }
        } catch {
            // Continue with the other files.
            return fail(error)
        }
        results += found
        if status == .done, found.contains(where: { $0.severity != .note }) { status = .failed }
        guard request.format == .text else { return }
        let text = found.flatMap(\.lines).map { $0.printable + "\n" }.joined()
        if !text.isEmpty {
            if console.isTerminal { console.showProgress(nil) }
            try write(text, to: "-", console)
        }
    }

    private mutating func fail(_ error: CommandError) {
        console.note(error.text)
        errors.append(error.text)
        status = error.status
    }

    /// Prints the output formats that are written as a whole, and a summary.
    func finish() throws(CommandError) {
        switch request.format {
        case .text: break
        case .json: try write(try json(results), to: "-", console)
        case .sarif: try write(try json(SARIFLog(results, errors: errors)), to: "-", console)
        }
        let total = count + errors.count
        let files = (errors.isEmpty ? "" : "\(count) of ") + "\(total) document\(total == 1 ? "" : "s")"
        let others = skipped > 0 ? ", \(skipped) of other platforms skipped" : ""
        console.note("\(files) checked\(others), \(results.count) issue\(results.count == 1 ? "" : "s")")
    }
}

extension StoryboardCheck {
    /// Returns the issues in a file; nil for an unnamed file of an unsupported platform.
    fileprivate func results(
        for file: String, isNamed: Bool, _ console: Console
    ) throws(CommandError) -> [CheckResult]? {
        let bytes = try read(file, limit: StoryboardDocument.byteLimit, console)
        do throws(StoryboardError) {
            return issues(in: try StoryboardDocument(bytes: Array(bytes))).map { CheckResult($0, file) }
        } catch {
            if case .unsupported = error.problem, !isNamed { return nil }
            throw CommandError(text: error.description(file: file))
        }
    }
}
