extension Solver {
    /// An unknown of one solver, made by ``makeVariable(_:preferring:)``.
    ///
    /// A variable is identified by its declaration number, which decides ties: see ``Solver``. The number of a removed
    /// variable is given to the next one that is made; the removed variable stays unknown, since the generations
    /// differ.
    public struct Variable: Hashable, Sendable {
        private let number: Int32
        package let generation: UInt32

        /// The declaration number, from 0.
        public var index: Int { Int(number) }

        /// Creates the identity with a number and a generation, which a solver may have.
        @inline(__always)
        package init(_ index: Int, generation: UInt32) {
            number = Int32(truncatingIfNeeded: index)
            self.generation = generation
        }
    }
}

extension Solver.Variable: CustomStringConvertible {
    public var description: String { "v\(index)" }
}
