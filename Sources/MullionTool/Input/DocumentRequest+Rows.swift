import Foundation
import Mullion
import MullionDocuments

/// The data that a template is filled with.
enum TemplateData {
    /// One object: one document.
    case object(DocumentData)
    /// A document for each row.
    case rows(RowSource)
}

extension DocumentRequest {
    /// Reads the data of a template from a file; "-" for standard input.
    func templateData(in data: String, _ console: Console) throws(CommandError) -> TemplateData {
        let name = displayName(data, "stdin")
        if let rowsAs { return .object(try allRows(data, as: rowsAs, console)) }
        switch format {
        case .csv: return .rows(try rows(of: data, console) { try RowSource(csv: $0, file: name) })
        case .jsonl: return .rows(try rows(of: data, console) { RowSource(lines: $0, limits) })
        case .json, nil:
            let bytes = try read(data, limit: limits.documentBytes, console)
            do {
                if let rows = try DocumentData.rows(json: bytes, limits: limits) { return .rows(RowSource(rows)) }
                return .object(try DocumentData(json: bytes, limits: limits))
            } catch {
                throw Self.error(error, in: data, bytes)
            }
        }
    }

    private func rows(
        of data: String, _ console: Console, _ make: (@escaping (Int) throws -> Data) throws -> RowSource
    ) throws(CommandError) -> RowSource {
        let part = try open(data, console)
        do {
            return try make(part)
        } catch let error as CommandError {
            throw error
        } catch {
            throw CommandError(text: "\(displayName(data, "stdin")): error: cannot be read: \(reason(error))")
        }
    }
}
