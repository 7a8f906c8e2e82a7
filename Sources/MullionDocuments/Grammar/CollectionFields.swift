import MullionCollection
import MullionCollectionViews
import MullionGeometry
import MullionLayout
import MullionViews

/// The keys of a collection and of its sections.
enum CollectionFields {
    /// A collection in a document. Elements are rows in the list of elements.
    struct Collection: Sendable {
        var configuration: FlowConfiguration
        var sections: [Section]
        var offset: ElementCollection.Offset?

        /// Returns the collection of the nodes that the elements have made.
        func view(_ contents: ElementContents) -> ElementCollection {
            var collection = ElementCollection(sections.map { $0.section(contents) })
            collection.configuration = configuration
            collection.offset = offset
            return collection
        }
    }

    struct Section: Sendable {
        var header: (row: Int, length: CGFloat?)?
        var items: [Int]
        var footer: (row: Int, length: CGFloat?)?
        var itemWidth: CGFloat?
        var itemHeight: CGFloat?
        var settings: CollectionSectionSettings

        func section(_ contents: ElementContents) -> ElementCollection.Section {
            var section = ElementCollection.Section(items: items.map { contents.nodes(of: $0) })
            section.header = header.map { contents.nodes(of: $0.row) }
            section.footer = footer.map { contents.nodes(of: $0.row) }
            (section.headerLength, section.footerLength) = (header?.length, footer?.length)
            (section.itemWidth, section.itemHeight) = (itemWidth, itemHeight)
            section.settings = settings
            return section
        }
    }

    // MARK: - A collection

    static let collection = Fields(
        required("sections", list("an array of sections", of: object("a section", section)), "The sections."),
        optional("offset", offset, "The offset of the window on the content. Default: all of the content is shown.")
    ).and(lines).and(headers).map { value, _ in
        let (((sections, offset), lines), headers) = value
        var configuration = lines
        headers.apply(&configuration)
        return Collection(configuration: configuration, sections: sections, offset: offset)
    }

    private static let offset = Rule<ElementCollection.Offset>.choice(
        "a number of points or \"end\"",
        [Rule<CGFloat>.number.map { .at($0) }, .names(of: "offset", [("end", .end)])]
    )

    private static let lines = Fields(
        optional(
            "direction", .names(of: "direction", [("vertical", Axis.vertical), ("horizontal", .horizontal)]),
            or: .vertical, "The axis along which the content grows; lines run along the other axis."),
        optional(
            "alignment", .names(of: "alignment", LineAlignment.allCases.map { ($0.rawValue, $0) }),
            or: .justified, "The alignment of items along their line. Default: justified."),
        optional(
            "lastLine", .names(of: "lastLine", LastLineAlignment.allCases.map { ($0.rawValue, $0) }), or: .auto,
            "The alignment along the last line of a section. Default: that of the other lines, but justified only if all items have"
                + " the same size."),
        optional(
            "itemAlignment", .names(of: "itemAlignment", LineCrossAlignment.allCases.map { ($0.rawValue, $0) }),
            or: .center, "The alignment of items across their line. Default: center."),
        optional("spacing", .length, or: 10, "The minimum gap between the items of a line, in points."),
        optional("lineSpacing", .length, or: 10, "The gap between lines, in points."),
        optional("insets", .insets, or: EdgeInsets(), "The space around the items of each section.")
    ).map { value, _ in
        var configuration = FlowConfiguration()
        configuration.scrollDirection = value.0
        configuration.lineAlignment = value.1
        configuration.lastLineAlignment = value.2
        configuration.crossAlignment = value.3
        configuration.minimumInteritemSpacing = value.4
        configuration.minimumLineSpacing = value.5
        configuration.sectionInset = value.6
        return configuration
    }

    private struct Headers: Sendable {
        var pins = false
        var pinsFooters = false
        var pinLimit = PinLimit.itemsEnd
        var isGlobal = false
        var stretch: CGFloat?

        func apply(_ configuration: inout FlowConfiguration) {
            configuration.sectionFootersPinToVisibleBounds = pinsFooters
            configuration.pinLimit = pinLimit
            if isGlobal { configuration.globalHeaderOptions.insert(.firstSectionIsGlobalHeader) }
            if let stretch {
                configuration.globalHeaderOptions.insert(.firstSectionStretchable)
                configuration.firstSectionMaximumStretchLength = stretch
            }
            guard pins else { return }
            if configuration.globalHeaderOptions.isEmpty {
                configuration.sectionHeadersPinToVisibleBounds = true
            } else {
                configuration.globalHeaderOptions.insert(.sectionsPinToGlobalHeaderOrVisibleBounds)
            }
        }
    }

