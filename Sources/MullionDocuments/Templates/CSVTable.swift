import Foundation
import MullionSource

/// A table of comma-separated values whose first record has the names of the columns, read in bounded memory.
package struct CSVTable {
    private var reader: CSVReader
    private let names: [String]

    /// Reads the names.
    ///
    /// - Throws: ``CSVReader/Problem`` if there are none, one is empty, or one is used twice; what `read` throws.
    package init(_ read: @escaping (_ count: Int) throws -> Data) throws {
        var reader = CSVReader(read)
        guard let header = try reader.next() else {
            throw CSVReader.Problem(
                text: "the table is empty; its first line must contain the names", position: .start)
        }
        if let problem = header.problem { throw problem }
        var known: Set<String> = []
        for (name, start) in zip(header.fields, header.starts) {
            let problem = name.isEmpty ? "a column has no name" : "two columns are named \"\(name)\""
            guard !name.isEmpty, known.insert(name).inserted else {
                throw CSVReader.Problem(text: problem, position: start)
            }
        }
        names = header.fields
        self.reader = reader
    }

    /// The number of bytes read.
    package var count: Int { reader.count }

    /// Returns the next row, or the reason why it is malformed; nil at the end.
    package mutating func next() throws -> (
        position: SourcePosition, data: Result<DocumentData, CSVReader.Problem>
    )? {
        guard let record = try reader.next() else { return nil }
        var problem = record.problem
        if problem == nil, record.fields.count != names.count {
            problem = CSVReader.Problem(
                text: "\(record.fields.count) field\(record.fields.count == 1 ? "" : "s"), "
                    + "but the first line has \(names.count), separated by \(reader.separatorName)",
                position: record.fields.count > names.count ? record.starts[names.count] : record.position)
        }
        if let problem { return (problem.position, .failure(problem)) }
        return (record.position, .success(DocumentData(Dictionary(uniqueKeysWithValues: zip(names, record.fields)))))
    }
}
