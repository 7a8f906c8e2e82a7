import MullionGeometry

/// The columns and rows of a grid, for explanations of a layout.
package struct TrackShares {
    /// A column or a row. Lengths are in points.
    package struct Track {
        /// The distance from the leading or top edge of the container.
        package var start: CGFloat
        package var length: CGFloat
        /// What the grid offered the cells of the track; nil if it offered nothing, or several lengths.
        package var offer: CGFloat?
        /// The length before the track took of what was left over, or gave of what was missing.
        package var own: CGFloat
        /// The part that it takes of what is left over; 0 for none.
        package var weight: CGFloat = 0
        /// Whether the length is declared, and does not follow from the cells.
        package var isFixed = false
    }

    package var columns: [Track]
    package var rows: [Track]
    /// The columns and the rows in the order in which their lengths are found.
    package var columnOrder: [Int]
    package var rowOrder: [Int]
    /// Whether leading is right.
    package var isRightToLeft = false

    init(columns: [Track], rows: [Track]) {
        self.columns = columns
        self.rows = rows
        columnOrder = Array(columns.indices)
        rowOrder = Array(rows.indices)
    }
}

extension LayoutTree {
    /// Returns the columns and rows of a grid, recomputed for its current size and proposal; nil for any other kind of
    /// node.
    ///
    /// - Complexity: That of measuring the node's children.
    package func trackShares(of node: NodeID) -> TrackShares? {
        let proposal = proposal(of: node) ?? .unspecified
        return withLayout(of: node) { layout, size, subviews in
            var shares: TrackShares?
            switch layout {
            case let grid as CellGrid:
                guard size.width.isFinite, size.height.isFinite else { return nil }
                shares = GridCells(grid: grid, children: CellChildren(subviews)).tracks(in: size)
            case let grid as GridLayout: shares = grid.tracks(subviews, proposal)
            case let grid as LazyVGridLayout: shares = grid.tracks(subviews, in: size)
            case let grid as LazyHGridLayout: shares = grid.tracks(subviews, in: size)
            default: return nil
            }
            shares?.isRightToLeft = subviews.layoutDirection == .rightToLeft
            return shares
        }
    }
}

extension GridLayout {
    /// Returns the tracks for a proposal, measured anew.
    fileprivate func tracks(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> TrackShares? {
        subviews.withMembers { engine, list in
            guard let first = list.baseAddress else { return nil }
            let (slots, node) = (ChildSlots(list: first), subviews.call.node)
            var memory: GridMemory?
            engine.withChildren(node, slots, list.count, .widths, unasked: proposal.passWidth) { children in
                memory = GridMemory(self, children)
                _ = memory?.solve(.horizontal, children, proposal: proposal.width)
            }
            engine.withChildren(
                node, slots, list.count, .heights, width: proposal.passWidth, unasked: proposal.passHeight
            ) { children in
                _ = memory?.solve(.vertical, children, proposal: proposal.height)
            }
            guard let memory else { return nil }
            var shares = TrackShares(columns: memory.columns.shares, rows: memory.rows.shares)
            shares.columnOrder = memory.columns.order
            shares.rowOrder = memory.rows.order
            return shares
        }
    }
}

extension GridAxis {
    fileprivate var shares: [TrackShares.Track] {
        zip(tracks, positions).map { track, start in
            TrackShares.Track(start: start, length: track.length, offer: track.offer, own: track.length)
        }
    }

    fileprivate var order: [Int] {
        var (order, sharing) = ([Int](), TrackSharing(tracks, room: 0))
        while let (track, _) = sharing.next(tracks) { order.append(track) }
        return order
    }
}

extension LazyVGridLayout {
    fileprivate func tracks(_ subviews: LayoutSubviews, in size: CGSize) -> TrackShares {
        let tracks = LazyTracks(columns, in: size.width, count: subviews.count)
        let shift = alignment.key.difference(size.width, tracks.total)
        let columns = tracks.tracks.map {
            TrackShares.Track(start: shift + $0.start, length: $0.length, offer: $0.length, own: $0.length)
        }
        var (rows, y) = ([TrackShares.Track](), CGFloat(0))
        for first in stride(from: 0, to: subviews.count, by: max(columns.count, 1)) {
            var height: CGFloat = 0
            for index in first..<min(first + columns.count, subviews.count) {
                let proposal = ProposedViewSize(width: columns[index - first].length, height: nil)
                height = max(height, subviews[index].sizeThatFits(proposal).height)
            }
            rows.append(TrackShares.Track(start: y, length: height, own: height))
            y += height + GridItem.gap(spacing)
        }
        return TrackShares(columns: columns, rows: rows)
    }
}

extension LazyHGridLayout {
    fileprivate func tracks(_ subviews: LayoutSubviews, in size: CGSize) -> TrackShares {
        let tracks = LazyTracks(rows, in: size.height, count: subviews.count)
        let shift = alignment.key.difference(size.height, tracks.total)
        let rows = tracks.tracks.map {
            TrackShares.Track(start: shift + $0.start, length: $0.length, offer: $0.length, own: $0.length)
        }
        var (columns, x) = ([TrackShares.Track](), CGFloat(0))
        for first in stride(from: 0, to: subviews.count, by: max(rows.count, 1)) {
            var width: CGFloat = 0
            for index in first..<min(first + rows.count, subviews.count) {
                let proposal = ProposedViewSize(width: nil, height: rows[index - first].length)
                width = max(width, subviews[index].sizeThatFits(proposal).width)
            }
            columns.append(TrackShares.Track(start: x, length: width, own: width))
            x += width + GridItem.gap(spacing)
        }
        return TrackShares(columns: columns, rows: rows)
    }
}
