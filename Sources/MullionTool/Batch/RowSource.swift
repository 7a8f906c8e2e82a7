import Foundation
import Mullion

/// What data is written in.
enum DataFormat: String, CaseIterable {
    case json, jsonl, csv

    /// The format told by the name of a file; JSON for standard input and for names that tell nothing.
    init(file: String) {
        switch (file as NSString).pathExtension.lowercased() {
        case "csv": self = .csv
        case "jsonl", "ndjson": self = .jsonl
        default: self = .json
        }
    }
}

/// One row of data, or why it cannot be used.
struct DataRow {
    /// The line it begins in, the first being 1.
    var line: Int
    /// Where in the line, if that is known.
    var column: Int?
    var data: Result<DocumentData, CommandError>
}

/// The rows of a table, one after the other, in bounded memory.
struct RowSource {
    private var readRow: () throws -> DataRow?
    /// How many bytes have been read.
    let count: () -> Int

    /// The next row; nil at the end.
    func next() throws -> DataRow? { try readRow() }

    /// Rows of comma-separated values, with the names in the first record.
    ///
    /// - Throws: ``CommandError`` if the names cannot be used.
    init(csv read: @escaping (_ count: Int) throws -> Data, file: String) throws {
        var reader = CSVReader(read)
        guard let header = try reader.next() else {
            throw CommandError(text: "\(file): error: the table is empty; the first line has the names")
        }
        if let problem = header.problem { throw CommandError(text: "\(file):\(header.line): error: \(problem)") }
        var known: Set<String> = []
        for name in header.fields {
            let problem = name.isEmpty ? "a column has no name" : "two columns are named \"\(name)\""
            guard !name.isEmpty, known.insert(name).inserted else {
                throw CommandError(text: "\(file):\(header.line): error: \(problem)")
            }
        }
        let names = header.fields
        readRow = {
            guard let record = try reader.next() else { return nil }
            var problem = record.problem
            if problem == nil, record.fields.count != names.count {
                problem =
                    "\(record.fields.count) field\(record.fields.count == 1 ? "" : "s"), "
                    + "but the first line names \(names.count)"
            }
            if let problem { return DataRow(line: record.line, data: .failure(CommandError(text: problem))) }
            return DataRow(
                line: record.line,
                data: .success(DocumentData(Dictionary(uniqueKeysWithValues: zip(names, record.fields)))))
        }
        count = { reader.count }
    }

    /// Rows that are objects of JSON, each in a line of its own. Lines without anything are skipped.
    init(lines read: @escaping (_ count: Int) throws -> Data) {
        var bytes = ByteSource(read)
        var line = 0
        readRow = {
            while true {
                var text: [UInt8] = []
                guard try bytes.peek() != nil else { return nil }
                line += 1
                while let byte = try bytes.next(), byte != UInt8(ascii: "\n") {
                    // One more than is allowed tells that it is too long; the rest need not be kept.
                    if text.count <= Document.sizeLimit { text.append(byte) }
                }
                guard text.contains(where: { $0 > 0x20 }) else { continue }
                do throws(DocumentError) {
                    return DataRow(line: line, data: .success(try DocumentData(json: text)))
                } catch {
                    return DataRow(
                        line: line, column: error.position.column, data: .failure(CommandError(text: error.message)))
                }
            }
        }
        count = { bytes.count }
    }

    /// Rows that have been read.
    init(_ rows: [(line: Int, data: DocumentData)]) {
        var index = 0
        readRow = {
            guard index < rows.count else { return nil }
            defer { index += 1 }
            return DataRow(line: rows[index].line, data: .success(rows[index].data))
        }
        count = { 0 }
    }
}
