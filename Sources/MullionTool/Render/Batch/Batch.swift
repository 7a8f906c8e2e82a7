import Foundation
import Mullion

/// Draws a template once for each row of a table, with all processors.
///
/// 1. A worker takes the next row and the name of its file, one worker at a time, so that of two rows with one name the
///    later is always refused.
/// 2. It fills, lays out, draws, and writes the row independently. A failed row does not affect others.
/// 3. Messages about rows are printed in the order of the rows.
///
/// In memory is one row for each worker, the names of the files written, and the messages about rows after a slow one.
final class Batch: @unchecked Sendable {
    /// The maximum number of lines printed about rows.
    static let noteLimit = 100

    private struct Job {
        var index: Int
        var row: DataRow
        var file: Result<String, CommandError>
    }

    private let template: DocumentTemplate
    private let request: DocumentRequest
    private let writer: DrawingWriter
    private let measurer: any TextMeasurer
    private let pattern: OutputPattern
    private let console: Console
    private let dataName: String
    /// The following properties are used with the lock held.
    private let lock = NSLock()
    private var outlining: (key: ObjectIdentifier, fonts: any TextMeasurer, writer: DrawingWriter)?
    private let source: RowSource
    private let size: Int?
    private var files: Set<String> = []
    private var taken = 0
    private var failed = 0
    private var failure: CommandError?
    private var finished: [Int: [String]] = [:]
    private var reported = 0
    private var notes = 0
    private var lastProgress = ContinuousClock.now

    /// - Parameter size: The number of bytes of data, for the progress; nil if it is unknown.
    /// - Throws: ``CommandError`` if a font cannot be read.
    init(
        _ template: DocumentTemplate, _ source: RowSource, size: Int?, _ request: DocumentRequest,
        _ writer: DrawingWriter, _ pattern: OutputPattern, _ console: Console
    ) throws(CommandError) {
        measurer = try request.measurer()
        self.template = template
        self.source = source
        self.size = size
        self.request = request
        self.writer = writer
        self.pattern = pattern
        self.console = console
        dataName = displayName(request.data ?? "-", "stdin")
    }

    /// Draws all rows and prints a summary.
    ///
    /// - Parameter workers: The number of rows drawn at a time, at least 1; at most one per core
    ///   works.
    func run(workers: Int) -> CommandStatus {
        let start = ContinuousClock.now
        DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
        console.showProgress(nil)
        if notes > Self.noteLimit { console.note("\(notes - Self.noteLimit) more lines about rows") }
        if let failure { console.note(failure.text) }
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        let drawn = "\(taken - failed) of \(taken) row\(taken == 1 ? "" : "s") drawn"
        console.note("\(pattern.folder): \(drawn), \(failed) failed, \(milliseconds) ms")
        if let failure { return failure.status }
        return failed == 0 ? .done : .failed
    }

    private func work() {
        while let job = take() {
            var notes: [String] = []
            var isDrawn = false
            do {
                notes = try draw(job)
                isDrawn = true
            } catch {
                notes = ["\(dataName):\(job.row.position): error: \(error.text)"]
            }
            finish(job, notes, isDrawn)
        }
    }

    private func take() -> Job? {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil else { return nil }
        do {
            guard let row = try source.next() else { return nil }
            taken += 1
            return Job(index: taken - 1, row: row, file: file(for: row))
        } catch let error as CommandError {
            failure = error
        } catch {
            failure = CommandError(text: "\(dataName): error: cannot be read: \(reason(error))")
        }
        return nil
    }

    private func file(for row: DataRow) -> Result<String, CommandError> {
        do {
            let file = try pattern.file(for: try row.data.get(), row: taken, page: request.page.map { _ in 1 })
            try claim(file)
            return .success(file)
        } catch {
            return .failure(error)
        }
    }

    /// Records that a file is written; requires the lock.
    private func claim(_ file: String) throws(CommandError) {
        guard files.insert(file).inserted else {
            throw CommandError(text: "an earlier row is written to \(file) as well")
        }
    }

    /// Returns the file of a page of a row; that of the first page is known.
    private func file(ofPage page: Int, _ job: Job, _ data: DocumentData) throws(CommandError) -> String {
        let first = try job.file.get()
        guard page > 1 else { return first }
        let file = try pattern.file(for: data, row: job.index + 1, page: page)
        lock.lock()
        defer { lock.unlock() }
        try claim(file)
        return file
    }

    private func draw(_ job: Job) throws(CommandError) -> [String] {
        let data = try job.row.data.get()
        let file = try job.file.get()
        let name = displayName(request.input, "stdin")
        let document: Document
        do {
            document = try template.filled(with: data, resources: request.resources)
        } catch {
            throw CommandError(text: "\(name):\(error.position): \(error.message)")
        }
        let picture = request.layOut(document, measurer: measurer, displayScale: writer.displayScale)
        let diagnostics: [String]
        do throws(CommandError) {
            try picture.check(pattern, writer)
            let title = (file as NSString).lastPathComponent
            diagnostics = try outlining(picture.fonts).render(picture, title: title) {
                content, page throws(CommandError) in
                let file = try self.file(ofPage: page, job, data)
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == nil else {
                    throw CommandError(text: "\(file) is a symbolic link, which a row does not follow")
                }
                try request.checkOutput(file)
                try write(content, to: file, console)
            }
        } catch {
            throw CommandError(text: error.text.replacingOccurrences(of: "error: ", with: ""))
        }
        let place = "\(dataName):\(job.row.position): warning: "
        return picture.warnings.map {
            place + "\(name):\($0.position): \($0.path): \($0.diagnostic.sentence)\($0.diagnostic.advice)"
        } + diagnostics.map { place + $0 }
    }

    /// Returns the writer with the outlines of some fonts; the same ones for the same fonts.
    private func outlining(_ fonts: any TextMeasurer) -> DrawingWriter {
        lock.lock()
        defer { lock.unlock() }
        let key = ObjectIdentifier(fonts as AnyObject)
        if let outlining, outlining.key == key { return outlining.writer }
        let new = writer.outlining(fonts)
        outlining = (key, fonts, new)
        return new
    }

    private func finish(_ job: Job, _ about: [String], _ isDrawn: Bool) {
        lock.lock()
        defer { lock.unlock() }
        if !isDrawn { failed += 1 }
        finished[job.index] = about
        while let next = finished.removeValue(forKey: reported) {
            reported += 1
            for note in next {
                notes += 1
                if notes <= Self.noteLimit { console.note(note) }
            }
        }
        showProgress()
    }

    private func showProgress() {
        let now = ContinuousClock.now
        guard console.isTerminal, now - lastProgress > .milliseconds(100) else { return }
        lastProgress = now
        var text = "\(reported) rows"
        if let size, size > 0, source.count() > 0 {
            text = progressBar(Double(source.count()) / Double(size)) + ", \(text)"
        }
        console.showProgress(text)
    }
}
