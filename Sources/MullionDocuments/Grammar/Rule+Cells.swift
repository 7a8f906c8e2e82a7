import MullionGeometry
import MullionLayout

/// The settings of the layouts of cells, which are elements and members of `cellGroups`.
enum CellFields {
    static let row = linear("leading and trailing").map { value, _ in
        let (spacing, settings) = value
        return settings.applied(to: CellRow(spacing: spacing))
    }

    static let column = linear("top and bottom").map { value, _ in
        let (spacing, settings) = value
        return settings.applied(to: CellColumn(spacing: spacing))
    }

    static let stack = settings.map { settings, _ in settings.applied(to: CellStack()) }

    static let flow = Fields(
        optional("spacing", .number, or: 0, "The gap between neighbors and between lines, in points."),
        optional("horizontalSpacing", .number, "The gap between neighbors, instead of `spacing`."),
        optional("verticalSpacing", .number, "The gap between lines, instead of `spacing`."),
        optional("startsTrailing", .bool, or: false, "Whether lines begin at the trailing edge.")
    ).and(settings).map { value, _ in
        let ((spacing, horizontal, vertical, startsTrailing), settings) = value
        var flow = CellFlow(horizontalSpacing: horizontal ?? spacing, verticalSpacing: vertical ?? spacing)
        flow.startsTrailing = startsTrailing
        return settings.applied(to: flow)
    }

    static let grid = limit.and(tracks.and(gaps)).and(settings).map { value, _ in
        let ((limit, (tracks, gaps)), settings) = value
        var grid = CellGrid(limit: limit)
        (grid.columnSizings, grid.rowSizings, grid.defaultColumnSizing, grid.defaultRowSizing) = tracks.0
        (grid.hasUniformColumns, grid.hasUniformRows) = tracks.1
        (grid.columnSpacings, grid.rowSpacings) = (gaps.1, gaps.2)
        grid.defaultColumnSpacing = gaps.3 ?? gaps.0
        grid.defaultRowSpacing = gaps.4 ?? gaps.0
        grid.marginStretch = gaps.5
        return settings.applied(to: grid)
    }

    static let scroll = Fields(
        optional("axes", .axes, or: .vertical, "The axes along which the content can be longer than the container."),
        optional(
            "alignment", .cellAlignment, or: .center, "The alignment of content that is smaller than the container."),
        optional("fills", .axes, or: [], "The axes on which the container takes the proposed length.")
    ).map { value, _ in CellScroll(value.0, alignment: value.1, fills: value.2) }

    static let groups = Fields(
        required(
            "layouts", list("an array of cell layouts", of: .cellLayout),
            "A layout for each group; each arranges its elements in the whole container."),
        optional("fills", .axes, or: [], "The axes on which the container takes the proposed length.")
    ).map { value, _ in CellGroups(value.0, fills: value.1) }

    // MARK: - What they share

    /// The settings shared by rows, columns, stacks, flows, and grids.
    struct Settings: Sendable {
        let alignment: CellAlignment
        let margins: EdgeInsets
        let crops: Bool
        let positioning: CellPositioning
        let fills: Axis.Set

        func applied<Arrangement: CellSettings>(to layout: Arrangement) -> Arrangement {
            var layout = layout
            layout.alignment = alignment
            layout.margins = margins
            layout.crops = crops
            layout.positioning = positioning
            layout.fills = fills
            return layout
        }
    }

    private static let settings = Fields(
        optional(
            "alignment", .cellAlignment, or: .center,
            "The alignment of the contents in spare room, and of elements in their cells."),
        optional("margins", .insets, or: EdgeInsets(), "The space around the contents, in points."),
        optional("crops", .bool, or: false, "Whether elements are reduced until they fit."),
        optional(
            "positioning", .names(of: "positioning", CellPositioning.allCases.map { ($0.rawValue, $0) }), or: .normal,
            "How elements are sized in their cells. Default: normal."),
        optional("fills", .axes, or: [], "The axes on which the container takes the proposed length. Default: none.")
    ).map { value, _ in
        Settings(alignment: value.0, margins: value.1, crops: value.2, positioning: value.3, fills: value.4)
    }

