/// An unknown of one solver, made by `Solver.makeVariable(_:preferring:)`.
///
/// A variable is its declaration number. Numbers decide ties: see `Solver`. The number of a variable that was removed
/// is given to the next one that is made; the old variable is unknown all the same, since it has another generation.
public struct Variable: Hashable, Sendable {
    private let number: Int32
    let generation: UInt32

    /// The declaration number, from 0.
    public var index: Int { Int(number) }

    @inline(__always)
    init(_ index: Int, generation: UInt32) {
        number = Int32(truncatingIfNeeded: index)
        self.generation = generation
    }
}

extension Variable: CustomStringConvertible {
    public var description: String { "v\(index)" }
}
