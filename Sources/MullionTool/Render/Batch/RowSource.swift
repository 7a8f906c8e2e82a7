import Foundation
import Mullion
import MullionDocuments

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
        var table: CSVTable
        do {
            table = try CSVTable(read)
        } catch let problem as CSVReader.Problem {
            throw CommandError(text: "\(file):\(problem.position): error: \(problem.text)")
        }
        readRow = {
            try table.next().map { row in
                DataRow(position: row.position, data: row.data.mapError { CommandError(text: $0.text) })
            }
        }
        count = { table.count }
    }

    /// Returns all rows.
    ///
    /// - Throws: ``CommandError`` for the first row that cannot be read, or if there are more than the limit.
    func all(of file: String, limit: Int = Limits.default.rows) throws -> [DocumentData] {
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
    init(lines read: @escaping (_ count: Int) throws -> Data, _ limits: Limits = .default) {
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
                    if text.count <= limits.documentBytes { text.append(byte) }
                }
                guard text.contains(where: { $0 > 0x20 }) else { continue }
                do throws(DocumentError) {
                    let position = SourcePosition(line: line, column: 1, offset: start)
                    return DataRow(position: position, data: .success(try DocumentData(json: text, limits: limits)))
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