    private static func linear(_ sides: String) -> Fields<(CGFloat, Settings)> {
        Fields(
            optional(
                "spacing", .number, or: 0,
                "The gap between neighbors, in points; their \(sides) adjustments are added to it.")
        ).and(settings)
    }

    // MARK: - Grids

    private static let limit = Fields(
        optional("maxColumns", .count, "The maximum number of columns. Without a limit, all elements are in one row."),
        optional("maxRows", .count, "The maximum number of rows, instead of `maxColumns`.")
    ).map { value, object throws(DocumentError) in
        switch value {
        case (_?, _?): throw object.error(.conflictingKeys("maxColumns", "maxRows", hint: "write one of them"))
        case (nil, let rows?): return CellGrid.Limit.rows(rows)
        case (let columns, nil): return CellGrid.Limit.columns(columns ?? 0)
        }
    }

    private static let tracks = Fields(
        optional("columns", list("an array of tracks", of: .cellTrack), or: [], "The columns, in order."),
        optional("rows", list("an array of tracks", of: .cellTrack), or: [], "The rows, in order."),
        optional("otherColumns", .cellTrack, or: CellTrack(), "The columns that are not listed."),
        optional("otherRows", .cellTrack, or: CellTrack(), "The rows that are not listed.")
    ).and(
        Fields(
            optional("uniformColumns", .bool, or: false, "Whether all columns are as wide as the widest."),
            optional("uniformRows", .bool, or: false, "Whether all rows are as high as the highest."))
    )

    private static let gaps = Fields(
        optional("spacing", .cellGap, or: CellGap(), "The gaps between columns and between rows."),
        optional("columnSpacings", list("an array of gaps", of: .cellGap), or: [], "The gaps after the columns."),
        optional("rowSpacings", list("an array of gaps", of: .cellGap), or: [], "The gaps after the rows."),
        optional("otherColumnSpacing", .cellGap, "The gaps after columns that are not listed, instead of `spacing`."),
        optional("otherRowSpacing", .cellGap, "The gaps after rows that are not listed, instead of `spacing`."),
        optional("marginStretch", .insets, or: EdgeInsets(), "The weights by which the margins take spare room.")
    )
}

extension Rule where Value == CellAlignment {
    static let cellAlignment = names(
        of: "alignment",
        [
            ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
            ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
            ("bottomTrailing", .bottomTrailing),
        ]
    ).shared("cellAlignment")
}

extension Rule where Value == CellTrack {
    /// A length, or an object with a length and a weight.
    static let cellTrack: Rule = {
        let full = object(
            "a track",
            Fields(
                optional("fixed", .length, "The length, in points. Default: that of the longest element."),
                optional(
                    "stretch", .length, or: 0, "The weight by which it takes spare room and yields when room is short.")
            )
        ).map { CellTrack(fixed: $0.0, stretch: $0.1) }
        return choice(
            "a length in points, or an object with \"fixed\" and \"stretch\"",
            [Rule<CGFloat>.length.map { CellTrack(fixed: $0) }, full]
        ).shared("cellTrack")
    }()
}

extension Rule where Value == CellGap {
    /// A length, or an object with a length and a weight.
    static let cellGap: Rule = {
        let full = object(
            "a gap",
            Fields(
                optional("size", .length, or: 0, "The length, in points."),
                optional(
                    "stretch", .length, or: 0, "The weight by which it takes spare room and yields when room is short.")
            )
        ).map { CellGap(size: $0.0, stretch: $0.1) }
        return choice(
            "a length in points, or an object with \"size\" and \"stretch\"",
            [Rule<CGFloat>.length.map { CellGap(size: $0) }, full]
        ).shared("cellGap")
    }()
}

