import Testing

@testable import MullionSolver

@Suite("Solver: memory")
struct PoolTests {
    @Test("A pool keeps its elements while it grows into huge pages")
    func growing() {
        var pool = Pool<Int32>()
        // Eight megabytes.
        for number in 0..<Int32(1 << 21) { pool.append(number) }
        #expect(pool.count == 1 << 21)
        #expect(pool.indices.allSatisfy { pool[$0] == Int32($0) })
        pool.append(-1)
        #expect(pool[1 << 21] == -1)
        #expect(pool.removeLast() == -1)
    }

    @Test("Moved activities are kept in order, however many there are")
    func movedActivities() {
        var moved = MovedActivities()
        #expect(moved.isEmpty && moved.last == nil)
        for count in [3, 9, 4, 1] {
            for activity in 0..<Int32(count) { moved.append(activity) }
            #expect(Array(moved) == Array(0..<Int32(count)))
            for index in moved.indices { moved[index] += 10 }
            #expect(Array(moved) == Array(10..<Int32(count + 10)))
            moved.removeAll(keepingCapacity: true)
            #expect(moved.isEmpty)
        }
    }

    @Test("The indices of changed variables are those of the changed variables")
    func changes() throws {
        let (one, other) = (Solver(), Solver())
        for solver in [one, other] {
            let variables = (0..<4).map { _ in solver.makeVariable() }
            try solver.addEditVariable(variables[2], value: 7)
            try solver.add(variables[0] .== variables[2] + 1.0)
            try solver.add(variables[3] .>= 2.0)
        }
        var indices: [Int32] = [-1]
        #expect(other.mayHaveChanges)
        other.takeChanges(into: &indices)
        #expect(!other.mayHaveChanges)
        #expect(indices == [-1] + one.takeChanges().map { Int32($0.index) })
        #expect(indices == [-1, 0, 2, 3])
    }
}
