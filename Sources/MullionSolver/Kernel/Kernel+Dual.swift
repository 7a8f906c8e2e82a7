/// The dual step: bring a basic activity back into its segment, with as many kinks passed as that needs.
extension Kernel {
    /// False when primal steps must go on.
    mutating func runDual() -> Bool { false }
}
