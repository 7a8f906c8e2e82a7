import Foundation
import Targets

// Runs libFuzzer over the target that the environment variable MULLION_FUZZ_TARGET names. `Fuzzing/run` builds and
// starts this program.

/// libFuzzer without its `main`.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(
    _ count: UnsafeMutablePointer<CInt>,
    _ arguments: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>>,
    _ run: @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt
) -> CInt

let name = ProcessInfo.processInfo.environment["MULLION_FUZZ_TARGET"] ?? ""
guard let chosen = Target.all.first(where: { $0.name == name }) else {
    print("MULLION_FUZZ_TARGET is one of \(Target.all.map(\.name).joined(separator: ", "))")
    exit(64)
}
let target = chosen
// Without a stack of their own, the handlers of libFuzzer cannot write the input that overflows the stack.
var stack = stack_t()
stack.ss_size = 1 << 20
stack.ss_sp = .allocate(byteCount: stack.ss_size, alignment: 16)
sigaltstack(&stack, nil)
var count = CommandLine.argc
var arguments = CommandLine.unsafeArgv
exit(
    runDriver(&count, &arguments) { bytes, count in
        target.run([UInt8](UnsafeBufferPointer(start: bytes, count: count)))
        return 0
    })
