import Testing

@testable import RenderWorker

struct AnswerFrameTests {
    @Test func answersAreReadAsTheyWereWritten() throws {
        for answer in [
            RenderAnswer([1, 2, 3], format: .pdf), RenderAnswer([], format: .svg),
            RenderAnswer(RequestError(status: 422, message: "a", line: 1, column: 2)),
        ] {
            for retires in [true, false] {
                let header = try #require(AnswerFrame.Header(AnswerFrame.header(of: answer, retires: retires)))
                #expect(header.length == answer.body.count)
                #expect(header.retires == retires)
                #expect(header.answer(answer.body) == answer)
            }
        }
    }

    @Test func otherBytesAreNoHeader() {
        #expect(AnswerFrame.Header([]) == nil)
        #expect(AnswerFrame.Header([UInt8](repeating: 9, count: 40)) == nil)
    }

    @Test func limitsAreArguments() {
        var limits = RenderLimits()
        limits.nodes = 7
        #expect(RenderLimits(arguments: limits.arguments) == limits)
        #expect(RenderLimits(arguments: ["1", "2", "x", "4"]) == nil)
    }
}
