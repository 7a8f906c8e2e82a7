/// The parts of the solved system. Slots of parts that are gone are used again.
struct UnitTable: ~Copyable {
    var kernels: [KernelUnit?] = []
    var singles = SingleColumnTable()
    var groups = GroupTable()
    private var freeKernels: [Int32] = []

    mutating func addVariable() {
        singles.addVariable()
        groups.addVariable()
    }

    mutating func add(_ kernel: Kernel, columns: [Int32]) -> Int {
        let unit = KernelUnit(kernel, columns: columns)
        if let free = freeKernels.popLast() {
            kernels[Int(free)] = unit
            return Int(free)
        }
        kernels.append(unit)
        return kernels.count - 1
    }

    /// Forgets a part; a part that is gone already is left alone.
    mutating func release(unit: Int32) {
        if unit >= 0 {
            guard kernels[Int(unit)] != nil else { return }
            kernels[Int(unit)] = nil
            freeKernels.append(unit)
        } else {
            singles.release(Int(~unit))
        }
    }
}
