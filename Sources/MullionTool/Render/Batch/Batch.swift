import Foundation
import Mullion

/// Draws a template once for each row of a table, with all processors.
///
/// 1. A worker takes the next row and the name of its file, one worker at a time, so that of two rows with one name the
///    later is always refused.
/// 2. It fills, lays out, draws, and writes the row independently. A failed row does not affect others.
/// 3. Messages about rows are printed in the order of the rows.
///
/// A part of the rows reads all of them, so that a name that two rows have is refused in every part. In memory is one
/// row for each worker, the hashes of the files' names, and the messages about rows after a slow one.
final class Batch: @unchecked Sendable {
    /// The maximum number of lines printed about rows.
    static let noteLimit = 100

    private struct Job {
        /// The position among the rows of the part, from 0.
        var index: Int
        /// The position among all rows, from 1.
        var number: Int
        var row: DataRow
        var file: Result<String, CommandError>
    }

    /// What became of a row, and what is printed about it.
    private struct Outcome {
        enum Kind { case drawn, unchanged, failed }

        var kind: Kind
        var notes: [String] = []
    }

    private let template: DocumentTemplate
    private let request: DocumentRequest
    private let inputs: InputFiles
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
    private let options: BatchOptions
    private let log: DrawingLog?
    private let failures: FailureList?
    private let start = ContinuousClock.now
    /// The hashes of the files' names: 16 bytes for each row, however long the names are.
    private var files: Set<UInt64> = []
    private var read = 0
    private var taken = 0
    private var failed = 0
    private var unchanged = 0
    private var failure: CommandError?
    private var finished: [Int: Outcome] = [:]
    private var reported = 0
    private var notes = 0
    private var lastProgress = ContinuousClock.now

    /// - Parameter size: The number of bytes of data, for the progress; nil if it is unknown.
    /// - Throws: ``CommandError`` if a font cannot be read.
    init(
        _ template: DocumentTemplate, _ source: RowSource, size: Int?, _ request: DocumentRequest,
        _ writer: DrawingWriter, _ pattern: OutputPattern, _ console: Console, options: BatchOptions = BatchOptions()
    ) throws(CommandError) {
        self.options = options
        log = options.skipsExisting ? try DrawingLog(folder: pattern.folder, shard: options.shard) : nil
        failures = try options.failures.map { path throws(CommandError) in try FailureList(path: path) }
        measurer = try request.measurer()
        self.template = template
        self.source = source
        self.size = size
        self.request = request
        inputs = request.inputFiles
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
        DispatchQueue.concurrentPerform(iterations: workers) { _ in work() }
        console.showProgress(nil)
        if notes > Self.noteLimit { console.note("\(notes - Self.noteLimit) more lines about rows") }
        if let failure { console.note(failure.text) }
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        let part = options.shard.map { "part \($0) of the rows: " } ?? ""
        let drawn = "\(taken - failed - unchanged) of \(taken) row\(taken == 1 ? "" : "s") drawn"
        let skipped = log == nil ? "" : ", \(unchanged) unchanged"
        console.note("\(pattern.folder): \(part)\(drawn)\(skipped), \(failed) failed, \(milliseconds) ms")
        if let failure { return failure.status }
        return failed == 0 ? .done : .failed
    }

    private func work() {
        while let job = take() {
            do throws(CommandError) {
                finish(job, try draw(job))
            } catch {
                finish(job, Outcome(kind: .failed, notes: ["\(dataName):\(job.row.position): error: \(error.text)"]))
            }
        }
    }

    private func take() -> Job? {
        lock.lock()
        defer { lock.unlock() }
        guard failure == nil else { return nil }
        do {
            while let row = try source.next() {
                read += 1
                let file = file(for: row)
                guard options.shard?.contains(row: read) ?? true else { continue }
                taken += 1
                return Job(index: taken - 1, number: read, row: row, file: file)
            }
        } catch let error as CommandError {
            failure = error
        } catch {
            failure = CommandError(text: "\(dataName): error: cannot be read: \(reason(error))")
        }
        return nil
    }

    private func file(for row: DataRow) -> Result<String, CommandError> {
        do {
            let file = try pattern.file(for: try row.data.get(), row: read, page: request.page.map { _ in 1 })
            try claim(file)
            return .success(file)
        } catch {
            return .failure(error)
        }
    }

