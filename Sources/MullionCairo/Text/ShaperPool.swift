#if Cairo
import Foundation

/// Shapers for several threads: Pango's fonts can be used by one thread at a time, so each thread that shapes borrows a
/// shaper.
///
/// The pool makes as many as have been borrowed at once, each when it is needed.
final class ShaperPool: @unchecked Sendable {
    private let lock = NSLock()
    /// The shapers not borrowed; used with the lock held.
    private var idle: [PangoShaper] = []

    func withShaper<R>(_ body: (PangoShaper) -> R) -> R {
        lock.lock()
        let borrowed = idle.popLast()
        lock.unlock()
        let shaper = borrowed ?? PangoShaper()
        defer {
            lock.lock()
            idle.append(shaper)
            lock.unlock()
        }
        return body(shaper)
    }
}
#endif
