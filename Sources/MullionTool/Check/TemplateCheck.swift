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
        let template = try request.template(console)
        var data: DocumentData?
        if let file = request.data {
            switch try request.templateData(in: file, console) {
            case .rows(let rows): return try results(of: template, rows, in: displayName(file, "stdin"), measurer)
            case .object(let object): data = object
            }
        }
        return try issues(of: template, with: data, measurer).map { CheckResult($0, fileName) }
    }

    /// Returns the issues of a document; nil for a template that has neither data nor a sample.
    func resultsIfFilled() throws(CommandError) -> [CheckResult]? {
        if request.data == nil {
            let template = try request.template(console)
            do throws(DocumentError) {
                _ = try template.filled(with: nil, resources: request.resources)
            } catch {
                if case .missingData = error.problem {
                    console.note("\(fileName): note: skipped, because this template needs data; check it with --data")
                    return nil
                }
            }
        }
        return try results()
    }

    private var fileName: String { displayName(request.input, "stdin") }

    private func issues(
        of template: DocumentTemplate, with data: DocumentData?, _ measurer: any TextMeasurer
    ) throws(CommandError) -> [DocumentIssue] {
        try request.filled(template, with: data).layout(measurer: measurer).issues
    }

    private func results(
        of template: DocumentTemplate, _ rows: RowSource, in dataFile: String, _ measurer: any TextMeasurer
    ) throws(CommandError) -> [CheckResult] {
        var results: [CheckResult] = []
        var known: [Place: Int] = [:]
        var total = 0
        while let row = try next(rows, dataFile) {
            total += 1
            let issues: [DocumentIssue]
            do {
                issues = try self.issues(of: template, with: try row.data.get(), measurer)
            } catch {
                throw CommandError(text: "\(dataFile):\(row.position): error: \(error.text)", status: error.status)
            }
            // An element that is repeated in a row counts once.
            var inRow: Set<Place> = []
            for issue in issues {
                let place = Place(kind: issue.kind, path: issue.path)
                guard inRow.insert(place).inserted else { continue }
                if let index = known[place] {
                    results[index].rows?.count += 1
                } else {
                    known[place] = results.count
                    results.append(CheckResult(issue, fileName))
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
}