    /// Records that a file is written; requires the lock.
    private func claim(_ file: String) throws(CommandError) {
        guard files.insert(ContentHash(file.utf8).value).inserted else {
            throw CommandError(text: "an earlier row is written to \(file) as well")
        }
    }

    /// Returns the file of a page of a row; that of the first page is known.
    private func file(ofPage page: Int, _ job: Job, _ data: DocumentData) throws(CommandError) -> String {
        let first = try job.file.get()
        guard page > 1 else { return first }
        let file = try pattern.file(for: data, row: job.number, page: page)
        lock.lock()
        defer { lock.unlock() }
        try claim(file)
        return file
    }

    private func draw(_ job: Job) throws(CommandError) -> Outcome {
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
            let drawings = log == nil ? [] : writer.hashes(of: picture)
            if try isUnchanged(drawings, job, data) { return Outcome(kind: .unchanged) }
            let title = (file as NSString).lastPathComponent
            diagnostics = try outlining(picture.fonts).render(picture, title: title) {
                content, page throws(CommandError) in
                let file = try self.file(ofPage: page, job, data)
                guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == nil else {
                    throw CommandError(text: "\(file) is a symbolic link, which a row does not follow")
                }
                try inputs.check(file)
                try write(content, to: file, console)
                if let log { try log.note(drawings[page - 1], content, in: file) }
            }
        } catch {
            throw CommandError(text: error.text.replacingOccurrences(of: "error: ", with: ""))
        }
        let place = "\(dataName):\(job.row.position): warning: "
        let warnings = picture.warnings.map {
            place + "\(name):\($0.position): \($0.path): \($0.diagnostic.sentence)\($0.diagnostic.advice)"
        }
        return Outcome(kind: .drawn, notes: warnings + diagnostics.map { place + $0 })
    }

    /// Returns whether an earlier run drew the same into all files of a row.
    private func isUnchanged(_ drawings: [UInt64], _ job: Job, _ data: DocumentData) throws(CommandError) -> Bool {
        guard let log, let first = drawings.first, try log.holds(first, in: job.file.get()) else { return false }
        for (index, drawing) in drawings.enumerated().dropFirst() {
            let file = try pattern.file(for: data, row: job.number, page: index + 1)
            guard log.holds(drawing, in: file) else { return false }
        }
        for page in drawings.indices.dropFirst() { _ = try file(ofPage: page + 1, job, data) }
        return true
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

    private func finish(_ job: Job, _ outcome: Outcome) {
        lock.lock()
        defer { lock.unlock() }
        switch outcome.kind {
        case .drawn: break
        case .unchanged: unchanged += 1
        case .failed: failed += 1
        }
        finished[job.index] = outcome
        while let next = finished.removeValue(forKey: reported) {
            reported += 1
            for note in next.notes {
                notes += 1
                if notes <= Self.noteLimit { console.note(note) }
            }
            if next.kind == .failed { list(next.notes) }
        }
        showProgress()
    }

    /// Writes lines to the list of failures; requires the lock.
    private func list(_ notes: [String]) {
        guard let failures, failure == nil else { return }
        do throws(CommandError) {
            for note in notes { try failures.add(note) }
        } catch {
            failure = error
        }
    }

    private func showProgress() {
        let now = ContinuousClock.now
        guard console.isTerminal, now - lastProgress > .milliseconds(100) else { return }
        lastProgress = now
        var text = "\(reported) rows"
        if let size, size > 0, source.count() > 0 {
            let done = Double(source.count()) / Double(size)
            text = progressBar(done) + ", \(text)"
            if let left = timeLeft(after: now - start, done) { text += ", \(left) left" }
        }
        console.showProgress(text)
    }
}

/// Returns the time that remains, such as "2 h 5 min", if the rest takes as long as what is done; nil for the first
/// seconds.
func timeLeft(after elapsed: Duration, _ done: Double) -> String? {
    let seconds = elapsed / .seconds(1)
    guard seconds > 2, done > 0, done <= 1 else { return nil }
    let left = (seconds * (1 - done) / done).rounded(.up)
    guard left < 1e6 else { return nil }
    let whole = Int(left)
    if whole >= 3_600 { return "\(whole / 3_600) h \(whole / 60 % 60) min" }
    return whole >= 60 ? "\(whole / 60) min \(whole % 60) s" : "\(whole) s"
}
