import Foundation
import Mullion

enum DataFormat: String, CaseIterable {
    case json, jsonl, csv

    /// Creates the format of a file's extension; JSON for standard input and unknown extensions.
    init(file: String) {
        switch (file as NSString).pathExtension.lowercased() {
        case "csv": self = .csv
        case "jsonl", "ndjson": self = .jsonl
        default: self = .json
        }
    }
}

/// A row of data, or the error in it.
struct DataRow {
    /// The position at which the row begins, or that of its error.
    var position: SourcePosition
    var data: Result<DocumentData, CommandError>
}

/// The rows of a table in order, read in bounded memory.
struct RowSource {
    private var readRow: () throws -> DataRow?
    /// The number of bytes read.
    let count: () -> Int

    /// Returns the next row; nil at the end.
    func next() throws -> DataRow? { try readRow() }

    /// Creates rows of comma-separated values with the names in the first record.
    ///
    /// - Throws: ``CommandError`` if a name is empty or used twice.
    init(csv read: @escaping (_ count: Int) throws -> Data, file: String) throws {
        var reader = CSVReader(read)
        guard let header = try reader.next() else {
            throw CommandError(text: "\(file):1:1: error: the table is empty; its first line must contain the names")
        }
        if let problem = header.problem {
            throw CommandError(text: "\(file):\(problem.position): error: \(problem.text)")
        }
        var known: Set<String> = []
        for (name, start) in zip(header.fields, header.starts) {
            let problem = name.isEmpty ? "a column has no name" : "two columns are named \"\(name)\""
            guard !name.isEmpty, known.insert(name).inserted else {
                throw CommandError(text: "\(file):\(start): error: \(problem)")
            }
        }
        let names = header.fields
        readRow = {
            guard let record = try reader.next() else { return nil }
            var problem = record.problem
            if problem == nil, record.fields.count != names.count {
                problem = CSVReader.Problem(
                    text: "\(record.fields.count) field\(record.fields.count == 1 ? "" : "s"), "
                        + "but the first line has \(names.count), separated by \(reader.separatorName)",
                    position: record.fields.count > names.count ? record.starts[names.count] : record.position)
            }
            if let problem {
                return DataRow(position: problem.position, data: .failure(CommandError(text: problem.text)))
            }
            return DataRow(
                position: record.position,
                data: .success(DocumentData(Dictionary(uniqueKeysWithValues: zip(names, record.fields)))))
        }
        count = { reader.count }
    }

    /// Returns all rows.
    ///
    /// - Throws: ``CommandError`` for the first row that cannot be read, or if there are more than the limit.
    func all(of file: String, limit: Int = 1_000_000) throws -> [DocumentData] {
        var rows: [DocumentData] = []
        while let row = try next() {
            guard rows.count < limit else {
                throw CommandError(text: "\(file):\(row.position): error: more than \(limit) rows for one document")
            }
            do {
                rows.append(try row.data.get())
            } catch {
                throw CommandError(text: "\(file):\(row.position): error: \(error.text)")
            }
        }
        return rows
    }

    /// Creates rows of JSON objects, one per line. Skips empty lines.
    init(lines read: @escaping (_ count: Int) throws -> Data) {
        var bytes = ByteSource(read)
        var line = 0
        readRow = {
            while true {
                var text: [UInt8] = []
                guard try bytes.peek() != nil else { return nil }
                line += 1
                let start = bytes.count
                while let byte = try bytes.next(), byte != UInt8(ascii: "\n") {
                    // One byte beyond the limit is enough to report the error.
                    if text.count <= Document.sizeLimit { text.append(byte) }
                }
                guard text.contains(where: { $0 > 0x20 }) else { continue }
                do throws(DocumentError) {
                    let position = SourcePosition(line: line, column: 1, offset: start)
                    return DataRow(position: position, data: .success(try DocumentData(json: text)))
                } catch {
                    let (column, offset) = (error.position.column, start + error.position.offset)
                    let position = SourcePosition(line: line, column: column, offset: offset)
                    return DataRow(position: position, data: .failure(CommandError(text: error.message)))
                }
            }
        }
        count = { bytes.count }
    }

    /// Creates rows that have been read already.
    init(_ rows: [(position: SourcePosition, data: DocumentData)]) {
        var index = 0
        readRow = {
            guard index < rows.count else { return nil }
            defer { index += 1 }
            let (position, data) = rows[index]
            return DataRow(position: position, data: .success(data))
        }
        count = { 0 }
    }
}
