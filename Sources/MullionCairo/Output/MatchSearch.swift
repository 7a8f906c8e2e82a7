#if Cairo
/// Whether bytes are looked up where they have been before, decided by what was found in the stretch before.
struct MatchSearch {
    /// The number of bytes after which it is decided again.
    static let stretch = 8_192
    /// The number of stretches without a search after one in which little was found.
    private static let pause = 7

    /// The number of bytes that have to be found for each lookup in vain.
    private let leastGain: Int
    private var failures = 0
    private var matched = 0
    private var remainingPause = 0

    init(leastGain: Int) { self.leastGain = leastGain }

    var isActive: Bool { remainingPause == 0 }

    /// Adds a lookup that found a number of bytes.
    @inline(__always)
    mutating func note(_ length: Int) {
        matched &+= length
        if length == 0 { failures &+= 1 }
    }

    mutating func endStretch() {
        guard isActive else {
            remainingPause -= 1
            return
        }
        if matched < leastGain * failures { remainingPause = Self.pause }
        (failures, matched) = (0, 0)
    }
}
#endif
