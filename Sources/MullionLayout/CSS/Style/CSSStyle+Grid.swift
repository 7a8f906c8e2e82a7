extension CSSStyle {
    /// The columns of the explicit grid.
    public var gridTemplateColumns: CSSTrackList {
        _read { yield grid.properties.templateColumns }
        _modify { yield &grid.properties.templateColumns }
    }

    /// The rows of the explicit grid.
    public var gridTemplateRows: CSSTrackList {
        _read { yield grid.properties.templateRows }
        _modify { yield &grid.properties.templateRows }
    }

    /// The named areas of the explicit grid, row by row.
    public var gridTemplateAreas: CSSAreas {
        _read { yield grid.properties.templateAreas }
        _modify { yield &grid.properties.templateAreas }
    }

    /// The sizes of implicit columns, in turn; none: automatic.
    public var gridAutoColumns: [CSSTrackSize] {
        _read { yield grid.properties.autoColumns }
        _modify { yield &grid.properties.autoColumns }
    }

    /// The sizes of implicit rows, in turn; none: automatic.
    public var gridAutoRows: [CSSTrackSize] {
        _read { yield grid.properties.autoRows }
        _modify { yield &grid.properties.autoRows }
    }

    /// Whether items are placed column by column.
    public var gridFlowsByColumn: Bool {
        _read { yield grid.properties.flowsByColumn }
        _modify { yield &grid.properties.flowsByColumn }
    }

    /// Whether later items fill earlier holes.
    public var gridFlowIsDense: Bool {
        _read { yield grid.properties.flowIsDense }
        _modify { yield &grid.properties.flowIsDense }
    }

    /// The line at which the item starts.
    public var gridColumnStart: CSSGridLine {
        _read { yield grid.properties.columnStart }
        _modify { yield &grid.properties.columnStart }
    }

    /// The line at which the item ends.
    public var gridColumnEnd: CSSGridLine {
        _read { yield grid.properties.columnEnd }
        _modify { yield &grid.properties.columnEnd }
    }

    /// The line at which the item starts.
    public var gridRowStart: CSSGridLine {
        _read { yield grid.properties.rowStart }
        _modify { yield &grid.properties.rowStart }
    }

    /// The line at which the item ends.
    public var gridRowEnd: CSSGridLine {
        _read { yield grid.properties.rowEnd }
        _modify { yield &grid.properties.rowEnd }
    }
}
