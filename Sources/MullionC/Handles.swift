import Foundation

/// The objects behind the handles of C.
///
/// A handle is a number: the position of the object from 1 in the low 32 bits, above it the number of objects that were
/// in that position before, and the kind of the object in the highest 4 bits. A handle of a destroyed object, or one
/// that a program made up, is found to be invalid by them.
///
/// An object is lent to one call at a time. A second call that wants it is refused, be it of another thread or of a
/// measure function that the first call has called.
final class Handles: @unchecked Sendable {
    static let shared = Handles()

    /// The kinds of objects; numbers from 1.
    enum Kind: UInt64 {
        case tree = 1
        case solver, document
    }

    private struct Slot {
        var object: AnyObject?
        var kind = Kind.tree
        var generation: UInt64 = 0
        var isLent = false
    }

    private let lock = NSLock()
    /// Used with the lock held, as all below.
    private var slots: [Slot] = []
    private var freeSlots: [Int] = []

    private static let generationBits: UInt64 = 28

    /// Keeps an object, and returns its handle.
    func insert(_ object: AnyObject, _ kind: Kind) -> UInt64 {
        lock.withLock {
            if freeSlots.isEmpty {
                freeSlots.append(slots.count)
                slots.append(Slot())
            }
            let index = freeSlots.removeLast()
            slots[index].object = object
            slots[index].kind = kind
            return kind.rawValue << 60 | slots[index].generation << 32 | UInt64(index + 1)
        }
    }

    /// Calls a function with the object of a handle, while no other call can have it.
    ///
    /// - Throws: `Failure` if the handle is invalid, if another call has the object, or what `body` throws.
    func lend<Object: AnyObject, Result>(
        _ handle: UInt64, _ kind: Kind, as type: Object.Type, _ body: (Object) throws -> Result
    ) throws -> Result {
        let (index, object) = try lock.withLock {
            let index = try position(of: handle, kind)
            slots[index].isLent = true
            return (index, slots[index].object)
        }
        defer { lock.withLock { slots[index].isLent = false } }
        return try body(object as! Object)
    }

    /// Forgets the object of a handle, which is invalid from then on.
    ///
    /// - Returns: The object, which ends outside of the lock.
    func remove(_ handle: UInt64, _ kind: Kind) throws -> AnyObject? {
        try lock.withLock {
            let index = try position(of: handle, kind)
            let object = slots[index].object
            slots[index].object = nil
            slots[index].generation += 1
            // A position whose numbers are used up is given up.
            if slots[index].generation < 1 << Self.generationBits { freeSlots.append(index) }
            return object
        }
    }

    private func position(of handle: UInt64, _ kind: Kind) throws -> Int {
        let index = Int(handle & 0xFFFF_FFFF) - 1
        let generation = handle >> 32 & (1 << Self.generationBits - 1)
        guard slots.indices.contains(index), slots[index].object != nil, slots[index].generation == generation,
            slots[index].kind == kind, handle >> 60 == kind.rawValue
        else { throw Failure(.invalidHandle, "the handle \(handle) is not that of a \(kind)") }
        guard !slots[index].isLent else { throw Failure(.busy, "another call is using the \(kind)") }
        return index
    }
}
