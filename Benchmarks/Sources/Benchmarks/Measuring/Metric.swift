/// What is measured of a workload, in the order of the columns.
enum Metric: String, CaseIterable, Codable {
    /// Making the nodes, ns per logical node.
    case build
    /// The first pass over a new tree, ns per logical node.
    case firstLayout
    /// Both together.
    case fresh
    /// The same in memory that the system has to provide first, ns per logical node.
    case cold
    /// Removing everything, building and laying out again in the same tree, ns per logical node.
    case reused
    /// A pass after every node was invalidated, ns per logical node.
    case layout
    /// A pass for another width with nothing changed, ns per logical node.
    case relayout
    /// A pass with nothing to do, ns.
    case unchanged
    /// One edit and the pass after it, in microseconds.
    case changeWidth, changeHeight, changeText
    /// Heap bytes per logical node after the first pass: capacity reserved, and grown as nodes were made.
    case bytes, bytesGrown
    /// Calls of the allocator in a pass after every node was invalidated, and in one for another width; not the first.
    case allocations, allocationsRelayout
    /// Calls of measure functions per text, first pass.
    case measures
    /// Questions computed per logical node, first pass.
    case visits
    /// Measuring one label of 20 characters, ns.
    case measureLabel
    /// Measuring the labels of the text workload, ns per label.
    case measureText
    /// Finding a label of the text workload in a cache, ns.
    case cachedText
    /// Wrapping a measured label in another width, ns.
    case rewrap
    /// Laying the labels out for another width, ns per label.
    case layoutText
    /// The share of labels a cache answered while they were asked for again at each width, in percent.
    case hitRate

    var title: String {
        switch self {
        case .build: "build"
        case .firstLayout: "first layout"
        case .fresh: "build+layout"
        case .cold: "cold"
        case .reused: "reused"
        case .layout: "layout"
        case .relayout: "relayout"
        case .unchanged: "unchanged ns"
        case .changeWidth: "width µs"
        case .changeHeight: "height µs"
        case .changeText: "text µs"
        case .bytes: "bytes"
        case .bytesGrown: "bytes grown"
        case .allocations: "allocations"
        case .allocationsRelayout: "alloc. relayout"
        case .measures: "measures"
        case .visits: "visits"
        case .measureLabel: "20 chars ns"
        case .measureText: "label ns"
        case .cachedText: "cached ns"
        case .rewrap: "rewrap ns"
        case .layoutText: "label layout"
        case .hitRate: "hits %"
        }
    }

    init(_ change: Workload.Change) {
        switch change {
        case .width: self = .changeWidth
        case .height: self = .changeHeight
        case .text: self = .changeText
        }
    }
}

/// The numbers to reach.
enum Target {
    /// The largest value that is good enough; nil where nothing is promised.
    static func limit(_ metric: Metric, of workload: String) -> Double? {
        switch (metric, workload) {
        case (.fresh, "T3"): 110
        case (.fresh, "T4"): 60
        case (.reused, "T3"): 65
        case (.reused, "T4"): 50
        case (.layout, "T3"): 45
        case (.layout, "T4"): 35
        case (.layout, _) where workload.hasSuffix("-custom") || workload.hasSuffix("-separable"): 600
        case (.unchanged, _): 30
        case (.changeWidth, "T1"): 1
        case (.changeHeight, "T1"): 60
        case (.changeWidth, "T3"): 2
        case (.changeText, "T4"): 10
        case (.bytes, "T3"): 200
        case (.measures, _) where !workload.contains("-"): 4
        case (.allocations, _) where !workload.contains("-"): 0
        case (.allocationsRelayout, _) where !workload.contains("-"): 0
        case (.measureLabel, "Text"): 100
        default: nil
        }
    }
}
