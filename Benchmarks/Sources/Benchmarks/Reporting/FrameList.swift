import Foundation
import MullionGeometry
import MullionLayout

/// The frames of a workload's logical nodes, in pre-order, in the coordinates of the root: what engines are compared
/// by.
struct FrameList: Encodable {
    var workload: String
    /// x, y, width, height.
    var frames: [[Double]]

    init(_ workload: Workload, limit: Int) {
        self.workload = workload.name
        let specimen = Specimen(workload)
        specimen.build()
        specimen.layOut()
        var frames: [[Double]] = []
        let entries = specimen.layout.snapshot().entries
        var absolute: [NodeID: CGRect] = [:]
        for entry in entries { absolute[entry.node] = entry.absoluteFrame }
        for (row, node) in workload.tree.nodes.enumerated() where node.isLogical && frames.count < limit {
            let frame = absolute[specimen.identities[row]] ?? .zero
            frames.append([frame.minX, frame.minY, frame.width, frame.height].map { Double($0) })
        }
        self.frames = frames
    }
}
