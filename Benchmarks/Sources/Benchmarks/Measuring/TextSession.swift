import CMeasuring
import MullionGeometry
import MullionLayout
import MullionText

/// The measurements of the text workload.
struct TextSession: Sampling {
    let workload = TextWorkload()
    private let measurer = MetricsTextMeasurer()
    private let cache = CachingTextMeasurer(maximumCount: TextWorkload.labelCount)
    private let texts: [MeasuredText]
    private let tree = LayoutTree()
    private(set) var samples: [Metric: [Double]] = [:]

    var name: String { TextWorkload.name }
    var summary: String { TextWorkload.summary }
    /// The labels, the rows and the column around them.
    var nodeCount: Int { tree.nodeCount }

    init() {
        let (labels, font, measurer) = (workload.labels, workload.font, measurer)
        texts = labels.map { measurer.measure($0, font: font) }
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: 8))
        tree.root = column
        for start in stride(from: 0, to: texts.count, by: TextWorkload.labelsPerRow) {
            let row = tree.makeNode(.hStack(alignment: .top, spacing: 8))
            tree.append(row, to: column)
            for text in texts[start..<min(start + TextWorkload.labelsPerRow, texts.count)] {
                let measure = LeafMeasure(traits: .wrappingText) { text.size(width: $0.width) }
                tree.append(tree.makeNode(.leaf(measure)), to: row)
            }
        }
        layOutAtAllWidths()
        findAll()
    }

    mutating func sample() {
        let calls = 100_000
        add(.measureLabel, timed { measureLabel(times: calls) }, over: calls)
        add(.measureText, timed { measureAll() }, over: texts.count)
        add(.cachedText, timed { findAll() }, over: texts.count)
        add(.rewrap, timed { wrapAll() }, over: texts.count * TextWorkload.widthCount)
        add(.layoutText, timed { layOutAtAllWidths() }, over: texts.count * TextWorkload.widthCount)
    }

    /// A view that is built anew for every pass asks for each of its texts again.
    mutating func count() {
        let cache = CachingTextMeasurer(measurer, maximumCount: texts.count)
        for width in TextWorkload.treeWidths {
            for label in workload.labels { _ = cache.measure(label, font: workload.font) }
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
        }
        samples[.hitRate] = [cache.statistics.hitRate * 100]
    }

    /// Measures the single label again and again.
    @inline(never)
    func measureLabel(times: Int) {
        for _ in 0..<times { keep(measurer.measure(TextWorkload.singleLabel, font: workload.font)) }
    }

    /// Measures every label once.
    @inline(never)
    func measureAll() {
        for label in workload.labels { keep(measurer.measure(label, font: workload.font)) }
    }

    /// Finds every label in a cache that holds them all.
    @inline(never)
    func findAll() {
        for label in workload.labels { keep(cache.measure(label, font: workload.font)) }
    }

    /// Wraps every measured label in every width.
    @inline(never)
    func wrapAll() {
        for width in TextWorkload.wrappingWidths {
            for text in texts { keep(text.size(width: width)) }
        }
    }

    /// Lays the tree out for every width.
    @inline(never)
    func layOutAtAllWidths() {
        for width in TextWorkload.treeWidths {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
        }
    }

    /// What an instruction counter can be put around.
    enum Region: String, CaseIterable {
        case label = "Text-label"
        case measure = "Text-measure"
        case cached = "Text-cached"
        case rewrap = "Text-rewrap"
        case layout = "Text-layout"
    }

    func run(_ region: Region) {
        runAsRegion {
            switch region {
            case .label: measureLabel(times: 1_000)
            case .measure: measureAll()
            case .cached: findAll()
            case .rewrap: wrapAll()
            case .layout: layOutAtAllWidths()
            }
        }
    }

    private func timed(_ body: () -> Void) -> UInt64 {
        let start = measuring_cpu_nanoseconds()
        body()
        return measuring_cpu_nanoseconds() - start
    }

    private mutating func add(_ metric: Metric, _ nanoseconds: UInt64, over count: Int) {
        samples[metric, default: []].append(Double(nanoseconds) / Double(count))
    }
}

/// Takes a value that would otherwise be computed for nothing, and so perhaps not at all.
@inline(never)
private func keep<T>(_ value: T) { withExtendedLifetime(value) {} }
