import Foundation
import RenderWorker

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A worker that runs in a process of its own, and the pipes to it. One thread uses it.
final class WorkerProcess {
    /// The reason why a worker does not answer.
    enum Failure: Error, Hashable {
        /// The process could not be started.
        case notStarted
        /// It ended without an answer: it crashed, or had too little memory.
        case ended
        /// It was ended at the time limit.
        case tookTooLong
        /// It became slow while too many others were.
        case crowded
    }

    /// Held while a pipe exists that a process started by another thread would inherit, and keep open.
    private static let startLock = NSLock()

    let process: pid_t
    private let input: Int32
    private let output: Int32
    /// As large as a pipe.
    private let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    /// Whether another request can be sent.
    private(set) var isUsable = true

    /// Starts a process and waits until it is ready.
    init(_ command: [String], readyWithin seconds: Double) throws(Failure) {
        var toWorker: [Int32] = [-1, -1]
        var fromWorker: [Int32] = [-1, -1]
        let started = Self.startLock.withLock { () -> pid_t? in
            guard Self.makePipe(&toWorker), Self.makePipe(&fromWorker) else { return nil }
            return Self.spawn(command, input: toWorker[0], output: fromWorker[1])
        }
        close(toWorker[0])
        close(fromWorker[1])
        input = toWorker[1]
        output = fromWorker[0]
        process = started ?? 0
        guard started != nil else {
            isUsable = false
            throw .notStarted
        }
        for number in [input, output] { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }
        _ = try answer(sending: [], Limits(quickTime: .infinity, processorTime: .infinity, wallTime: seconds))
    }

    deinit {
        buffer.deallocate()
        close(input)
        close(output)
        guard process > 0 else { return }
        // A worker has nothing to finish.
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    }

    /// The times after which a drawing is slow, and ended, in seconds.
    ///
    /// Processor time, so that a busy machine makes no drawing slow, except the last.
    struct Limits {
        /// The processor time after which a drawing is slow.
        var quickTime: Double
        /// The processor time after which it is ended.
        var processorTime: Double
        /// The time after which it is ended though it does not use the processor.
        var wallTime: Double
    }

    /// Sends a request and returns the answer.
    ///
    /// - Parameter onSlow: Called once when the drawing is slow; if it returns false, the process is ended.
    func answer(to body: [UInt8], _ limits: Limits, onSlow: () -> Bool) throws(Failure) -> RenderAnswer {
        try answer(sending: AnswerFrame.lengthBytes(body.count) + body, limits, onSlow: onSlow)
    }

    /// The processor time that the process has used, in seconds; the time of the clock where the system does not
    /// report it.
    var processorTime: Double {
        var time = timespec()
        #if canImport(Darwin)
        clock_gettime(CLOCK_MONOTONIC, &time)
        #else
        var clock = clockid_t()
        guard process > 0, clock_getcpuclockid(process, &clock) == 0 else { return 0 }
        clock_gettime(clock, &time)
        #endif
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Reduces the priority of the process, which then ends after its answer, because only administrators can raise it.
    func makeSlow() {
        #if canImport(Darwin)
        setpriority(PRIO_PROCESS, id_t(process), 19)
        #else
        // Linux has a priority for each thread, and the drawing need not be on the first one.
        let threads = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process)/task")) ?? []
        for thread in threads.compactMap({ id_t($0) }) + [id_t(process)] {
            #if canImport(Glibc)
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), thread, 19)
            #else
            setpriority(PRIO_PROCESS, thread, 19)
            #endif
        }
        #endif
        isUsable = false
    }

    private func answer(
        sending bytes: [UInt8], _ limits: Limits, onSlow: () -> Bool = { true }
    ) throws(Failure) -> RenderAnswer {
        let start = ContinuousClock.now
        let startTime = processorTime
        var isSlow = false
        var sent = 0
        var received: [UInt8] = []
        var header: AnswerFrame.Header?
        while true {
            let elapsed = (ContinuousClock.now - start) / .seconds(1)
            let used = processorTime - startTime
            if !isSlow && used >= limits.quickTime {
                isSlow = true
                guard onSlow() else { throw stopped(.crowded) }
            }
            guard used < limits.processorTime, elapsed < limits.wallTime else { throw stopped(.tookTooLong) }
            // The process uses at most as much time as passes.
            let next = isSlow ? limits.processorTime : min(limits.quickTime, limits.processorTime)
            let pause = max(min(next - used, limits.wallTime - elapsed), 0.001)
            guard wait(forSending: sent < bytes.count, seconds: pause) else { continue }
            if sent < bytes.count { try send(bytes, &sent) }
            try receive(upTo: header?.length ?? AnswerFrame.headerLength, &received)
            if header == nil && received.count == AnswerFrame.headerLength {
                guard let read = AnswerFrame.Header(received) else { throw stopped(.ended) }
                header = read
                received = []
                received.reserveCapacity(read.length)
                try receive(upTo: read.length, &received)
            }
            if let header, received.count == header.length {
                if header.retires { isUsable = false }
                return header.answer(received)
            }
        }
    }

    private func stopped(_ failure: Failure) -> Failure {
        isUsable = false
        kill(process, SIGKILL)
        return failure
    }

    /// Waits until bytes can be received or sent; returns false if the time is over.
    private func wait(forSending: Bool, seconds: Double) -> Bool {
        var descriptors = [
            pollfd(fd: output, events: Int16(POLLIN), revents: 0),
            pollfd(fd: input, events: Int16(POLLOUT), revents: 0),
        ]
        let milliseconds = Int32(max(0, min(seconds * 1000, 3_600_000)).rounded(.up))
        return poll(&descriptors, forSending ? 2 : 1, milliseconds) > 0
    }

    private func send(_ bytes: [UInt8], _ sent: inout Int) throws(Failure) {
        let start = sent
        let length = bytes.withUnsafeBytes { write(input, $0.baseAddress! + start, bytes.count - start) }
        if length > 0 {
            sent += length
        } else if errno != EAGAIN && errno != EINTR {
            throw stopped(.ended)
        }
    }

    private func receive(upTo count: Int, _ received: inout [UInt8]) throws(Failure) {
        while received.count < count {
            let length = read(output, buffer.baseAddress!, min(count - received.count, buffer.count))
            if length > 0 {
                received += buffer[..<length]
            } else if length == 0 || (errno != EAGAIN && errno != EINTR) {
                throw stopped(.ended)
            } else {
                return
            }
        }
    }

    /// Makes a pipe that other processes do not inherit, if ``startLock`` is held.
    private static func makePipe(_ ends: inout [Int32]) -> Bool {
        guard pipe(&ends) == 0 else { return false }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return true
    }

    private static func spawn(_ command: [String], input: Int32, output: Int32) -> pid_t? {
        #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
        #else
        var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var arguments = command.map { strdup($0) } + [nil]
        defer { arguments.forEach { free($0) } }
        var process: pid_t = 0
        return posix_spawn(&process, command[0], &actions, nil, &arguments, environ) == 0 ? process : nil
    }
}
