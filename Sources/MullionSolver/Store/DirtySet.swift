/// Variables whose system must be solved from nothing.
struct DirtySet: ~Copyable {
    private(set) var seeds = Pool<Int32>()
    private var isSeed = Pool<Bool>()

    var isEmpty: Bool { seeds.isEmpty }

    mutating func append() { isSeed.append(false) }

    @inline(__always)
    mutating func insert(_ variable: Int) {
        guard !isSeed[variable] else { return }
        isSeed[variable] = true
        seeds.append(Int32(variable))
    }

    func contains(_ variable: Int) -> Bool { isSeed[variable] }

    mutating func removeAll() {
        for index in seeds.indices { isSeed[seeds[index]] = false }
        seeds.removeAll()
    }

    /// Puts the seeds in order.
    mutating func sort() {
        if seeds.indices.dropFirst().allSatisfy({ seeds[$0 - 1] < seeds[$0] }) { return }
        guard seeds.count > isSeed.count / 16 else { return seeds.sort() }
        seeds.removeAll()
        for variable in isSeed.indices where isSeed[variable] { seeds.append(Int32(variable)) }
    }
}
