import Foundation
import Mullion
import MullionStoryboards

/// Lists what is probably not meant in documents.
func check(_ request: CheckRequest, console: Console) -> Outcome {
    var run = CheckRun(request, console)
    do throws(CommandError) {
        try run.checkAll()
        try run.finish()
    } catch {
        console.note(error.text)
        return error.outcome
    }
    return run.outcome
}

/// A run of `mullion check`: the files one by one, text as soon as it is known, other formats at the end.
private struct CheckRun {
    /// From so many documents on, a terminal shows the progress.
    private static let progressStart = 20

    let request: CheckRequest
    let console: Console
    var outcome = Outcome.done
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
        guard streams < 2 else {
            throw CommandError(text: "error: standard input can be read only once", outcome: .usage)
        }
        let fonts = try request.fonts.get()
        var interfaces: [[(file: String, isNamed: Bool)]] = []
        for input in request.inputs {
            guard case .interface(let path) = input else {
                interfaces.append([])
                continue
            }
            do throws(CommandError) {
                interfaces.append(try StoryboardCheckRun.documents(at: path).map { ($0, $0 == path) })
            } catch {
                fail(error)
                interfaces.append([])
            }
        }
        let files = interfaces.joined().map(\.file)
        let languages = try request.interface.languages(for: files, console)
        for (input, interfaces) in zip(request.inputs, interfaces) {
            switch input {
            case .document(let document):
                try checkOne { () throws(CommandError) in
                    let file = displayName(document.input, "stdin")
                    let measurer = try document.measurer()
                    return try document.document(console).layout(measurer: measurer).issues
                        .map { CheckResult($0, file) }
                }
            case .interface:
                for (file, isNamed) in interfaces {
                    if files.count > Self.progressStart, console.isTerminal {
                        console.showProgress("\(count) of \(files.count) documents checked")
                    }
                    let table = StoryboardCheckRun.table(file)
                    let check = request.interface.check(languages.filter { $0.table == table }, fonts: fonts)
                    try checkOne { () throws(CommandError) in
                        try check.results(for: file, isNamed: isNamed, console)
                    }
                }
            }
        }
        if console.isTerminal { console.showProgress(nil) }
    }

    /// Checks a document, and writes what was found.
    private mutating func checkOne(
        _ check: () throws(CommandError) -> [CheckResult]?
    ) throws(CommandError) {
        let found: [CheckResult]
        do throws(CommandError) {
            guard let all = try check() else {
                skipped += 1
                return
            }
            count += 1
            found = all.filter { !request.allowed.contains($0.kind) }
        } catch {
            // The other files are worth checking all the same.
            return fail(error)
        }
        results += found
        if outcome == .done, found.contains(where: { $0.severity != .note }) { outcome = .failed }
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
        outcome = error.outcome
    }

    /// Writes what is written as a whole, and how it went.
    func finish() throws(CommandError) {
        switch request.format {
        case .text: break
        case .json: try write(try json(results), to: "-", console)
        case .sarif: try write(try json(SARIFLog(results, errors: errors)), to: "-", console)
        }
        let total = count + errors.count
        let files = (errors.isEmpty ? "" : "\(count) of ") + "\(total) document\(total == 1 ? "" : "s")"
        let others = skipped > 0 ? ", \(skipped) of other platforms skipped" : ""
        console.note("\(files) checked\(others), \(results.count) finding\(results.count == 1 ? "" : "s")")
    }
}

extension StoryboardCheck {
    /// What is found in a file; nil for one of another platform that nobody named.
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
