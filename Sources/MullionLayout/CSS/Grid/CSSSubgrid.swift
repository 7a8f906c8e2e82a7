import MullionGeometry

/// An item of a grid that is a subgrid (css-grid-2 §9): it takes the tracks that it spans along one axis or both.
///
/// The parent sizes the tracks. Where content counts, it asks the subgrid what the items in it ask of them, in the
/// tracks of the subgrid, and adds to each span what separates it from the parent's tracks. Once the tracks have
/// lengths, the subgrid inherits them, and lays its items out in them as any grid does.
///
/// Worked example: columns of `50px 50px` with a gap of 10, and over both a subgrid with a gap of 20 and a padding of
/// 3. Its columns lie 5 further apart on each side of the line between, so they are 50 - 3 - 5 = 42 wide each: 3 + 42 +
/// 20 + 42 + 3 = 110. An item of width 60 in its first column asks 60 + 3 + 5 of the parent's.
struct CSSSubgrid {
    /// The number of the item among the cells.
    var cell: Int
    /// The lines along an axis that the item takes from the parent; nil: it has tracks of its own.
    var columns: CSSExplicitAxis?
    var rows: CSSExplicitAxis?
    /// Whether the columns run against those of the parent.
    var isFlipped: Bool
}

/// What separates the tracks of a subgrid from those of the parent along one axis.
struct CSSSubgridEdges {
    /// Margin, border, padding and scrollbar at the start and the end of the subgrid.
    var start: CGFloat
    var end: CGFloat
    /// The gutter of the subgrid; NaN: as the parent has it.
    var gap: CGFloat
    /// The gutters of the parent in front of the tracks, in the direction of the subgrid.
    var parentGaps: [CGFloat]

    var count: Int { parentGaps.count }

    /// What is in front of a track that the parent's track has and the subgrid's has not.
    func before(_ track: Int) -> CGFloat {
        track == 0 ? start : gap.isNaN ? 0 : (gap - parentGaps[track]) / 2
    }

    /// What is behind a track.
    func behind(_ track: Int) -> CGFloat {
        track == count - 1 ? end : gap.isNaN ? 0 : (gap - parentGaps[track + 1]) / 2
    }

    /// The parent's tracks, in the direction of the subgrid, as tracks of the subgrid. What the edges take from one may
    /// be more than it has; the length is negative then.
    func tracks(of parent: [CSSTrack]) -> [CSSTrack] {
        var tracks = parent
        var at: CGFloat = 0
        for t in tracks.indices {
            let taken = before(t) + behind(t)
            tracks[t].base -= taken
            if tracks[t].limit < .infinity { tracks[t].limit -= taken }
            if tracks[t].fitLimit < .infinity { tracks[t].fitLimit -= taken }
            tracks[t].gap = t == 0 ? 0 : gap.isNaN ? parentGaps[t] : gap
            at += tracks[t].gap
            tracks[t].position = at
            at += tracks[t].base
        }
        return tracks
    }
}

extension CSSExplicitAxis {
    /// The lines of a subgrid: its own names, its own areas, and what it sees of the parent's over the tracks that it
    /// spans.
    init(
        subgrid list: CSSTrackList, areas own: [String: Range<Int>], of parent: CSSExplicitAxis, _ span: Range<Int>,
        isFlipped: Bool
    ) {
        let count = span.count
        tracks = Array(repeating: CSSTrack(.auto), count: count)
        appendNames(list.parts, lineCount: count + 1)
        func line(_ line: Int) -> Int { isFlipped ? span.upperBound - line : line - span.lowerBound }
        for (name, lines) in parent.lineNames {
            for own in lines where span.lowerBound <= own && own <= span.upperBound { add(name, line(own)) }
        }
        lineNames = names
        areas = own
        for (name, area) in parent.areas where area.overlaps(span) {
            // The part inside. Where the columns run against the parent's, the browser does not turn it round.
            let inside = area.clamped(to: span)
            let (start, end) = (inside.lowerBound - span.lowerBound, inside.upperBound - span.lowerBound)
            // Of an own area with the same name, and this one, the browser takes the first lines.
            let known = areas[name] ?? start..<end
            areas[name] = Swift.min(start, known.lowerBound)..<Swift.min(end, known.upperBound)
        }
        nameAreas()
    }

    private mutating func add(_ name: String, _ line: Int) {
        if names[name]?.contains(line) != true { names[name, default: []].append(line) }
    }

    /// Names the lines from the first on: a part of names is a line.
    private mutating func appendNames(_ parts: [CSSTrackList.Part], lineCount: Int) {
        var line = 0
        let (fixed, repeated) = Self.lineCounts(parts)
        let times = repeated == 0 ? 0 : Swift.max(0, lineCount - fixed) / repeated
        func append(_ parts: [CSSTrackList.Part], _ axis: inout CSSExplicitAxis) {
            for part in parts {
                guard line < lineCount else { return }
                switch part {
                case .names(let names):
                    for name in names { axis.add(name, line) }
                    line += 1
                case .repeated(let number, let inner):
                    for _ in 0..<Swift.max(0, number) {
                        let before = line
                        append(inner, &axis)
                        if line == before || line >= lineCount { break }
                    }
                case .automatic(_, let inner): for _ in 0..<times { append(inner, &axis) }
                case .track: break
                }
            }
        }
        append(parts, &self)
    }

    /// The number of lines outside of an automatic repetition, and in one.
    static func lineCounts(_ parts: [CSSTrackList.Part]) -> (fixed: Int, repeated: Int) {
        var (fixed, repeated) = (0, 0)
        for part in parts {
            switch part {
            case .names: fixed += 1
            case .repeated(let number, let inner):
                let count = Swift.min(Swift.max(0, number), lineLimit) * lineCounts(inner).fixed
                fixed = Swift.min(fixed + count, 2 * lineLimit)
            case .automatic(_, let inner): repeated = lineCounts(inner).fixed
            case .track: break
            }
        }
        return (fixed, repeated)
    }

    /// Whether another axis has as many tracks, and the same names of lines.
    func hasSameLines(as other: CSSExplicitAxis) -> Bool {
        tracks.count == other.tracks.count && names == other.names && lineNames == other.lineNames
            && areas == other.areas
    }
}

extension CSSGrid {
    /// The tracks of one axis that a subgrid spans, in its direction, and the gutters in front of them.
    static func slice(_ tracks: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>, isFlipped: Bool, isSpread: Bool)
        -> (
            tracks: [CSSTrack], gaps: [CGFloat]
        )
    {
        var slice: [CSSTrack] = []
        var gaps: [CGFloat] = []
        slice.reserveCapacity(range.count)
        gaps.reserveCapacity(range.count)
        for t in range {
            slice.append(tracks[t])
            // Space between the tracks widens their gutters.
            let isFirst = t == range.lowerBound
            gaps.append(
                isFirst
                    ? 0 : isSpread ? tracks[t].position - tracks[t - 1].position - tracks[t - 1].base : tracks[t].gap)
        }
        guard isFlipped else { return (slice, gaps) }
        slice.reverse()
        // The gutter in front of a track is behind it now.
        gaps = [0] + gaps.dropFirst().reversed()
        return (slice, gaps)
    }
}
