import MullionCollection
import MullionCollectionViews
import MullionGeometry
import MullionViews

/// The keys of a compositional collection.
enum CompositionalFields {
    /// A section, with its elements as rows in the list of elements.
    struct Section: Sendable {
        var items: [Int]
        var header: Int?
        var footer: Int?
        var background: Int?
        var layout: LayoutSection
        var orthogonalOffset: CGFloat
        var isHeaderPinned = false

        /// Adds header and footer to the layout, at the ends along an axis. Their lengths are measured.
        mutating func addBoundary(along axis: Axis) {
            let size =
                axis == .vertical
                ? LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(0))
                : LayoutSize(widthDimension: .estimated(0), heightDimension: .fractionalHeight(1))
            func item(_ kind: String, at alignment: RectAlignment) -> LayoutBoundarySupplementaryItem {
                LayoutBoundarySupplementaryItem(layoutSize: size, elementKind: kind, alignment: alignment)
            }
            if header != nil {
                var header = item(CompositionalElements.header, at: axis == .vertical ? .top : .leading)
                header.pinToVisibleBounds = isHeaderPinned
                layout.boundarySupplementaryItems.append(header)
            }
            if footer != nil {
                layout.boundarySupplementaryItems.append(
                    item(CompositionalElements.footer, at: axis == .vertical ? .bottom : .trailing))
            }
        }

        /// The cells in the order of the arrangement.
        var cells: [Int] { items + [header, footer, background].compactMap { $0 } }

        var section: CompositionalElements.Section {
            var section = CompositionalElements.Section(layout, itemCount: items.count)
            (section.hasHeader, section.hasFooter) = (header != nil, footer != nil)
            section.hasBackground = background != nil
            section.orthogonalOffset = orthogonalOffset
            return section
        }
    }

    static let collection = Fields(
        required("sections", list("an array of sections", of: object("a section", section)), "The sections."),
        optional(
            "direction", .names(of: "direction", [("vertical", Axis.vertical), ("horizontal", .horizontal)]),
            or: .vertical, "The axis along which sections follow each other."),
        optional("sectionSpacing", .length, or: 0, "The gap between sections, in points."),
        optional("offset", .scrollOffset, "The offset of the window on the content. Default: all of it is shown.")
    ).map { value, _ in
        var configuration = CompositionalConfiguration()
        configuration.scrollDirection = value.1
        configuration.interSectionSpacing = value.2
        let sections = value.0.map { section in
            var section = section
            section.addBoundary(along: value.1)
            return section
        }
        var elements = CompositionalElements(sections.map(\.section))
        elements.configuration = configuration
        return ArrangedPart(elements: elements, cells: sections.flatMap(\.cells), offset: value.3)
    }

    // MARK: - A section

    private static let section = Fields(
        required("items", list("an array of elements", of: Rule<Int>.element), "The items."),
        required("group", .group, "The group of items that is repeated."),
        optional("header", .element, "The element before the groups, as long as its content."),
        optional("footer", .element, "The element after the groups, as long as its content."),
        optional("background", .element, "The element behind the groups."),
        optional("pinnedHeader", .bool, or: false, "Whether the header stays visible as long as the section is.")
    ).and(
        Fields(
            optional("insets", .insets, or: EdgeInsets(), "The room around the groups, in points."),
            optional("groupSpacing", .length, or: 0, "The gap between groups, in points."),
            optional(
                "orthogonal",
                .names(of: "behavior", OrthogonalScrollingBehavior.allCases.map { ($0.rawValue, $0) }), or: .none,
                "How the section scrolls across the direction of the collection. Default: none."),
            optional("orthogonalOffset", .length, or: 0, "By how much the section is scrolled, in points."))
    ).map { value, _ in
        let ((items, group, header, footer, background, isPinned), settings) = value
        var layout = LayoutSection(group: group)
        (layout.contentInsets, layout.interGroupSpacing, layout.orthogonalScrollingBehavior, _) = settings
        if background != nil {
            layout.decorationItems = [.background(elementKind: CompositionalElements.background)]
        }
        var section = Section(
            items: items, header: header, footer: footer, background: background, layout: layout,
            orthogonalOffset: settings.3)
        section.isHeaderPinned = isPinned
        return section
    }
}

