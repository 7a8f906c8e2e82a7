import Foundation
import Testing

@testable import RenderServer

struct WorkerProcessTests {
    #if os(Linux)
    @Test("A slow drawing has a low priority on all threads of its process")
    func allThreadsAreSlow() throws {
        let command = ServerSettings(workerCommand: TestWorker.real).workerArguments
        let worker = try WorkerProcess(command, readyWithin: 60)
        #expect(try niceValues(of: worker.process).allSatisfy { $0 != "19" })
        worker.makeSlow()
        let values = try niceValues(of: worker.process)
        #expect(!values.isEmpty && values.allSatisfy { $0 == "19" })
        #expect(!worker.isUsable)
    }

    /// The nice value of each thread, the 19th field of its state; the second one is a name that may contain spaces.
    private func niceValues(of process: Int32) throws -> [Substring] {
        let folder = "/proc/\(process)/task"
        return try FileManager.default.contentsOfDirectory(atPath: folder).compactMap { thread in
            let state = try String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8)
            guard let name = state.lastIndex(of: ")") else { return nil }
            return state[name...].split(separator: " ")[17]
        }
    }
    #endif

    @Test("An answer longer than a pipe is received whole")
    func longAnswer() throws {
        let count = 1_000_003
        let worker = try WorkerProcess(TestWorker.long(count: count), readyWithin: 60)
        let limits = WorkerProcess.Limits(quickTime: 60, processorTime: 60, wallTime: 60)
        let answer = try worker.answer(to: Array("{}".utf8), limits) { true }
        #expect(answer.status == 422)
        #expect(answer.body == [UInt8](repeating: 0, count: count))
        #expect(worker.isUsable)
    }
}
