import Foundation
import MullionGeometry

/// Measured texts by string and font, of which the least recently used is removed first.
///
/// The entries are in an array and linked by index in the order of use; entry 0 is the ring's anchor, whose successor
/// is the text used last and whose predecessor the one to remove next. Indices of removed texts are reused.
struct TextCache {
    struct Key: Hashable {
        var string: String
        var font: Font
        var letterSpacing: CGFloat = 0

        static func == (left: Key, right: Key) -> Bool {
            left.font.size == right.font.size && left.letterSpacing == right.letterSpacing
                && left.string.hasSameBytes(as: right.string) && left.font == right.font
        }

        /// Hashes only the size of the font: the same string is seldom measured in many faces.
        func hash(into hasher: inout Hasher) {
            string.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
            hasher.combine(font.size)
        }
    }

    private struct Entry {
        var key: Key
        var text: MeasuredText?
        var previous: Int
        var next: Int
        var byteCount: Int
    }

    private let maximumCount: Int
    private let maximumByteCount: Int
    private var entries: [Entry]
    private var indices: [Key: Int] = [:]
    private var freeIndices: [Int] = []
    private(set) var statistics = CachingTextMeasurer.Statistics()

    init(maximumCount: Int, maximumByteCount: Int) {
        self.maximumCount = maximumCount
        self.maximumByteCount = maximumByteCount
        entries = [Self.anchor]
    }

    private static var anchor: Entry {
        Entry(key: Key(string: "", font: Font(size: 0)), text: nil, previous: 0, next: 0, byteCount: 0)
    }

    /// Returns the text of a key, which becomes the one used last.
    mutating func find(_ key: Key) -> MeasuredText? {
        guard let index = indices[key] else {
            statistics.misses += 1
            return nil
        }
        statistics.hits += 1
        unlink(index)
        linkFirst(index)
        return entries[index].text
    }

    /// Stores a text as the one used last, and removes others as the limits require.
    mutating func store(_ text: MeasuredText, for key: Key) {
        let byteCount = MemoryLayout<Entry>.stride + MemoryLayout<(Key, Int)>.stride + text.heapByteCount
        guard maximumCount > 0, byteCount <= maximumByteCount else { return }
        // A different thread may have measured the same text meanwhile.
        if let index = indices[key] { remove(index) }
        while statistics.count >= maximumCount || statistics.byteCount > maximumByteCount - byteCount {
            remove(entries[0].previous)
            statistics.evictions += 1
        }
        let entry = Entry(key: key, text: text, previous: 0, next: 0, byteCount: byteCount)
        let index: Int
        if let free = freeIndices.popLast() {
            index = free
            entries[index] = entry
        } else {
            index = entries.count
            entries.append(entry)
        }
        indices[key] = index
        linkFirst(index)
        statistics.count += 1
        statistics.byteCount += byteCount
    }

    mutating func removeAll() {
        entries = [Self.anchor]
        indices = [:]
        freeIndices = []
        statistics.count = 0
        statistics.byteCount = 0
    }

    private mutating func remove(_ index: Int) {
        unlink(index)
        indices[entries[index].key] = nil
        statistics.count -= 1
        statistics.byteCount -= entries[index].byteCount
        entries[index] = Self.anchor
        freeIndices.append(index)
    }

    private mutating func unlink(_ index: Int) {
        let (previous, next) = (entries[index].previous, entries[index].next)
        entries[previous].next = next
        entries[next].previous = previous
    }

    private mutating func linkFirst(_ index: Int) {
        let second = entries[0].next
        entries[index].previous = 0
        entries[index].next = second
        entries[second].previous = index
        entries[0].next = index
    }
}

extension String {
    /// Returns whether both consist of the same scalars: canonically equal strings may measure differently.
    fileprivate func hasSameBytes(as other: String) -> Bool {
        withBytes { own in
            other.withBytes { others in
                own.count == others.count
                    && (own.isEmpty || memcmp(own.baseAddress!, others.baseAddress!, own.count) == 0)
            }
        }
    }

    /// Calls `body` with the UTF-8 of the string, without a copy if it is stored in UTF-8.
    fileprivate func withBytes<R>(_ body: (UnsafeBufferPointer<UInt8>) -> R) -> R {
        if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
        var string = self
        return string.withUTF8(body)
    }
}
