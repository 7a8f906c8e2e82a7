import CMeasuring
import Foundation
import MullionCollection
import MullionGeometry

/// A collection that never changes, and how it is measured.
struct CollectionWorkload {
    let name: String
    let sections: FlowSections
    var configuration = FlowConfiguration()
    var viewport = CGSize(width: 800, height: 800)

    /// Sizes 20...199, offered 800: as lines, or with a gap so large that there is one column.
    static func variable(_ count: Int, isList: Bool) -> CollectionWorkload {
        var random = NumberSequence()
        let sizes = (0..<count).map { _ in
            CGSize(width: CGFloat(random.next(20, 199)), height: CGFloat(random.next(20, 199)))
        }
        var sections = FlowSections()
        sections.append(FlowSection(.variable(0), arrangement: isList ? .list : .lines), sizes: sizes)
        return CollectionWorkload(name: "\(count) variable, \(isList ? "one column" : "lines")", sections: sections)
    }

    static func uniform(_ count: Int) -> CollectionWorkload {
        var sections = FlowSections()
        sections.append(FlowSection(.uniform(count)))
        return CollectionWorkload(name: "\(count) uniform", sections: sections)
    }

    /// Sections of ten uniform items with pinned headers and footers below a global one.
    static func pinned(_ count: Int) -> CollectionWorkload {
        var sections = FlowSections()
        for _ in 0..<count {
            var section = FlowSection(.uniform(10))
            section.header = CGSize(width: 0, height: 30)
            section.footer = CGSize(width: 0, height: 20)
            sections.append(section)
        }
        var workload = CollectionWorkload(name: "\(count) pinned sections", sections: sections)
        workload.configuration.globalHeaderOptions = .all
        workload.configuration.sectionFootersPinToVisibleBounds = true
        return workload
    }

    func layout() -> CollectionFlowLayout {
        var layout = CollectionFlowLayout(
            configuration: configuration, viewport: FlowViewport(bounds: CGRect(origin: .zero, size: viewport)))
        layout.prepare(from: sections)
        return layout
    }
}
