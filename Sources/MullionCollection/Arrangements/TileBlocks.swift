/// Where tiles are, in blocks of 64 in the order of their numbers.
///
/// A block keeps the number of rows before it, its *bottom*. Its *base* is ``lag`` rows above. A tile takes 4 bytes:
/// its span, its column, and the number of rows from the base to it.
///
/// Dense packing can fill a gap above the base. Such *far* tiles are also in lists, one for each span: there
/// numbers and rows ascend, because a place for the later of two equal tiles was there for the earlier one.
///
/// A query finds blocks by binary search, because bottoms ascend. Near tiles begin at most ``lag`` rows above the
/// bottom of their block, so that only as many blocks have near tiles around a row as there is room for tiles.
///
/// - Complexity: a place O(1), of a far tile O(log n); a query O(s · log n + tiles that meet the range or are within
///   ``lag`` rows of it), where s is the number of spans of far tiles. Memory: 4.6 bytes a tile, 12 more for a far one.
struct TileBlocks {
    private struct Block {
        /// The number of rows that the tiles before the block take.
        let bottom: Int
        /// The row before which nothing was searched for the tiles of the block.
        let searchedRow: Int
        /// The rows of its near tiles; empty if all are far.
        var low = Int.max
        var end = 0

        var base: Int { max(0, bottom - TileBlocks.lag) }
    }

    /// A span of 10 bits, a column of 6, and the row.
    private struct Tile {
        let shape: UInt16
        let offset: UInt16

        /// The offset of far tiles.
        static let far = UInt16.max
        static let spanMask: UInt16 = 1 << TileSpan.keyBits - 1

        init(_ place: TilePlace, offset: UInt16) {
            shape = UInt16(truncatingIfNeeded: place.span.key | place.cell.column << TileSpan.keyBits)
            self.offset = offset
        }

        var span: TileSpan { TileSpan(key: Int(shape & Self.spanMask)) }

        func place(row: Int) -> TilePlace {
            TilePlace(cell: TileCell(row: row, column: Int(shape) >> TileSpan.keyBits), span: span)
        }
    }

    /// The far tiles of a span: their numbers and rows, both ascending.
    private struct FarTiles {
        var items: [Int32] = []
        var rows: [Int] = []

        func index(ofItem item: Int) -> Int { items.indices.partitioningIndex { items[$0] >= item } }
        func index(ofRow row: Int) -> Int { rows.indices.partitioningIndex { rows[$0] >= row } }

        mutating func append(_ item: Int, row: Int) {
            items.append(Int32(item))
            rows.append(row)
        }

        mutating func removeItems(from item: Int) {
            let count = items.count - index(ofItem: item)
            items.removeLast(count)
            rows.removeLast(count)
        }
    }

    private var tiles: [Tile] = []
    private var blocks: [Block] = []
    /// The blocks that have near tiles.
    private var nearBlocks: [Int32] = []
    /// The far tiles by the keys of their spans.
    private var far: [Int: FarTiles] = [:]
    /// The end of the last row.
    private(set) var rowCount = 0

    /// The tiles of a block.
    private static let blockLength = 64
    /// The number of rows above the bottom of a block that it reaches itself. The offsets of 64 tiles, each with
    /// ``TileArrangement/rowSpanLimit`` rows, and of these rows fit into 16 bits.
    private static let lag = 256

    var count: Int { tiles.count }

    /// Returns where a tile is.
    subscript(item: Int) -> TilePlace {
        let tile = tiles[item]
        guard tile.offset == Tile.far else {
            return tile.place(row: blocks[item / Self.blockLength].base + Int(tile.offset))
        }
        let list = far[tile.span.key]!
        return tile.place(row: list.rows[list.index(ofItem: item)])
    }

    /// Makes room for a number of tiles.
    mutating func reserveCapacity(_ count: Int) {
        tiles.reserveCapacity(count)
        blocks.reserveCapacity(count / Self.blockLength + 1)
    }

