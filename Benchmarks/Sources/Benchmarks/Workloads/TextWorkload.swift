import MullionGeometry
import MullionText

/// Many labels of a few words each, the same on every machine.
struct TextWorkload {
    static let name = "Text"
    static let labelCount = 10_000
    /// How many labels stand beside each other in a row.
    static let labelsPerRow = 4
    static let widthCount = 20
    static let summary = "\(labelCount) labels of 3 to 12 words in rows of \(labelsPerRow), at \(widthCount) widths"

    /// The label whose measuring is timed by itself: 20 characters, four words.
    static let singleLabel = "Save changes to disk"

    let font = Font(size: 14)
    let labels: [String]

    init() {
        var numbers = NumberSequence()
        labels = (0..<Self.labelCount).map { _ in
            let count = numbers.next(3, 12)
            return (0..<count).map { _ in Self.words[numbers.next(0, Self.words.count - 1)] }.joined(separator: " ")
        }
    }

    /// The widths the labels are wrapped in by themselves, in points: 40, 56, … 344.
    static let wrappingWidths = (0..<widthCount).map { 40 + 16 * CGFloat($0) }

    /// The widths the tree is offered, in points: 400, 450, … 1,350.
    static let treeWidths = (0..<widthCount).map { 400 + 50 * CGFloat($0) }

    /// Words of the kinds labels are made of; some with accents, marks and digits.
    private static let words = [
        "the", "a", "of", "and", "to", "in", "is", "for", "with", "on", "at", "by", "all", "new", "Save", "Open",
        "Close", "Print", "Share", "Delete", "Account", "Settings", "Notifications", "Privacy", "Language", "Updates",
        "Downloads", "Library", "Invoice", "Customer", "Total", "Address", "Payment", "Delivery", "Tomorrow",
        "Yesterday,", "today.", "Are", "you", "sure?", "Yes,", "No,", "maybe", "12", "2,048", "99.95", "10:45", "café",
        "naïve", "Übersicht", "Straße", "résumé", "señor", "(optional)", "well-known", "up-to-date", "and/or", "“new”",
        "don’t", "it’s", "–", "unfortunately", "internationalization", "recommendation",
    ]
}
