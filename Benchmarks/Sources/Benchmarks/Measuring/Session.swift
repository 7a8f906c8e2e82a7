import CMeasuring
import MullionGeometry
import MullionLayout

/// The measurements of one workload, sample by sample, so that several workloads can be measured by turns.
struct Session: Sampling {
    let workload: Workload
    private let specimen: Specimen
    private(set) var samples: [Metric: [Double]] = [:]

    var name: String { workload.name }
    var summary: String { workload.summary }
    var nodeCount: Int { workload.tree.logicalCount }

    /// How often a small tree is built or laid out in one sample.
    private let loops: Int

    init(_ workload: Workload) {
        self.workload = workload
        specimen = Specimen(workload)
        loops = max(1, 10_000 / workload.tree.logicalCount)
    }

    /// Takes one sample of every metric of time.
    mutating func sample() {
        sampleFresh()
        sampleCold()
        sampleReused()
        sampleLayout()
        sampleRelayout()
        sampleUnchanged()
        for change in workload.changes { sampleChange(change) }
    }

    /// Takes the metrics that are the same in every run.
    mutating func count() {
        guard measuring_counts_allocations() else { return countWork() }
        specimen.discard()
        measuring_start_counting()
        specimen.build()
        specimen.layOut()
        let grown = measuring_heap_growth()
        measuring_stop_counting()
        specimen.discard()
        measuring_start_counting()
        specimen.reserve()
        specimen.build()
        specimen.layOut()
        let reserved = measuring_heap_growth()
        measuring_stop_counting()
        add(.bytes, Double(reserved) / Double(workload.tree.logicalCount))
        add(.bytesGrown, Double(grown) / Double(workload.tree.logicalCount))
        countWork()
        // Steady state: some passes have been made.
        for _ in 0..<3 { specimen.layOutForAnotherWidth() }
        add(.allocationsRelayout, Double(allocations { specimen.layOutForAnotherWidth() }))
        specimen.layOut()
        specimen.invalidateEverything()
        add(.allocations, Double(allocations { specimen.layOut() }))
    }

    private func allocations(_ body: () -> Void) -> Int64 {
        measuring_start_counting()
        body()
        measuring_stop_counting()
        return measuring_allocations()
    }

    private mutating func countWork() {
        specimen.discard()
        specimen.build()
        specimen.layOut()
        let counts = specimen.layout.counts
        if workload.tree.textCount > 0 {
            add(.measures, Double(counts.leafMeasurements) / Double(workload.tree.textCount))
        }
        add(.visits, Double(counts.visits) / Double(workload.tree.logicalCount))
    }

    /// A new tree where another one was freed: what the allocator of a running program hands out.
    private mutating func sampleFresh() {
        var built: UInt64 = 0
        var laidOut: UInt64 = 0
        // What was measured before may have given memory back to the system.
        specimen.discard()
        specimen.build()
        specimen.layOut()
        for _ in 0..<loops {
            specimen.discard()
            let start = measuring_cpu_nanoseconds()
            specimen.build()
            let middle = measuring_cpu_nanoseconds()
            specimen.layOut()
            laidOut += measuring_cpu_nanoseconds() - middle
            built += middle - start
        }
        add(.build, perNode(built))
        add(.firstLayout, perNode(laidOut))
        add(.fresh, perNode(built + laidOut))
    }

    private mutating func sampleCold() {
        // Trees that are done with are kept, so that none of them is built in the memory of another.
        var kept: [LayoutTree] = [specimen.layout]
        kept.reserveCapacity(loops + 1)
        specimen.discard()
        measuring_trim_heap()
        let time = timed {
            for _ in 0..<loops {
                specimen.discard()
                specimen.build()
                specimen.layOut()
                kept.append(specimen.layout)
            }
        }
        add(.cold, perNode(time))
        withExtendedLifetime(kept) {}
    }

    private mutating func sampleReused() {
        let time = timed {
            for _ in 0..<loops {
                specimen.clear()
                specimen.build()
                specimen.layOut()
            }
        }
        add(.reused, perNode(time))
    }

    private mutating func sampleLayout() {
        // The tree that was built again and again has its objects all over the heap.
        specimen.discard()
        measuring_trim_heap()
        specimen.build()
        specimen.layOut()
        var time: UInt64 = 0
        for _ in 0..<loops {
            specimen.invalidateEverything()
            time += timed { specimen.layOut() }
        }
        add(.layout, perNode(time))
    }

    private mutating func sampleRelayout() {
        let time = timed { for _ in 0..<loops { specimen.layOutForAnotherWidth() } }
        add(.relayout, perNode(time))
    }

    private mutating func sampleUnchanged() {
        specimen.layOut()
        let calls = 10_000
        let time = timed { for _ in 0..<calls { specimen.layOut() } }
        add(.unchanged, Double(time) / Double(calls))
    }

    private mutating func sampleChange(_ change: Workload.Change) {
        specimen.layOut()
        for _ in 0..<5 { specimen.change(change) }
        // A slow workload is not asked a thousand times.
        let single = timed { specimen.change(change) }
        let calls = min(1_000, max(10, Int(20_000_000 / (single + 1))))
        let time = timed { for _ in 0..<calls { specimen.change(change) } }
        add(Metric(change), Double(time) / Double(calls) / 1_000)
    }

    private func timed(_ body: () -> Void) -> UInt64 {
        let start = measuring_cpu_nanoseconds()
        body()
        return measuring_cpu_nanoseconds() - start
    }

    private func perNode(_ nanoseconds: UInt64) -> Double {
        Double(nanoseconds) / Double(loops * workload.tree.logicalCount)
    }

    private mutating func add(_ metric: Metric, _ value: Double) { samples[metric, default: []].append(value) }
}
