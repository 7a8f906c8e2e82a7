import MullionGeometry
import MullionLayout

/// One measured region of one workload, run once: what instruction counters are put around.
///
/// Everything before the region is preparation; a counter collects only inside ``mullionBenchmarkRegion()``.
struct SingleRun {
    enum Region: String, CaseIterable {
        case build, fresh, layout, relayout, unchanged, width, height, text
    }

    let workload: Workload
    let region: Region
    /// How often the pass is made where one alone would be too short for a sampling profiler.
    var times = 1

    func run() {
        let specimen = Specimen(workload)
        specimen.build()
        specimen.layOut()
        switch region {
        case .build:
            specimen.discard()
            measure { specimen.build() }
        case .fresh:
            specimen.discard()
            measure {
                specimen.build()
                specimen.layOut()
            }
        case .layout:
            for _ in 0..<times {
                specimen.invalidateEverything()
                measure { specimen.layOut() }
            }
        case .relayout:
            specimen.layOutForAnotherWidth()
            measure { for _ in 0..<times { specimen.layOutForAnotherWidth() } }
        case .unchanged:
            measure { for _ in 0..<1_000 { specimen.layOut() } }
        case .width, .height, .text:
            let change = Workload.Change(rawValue: region.rawValue)!
            for _ in 0..<5 { specimen.change(change) }
            measure { for _ in 0..<100 { specimen.change(change) } }
        }
    }

    private func measure(_ body: () -> Void) { runAsRegion(body) }
}

/// Runs something as the region that a counter collects.
func runAsRegion(_ body: () -> Void) {
    withoutActuallyEscaping(body) { body in
        regionBody = body
        mullionBenchmarkRegion()
        regionBody = nil
    }
}

nonisolated(unsafe) private var regionBody: (() -> Void)?

/// The function a counter is switched on and off by.
@inline(never)
func mullionBenchmarkRegion() { regionBody!() }
