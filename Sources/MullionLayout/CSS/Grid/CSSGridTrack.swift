import MullionGeometry

/// A track of a grid while it is sized (css-grid-2 §12.4).
struct CSSTrack: BitwiseCopyable {
    /// `base` is a maximum that never grows beyond the minimum, but stretches.
    enum Limit: UInt8, BitwiseCopyable { case fixed, auto, minContent, maxContent, fitContent, flex, base }

    var minKind = Limit.auto
    var maxKind = Limit.auto
    /// Points and fraction of a fixed minimum, of a fixed maximum or the argument of fit-content.
    var minPoints: CGFloat = 0, minFraction: CGFloat = 0
    var maxPoints: CGFloat = 0, maxFraction: CGFloat = 0
    var factor: CGFloat = 0
    /// An empty track of `auto-fit`.
    var isCollapsed = false
    /// A repetition of `auto-fit`.
    var mayCollapse = false

    // Sizing: the limits as they count for the given available length.
    var minimum = Limit.auto
    var maximum = Limit.auto
    var base: CGFloat = 0
    var limit: CGFloat = .infinity
    /// The argument of fit-content, or infinite.
    var fitLimit: CGFloat = .infinity
    var planned: CGFloat = 0
    var share: CGFloat = 0
    var isFrozen = false
    /// The growth limit was infinite and became finite in this round.
    var growsInfinitely = false
    /// The gutter in front.
    var gap: CGFloat = 0
    /// The start edge, once the grid is aligned.
    var position: CGFloat = 0

    init(_ size: CSSTrackSize) {
        (minKind, minPoints, minFraction, _) = Self.limit(size.min)
        (maxKind, maxPoints, maxFraction, factor) = Self.limit(size.max)
        // A share is no minimum.
        if minKind == .flex || minKind == .fitContent { minKind = .auto }
    }

    /// The tracks of a list with `subgrid` in a box that is no subgrid, as the browser sizes them: as large as their
    /// content is at least.
    static var ineffective: CSSTrack {
        var track = CSSTrack(.auto)
        track.maxKind = .base
        return track
    }

    private static func limit(_ limit: CSSTrackSize.Limit) -> (Limit, CGFloat, CGFloat, CGFloat) {
        switch limit {
        case .length(let length):
            (.fixed, Swift.max(0, CSSRecord.finite(length.points)), Swift.max(0, CSSRecord.finite(length.fraction)), 0)
        case .auto: (.auto, 0, 0, 0)
        case .minContent: (.minContent, 0, 0, 0)
        case .maxContent: (.maxContent, 0, 0, 0)
        case .fitContent(let length):
            (
                .fitContent, Swift.max(0, CSSRecord.finite(length.points)),
                Swift.max(0, CSSRecord.finite(length.fraction)), 0
            )
        case .flex(let factor): (.flex, 0, 0, Swift.max(0, CSSRecord.finite(factor)))
        }
    }

    /// Whether the size follows from the content, or from what is left, by the track list alone.
    var followsContent: Bool { minKind != .fixed || maxKind != .fixed }

    /// Whether a limit is a percentage of the container.
    var hasPercentage: Bool { minFraction != 0 || maxFraction != 0 }

    /// Whether the minimum, and the maximum, follow from the content.
    var hasIntrinsicMinimum: Bool { minimum == .auto || minimum == .minContent || minimum == .maxContent }
    var hasIntrinsicMaximum: Bool { maximum != .fixed && maximum != .flex && maximum != .base }

    /// Whether content in the track matters.
    @inline(__always) var asksForContent: Bool { minimum != .fixed || maximum != .fixed }

    /// Sets the sizes to start with (§12.4). A percentage of an indefinite length is automatic.
    mutating func start(_ available: CGFloat) {
        (minimum, maximum) = (minKind, maxKind)
        fitLimit = .infinity
        base = 0
        limit = .infinity
        if minKind == .fixed {
            if minFraction != 0, available.isNaN {
                minimum = .auto
            } else {
                base = minPoints + (minFraction == 0 ? 0 : minFraction * available)
            }
        }
        switch maxKind {
        case .fixed:
            if maxFraction != 0, available.isNaN {
                maximum = .auto
            } else {
                limit = maxPoints + (maxFraction == 0 ? 0 : maxFraction * available)
            }
        case .fitContent:
            if maxFraction == 0 || !available.isNaN {
                fitLimit = maxPoints + (maxFraction == 0 ? 0 : maxFraction * available)
            } else {
                maximum = .maxContent
            }
        default: break
        }
        if isCollapsed { (minimum, maximum, base, limit) = (.fixed, .fixed, 0, 0) }
        if limit < base { limit = base }
    }

