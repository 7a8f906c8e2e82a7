import ArgumentParser
import Foundation
import MullionLayout

@main
struct BenchmarksCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "Benchmarks",
        abstract: "Measures the layout engine on fixed trees.",
        discussion: """
            Times are CPU time, medians over the samples, in nanoseconds per logical node unless the column says \
            otherwise. "ok" stands behind a value that reaches its target, "2.1x" behind one that is that many times \
            the target. Benchmarks/README.md says what the columns and workloads are.
            """)

    func run() throws {
        printList()
    }

    private func printList() {
        for (name, make) in Workload.all {
            print(name.padding(toLength: 14, withPad: " ", startingAt: 0), make().summary)
        }
    }
}