    private static let headers = Fields(
        optional("pinnedHeaders", .bool, or: false, "Whether headers stay visible as long as their section."),
        optional("pinnedFooters", .bool, or: false, "Whether footers stay visible as long as their section."),
        optional(
            "pinLimit", .names(of: "pinLimit", PinLimit.allCases.map { ($0.rawValue, $0) }), or: .itemsEnd,
            "How far pinned headers and footers travel. Default: itemsEnd."),
        optional("globalHeader", .bool, or: false, "Whether the first header always stays visible."),
        optional(
            "stretchyHeader", stretch, "Whether the first header grows when the content is pulled beyond its beginning."
        )
    ).map { value, _ in
        Headers(pins: value.0, pinsFooters: value.1, pinLimit: value.2, isGlobal: value.3, stretch: value.4 ?? nil)
    }

    /// True, false, or the maximum length of the header.
    private static let stretch = Rule<CGFloat?>.choice(
        "true, false, or an object such as {\"maximum\": 300}",
        [
            Rule<Bool>.bool.map { $0 ? .infinity : nil },
            object(
                "a stretchy header",
                Fields(optional("maximum", .length, or: .infinity, "The maximum length, in points."))
            ).map { $0 },
        ]
    )

    // MARK: - A section

    private static let section = Fields(
        required("items", list("an array of elements", of: Rule<Int>.element), "The items."),
        optional("header", .element, "The element before the items."),
        optional("headerLength", .length, "The length along the axis, in points. Default: its ideal length."),
        optional("footer", .element, "The element after the items."),
        optional("footerLength", .length, "The length along the axis, in points. Default: its ideal length.")
    ).and(arrangement).and(
        Fields(
            optional("itemWidth", .length, "The width of every item, in points. Default: its ideal width."),
            optional("itemHeight", .length, "The height of every item, in points. Default: its ideal height."),
            optional("spacing", .length, "The minimum gap between the items of a line, instead of the collection's."),
            optional("lineSpacing", .length, "The gap between lines, instead of the collection's."),
            optional("insets", .insets, "The space around the items, instead of the collection's."))
    ).map { value, _ in
        let (((items, header, headerLength, footer, footerLength), arrangement), sizes) = value
        var settings = CollectionSectionSettings()
        settings.arrangement = arrangement
        settings.interitemSpacing = sizes.2
        settings.lineSpacing = sizes.3
        settings.inset = sizes.4
        return Section(
            header: header.map { ($0, headerLength) }, items: items, footer: footer.map { ($0, footerLength) },
            itemWidth: sizes.0, itemHeight: sizes.1, settings: settings)
    }

    private static let arrangement = Fields(
        optional("columns", .count, "The number of columns of equal width. Default: as many as fit."),
        optional(
            "lanes", .count,
            "The number of lanes; each item is placed at the end of the shortest lane, or of as many as its tileSpan says."
        ),
        optional("list", .bool, or: false, "Whether each item fills a separate line."),
        optional(
            "tiles", object("tiles", tiles),
            "Items take equal cells, as many as their tileSpan says, without avoidable gaps."),
        optional(
            "photoRows",
            object("photoRows", Fields(required("length", .length, "The length that rows are near to, in points."))),
            "Rows of items that keep their proportions and fill the width.")
    ).map { value, object throws(DocumentError) in
        let (columns, lanes, isList, tiles, photoRows) = value
        let given = [
            columns.map { _ in "columns" }, lanes.map { _ in "lanes" }, isList ? "list" : nil,
            tiles.map { _ in "tiles" }, photoRows.map { _ in "photoRows" },
        ].compactMap { $0 }
        if given.count > 1 {
            throw object.error(.conflictingKeys(given[0], given[1], hint: "write one of them"))
        }
        if let columns { return FlowSection.Arrangement.grid(columns: min(columns, 1_000)) }
        if let lanes { return .custom(MasonryArrangement(lanes: min(lanes, 1_000))) }
        if let tiles { return .custom(tiles) }
        if let length = photoRows { return .custom(JustifiedArrangement(targetLength: length)) }
        return isList ? .list : .lines
    }

    private static let tiles = Fields(
        required("columns", .count, "The number of columns of equal width, at most 64."),
        optional("rowLength", .length, "The length of a row, in points. Default: the width of a column."),
        optional("dense", .bool, or: true, "Whether later items fill gaps that earlier ones have left.")
    ).map { value, _ in TileArrangement(columns: value.0, rowLength: value.1, isDense: value.2) { _ in TileSpan() } }
}
