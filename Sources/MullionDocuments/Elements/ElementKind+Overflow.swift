import Foundation
import MullionGeometry
import MullionLayout
import MullionViews

/// Stacks of as many elements as fit.
extension ElementKind {
    static let overflowStacks: [ElementKind] = [
        ElementKind(
            container: "overflowHStack",
            Fields(
                optional(
                    "alignment", .verticalAlignment, or: .center, "The alignment guide by which elements are aligned."),
                spacing, hiding, overflow),
            nodes: 3, "Arranges as many elements side by side as fit."
        ) { children, value in
            let (alignment, spacing, order, overflow) = value
            guard let overflow else {
                return OverflowHStack(alignment: alignment, spacing: spacing, hiding: order) { children }
            }
            return OverflowHStack(alignment: alignment, spacing: spacing, hiding: order) {
                children
            } overflow: {
                text(overflow, $0)
            }
        },
        ElementKind(
            container: "overflowVStack",
            Fields(
                optional(
                    "alignment", .horizontalAlignment, or: .center, "The alignment guide by which elements are aligned."
                ),
                spacing, hiding, overflow),
            nodes: 3, "Arranges as many elements in a column as fit."
        ) { children, value in
            let (alignment, spacing, order, overflow) = value
            guard let overflow else {
                return OverflowVStack(alignment: alignment, spacing: spacing, hiding: order) { children }
            }
            return OverflowVStack(alignment: alignment, spacing: spacing, hiding: order) {
                children
            } overflow: {
                text(overflow, $0)
            }
        },
    ]

    private static let spacing = optional(
        "spacing", .number, "The gap between neighbors, in points. Default: the preferred spacing of each pair.")
    private static let hiding = optional(
        "hiding", Rule<OverflowOrder>.names(of: "hiding", [("last", .last), ("leastImportant", .leastImportant)]),
        or: .last, "Which elements are hidden first: the last, or those with the lowest `layoutPriority`.")
    private static let overflow = optional(
        "overflow", .string,
        "The text after the elements if some are hidden, in the inherited style. `{hidden}` in it is replaced by their number."
    )

    private static func text(_ pattern: String, _ hidden: OverflowItems) -> Text {
        Text(verbatim: pattern.replacingOccurrences(of: "{hidden}", with: "\(hidden.count)"))
    }
}
