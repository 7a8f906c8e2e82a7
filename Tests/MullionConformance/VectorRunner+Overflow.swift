import Foundation
import MullionAutoLayout

extension VectorCase {
    /// Counts the views that fit each width, in the order given. Hidden views take no part.
    func check(_ question: OverflowQuestion, _ differences: inout Differences) {
        let shown = question.widths.indices.filter { !question.hidden.contains($0) }
        let prefix = FittingPrefix(lengths: shown.map { question.widths[$0] }, spacing: question.spacing)
        for (width, count) in question.counts {
            differences.compare("views in a width of \(width)", count, prefix.count(in: width))
        }
    }
}
