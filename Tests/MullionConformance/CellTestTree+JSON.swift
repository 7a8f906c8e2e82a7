import Foundation
import MullionLayout

extension CellTestTree {
    /// Reads a layout with its children, or groups of them.
    init(json: JSONCursor, depth: Int = 0) throws(VectorError) {
        // Nested containers are read recursively; the format has no use for more than a few levels.
        guard depth < 100 else { throw .outOfRange(path: json.path, expected: "nested less deeply") }
        groups = []
        for group in try json.optional("groups")?.elements() ?? [json] {
            var children: [Child] = []
            for child in try group.required("children").elements() {
                children.append(try Child(json: child, depth: depth))
            }
            groups.append(Group(layout: try Self.layout(try group.required("layout")), children: children))
        }
    }

    private static func layout(_ json: JSONCursor) throws(VectorError) -> any CellSettings {
        let spacing = try json.optional("spacing")?.elements(count: 2)
        let type = try json.required("type")
        switch try type.string() {
        case "horizontal": return try settings(CellRow(spacing: try spacing?[0].number() ?? 0), json)
        case "vertical": return try settings(CellColumn(spacing: try spacing?[1].number() ?? 0), json)
        case "stack": return try settings(CellStack(), json)
        case "flow":
            var flow = CellFlow(
                horizontalSpacing: try spacing?[0].number() ?? 0, verticalSpacing: try spacing?[1].number() ?? 0)
            flow.startsTrailing = try json.optional("rightToLeft")?.bool() ?? false
            return try settings(flow, json)
        case "grid": return try settings(try grid(json), json)
        case let unknown: throw .unknownName(path: type.path, name: unknown)
        }
    }

    /// What all layouts share.
    private static func settings<L: CellSettings>(_ layout: L, _ json: JSONCursor) throws(VectorError) -> L {
        var layout = layout
        if let margins = try json.optional("margins") { layout.margins = try insets(margins) }
        if let align = try json.optional("align")?.elements(count: 2) {
            layout.alignment = CellAlignment(try align[0].position() ?? .center, try align[1].position() ?? .center)
        }
        layout.crops = try json.optional("crop")?.bool() ?? false
        if let positioning = try json.optional("cellPositioning") {
            layout.positioning = try positioning.name(CellPositioning.self)
        }
        return layout
    }

    private static func grid(_ json: JSONCursor) throws(VectorError) -> CellGrid {
        let counts = 0...1_000_000_000
        var grid: CellGrid
        if let columns = try json.optional("maxColumns") {
            grid = CellGrid(maxColumns: try columns.integer(in: counts))
        } else {
            grid = CellGrid(maxRows: try json.required("maxRows").integer(in: counts))
        }
        grid.columnSizings = try json.optional("columnSizings")?.tracks() ?? []
        grid.rowSizings = try json.optional("rowSizings")?.tracks() ?? []
        grid.defaultColumnSizing = try json.optional("defaultColumnSizing")?.track() ?? CellTrack()
        grid.defaultRowSizing = try json.optional("defaultRowSizing")?.track() ?? CellTrack()
        grid.columnSpacings = try json.optional("columnSpacings")?.gaps() ?? []
        grid.rowSpacings = try json.optional("rowSpacings")?.gaps() ?? []
        grid.defaultColumnSpacing = try json.optional("defaultColumnSpacing")?.gap() ?? CellGap()
        grid.defaultRowSpacing = try json.optional("defaultRowSpacing")?.gap() ?? CellGap()
        if let stretch = try json.optional("marginStretch") { grid.marginStretch = try insets(stretch) }
        grid.hasUniformColumns = try json.optional("uniformColumns")?.bool() ?? false
        grid.hasUniformRows = try json.optional("uniformRows")?.bool() ?? false
        return grid
    }

    fileprivate static func insets(_ json: JSONCursor) throws(VectorError) -> EdgeInsets {
        EdgeInsets(
            top: try json.optional("top")?.number() ?? 0, leading: try json.optional("left")?.number() ?? 0,
            bottom: try json.optional("bottom")?.number() ?? 0, trailing: try json.optional("right")?.number() ?? 0)
    }
}

extension CellTestTree.Child {
    fileprivate init(json: JSONCursor, depth: Int) throws(VectorError) {
        item = try Self.item(json)
        if let container = try json.optional("container") {
            content = .container(try CellTestTree(json: container, depth: depth + 1))
        } else if let blocks = try json.optional("blocks") {
            content = .blocks(
                CellTestTree.Blocks(
                    block: try blocks.required("size").size(),
                    count: try blocks.required("count").integer(in: 0...1_000_000_000),
                    losesLastLine: try blocks.optional("rows")?.string() == "floor"))
        } else {
            content = .desired(try json.required("desired").size())
        }
    }

    private static func item(_ json: JSONCursor) throws(VectorError) -> CellItem {
        var item = CellItem()
        if let least = try json.optional("min")?.elements(count: 2) {
            item = item.minSize(width: try least[0].numberOrNone(), height: try least[1].numberOrNone())
        }
        if let most = try json.optional("max")?.elements(count: 2) {
            item = item.maxSize(width: try most[0].numberOrNone(), height: try most[1].numberOrNone())
        }
        if let adjustment = try json.optional("adjust")?.elements(count: 2) {
            item = item.adjustingSize(width: try adjustment[0].number(), height: try adjustment[1].number())
        }
        if let ignored = try json.optional("ignoreDesired")?.elements(count: 2) {
            if try ignored[0].bool() { item.ignoredSides.insert(.horizontal) }
            if try ignored[1].bool() { item.ignoredSides.insert(.vertical) }
        }
        if let stretch = try json.optional("stretch")?.elements(count: 2) {
            item.horizontalStretch = try stretch[0].number()
            item.verticalStretch = try stretch[1].number()
        }
        if let align = try json.optional("cellAlign")?.elements(count: 2) {
            item.horizontalAlignment = try align[0].position()
            item.verticalAlignment = try align[1].position()
        }
        if let adjustment = try json.optional("spacingAdjust") {
            item.spacingAdjustment = try CellTestTree.insets(adjustment)
        }
        if let offset = try json.optional("offset")?.elements(count: 2) {
            item = item.offset(x: try offset[0].number(), y: try offset[1].number())
        }
        item.isSkipped = try json.optional("skip")?.bool() ?? false
        return item
    }
}

extension JSONCursor {
    /// A position along an axis; nil for null.
    fileprivate func position() throws(VectorError) -> CellAlignment.Position? {
        if isNull { return nil }
        switch try string() {
        case "left", "top": return .start
        case "center": return .center
        case "right", "bottom": return .end
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }

    fileprivate func numberOrNone() throws(VectorError) -> CGFloat? { isNull ? nil : try number() }

    fileprivate func track() throws(VectorError) -> CellTrack {
        CellTrack(fixed: try optional("fixed")?.number(), stretch: try optional("stretch")?.number() ?? 0)
    }

    fileprivate func gap() throws(VectorError) -> CellGap {
        CellGap(size: try optional("size")?.number() ?? 0, stretch: try optional("stretch")?.number() ?? 0)
    }

    fileprivate func tracks() throws(VectorError) -> [CellTrack] {
        try elements().map { track throws(VectorError) in try track.track() }
    }

    fileprivate func gaps() throws(VectorError) -> [CellGap] {
        try elements().map { gap throws(VectorError) in try gap.gap() }
    }
}