    /// How long a repetition of the track counts when repetitions are counted: its fixed maximum, else its fixed
    /// minimum, at least 1.
    func repeatLength(_ available: CGFloat) -> CGFloat {
        let base = available.isNaN ? 0 : available
        if maxKind == .fixed {
            let length = maxPoints + maxFraction * base
            return Swift.max(1, minKind == .fixed ? Swift.max(length, minPoints + minFraction * base) : length)
        }
        if minKind == .fixed { return Swift.max(1, minPoints + minFraction * base) }
        return 1
    }
}

/// One axis of the explicit grid: its tracks, and the lines by name (css-grid-2 §7).
struct CSSExplicitAxis {
    var tracks: [CSSTrack] = []
    var names: [String: [Int]] = [:]
    /// The names of lines without those of areas, and the areas: what subgrids see.
    var lineNames: [String: [Int]] = [:]
    var areas: [String: Range<Int>] = [:]

    /// The farthest that a line is from line 1 (§6.6.1 limits on grids).
    static let lineLimit = 10_000

    init(
        _ list: CSSTrackList, areas: [String: Range<Int>], areaCount: Int, auto: [CSSTrackSize], available: CGFloat,
        isMinimum: Bool, gap: CGFloat
    ) {
        append(list.parts, count: Self.repetitions(list.parts, available, isMinimum, gap))
        // Areas may reach beyond the list.
        var next = 0
        while tracks.count < Swift.min(areaCount, Self.lineLimit) {
            tracks.append(CSSTrack(auto.isEmpty ? .auto : auto[next % auto.count]))
            next += 1
        }
        (lineNames, self.areas) = (names, areas)
        nameAreas()
    }

    /// Names the lines around areas.
    mutating func nameAreas() {
        for (name, area) in areas {
            names[name + "-start", default: []].append(area.lowerBound)
            names[name + "-end", default: []].append(area.upperBound)
        }
        for name in names.keys { names[name]!.sort() }
    }

    private mutating func append(_ parts: [CSSTrackList.Part], count: Int, collapses: Bool = false) {
        for part in parts {
            guard tracks.count < Self.lineLimit else { return }
            switch part {
            case .track(let size):
                var track = CSSTrack(size)
                track.mayCollapse = collapses
                tracks.append(track)
            case .names(let list): for name in list { names[name, default: []].append(tracks.count) }
            case .repeated(let number, let inner):
                for _ in 0..<Swift.max(0, number) {
                    let before = tracks.count
                    append(inner, count: 1)
                    if tracks.count == before || before >= Self.lineLimit { break }
                }
            case .automatic(let collapses, let inner):
                for _ in 0..<count { append(inner, count: 1, collapses: collapses) }
            }
        }
    }

    /// How often the automatic repetition occurs: as often as fits the length, or as reaches a minimum.
    private static func repetitions(
        _ parts: [CSSTrackList.Part], _ available: CGFloat, _ isMinimum: Bool, _ gap: CGFloat
    ) -> Int {
        func measure(_ parts: [CSSTrackList.Part]) -> (length: CGFloat, count: Int) {
            parts.reduce((0, 0)) { sum, part in
                switch part {
                case .track(let size): (sum.0 + CSSTrack(size).repeatLength(available), sum.1 + 1)
                case .repeated(let number, let inner):
                    { (sum.0 + $0.length * CGFloat(number), sum.1 + $0.count * number) }(measure(inner))
                default: sum
                }
            }
        }
        var repeated: [CSSTrackList.Part]?
        for part in parts { if case .automatic(_, let inner) = part { repeated = inner } }
        guard let repeated, available.isFinite else { return 1 }
        let (fixed, fixedCount) = measure(parts)
        let (own, ownCount) = measure(repeated)
        guard ownCount > 0 else { return 1 }
        let step = own + gap * CGFloat(ownCount)
        let room = available + gap - fixed - gap * CGFloat(fixedCount)
        let count = isMinimum ? (room / step).rounded(.up) : ((room + Engine.tolerance) / step).rounded(.down)
        return Int(Swift.min(Swift.max(count, 1), CGFloat(lineLimit / ownCount + 1)))
    }
}
