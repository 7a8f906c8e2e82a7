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
    private var unreadable: [CheckResult] = []
    private var baseline = CheckBaseline()
    private var accepted = 0
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
        if let file = request.baseline, request.newBaseline == nil { baseline = try CheckBaseline(file, console) }
        var files: [CheckedFile] = []
        for input in request.inputs {
            switch input {
            case .document(let document): files.append(.document(document, isNamed: true))
            case .storyboard(let path): files.append(.storyboard(path, isNamed: true))
            case .folder(let folder):
                do throws(CommandError) {
                    files += try CheckedFile.files(in: folder, request.configuration, console)
                } catch {
                    fail(error, folder.input)
                }
            }
        }
        let storyboards = files.compactMap { if case .storyboard(let path, _) = $0 { path } else { nil } }
        let languages = try request.storyboard.languages(for: storyboards, console)
        for (index, file) in files.enumerated() {
            if files.count > Self.progressStart, console.isTerminal {
                console.showProgress("\(index) of \(files.count) documents checked")
            }
            switch file {
            case .document(let document, let isNamed):
                try checkOne(displayName(document.input, "stdin")) { () throws(CommandError) in
                    let check = TemplateCheck(request: document, console: console)
                    return isNamed ? try check.results() : try check.resultsIfFilled()
                }
            case .storyboard(let path, let isNamed):
                let table = StoryboardCheckRun.table(path)
                let check = request.storyboard.check(languages.filter { $0.table == table }, fonts: fonts)
                let (hashes, limits) = (request.format == .sarif, request.storyboard.limits)
                try checkOne(path) { () throws(CommandError) in
                    try check.results(for: path, isNamed: isNamed, hashes, limits, console)
                }
            }
        }
        if console.isTerminal { console.showProgress(nil) }
    }

    /// Checks a document and prints its issues.
    private mutating func checkOne(
        _ file: String, _ check: () throws(CommandError) -> [CheckResult]?
    ) throws(CommandError) {
        var found: [CheckResult]
        do throws(CommandError) {
            guard let all = try check() else {
                if StoryboardRequest.reads(file) { skipped += 1 }
                return
            }
            count += 1
            found = all.filter { !request.allowed.contains($0.kind) }
        } catch {
            // Continue with the other files.
            return fail(error, file)
        }
        for index in found.indices {
            found[index].severity = request.configuration.severities[found[index].kind] ?? found[index].severity
        }
        let all = found.count
        found = found.filter { !baseline.accepts($0.fullFingerprint) }
        accepted += all - found.count
        results += found
        if request.newBaseline != nil { return }
        if status == .done, found.contains(where: { $0.severity != .note }) { status = .failed }
        guard request.format == .text else { return }
        let text = found.flatMap(\.lines).map { $0.printable + "\n" }.joined()
        if !text.isEmpty {
            if console.isTerminal { console.showProgress(nil) }
            try write(text, to: "-", console)
        }
    }

    private mutating func fail(_ error: CommandError, _ file: String) {
        unreadable.append(CheckResult(unreadable: file, error: error.text))
        console.note(error.text)
        errors.append(error.text)
        status = error.status
    }

    /// Prints the output formats that are written as a whole, and a summary.
    func finish() throws(CommandError) {
        if let file = request.newBaseline {
            try write(try CheckBaseline.text(results.map(\.fullFingerprint)), to: file, console)
        } else {
            switch request.format {
            case .text: break
            case .json: try write(try json(results + unreadable), to: "-", console)
            case .sarif: try write(try json(SARIFLog(results + unreadable, errors: errors)), to: "-", console)
            }
        }
        let total = count + errors.count
        let files = (errors.isEmpty ? "" : "\(count) of ") + "\(total) document\(total == 1 ? "" : "s")"
        let others = skipped > 0 ? ", \(skipped) of other platforms skipped" : ""
        let known = accepted > 0 ? ", \(accepted) in the baseline" : ""
        console.note("\(files) checked\(others), \(results.count) issue\(results.count == 1 ? "" : "s")\(known)")
    }
}

extension StoryboardCheck {
    /// Returns the issues in a file; nil for an unnamed file of an unsupported platform.
    fileprivate func results(
        for file: String, isNamed: Bool, _ needsHashes: Bool, _ limits: Limits, _ console: Console
    ) throws(CommandError) -> [CheckResult]? {
        let bytes = try read(file, limit: limits.storyboardBytes, console)
        do throws(StoryboardError) {
            let document = try StoryboardDocument(bytes: Array(bytes), limits: limits)
            var results = issues(in: document).map { CheckResult($0, file) }
            guard needsHashes, !results.isEmpty else { return results }
            let hashes = LineHashes(String(decoding: bytes, as: UTF8.self))
            for index in results.indices { results[index].lineHash = hashes[results[index].line] }
            return results
        } catch {
            if case .unsupported = error.problem, !isNamed { return nil }
            throw CommandError(text: error.description(file: file))
        }
    }
}