/// Groups and sizes.
extension Rule where Value == LayoutGroup {
    /// A group of items and of groups of items.
    fileprivate static let group: Rule = nested(1)

    /// - Parameter levels: The number of levels of groups that may be inside.
    private static func nested(_ levels: Int) -> Rule {
        let item = object("an item", CompositionalFields.item).map { $0 as any LayoutComponent }
        let content: Rule<any LayoutComponent> =
            levels == 0
            ? item
            : .choice(
                "an item or a group",
                [item, nested(levels - 1).map { $0 as any LayoutComponent }]
            ) { cursor throws(DocumentError) in cursor.kind == .object && cursor.field("items") != nil ? 1 : 0 }
        return object(
            "a group",
            Fields(
                required("width", .dimension, "The width."), required("height", .dimension, "The height."),
                optional(
                    "axis", .names(of: "axis", [("horizontal", Axis.horizontal), ("vertical", .vertical)]),
                    or: .horizontal, "The axis along which items follow each other. Default: horizontal."),
                required("items", list("an array of items and groups", of: content), "The items and groups inside."),
                optional("count", .count, "The number of times that the only item is repeated; it is made to fit."),
                optional("spacing", .spacing, "The gap between the items."),
                optional("insets", .insets, or: EdgeInsets(), "The insets of the items.")
            ).map { value, _ in
                let (width, height, axis, items, count, spacing, insets) = value
                let size = LayoutSize(widthDimension: width, heightDimension: height)
                var group: LayoutGroup
                if let count, items.count == 1 {
                    let count = min(count, CompositionalLayout.itemLimit)
                    group =
                        axis == .horizontal
                        ? .horizontal(layoutSize: size, subitem: items[0], count: count)
                        : .vertical(layoutSize: size, subitem: items[0], count: count)
                } else {
                    group =
                        axis == .horizontal
                        ? .horizontal(layoutSize: size, subitems: items) : .vertical(layoutSize: size, subitems: items)
                }
                group.interItemSpacing = spacing
                group.contentInsets = insets
                return group
            }
        )
    }
}

extension CompositionalFields {
    fileprivate static let item = Fields(
        required("width", .dimension, "The width."), required("height", .dimension, "The height."),
        optional("insets", .insets, or: EdgeInsets(), "The insets of the item in its room.")
    ).map { value, _ in
        var item = LayoutItem(layoutSize: LayoutSize(widthDimension: value.0, heightDimension: value.1))
        item.contentInsets = value.2
        return item
    }
}

extension Rule where Value == LayoutSize.Dimension {
    /// A length of an item or group.
    fileprivate static let dimension: Rule = choice(
        "a number of points, or an object such as {\"fractionalWidth\": 0.5}",
        [
            Rule<CGFloat>.length.map { .absolute($0) },
            object(
                "a dimension",
                Fields(required("fractionalWidth", .length, "A fraction of the width of what it is inside of."))
            ).map { .fractionalWidth($0) },
            object(
                "a dimension",
                Fields(required("fractionalHeight", .length, "A fraction of the height of what it is inside of."))
            ).map { .fractionalHeight($0) },
            object(
                "a dimension",
                Fields(required("estimated", .length, "The points that count until the content is measured."))
            ).map { .estimated($0) },
        ]
    ) { cursor throws(DocumentError) in
        switch cursor.kind {
        case .number: 0
        case .object: cursor.field("fractionalHeight") != nil ? 2 : cursor.field("estimated") != nil ? 3 : 1
        default: nil
        }
    }
}

extension Rule where Value == LayoutSpacing {
    /// The gap between items of a group.
    fileprivate static let spacing: Rule = choice(
        "a number of points, or an object such as {\"flexible\": 8}",
        [
            Rule<CGFloat>.length.map { .fixed($0) },
            object("a gap", Fields(required("flexible", .length, "At least so many points, more if room is left.")))
                .map { .flexible($0) },
        ]
    )
}
