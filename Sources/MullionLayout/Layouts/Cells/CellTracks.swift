import MullionGeometry

/// One axis of a ``CellGrid``: margins, tracks and gaps.
struct CellTracks {
    /// The leading and the trailing margin.
    var margins: [CGFloat]
    var tracks: [CGFloat]
    var gaps: [CGFloat]
    /// What the alignment adds before the leading margin.
    var shift: CGFloat = 0

    var length: CGFloat { margins.reduce(0, +) + tracks.reduce(0, +) + gaps.reduce(0, +) }

    /// Where each track begins.
    var starts: [CGFloat] {
        var starts: [CGFloat] = []
        starts.reserveCapacity(tracks.count)
        var position = shift + margins[0]
        for (index, track) in tracks.enumerated() {
            starts.append(position)
            position += track + (index < gaps.count ? gaps[index] : 0)
        }
        return starts
    }
}

/// The steps of ``GridCells`` that concern the tracks of one axis alone.
extension CellGrid {
    func track(_ axis: Axis, _ index: Int) -> CellTrack {
        let listed = axis == .horizontal ? columnSizings : rowSizings
        if index < listed.count { return listed[index] }
        return axis == .horizontal ? defaultColumnSizing : defaultRowSizing
    }

    private func gap(_ axis: Axis, _ index: Int) -> CellGap {
        let listed = axis == .horizontal ? columnSpacings : rowSpacings
        if index < listed.count { return listed[index] }
        return axis == .horizontal ? defaultColumnSpacing : defaultRowSpacing
    }

    func fixed(_ axis: Axis, _ index: Int) -> CGFloat? {
        track(axis, index).fixed.map { max(0, WholePoints.up(WholePoints.usable($0))) }
    }

    /// Step 1: the axis with tracks that are fixed, or 0 long.
    func startTracks(_ axis: Axis, _ count: Int) -> CellTracks {
        let margins = CellMargins(margins)
        let both = axis == .horizontal ? [margins.leading, margins.trailing] : [margins.top, margins.bottom]
        return CellTracks(
            margins: both.map { max(0, $0) }, tracks: (0..<count).map { fixed(axis, $0) ?? 0 },
            gaps: (0..<max(0, count - 1)).map { max(0, WholePoints.up(WholePoints.usable(gap(axis, $0).size))) })
    }

    /// Step 3: makes all tracks as long as the longest if they are to be uniform.
    func makeUniform(_ line: inout CellTracks, _ axis: Axis) {
        guard axis == .horizontal ? hasUniformColumns : hasUniformRows, let most = line.tracks.max() else { return }
        line.tracks = [CGFloat](repeating: most, count: line.tracks.count)
    }

    /// Step 4: fits the axis into a length.
    func fit(_ line: inout CellTracks, _ axis: Axis, _ length: CGFloat) {
        let extra = length - line.length
        let weights = weights(axis, line.tracks.count)
        guard weights.contains(where: { WholePoints.weight($0) > 0 }) else {
            line.shift = alignment[axis].wholeShift(extra)
            return
        }
        var lengths = line.margins + line.tracks + line.gaps
        SpaceSharing.adjust(&lengths, by: weights, extra)
        line.margins = Array(lengths[..<2])
        line.gaps = Array(lengths[(2 + line.tracks.count)...])
        line.tracks = Array(lengths[2..<2 + line.tracks.count])
    }

    /// Margins, tracks, gaps.
    private func weights(_ axis: Axis, _ count: Int) -> [CGFloat] {
        let stretch = marginStretch
        let margins = axis == .horizontal ? [stretch.leading, stretch.trailing] : [stretch.top, stretch.bottom]
        return margins + (0..<count).map { track(axis, $0).stretch }
            + (0..<max(0, count - 1)).map { gap(axis, $0).stretch }
    }
}
