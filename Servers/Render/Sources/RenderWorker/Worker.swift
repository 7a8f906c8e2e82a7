import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A process that draws requests from standard input, one after the other.
///
/// 1. Limit the address space, close what the server has open, ignore the signals that end the server.
/// 2. Read the templates, load their fonts and images, and announce readiness by an answer without a body.
/// 3. Read a request: four bytes of length, then the body. Draw it. Write the answer as an ``AnswerFrame``.
/// 4. End when the server closes the pipe, or after an answer that left more memory in use than half of the limit.
///
/// The server ends a worker that takes too long. A request that crashes one takes no other request with it.
public enum Worker {
    /// The largest body that a worker accepts, above the limits of any server.
    static let requestLimit = 256 << 20

    /// Draws until the input ends.
    ///
    /// - Throws: ``TemplateError`` if the templates cannot be read.
    public static func run(templates folder: String?, limits: RenderLimits) throws(TemplateError) {
        let (input, output) = isolate(limits)
        let templates = if let folder { try TemplateStore(folder: folder) } else { TemplateStore() }
        let renderer = Renderer(templates: templates, limits: limits)
        renderer.warmUp(seconds: 1)
        let ready = RenderAnswer(status: 200, format: nil, digest: [], body: [])
        guard output.write(AnswerFrame.header(of: ready, retires: false)) else { return }
        while let prefix = input.read(4) {
            let length = (0..<4).reduce(0) { $0 | Int(prefix[$1]) << (8 * $1) }
            guard length <= requestLimit, let body = input.read(length) else { return }
            let answer = renderer.answer(to: body)
            let retires = limits.memory > 0 && residentMemory > limits.memory / 2
            guard output.write(AnswerFrame.header(of: answer, retires: retires)), output.write(answer.body), !retires
            else { return }
        }
    }

    /// Separates the process from the server; returns the pipes.
    private static func isolate(_ limits: RenderLimits) -> (input: Descriptor, output: Descriptor) {
        // What the libraries print must not get between the answers.
        let output = dup(1)
        dup2(2, 1)
        let limit = Int32(min(sysconf(Int32(_SC_OPEN_MAX)), 65_536))
        for number in 3..<max(limit, 4) where number != output { close(number) }
        signal(SIGTERM, SIG_IGN)
        signal(SIGINT, SIG_IGN)
        signal(SIGPIPE, SIG_IGN)
        if limits.memory > 0 {
            var memory = rlimit(rlim_cur: rlim_t(limits.memory), rlim_max: rlim_t(limits.memory))
            #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &memory)
            #else
            setrlimit(RLIMIT_AS, &memory)
            #endif
        }
        // A crash leaves no file of its memory.
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        #if canImport(Glibc)
        setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &none)
        #else
        setrlimit(RLIMIT_CORE, &none)
        #endif
        return (Descriptor(number: 0), Descriptor(number: output))
    }

    /// The bytes of memory in use; 0 where the system does not report it.
    static var residentMemory: Int {
        guard let file = fopen("/proc/self/statm", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 128)
        guard fgets(&line, 128, file) != nil else { return 0 }
        let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        let fields = text.split(separator: " ")
        return fields.count > 1 ? (Int(fields[1]) ?? 0) * sysconf(Int32(_SC_PAGESIZE)) : 0
    }
}
