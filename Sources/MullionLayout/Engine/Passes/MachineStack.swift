private import CMullionShims
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
/// secondary thread). Near the end of the stack the recursion goes on in a further thread with a larger one, for
/// which the asking thread waits: nothing runs in parallel.
///
/// A pass counts on `firstRoom` below where it began, or on the whole stack where its end is cheap to find. The
/// memory of the first further stack is kept, so that a deep tree does not touch new pages in every pass.
struct MachineStack {
    /// The room a pass may use without asking where its stack ends.
    private static let firstRoom: UInt = 192 << 10
    /// What stays free at the end of a stack, for the layouts and measure functions called from there.
    private static let reserve: UInt = 128 << 10
    #if MULLION_THREAD_SANITIZER
    // The thread sanitizer keeps track of 65,536 calls in a thread, and damages memory beyond.
    private static let keptSize = 4 << 20
    static let furtherSize = 4 << 20
    #else
    /// The size of the stack that a tree keeps between passes.
    private static let keptSize = 16 << 20
    /// The size of any further stack. Only pages that are touched cost memory.
    static let furtherSize = 256 << 20
    #endif

    /// The address below which the recursion must ask for more.
    private(set) var limit: UInt = 0
    /// Whether `limit` is where the current stack really ends.
    private var limitIsReal = false
    /// Memory for the first further stack; nil until a pass needs one.
    private var kept: UnsafeMutableRawPointer?
    private var keptIsInUse = false
    /// Whether a pass over this tree had to leave its stack: the next one begins on the further stack at once.
    private(set) var isNeeded = false

    /// Prepares for a pass that begins here.
    @inline(never)
    mutating func begin() {
        limitIsReal = false
        #if os(Windows) || os(WASI)
        // No further stacks here: the recursion has the one it runs on.
        limit = 0
        #else
        let here = Self.currentAddress()
        limit = here > Self.firstRoom ? here - Self.firstRoom : 0
        #endif
    }

    func deallocate() {
        #if !os(Windows) && !os(WASI)
        if let kept { munmap(kept, Self.keptSize) }
        #endif
    }

    /// An address in the current frame.
    @inline(__always)
    static func currentAddress() -> UInt { mullion_stack_address() }
}

extension Engine {
    /// Runs `body` with room on the stack: here if there is some, else on a further stack, waiting for it.
    @inline(never)
    func onFurtherStack<R>(_ body: () -> R) -> R {
        #if os(Windows) || os(WASI)
        return body()
        #else
        if store.pointee.machineStack.findsRoomHere() { return body() }
        let outer = store.pointee.machineStack.enterFurther()
        var result: R?
        let store = store
        withoutActuallyEscaping(body) { body in
            let work = Work {
                store.pointee.machineStack.beginFurther(outer)
                result = body()
            }
            work.run(on: outer.memory, size: outer.size)
        }
        store.pointee.machineStack.leaveFurther(outer)
        return result!
        #endif
    }
}

#if !os(Windows) && !os(WASI)
extension MachineStack {
    /// What a further stack is, and what to come back to.
    struct Further {
        var memory: UnsafeMutableRawPointer?
        var size: Int
        var outerLimit: UInt
    }

    /// Finds out where the current stack ends; whether there is room left.
    fileprivate mutating func findsRoomHere() -> Bool {
        if limitIsReal { return false }
        limitIsReal = true
        guard let end = Self.endOfCurrentStack() else { return false }
        limit = end + Self.reserve
        return Self.currentAddress() > limit
    }

    fileprivate mutating func enterFurther() -> Further {
        isNeeded = true
        if kept == nil {
            let memory = mmap(nil, Self.keptSize, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
            if let memory, memory != MAP_FAILED {
                // The lowest page stays closed: running over the end stops the program instead of damaging memory.
                mprotect(memory, Int(getpagesize()), PROT_NONE)
                kept = memory
            }
        }
        let further: Further
        if let kept, !keptIsInUse {
            further = Further(memory: kept, size: Self.keptSize, outerLimit: limit)
            keptIsInUse = true
        } else {
            further = Further(memory: nil, size: Self.furtherSize, outerLimit: limit)
        }
        return further
    }

    fileprivate mutating func beginFurther(_ further: Further) {
        limit = Self.currentAddress() - UInt(further.size) + Self.reserve + (64 << 10)
        limitIsReal = true
    }

    fileprivate mutating func leaveFurther(_ further: Further) {
        limit = further.outerLimit
        limitIsReal = true
        if further.memory != nil { keptIsInUse = false }
    }

    /// The end of the current stack; nil if the system does not provide it cheaply.
    private static func endOfCurrentStack() -> UInt? {
        #if canImport(Darwin)
        let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        return top - UInt(pthread_get_stacksize_np(pthread_self()))
        #else
        return nil
        #endif
    }
}

/// A piece of work handed to a thread that is waited for at once, so nothing is shared at the same time.
private final class Work {
    private let body: () -> Void

    init(_ body: @escaping () -> Void) { self.body = body }

    /// Runs the work on a stack of `size` bytes, in `memory` if given, and returns when it is done.
    func run(on memory: UnsafeMutableRawPointer?, size: Int) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let isSized =
            memory.map { pthread_attr_setstack(&attributes, $0, size) } ?? pthread_attr_setstacksize(&attributes, size)
        precondition(isSized == 0, "this system refuses a thread stack of \(size) bytes: error \(isSized)")
        let argument = Unmanaged.passUnretained(self).toOpaque()
        #if canImport(Darwin)
        var thread: pthread_t?
        #else
        var thread = pthread_t()
        #endif
        let status = pthread_create(
            &thread, &attributes,
            { argument in
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