    /// Adds a tile.
    ///
    /// - Parameter searchedRow: The row before which there is no place for this tile and all later ones.
    mutating func append(_ place: TilePlace, searchedRow: Int) {
        let item = tiles.count
        if item % Self.blockLength == 0 { blocks.append(Block(bottom: rowCount, searchedRow: searchedRow)) }
        let last = blocks.count - 1
        let row = place.cell.row
        let offset = row - blocks[last].base
        if offset >= 0 {
            tiles.append(Tile(place, offset: UInt16(offset)))
            if blocks[last].end == 0 { nearBlocks.append(Int32(last)) }
            blocks[last].low = min(blocks[last].low, row)
            blocks[last].end = max(blocks[last].end, place.endRow)
            rowCount = max(rowCount, place.endRow)
        } else {
            tiles.append(Tile(place, offset: Tile.far))
            far[place.span.key, default: FarTiles()].append(item, row: row)
        }
    }

    /// Returns where the last tile of a span is, of those before one. O(n), but near the end if there is one near.
    func lastPlace(of span: TileSpan, before end: Int) -> TilePlace? {
        let shape = UInt16(truncatingIfNeeded: span.key)
        return tiles[..<end].lastIndex { $0.shape & Tile.spanMask == shape }.map { self[$0] }
    }

    /// Removes the block of an item, or the last one, and those behind it.
    ///
    /// - Returns: The row before which there is no place for what follows.
    mutating func removeBlocks(from item: Int) -> Int {
        let block = min(item / Self.blockLength, blocks.count - 1)
        guard block >= 0 else { return 0 }
        let first = blocks[block]
        rowCount = first.bottom
        blocks.removeLast(blocks.count - block)
        tiles.removeLast(tiles.count - block * Self.blockLength)
        nearBlocks.removeLast(nearBlocks.count - nearBlocks.indices.partitioningIndex { nearBlocks[$0] >= block })
        // A loop over keys would copy the lists.
        var list = far.startIndex
        while list != far.endIndex {
            far.values[list].removeItems(from: block * Self.blockLength)
            far.formIndex(after: &list)
        }
        return first.searchedRow
    }

    /// Calls with the tiles that take cells in a range of rows, in ascending order.
    func forEachTile(inRows rows: Range<Int>, _ body: (Int, TilePlace) -> Void) {
        let far = farTiles(inRows: rows)
        var nextFar = 0
        func passFar(before item: Int) {
            while nextFar < far.count, far[nextFar] < item {
                body(far[nextFar], self[far[nextFar]])
                nextFar += 1
            }
        }
        func end(ofBlock block: Int) -> Int { block + 1 < blocks.count ? blocks[block + 1].bottom : rowCount }
        let first = nearBlocks.indices.partitioningIndex { end(ofBlock: Int(nearBlocks[$0])) > rows.lowerBound }
        for number in nearBlocks[first...] {
            let block = blocks[Int(number)]
            if block.base >= rows.upperBound { break }
            guard block.low < rows.upperBound, block.end > rows.lowerBound else { continue }
            let start = Int(number) * Self.blockLength
            for item in start..<min(start + Self.blockLength, tiles.count) where tiles[item].offset != Tile.far {
                let place = tiles[item].place(row: block.base + Int(tiles[item].offset))
                guard place.cell.row < rows.upperBound, place.endRow > rows.lowerBound else { continue }
                passFar(before: item)
                body(item, place)
            }
        }
        passFar(before: tiles.count)
    }

    /// The far tiles that take cells in a range of rows, in ascending order.
    private func farTiles(inRows rows: Range<Int>) -> [Int] {
        var result: [Int] = []
        for (key, list) in far {
            let first = list.index(ofRow: rows.lowerBound - TileSpan(key: key).rows + 1)
            for index in first..<max(first, list.index(ofRow: rows.upperBound)) {
                result.append(Int(list.items[index]))
            }
        }
        return result.sorted()
    }
}

/// A cell of a grid.
struct TileCell {
    var row: Int
    var column: Int
}

/// The first cell of a tile, and its span.
struct TilePlace {
    var cell: TileCell
    var span: TileSpan

    /// The row behind its last one.
    var endRow: Int { cell.row + span.rows }
}

/// Spans within the limits of ``TileArrangement``, as small numbers.
extension TileSpan {
    static let keyBits = 10
    private static let columnBits = 6

    var key: Int { (rows - 1) << Self.columnBits | (columns - 1) }

    init(key: Int) {
        self.init(columns: key & (1 << Self.columnBits - 1) + 1, rows: key >> Self.columnBits + 1)
    }
}
