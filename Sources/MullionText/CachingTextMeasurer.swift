import Foundation
import MullionGeometry

/// A measurer with a cache of limited size, from which the least recently used texts are removed.
///
/// A text is found by its string, font, and letter spacing. The width it is wrapped in and the other options do not
/// matter, because they need no measuring. Strings are equal if they consist of the same scalars; two spellings of a
/// letter that look alike are different texts, because their widths may differ.
///
/// Any number of threads can use an instance at once: a lock is held for lookups and storing, not while measuring. Two
/// threads that ask for the same new text at the same time both measure it.
public final class CachingTextMeasurer: TextMeasurer {
    /// The history and contents of a cache.
    public struct Statistics: Hashable, Sendable {
        /// The number of texts found in the cache.
        public var hits = 0
        /// The number of texts that had to be measured.
        public var misses = 0
        /// The number of texts removed to keep the limits.
        public var evictions = 0
        /// The number of texts held.
        public var count = 0
        /// An estimate of the memory held in bytes: strings, break opportunities, and entries.
        public var byteCount = 0

        /// The fraction of lookups that found a text, 0…1; 0 before the first lookup.
        public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    }

    /// The maximum number of texts held.
    public let maximumCount: Int
    /// The maximum estimate of bytes held.
    public let maximumByteCount: Int

    private let measurer: any TextMeasurer
    private let guarded: Guarded

    /// Creates a measurer that caches the results of a given one.
    ///
    /// Limits below 0 count as 0; a limit of 0 caches nothing. A text larger than `maximumByteCount` is not cached, and
    /// does not evict any.
    public init(
        _ measurer: some TextMeasurer = MetricsTextMeasurer(), maximumCount: Int = 10_000,
        maximumByteCount: Int = 16 << 20
    ) {
        self.measurer = measurer
        self.maximumCount = max(maximumCount, 0)
        self.maximumByteCount = max(maximumByteCount, 0)
        guarded = Guarded(TextCache(maximumCount: self.maximumCount, maximumByteCount: self.maximumByteCount))
    }

    public func metrics(for font: Font) -> FontMetrics { measurer.metrics(for: font) }

    public func fileMetrics(for font: Font) -> FontMetrics? { measurer.fileMetrics(for: font) }

    public func shape(_ string: String, font: Font) -> TextShape? { measurer.shape(string, font: font) }

    /// Returns a string measured with the font, now or earlier.
    ///
    /// - Complexity: O(length): a cached text costs a hash and a comparison of the string.
    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        let key = TextCache.Key(string: string, font: font, letterSpacing: options.letterSpacing)
        if let known = guarded.withLock({ $0.find(key) }) { return known.with(options) }
        let text = measurer.measure(string, font: font, options: options)
        guarded.withLock { $0.store(text, for: key) }
        return text
    }

    /// The history and present contents of the cache.
    public var statistics: Statistics { guarded.withLock { $0.statistics } }

    /// Removes every text. The numbers of hits, misses, and evictions remain.
    ///
    /// - Complexity: O(texts held).
    public func removeAll() { guarded.withLock { $0.removeAll() } }
}

/// A cache and its lock. The cache is used only inside `withLock`, which makes it sendable.
private final class Guarded: @unchecked Sendable {
    private let lock = NSLock()
    private var cache: TextCache

    init(_ cache: TextCache) { self.cache = cache }

    func withLock<R>(_ body: (inout TextCache) -> R) -> R {
        lock.lock()
        defer { lock.unlock() }
        return body(&cache)
    }
}
