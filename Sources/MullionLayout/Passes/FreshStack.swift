import MullionGeometry

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Android)
import Android
#endif

/// Recursion without a limit: a tree nests as deep as memory allows, while a thread's stack is small (512 KiB on a
/// secondary thread). A pass may use some room below where it started; when that is used up, the recursion goes on in a
/// thread of its own, for which the asking one waits. Nothing runs in parallel.
enum FreshStack {
    /// The room a pass may use on the stack of the thread it was called on.
    static let firstRoom: UInt = 160 << 10
    /// The size of each further stack. Only pages that are touched cost memory.
    static let size = 256 << 20
    /// What stays free at the end of a further stack, for the layouts and measure functions called from it.
    static let reserve: UInt = 512 << 10

    /// The address below which the recursion must go on elsewhere, for a pass that starts here.
    @inline(never)
    static func limitHere() -> UInt {
        var here: UInt8 = 0
        let address = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
        #if os(Windows) || os(WASI)
        // No further stacks here: the recursion has the one it runs on.
        _ = address
        return 0
        #else
        return address > firstRoom ? address - firstRoom : 0
        #endif
    }
}

extension Engine {
    /// Runs `body` on a fresh stack and waits for it.
    @inline(never)
    func onFreshStack<R>(_ body: () -> R) -> R {
        #if os(Windows) || os(WASI)
        return body()
        #else
        let outerLimit = store.pointee.stackLimit
        defer { store.pointee.stackLimit = outerLimit }
        let store = store
        var result: R?
        withoutActuallyEscaping(body) { body in
            let work = Work {
                var here: UInt8 = 0
                let top = withUnsafeMutablePointer(to: &here) { UInt(bitPattern: $0) }
                store.pointee.stackLimit = top - UInt(FreshStack.size) + FreshStack.reserve
                result = body()
            }
            work.runAndWait()
        }
        return result!
        #endif
    }
}

#if !os(Windows) && !os(WASI)
/// A piece of work handed to a thread that is waited for at once, so nothing is shared at the same time.
private final class Work {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    func runAndWait() {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        precondition(
            pthread_attr_setstacksize(&attributes, FreshStack.size) == 0, "this system refuses a large thread stack")
        let argument = Unmanaged.passUnretained(self).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = pthread_create(&thread, &attributes, { argument in
            #if canImport(Darwin)
            let raw = argument
            #else
            let raw = argument!
            #endif
            Unmanaged<Work>.fromOpaque(raw).takeUnretainedValue().body()
            return nil
        }, argument)
        precondition(status == 0, "no thread for a tree this deep: error \(status)")
        #if canImport(Darwin)
        pthread_join(thread!, nil)
        #else
        pthread_join(thread, nil)
        #endif
    }
}
#endif
