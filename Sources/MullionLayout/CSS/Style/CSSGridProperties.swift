/// The properties of grids and of their items, with their initial values.
struct CSSGridProperties: Hashable, Sendable {
    var templateColumns = CSSTrackList()
    var templateRows = CSSTrackList()
    var templateAreas: CSSAreas = []
    var autoColumns: [CSSTrackSize] = []
    var autoRows: [CSSTrackSize] = []
    var flowsByColumn = false
    var flowIsDense = false
    var columnStart = CSSGridLine.auto
    var columnEnd = CSSGridLine.auto
    var rowStart = CSSGridLine.auto
    var rowEnd = CSSGridLine.auto

    static let initial = CSSGridProperties()

    /// Whether an item leaves its place to the grid.
    var isUnplaced: Bool { columnStart == .auto && columnEnd == .auto && rowStart == .auto && rowEnd == .auto }
}

/// Grid properties behind a reference, copied on write: most boxes have none, and their styles are small to copy.
struct CSSGridStorage: Hashable, Sendable {
    /// Changed only while one storage alone refers to it.
    private final class Box: @unchecked Sendable {
        var properties: CSSGridProperties
        init(_ properties: CSSGridProperties) { self.properties = properties }
    }

    /// nil: initial values.
    private var box: Box?

    var properties: CSSGridProperties {
        _read {
            if let box { yield box.properties } else { yield CSSGridProperties.initial }
        }
        _modify {
            if box == nil || !isKnownUniquelyReferenced(&box) { box = Box(properties) }
            yield &box!.properties
        }
    }

    /// Whether no property was ever set.
    var isUnset: Bool { box == nil }

    static func == (a: CSSGridStorage, b: CSSGridStorage) -> Bool {
        a.box === b.box || a.properties == b.properties
    }

    func hash(into hasher: inout Hasher) { hasher.combine(properties) }
}
