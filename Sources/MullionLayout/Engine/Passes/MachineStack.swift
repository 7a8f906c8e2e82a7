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
/// secondary thread). Near the end of the stack the recursion goes on in other memory, a further stack, and comes back
/// from it. The thread is the same, so that layouts and measure functions find their own thread-local values.
///
/// Where the processor's code for that is missing, and under sanitizers, the further stack belongs to a further thread,
/// for which the asking thread waits: nothing runs in parallel.
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
    private static let keptSize = 64 << 20
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
    /// Runs `body` with room on the stack: here if there is some, else on a further stack.
    @inline(never)
    func onFurtherStack<R>(_ body: () -> R) -> R {
        #if os(Windows) || os(WASI)
        return body()
        #else
        if store.pointee.machineStack.findsRoomHere() { return body() }
        var result: R?
        withoutActuallyEscaping(body) { body in
            var work = { result = body() }
            withUnsafeMutablePointer(to: &work) {
                callOnFurtherStack($0) { $0.assumingMemoryBound(to: (() -> Void).self).pointee() }
            }
        }
        return result!
        #endif
    }

    /// A pass over a tree that is known to be deep. In steady state it allocates nothing.
    func runOnFurtherStack(_ root: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        #if os(Windows) || os(WASI)
        run(root, proposedWidth, proposedHeight)
        #else
        if store.pointee.machineStack.findsRoomHere() { return run(root, proposedWidth, proposedHeight) }
        typealias Pass = (engine: Engine, root: NodeIndex, width: CGFloat, height: CGFloat)
        var pass: Pass = (self, root, proposedWidth, proposedHeight)
        callOnFurtherStack(&pass) {
            let pass = $0.assumingMemoryBound(to: Pass.self).pointee
            pass.engine.run(pass.root, pass.width, pass.height)
        }
        #endif
    }

    #if !os(Windows) && !os(WASI)
    /// Calls `body(context)` on a further stack.
    private func callOnFurtherStack(_ context: UnsafeMutableRawPointer, _ body: MachineStack.Body) {
        let outerLimit = store.pointee.machineStack.limit
        let further = store.pointee.machineStack.enterFurther()
        further.call(body, context)
        store.pointee.machineStack.leaveFurther(further, outerLimit: outerLimit)
    }
    #endif
}

#if !os(Windows) && !os(WASI)
extension MachineStack {
    /// A call with its context, as C passes it.
    typealias Body = @convention(c) (UnsafeMutableRawPointer) -> Void

    /// Memory that the recursion goes on in.
    struct Further {
        /// The lowest address.
        var memory: UnsafeMutableRawPointer
        var size: Int
        var isKept: Bool

        /// Calls `body(context)` on this stack.
        func call(_ body: Body, _ context: UnsafeMutableRawPointer) {
            if mullion_switches_stacks() {
                mullion_call_on_stack(memory + size, body, context)
            } else {
                FurtherThread(body, context).run(on: memory, size: size)
            }
        }
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
        let further: Further
        if keptIsInUse {
            further = Further(memory: Self.reserveMemory(Self.furtherSize), size: Self.furtherSize, isKept: false)
        } else {
            let memory = kept ?? Self.reserveMemory(Self.keptSize)
            (kept, keptIsInUse) = (memory, true)
            further = Further(memory: memory, size: Self.keptSize, isKept: true)
        }
        // A measure function may lay out another tree, which counts on its first room.
        limit = UInt(bitPattern: further.memory) + UInt(getpagesize()) + Self.reserve + Self.firstRoom
        limitIsReal = true
        return further
    }

    fileprivate mutating func leaveFurther(_ further: Further, outerLimit: UInt) {
        limit = outerLimit
        limitIsReal = true
        if further.isKept {
            keptIsInUse = false
        } else {
            munmap(further.memory, further.size)
        }
    }

    /// Memory for a stack, of which the system provides what is touched.
    private static func reserveMemory(_ size: Int) -> UnsafeMutableRawPointer {
        let memory = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANON, -1, 0)
        guard let memory, memory != MAP_FAILED else {
            preconditionFailure("no \(size) bytes of memory for a tree this deep: error \(errno)")
        }
        // The lowest page stays closed: running over the end stops the program instead of damaging memory.
        mprotect(memory, Int(getpagesize()), PROT_NONE)
        return memory
    }

    /// The end of the current stack; nil if the system does not provide it cheaply, or the thread goes on in other
    /// memory.
    private static func endOfCurrentStack() -> UInt? {
        #if canImport(Darwin)
        let top = UInt(bitPattern: pthread_get_stackaddr_np(pthread_self()))
        let end = top - UInt(pthread_get_stacksize_np(pthread_self()))
        return (end..<top).contains(currentAddress()) ? end : nil
        #else
        return nil
        #endif
    }
}

/// A call in a thread that is waited for at once, so that nothing is shared at the same time.
private final class FurtherThread {
    private let body: MachineStack.Body
    private let context: UnsafeMutableRawPointer

    init(_ body: MachineStack.Body, _ context: UnsafeMutableRawPointer) {
        self.body = body
        self.context = context
    }

    private func call() { body(context) }

    /// Makes the call on the stack of `size` bytes in `memory`, and returns when it is done.
    func run(on memory: UnsafeMutableRawPointer, size: Int) {
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        let isSized = pthread_attr_setstack(&attributes, memory, size)
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
                Unmanaged<FurtherThread>.fromOpaque(raw).takeUnretainedValue().call()
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
