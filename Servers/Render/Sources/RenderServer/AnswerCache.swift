import Foundation
import RenderWorker

/// The drawings of the latest requests, by the bytes of the request, with a bound of bytes.
///
/// A drawing depends on nothing but the request, because templates are read once. Requests are compared whole, so that
/// no client can prepare an answer for the request of another. Removes those that were used least recently.
final class AnswerCache: @unchecked Sendable {
    /// The bytes of a request, with their hash, which is computed once and without the lock.
    struct Key: Hashable, Sendable {
        let request: [UInt8]
        private let digest: Int

        init(_ request: [UInt8]) {
            self.request = request
            var hasher = Hasher()
            request.withUnsafeBytes { hasher.combine(bytes: $0) }
            digest = hasher.finalize()
        }

        func hash(into hasher: inout Hasher) { hasher.combine(digest) }
    }

    private struct Entry {
        var answer: RenderAnswer
        var use: UInt64
        var size: Int
    }

    /// The bytes that an entry takes in addition to its contents.
    private static let overhead = 256

    private let limit: Int
    // These are used only with the lock held.
    private let lock = NSLock()
    private var entries: [Key: Entry] = [:]
    private var uses: UInt64 = 0
    private var bytes = 0

    init(limit: Int) { self.limit = limit }

    /// The number of bytes held, at most the limit.
    var size: Int { lock.withLock { bytes } }

    /// Returns the drawing of a request, if it is known.
    subscript(key: Key) -> RenderAnswer? {
        lock.withLock {
            guard let index = entries.index(forKey: key) else { return nil }
            uses += 1
            entries.values[index].use = uses
            return entries.values[index].answer
        }
    }

    /// Keeps a drawing, unless it takes more than an eighth of the limit.
    func insert(_ answer: RenderAnswer, for key: Key) {
        let size = key.request.count + answer.body.count + Self.overhead
        guard size <= limit / 8 else { return }
        lock.withLock {
            uses += 1
            if let old = entries.updateValue(Entry(answer: answer, use: uses, size: size), forKey: key) {
                bytes -= old.size
            }
            bytes += size
            if bytes > limit { shrink() }
        }
    }

    /// Removes the oldest entries until an eighth of the limit is free, so that this is done rarely.
    private func shrink() {
        for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) {
            guard bytes > limit - limit / 8 else { return }
            entries[key] = nil
            bytes -= entry.size
        }
    }
}
