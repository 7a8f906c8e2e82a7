import RenderWorker
import Testing

@testable import RenderServer

struct AnswerCacheTests {
    private func answer(_ count: Int) -> RenderAnswer {
        RenderAnswer([UInt8](repeating: 0, count: count), format: .svg)
    }

    @Test func bytesAreBounded() {
        let cache = AnswerCache(limit: 100_000)
        for number in 0..<1000 {
            cache.insert(answer(1000), for: Array("\(number)".utf8))
            #expect(cache.size <= 100_000)
        }
        #expect(cache[Array("0".utf8)] == nil)
        #expect(cache[Array("999".utf8)] == answer(1000))
    }

    @Test func usedAnswersStay() {
        let cache = AnswerCache(limit: 100_000)
        for number in 0..<1000 {
            cache.insert(answer(1000), for: Array("\(number)".utf8))
            #expect(cache[[48]] != nil)
        }
    }

    @Test func largeAnswersAreNotKept() {
        let cache = AnswerCache(limit: 8000)
        cache.insert(answer(1000), for: [1])
        #expect(cache[[1]] == nil && cache.size == 0)
    }

    @Test func equalRequestReplacesItsAnswer() {
        let cache = AnswerCache(limit: 100_000)
        cache.insert(answer(1000), for: [1])
        let size = cache.size
        cache.insert(answer(1000), for: [1])
        #expect(cache.size == size)
    }

    @Test func budgetIsReturned() {
        let budget = ByteBudget(limit: 100)
        do {
            let share = budget.share()
            #expect(share.take(60) && share.take(40))
            #expect(!share.take(1))
            #expect(!budget.share().take(1))
            #expect(budget.inUse == 100)
        }
        #expect(budget.inUse == 0)
        #expect(budget.share().take(100))
    }
}
