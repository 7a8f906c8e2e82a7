import Foundation
import MullionTestSupport
import Targets

// Opens, edits, draws, and closes everything that the fuzz targets do, and scrolls and edits collections of a million
// elements, for a number of seconds in one process: `Soak SECONDS CORPUS PART ...`. Parts are the names of targets, and
// "collections"; without one, all run. `Fuzzing/soak` builds and starts it.
//
// Resident memory has to stay flat within 2 %, and the number of open files has to stay the same.

let seconds = CommandLine.arguments.dropFirst().first.flatMap(Double.init) ?? 3600
let corpus = CommandLine.arguments.dropFirst(2).first
let parts = Set(CommandLine.arguments.dropFirst(3))
let targets = Target.all.filter { parts.isEmpty || parts.contains($0.name) }
var random = SplitMix64(seed: 1)
var inputs = Inputs(folder: corpus)
var collections = parts.isEmpty || parts.contains("collections") ? Collections() : nil
let start = Date()
var minutes: [Minute] = []
var current = Minute(number: 0)
var lastSample = start
var number = 0
while Date().timeIntervalSince(start) < seconds {
    if !targets.isEmpty {
        let target = targets[number % targets.count]
        target.run(inputs.next(for: target, using: &random))
    }
    for _ in 0..<20 { collections?.step(using: &random) }
    current.steps += 1
    number += 1
    let now = Date()
    if now.timeIntervalSince(lastSample) >= 0.5 {
        lastSample = now
        current.resident.append(Memory.resident() ?? 0)
    }
    let minute = Int(now.timeIntervalSince(start) / 60)
    if minute > current.number {
        current.finish()
        minutes.append(current)
        current = Minute(number: minute)
    }
}
exit(Minute.judge(minutes) ? 0 : 1)
