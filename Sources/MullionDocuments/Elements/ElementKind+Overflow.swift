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
                optional("alignment", .verticalAlignment, or: .center, "By which guides the elements are lined up."),
                spacing, hiding, overflow),
            nodes: 3, "Elements side by side, as many as fit."
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
                optional("alignment", .horizontalAlignment, or: .center, "By which guides the elements are lined up."),
                spacing, hiding, overflow),
            nodes: 3, "Elements one below the other, as many as fit."
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
        "spacing", .number, "The gap between neighbours in points; if missing what each pair prefers.")
    private static let hiding = optional(
        "hiding", Rule<OverflowOrder>.names(of: "hiding", [("last", .last), ("leastImportant", .leastImportant)]),
        or: .last, "Which elements leave first: the last, or those of the lowest `layoutPriority`.")
    private static let overflow = optional(
        "overflow", .string,
        "The text after the elements while some are hidden, in the style of the surroundings; `{hidden}` in it is their number."
    )

    private static func text(_ pattern: String, _ hidden: OverflowItems) -> Text {
        Text(verbatim: pattern.replacingOccurrences(of: "{hidden}", with: "\(hidden.count)"))
    }
}
