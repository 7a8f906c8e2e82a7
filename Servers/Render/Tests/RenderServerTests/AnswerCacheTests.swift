import RenderWorker
import Testing

@testable import RenderServer

struct AnswerCacheTests {
    private func answer(_ count: Int) -> RenderAnswer {
        RenderAnswer([UInt8](repeating: 0, count: count), format: .svg)
    }

    private func key(_ request: String) -> AnswerCache.Key { AnswerCache.Key(Array(request.utf8)) }

    @Test func bytesAreBounded() {
        let cache = AnswerCache(limit: 100_000)
        for number in 0..<1000 {
            cache.insert(answer(1000), for: key("\(number)"))
            #expect(cache.size <= 100_000)
        }
        #expect(cache[key("0")] == nil)
        #expect(cache[key("999")] == answer(1000))
    }

    @Test func usedAnswersStay() {
        let cache = AnswerCache(limit: 100_000)
        for number in 0..<1000 {
            cache.insert(answer(1000), for: key("\(number)"))
            #expect(cache[key("0")] != nil)
        }
    }

    @Test func largeAnswersAreNotKept() {
        let cache = AnswerCache(limit: 8000)
        cache.insert(answer(1000), for: key("1"))
        #expect(cache[key("1")] == nil && cache.size == 0)
    }

    @Test func equalRequestReplacesItsAnswer() {
        let cache = AnswerCache(limit: 100_000)
        cache.insert(answer(1000), for: key("1"))
        let size = cache.size
        cache.insert(answer(1000), for: key("1"))
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
