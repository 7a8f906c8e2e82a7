import Foundation
import MullionSource

extension DocumentTemplate {
    /// Returns the data of the key `sample`: an object, or the name of a JSON or CSV file. Of its rows the first
    /// counts; with `sampleRowsAs` they are a list of that name. Nil if the key is missing, or nothing depends on data.
    func sample(_ resources: ResourceFolder?) throws(DocumentError) -> DocumentData? {
        let root = JSONCursor(tape: tape, row: 0)
        guard outline.dependsOnData, let cursor = root.field("sample") else { return nil }
        let list = try root.field("sampleRowsAs").map { cursor throws(DocumentError) in
            let name = try cursor.string()
            guard !name.isEmpty else { throw cursor.mismatch("the name of a list") }
            return name
        }
        switch cursor.kind {
        case .object:
            guard list == nil else { throw cursor.mismatch("the name of a file, whose rows \"sampleRowsAs\" names") }
            return DocumentData(value: cursor)
        case .string: break
        default: throw cursor.mismatch("an object, or the name of a JSON or CSV file")
        }
        let name = try cursor.string()
        func unusable(_ reason: String) -> DocumentError {
            cursor.error(.unusableSample(String(name.prefix(80)), reason: reason))
        }
        guard let resources else { throw unusable(ImageRefusal.noFolder.sentence) }
        let path: String
        do throws(ResourceFolder.Refusal) { path = try resources.file(name) } catch { throw unusable(error.sentence) }
        guard let handle = FileHandle(forReadingAtPath: path),
            let bytes = try? handle.read(upToCount: limits.documentBytes + 1)
        else { throw unusable("the file cannot be read") }
        let rows: [DocumentData]
        if name.lowercased().hasSuffix(".csv") {
            do {
                rows = try readRows(csv: bytes, firstOnly: list == nil)
            } catch {
                let problem = error as? CSVReader.Problem
                throw unusable(problem.map { "\($0.position): \($0.text)" } ?? "the file cannot be read")
            }
        } else {
            do throws(DocumentError) {
                guard let read = try DocumentData.rows(json: bytes, limits: limits) else {
                    guard list == nil else { throw unusable("the file has no rows") }
                    return try DocumentData(json: bytes, limits: limits)
                }
                rows = read.map(\.data)
            } catch {
                if case .unusableSample = error.problem { throw error }
                throw unusable("\(error.position): \(error.message)")
            }
        }
        if let list { return DocumentData(rows: rows, named: list) }
        guard let first = rows.first else { throw unusable("the file has no rows") }
        return first
    }

    /// Returns the rows of a table, or its first.
    private func readRows(csv bytes: Data, firstOnly: Bool) throws -> [DocumentData] {
        guard bytes.count <= limits.documentBytes else {
            throw CSVReader.Problem(text: "more than \(limits.documentBytes) bytes", position: .start)
        }
        var rest: Data? = bytes
        var table = try CSVTable { _ in
            defer { rest = nil }
            return rest ?? Data()
        }
        var rows: [DocumentData] = []
        while let row = try table.next() {
            guard rows.count < limits.rows else {
                throw CSVReader.Problem(text: "more than \(limits.rows) rows", position: row.position)
            }
            rows.append(try row.data.get())
            if firstOnly { break }
        }
        return rows
    }
}
