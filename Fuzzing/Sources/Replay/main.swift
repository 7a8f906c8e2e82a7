import Foundation
import Targets

// Runs targets once with each input of their corpora, in the order of the names: `Replay CORPUS TARGET ...`. Without a
// target, all run. `Fuzzing/coverage` counts what that reaches.

guard let corpus = CommandLine.arguments.dropFirst().first else {
    print("usage: Replay CORPUS TARGET ...")
    exit(64)
}
let names = Set(CommandLine.arguments.dropFirst(2))
for target in Target.all where names.isEmpty || names.contains(target.name) {
    let inputs = target.inputs(in: corpus)
    let start = Date()
    for input in inputs {
        guard let data = FileManager.default.contents(atPath: input) else { continue }
        target.run([UInt8](data))
    }
    print("\(target.name): \(inputs.count) inputs, \(Int(Date().timeIntervalSince(start))) s")
    fflush(nil)
}
