/// An unknown of one solver, made by `Solver.makeVariable(_:preferring:)`.
///
/// A variable is its declaration number. Numbers decide ties: see `Solver`.
public struct Variable: Hashable, Sendable {
    /// The declaration number, from 0.
    public let index: Int

    init(_ index: Int) { self.index = index }
}

extension Variable: CustomStringConvertible {
    public var description: String { "v\(index)" }
}
