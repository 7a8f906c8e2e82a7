/// Names a constraint that was added to a solver. Never reused for another one.
public struct ConstraintID: Hashable, Sendable {
    let slot: Int32
    let generation: UInt32
}

extension ConstraintID: CustomStringConvertible {
    public var description: String { "c\(slot).\(generation)" }
}