extension Rule where Value == any CellLayout {
    /// A layout of a group, with the name of the element that has it.
    static let cellLayout = kinds(
        of: "a cell layout",
        [
            ("cellRow", CellFields.row.map { layout, _ in layout }),
            ("cellColumn", CellFields.column.map { layout, _ in layout }),
            ("cellStack", CellFields.stack.map { layout, _ in layout }),
            ("cellFlow", CellFields.flow.map { layout, _ in layout }),
            ("cellGrid", CellFields.grid.map { layout, _ in layout }),
            ("cellScroll", CellFields.scroll.map { layout, _ in layout }),
        ]
    ).shared("cellLayout")
}

extension Rule where Value == CellItem {
    /// All settings of an element for its cell container.
    static let cellItem: Rule = {
        let filler = names(of: "cellItem", [("filler", .filler)])
        let object = object("a cellItem", size.and(place)).map { value -> CellItem in
            let (size, place) = value
            var item = size
            (item.horizontalAlignment, item.verticalAlignment) = (place.horizontal, place.vertical)
            (item.spacingAdjustment, item.offset) = (place.spacing, place.offset)
            (item.isSkipped, item.group) = (place.isSkipped, place.group)
            return item
        }
        return choice("\"filler\", or an object such as {\"stretch\": 1}", [filler, object])
    }()

    private static let size = Fields(
        optional("stretch", .length, or: 0, "The weight by which it takes spare room and yields when room is short."),
        optional("horizontalStretch", .length, "The weight along the width, instead of `stretch`."),
        optional("verticalStretch", .length, "The weight along the height, instead of `stretch`."),
        optional("ignoredSides", .axes, or: [], "The axes on which its ideal size counts as 0.")
    ).and(
        Fields(
            optional("width", .length, "The ideal width in points, instead of that of its content."),
            optional("height", .length, "The ideal height in points, instead of that of its content."),
            optional("minWidth", .length, "The minimum ideal width, in points."),
            optional("maxWidth", .limit, "The maximum ideal width, in points."),
            optional("minHeight", .length, "The minimum ideal height, in points."),
            optional("maxHeight", .limit, "The maximum ideal height, in points."),
            optional("widthAdjustment", .number, or: 0, "A number of points added to the ideal width of its content."),
            optional("heightAdjustment", .number, or: 0, "A number of points added to the ideal height of its content.")
        )
    ).map { value, _ in
        let ((stretch, horizontal, vertical, ignored), limits) = value
        let (width, height, minWidth, maxWidth, minHeight, maxHeight, widthChange, heightChange) = limits
        var item = CellItem().fixedSize(width: width, height: height)
            .minSize(width: minWidth, height: minHeight).maxSize(width: maxWidth, height: maxHeight)
            .adjustingSize(width: widthChange, height: heightChange)
        (item.horizontalStretch, item.verticalStretch) = (horizontal ?? stretch, vertical ?? stretch)
        item.ignoredSides = ignored
        return item
    }

    private struct Place: Sendable {
        let horizontal, vertical: CellAlignment.Position?
        let spacing: EdgeInsets
        let offset: CGPoint
        let isSkipped: Bool
        let group: Int
    }

    private static let place = Fields(
        optional("alignment", .cellAlignment, "The alignment in its cell. Default: that of the layout."),
        optional("horizontalAlignment", position, "The alignment along the width, instead of `alignment`."),
        optional("verticalAlignment", position, "The alignment along the height, instead of `alignment`."),
        optional("spacingAdjustment", .insets, or: EdgeInsets(), "Numbers of points added to the gaps around it."),
        optional("offset", .point, or: .zero, "The offset from its position in the cell, in points."),
        optional(
            "skipped", .bool, or: false, "Whether it has no cell, and is at the top leading corner in its ideal size."),
        optional("group", .index, or: 0, "The index of its layout in `cellGroups`, from 0.")
    ).map { value, _ in
        let (alignment, horizontal, vertical, spacing, offset, isSkipped, group) = value
        return Place(
            horizontal: horizontal ?? alignment?.horizontal, vertical: vertical ?? alignment?.vertical,
            spacing: spacing, offset: offset, isSkipped: isSkipped, group: group)
    }

    private static let position = Rule<CellAlignment.Position>.names(
        of: "alignment", CellAlignment.Position.allCases.map { ($0.rawValue, $0) })
}
