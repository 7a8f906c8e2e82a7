/// A section of a table as written.
public struct StoryboardTableSection: Sendable {
    /// The ID.
    public var id: String?
    /// The text above the cells.
    public var header: String?
    /// The text below the cells.
    public var footer: String?
    /// The IDs of its cells, in order.
    public var cells: [String]

    /// Creates a section.
    public init(id: String? = nil, header: String? = nil, footer: String? = nil, cells: [String] = []) {
        self.id = id
        self.header = header
        self.footer = footer
        self.cells = cells
    }
}

extension StoryboardTableSection {
    /// Returns the sections of a table's element.
    static func all(of table: DocumentElement) -> [StoryboardTableSection] {
        table.list("sections").lazy.filter { $0.name == "tableViewSection" }.map { section in
            StoryboardTableSection(
                id: section.attributes["id"], header: section.text(of: "headerTitle"),
                footer: section.text(of: "footerTitle"),
                cells: section.list("cells").compactMap { $0.attributes["id"] })
        }
    }
}

extension DocumentElement {
    /// Returns a text that is an attribute or, if it has several lines, an element.
    package func text(of name: String) -> String? {
        attributes[name]
            ?? children.first { ($0.name == "string" || $0.name == "mutableString") && $0.attributes["key"] == name }?
            .text
    }
}
