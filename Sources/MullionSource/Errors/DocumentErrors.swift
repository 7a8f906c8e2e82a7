/// The errors of a document, collected by a reader that continues after each.
///
/// A reader without this object throws its first error. With it, the reader notes an error, skips what it cannot read,
/// and continues with the next key or element:
///
/// ```swift
/// for element in elements {
///     try errors.attempt { () throws(DocumentError) in try read(element) }  // throws only if `errors` is nil
/// }
/// ```
package final class DocumentErrors {
    /// The maximum number of errors; later ones are dropped.
    package static let limit = 100

    private var found: [Fault: DocumentError] = [:]
    private var visits: Set<Visit> = []

    /// What makes two errors the same: a repeated element has the same fault under several paths.
    private struct Fault: Hashable {
        let offset: Int
        let problem: DocumentError.Problem
    }

    /// A group of keys of an object.
    private struct Visit: Hashable {
        let row: Int
        let key: String
    }

    package init() {}

    /// The errors in the order of the text, each once.
    package var all: [DocumentError] {
        found.values.sorted { ($0.position.offset, $0.message) < ($1.position.offset, $1.message) }
    }

    package var isFull: Bool { found.count >= Self.limit }

    package func note(_ error: DocumentError) {
        let fault = Fault(offset: error.position.offset, problem: error.problem)
        if !isFull, found[fault] == nil { found[fault] = error }
    }

    /// Returns whether the keys of an object are visited for the first time. Without this question, a fault inside
    /// nested objects would be read again twice for each level.
    package func visits(_ row: Int, _ key: String) -> Bool { visits.insert(Visit(row: row, key: key)).inserted }
}

extension DocumentErrors? {
    /// Notes an error; throws it if errors are not collected.
    package func note(_ error: DocumentError) throws(DocumentError) {
        guard let self else { throw error }
        self.note(error)
    }

    /// Performs a part of reading; notes its error if errors are collected, otherwise throws it.
    ///
    /// - Returns: The value that was read; nil if there was an error.
    @discardableResult
    package func attempt<Value>(_ read: () throws(DocumentError) -> Value) throws(DocumentError) -> Value? {
        do throws(DocumentError) {
            return try read()
        } catch {
            try note(error)
            return nil
        }
    }
}
