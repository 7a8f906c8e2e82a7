import Foundation
import MullionGeometry

/// A measurer that remembers the texts it has measured, up to a limit, and forgets those not asked for longest.
///
/// A text is found again by its string, its font and its letter spacing. Neither the width it is wrapped in nor any
/// other option matters, because nothing is measured anew for them. Strings count as equal when they consist of the
/// same scalars; two spellings of a letter that look alike are two texts, because they may measure differently.
///
/// One instance can be used by any number of threads at once: a lock is held while it looks up and stores, not while it
/// measures. Two threads that ask for the same new text at the same time both measure it.
public final class CachingTextMeasurer: TextMeasurer {
    /// What a cache has done, and what it holds.
    public struct Statistics: Hashable, Sendable {
        /// The number of texts that were remembered when asked for.
        public var hits = 0
        /// The number of texts that had to be measured.
        public var misses = 0
        /// The number of texts forgotten to keep the limits.
        public var evictions = 0
        /// The number of texts held.
        public var count = 0
        /// The memory held by them in bytes: strings, break opportunities and the entries themselves, an estimate.
        public var byteCount = 0

        /// The share of questions that were answered from memory, 0…1; 0 before the first question.
        public var hitRate: Double { hits + misses == 0 ? 0 : Double(hits) / Double(hits + misses) }
    }

    /// The largest number of texts held.
    public let maximumCount: Int
    /// The largest estimate of bytes held.
    public let maximumByteCount: Int

    private let measurer: any TextMeasurer
    private let guarded: Guarded

    /// A measurer that remembers what another one has measured.
    ///
    /// Limits below 0 are 0; a limit of 0 remembers nothing. A text that is larger than `maximumByteCount` by itself is
    /// not remembered and pushes no other out.
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

    public func shape(_ string: String, font: Font) -> TextShape? { measurer.shape(string, font: font) }

    /// A string measured once with the font, or remembered from before.
    ///
    /// - Complexity: O(length): a remembered text costs a hash and a comparison of the string.
    public func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        let key = TextCache.Key(string: string, font: font, letterSpacing: options.letterSpacing)
        if let known = guarded.withLock({ $0.find(key) }) { return known.with(options) }
        let text = measurer.measure(string, font: font, options: options)
        guarded.withLock { $0.store(text, for: key) }
        return text
    }

    /// What the cache has done so far, and what it holds now.
    public var statistics: Statistics { guarded.withLock { $0.statistics } }

    /// Forgets every text. The numbers of hits, misses and evictions stay.
    ///
    /// - Complexity: O(texts held).
    public func removeAll() { guarded.withLock { $0.removeAll() } }
}

/// A cache and its lock. The cache is touched inside of `withLock` only, hence the promise to the compiler.
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
