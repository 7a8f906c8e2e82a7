import Mullion
import MullionDocuments

/// Checks a document, or a template with each row of its data. Issues of one kind at one element are one result.
struct TemplateCheck {
    let request: DocumentRequest
    let console: Console

    private struct Place: Hashable {
        var kind: DocumentIssue.Kind
        var path: String
    }

    /// Returns the issues, in the order of their first rows.
    ///
    /// - Throws: ``CommandError`` for a template that cannot be read, and for the first row that cannot be filled in.
    func results() throws(CommandError) -> [CheckResult] {
        let measurer = try request.measurer()
        try request.checkStreams()
        let file = displayName(request.input, "stdin")
        let template = try request.template(console)
        switch try request.templateData(console) {
        case nil: return try issues(of: try request.filled(template, with: nil), measurer, file)
        case .object(let data): return try issues(of: try request.filled(template, with: data), measurer, file)
        case .rows(let rows): return try results(of: template, rows, measurer, file)
        }
    }

    private func issues(
        of document: Document, _ measurer: any TextMeasurer, _ file: String
    ) throws(CommandError) -> [CheckResult] {
        document.layout(measurer: measurer).issues.map { CheckResult($0, file) }
    }

    private func results(
        of template: DocumentTemplate, _ rows: RowSource, _ measurer: any TextMeasurer, _ file: String
    ) throws(CommandError) -> [CheckResult] {
        let dataFile = displayName(request.data ?? "-", "stdin")
        var results: [CheckResult] = []
        var known: [Place: Int] = [:]
        var total = 0
        while let row = try next(rows, dataFile) {
            total += 1
            let data = try located(row, dataFile) { () throws(CommandError) in try row.data.get() }
            let document = try located(row, dataFile) { () throws(CommandError) in
                try request.filled(template, with: data)
            }
            // An element that is repeated in a row counts once.
            var inRow: Set<Place> = []
            for issue in document.layout(measurer: measurer).issues {
                let place = Place(kind: issue.kind, path: issue.path)
                guard inRow.insert(place).inserted else { continue }
                if let index = known[place] {
                    results[index].rows?.count += 1
                } else {
                    known[place] = results.count
                    results.append(CheckResult(issue, file))
                    results[results.count - 1].rows = CheckedRows(file: dataFile, first: row.position, total: 0)
                }
            }
            if total.isMultiple(of: 100), console.isTerminal { console.showProgress("\(total) rows checked") }
        }
        for index in results.indices { results[index].rows?.total = total }
        return results
    }

    private func next(_ rows: RowSource, _ file: String) throws(CommandError) -> DataRow? {
        do {
            return try rows.next()
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(text: "\(file): error: cannot be read: \(reason(error))")
        }
    }

    /// Adds the position of a row to an error that it causes.
    private func located<R>(
        _ row: DataRow, _ file: String, _ body: () throws(CommandError) -> R
    ) throws(CommandError) -> R {
        do {
            return try body()
        } catch {
            throw CommandError(text: "\(file):\(row.position): error: \(error.text)", status: error.status)
        }
    }
}
