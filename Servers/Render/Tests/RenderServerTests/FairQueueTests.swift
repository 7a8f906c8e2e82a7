import Testing

@testable import RenderServer

struct FairQueueTests {
    @Test func clientWithOneRequestPassesClientWithMany() {
        var queue = FairQueue<String>(limit: 200)
        for number in 0..<100 { #expect(queue.append("a\(number)", of: "a") == nil) }
        #expect(queue.popFirst(cost: 1)?.request == "a0")
        #expect(queue.append("b0", of: "b") == nil)
        #expect(queue.popFirst(cost: 1)?.request == "b0")
        #expect(queue.popFirst(cost: 1)?.request == "a1")
    }

    @Test func timeIsDividedAmongClients() {
        var queue = FairQueue<Int>(limit: 1000)
        for number in 0..<400 {
            _ = queue.append(number, of: "cheap")
            _ = queue.append(number, of: "costly")
        }
        var time = ["cheap": 0.0, "costly": 0.0]
        for _ in 0..<200 {
            guard let (_, client) = queue.popFirst(cost: 1) else { break }
            let cost = client == "costly" ? 9.0 : 1.0
            queue.correct(client, by: cost - 1)
            time[client]! += cost
        }
        #expect(abs(time["cheap"]! - time["costly"]!) <= 9)
    }

    @Test func clientDoesNotSaveTime() {
        var queue = FairQueue<String>(limit: 100)
        for number in 0..<20 { _ = queue.append("a\(number)", of: "a") }
        for _ in 0..<10 { _ = queue.popFirst(cost: 1) }
        for number in 0..<5 { _ = queue.append("b\(number)", of: "b") }
        let next = (0..<4).compactMap { _ in queue.popFirst(cost: 1)?.client }
        #expect(next.filter { $0 == "a" }.count >= 1)
    }

    @Test func clientWithPauseIsPassed() {
        var queue = FairQueue<String>(limit: 100)
        for number in 0..<3 { _ = queue.append("a\(number)", of: "a") }
        let time = ContinuousClock.now
        queue.pause("a", seconds: 1...16, from: time)
        #expect(queue.popFirst(cost: 1, at: time) == nil)
        #expect(queue.nextResumption(after: time) == time + .seconds(1))
        _ = queue.append("b0", of: "b")
        #expect(queue.popFirst(cost: 1, at: time)?.request == "b0")
        #expect(queue.popFirst(cost: 1, at: time + .seconds(1))?.request == "a0")
    }

    @Test func pausesGrow() {
        var queue = FairQueue<Int>(limit: 100)
        for number in 0..<10 { _ = queue.append(number, of: "a") }
        var time = ContinuousClock.now
        for seconds in [1.0, 2, 4, 8, 16, 16] {
            queue.pause("a", seconds: 1...16, from: time)
            #expect(queue.nextResumption(after: time) == time + .seconds(seconds))
            time += .seconds(seconds + 0.1)
        }
        time += .seconds(16 * 4)
        queue.pause("a", seconds: 1...16, from: time)
        #expect(queue.nextResumption(after: time) == time + .seconds(1))
    }

    @Test func latestOfTheClientWithMostIsRefused() {
        var queue = FairQueue<String>(limit: 3)
        for number in 0..<3 { #expect(queue.append("a\(number)", of: "a") == nil) }
        #expect(queue.append("a3", of: "a") == "a3")
        #expect(queue.append("b0", of: "b") == "a2")
        #expect(queue.count == 3)
        #expect(queue.append("b1", of: "b") == "b1")
        #expect(queue.removeAll().count == 3)
        #expect(queue.count == 0 && queue.popFirst(cost: 1) == nil)
    }

    @Test func rememberedClientsAreBounded() {
        var queue = FairQueue<Int>(limit: 10)
        for number in 0..<30_000 {
            _ = queue.append(number, of: "\(number)")
            _ = queue.popFirst(cost: 1)
            queue.correct("\(number)", by: 100)
        }
        let mirror = Mirror(reflecting: queue).children.first { $0.label == "clients" }
        #expect(mirror.map { Mirror(reflecting: $0.value).children.count <= 10_001 } == true)
    }
}
