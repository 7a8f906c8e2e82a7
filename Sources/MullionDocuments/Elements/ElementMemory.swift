import Foundation

/// The constant elements of a template, read once however often the template is filled.
///
/// Elements are remembered without their children and rows, which differ from document to document. Elements with
/// further elements in other keys, and those that name files, are not remembered.
final class ElementMemory: @unchecked Sendable {
    /// The first bytes of the elements that may be remembered.
    let constantElements: Set<Int32>
    private let lock = NSLock()
    private var elements: [Int32: DocumentElement] = [:]

    init(_ constantElements: Set<Int32>) { self.constantElements = constantElements }

    /// The elements that have been read so far, by their first bytes.
    var known: [Int32: DocumentElement] {
        lock.lock()
        defer { lock.unlock() }
        return elements
    }

    /// Adds elements that a document has read.
    func remember(_ new: [Int32: DocumentElement]) {
        if new.isEmpty { return }
        lock.lock()
        defer { lock.unlock() }
        elements.merge(new) { known, _ in known }
    }
}
