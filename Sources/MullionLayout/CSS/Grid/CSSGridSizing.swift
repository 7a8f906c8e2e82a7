import MullionGeometry

/// What an item asks of the tracks of one axis that it spans: outer sizes (css-grid-2 §12.5).
struct CSSGridContribution: BitwiseCopyable {
    /// Tracks from the first to before the last.
    var start: Int
    var end: Int
    /// The contributions: of the automatic minimum, min-content and max-content.
    var minimum: CGFloat = 0
    var minContent: CGFloat = 0
    var maxContent: CGFloat = 0

    var count: Int { end - start }

    /// Adds a length to all.
    @inline(__always)
    mutating func push(_ length: CGFloat) {
        minimum += length
        minContent += length
        maxContent += length
    }
}

/// What the items that lie in one track alone ask of it: the largest of each contribution.
///
/// Sizing takes the largest of what such items ask, so that one of these is as good as all of them.
struct CSSTrackNeed: BitwiseCopyable {
    var minimum: CGFloat = 0
    var minContent: CGFloat = 0
    var maxContent: CGFloat = 0
    var hasItems = false

    @inline(__always)
    mutating func add(_ item: CSSGridContribution) {
        guard hasItems else {
            self = CSSTrackNeed(
                minimum: item.minimum, minContent: item.minContent, maxContent: item.maxContent, hasItems: true)
            return
        }
        if item.minimum > minimum { minimum = item.minimum }
        if item.minContent > minContent { minContent = item.minContent }
        if item.maxContent > maxContent { maxContent = item.maxContent }
    }
}

/// What all items ask of the tracks of one axis.
struct CSSTrackNeeds {
    /// For each track, what items in it alone ask.
    var tracks: [CSSTrackNeed]
    /// What the others ask.
    var spanning: [CSSGridContribution] = []

    init(count: Int) { tracks = Array(repeating: CSSTrackNeed(), count: count) }
}

/// The sizing of the tracks of one axis (css-grid-2 §12.3): initialise, resolve intrinsic sizes, maximise, expand
/// flexible tracks, stretch.
///
/// Worked example: `0fr 0fr` with an item of width 60 over both. The factors sum to 0 and leave the content no share,
/// but the minimum contribution counts: 30, 30.
struct CSSTrackSizing {
    /// What the container is sized under.
    enum Constraint { case none, minContent, maxContent }

    var tracks: [CSSTrack]
    /// The length of the content box; NaN: indefinite.
    var available: CGFloat
    var constraint = Constraint.none
    /// Whether leftover space stretches automatic tracks.
    var stretches = false

    /// The sum of tracks and gutters.
    var total: CGFloat { tracks.reduce(0) { $0 + $1.gap + $1.base } }

    /// Sizes the tracks for what the items ask.
    mutating func run(_ needs: CSSTrackNeeds) {
        for t in tracks.indices { tracks[t].start(available) }
        resolveIntrinsicSizes(needs)
        maximise()
        expandFlexibleTracks(needs)
        if stretches { stretchAutomaticTracks() }
    }

    // MARK: - Intrinsic sizes (§12.5)

    private mutating func resolveIntrinsicSizes(_ needs: CSSTrackNeeds) {
        let isIntrinsic = tracks.contains { $0.hasIntrinsicMinimum || $0.hasIntrinsicMaximum || $0.maximum == .flex }
        guard isIntrinsic else { return }
        for t in tracks.indices where needs.tracks[t].hasItems && tracks[t].maximum != .flex {
            single(needs.tracks[t], t)
        }
        let items = needs.spanning
        var spanning: [Int] = []
        var flexible: [CSSGridContribution] = []
        for i in items.indices {
            let range = items[i].start..<items[i].end
            if range.contains(where: { tracks[$0].maximum == .flex }) {
                flexible.append(items[i])
            } else if range.contains(where: { tracks[$0].hasIntrinsicMinimum || tracks[$0].hasIntrinsicMaximum }) {
                spanning.append(i)
            }
        }
        for t in tracks.indices {
            if tracks[t].fitLimit < tracks[t].limit, tracks[t].limit < .infinity {
                tracks[t].limit = tracks[t].fitLimit
            }
            if tracks[t].limit < tracks[t].base { tracks[t].limit = tracks[t].base }
        }
        spanning.sort { (items[$0].count, $0) < (items[$1].count, $1) }
        var at = 0
        while at < spanning.count {
            var end = at
            while end < spanning.count, items[spanning[end]].count == items[spanning[at]].count { end += 1 }
            rounds(spanning[at..<end].map { items[$0] }, flexible: false)
            at = end
        }
        for t in tracks.indices where needs.tracks[t].hasItems && tracks[t].maximum == .flex {
            let need = needs.tracks[t]
            if flexible.isEmpty {
                singleFlexible(need, t)
            } else {
                flexible.append(
                    CSSGridContribution(
                        start: t, end: t + 1, minimum: need.minimum, minContent: need.minContent,
                        maxContent: need.maxContent))
            }
        }
        if !flexible.isEmpty { rounds(flexible, flexible: true) }
        for t in tracks.indices where tracks[t].limit == .infinity && tracks[t].maximum != .flex {
            tracks[t].limit = tracks[t].base
        }
    }

    /// The content that an automatic minimum under a constraint counts: at most a fixed maximum.
    private func limited(_ content: CGFloat, _ item: CSSGridContribution) -> CGFloat {
        var limit: CGFloat = 0
        for t in item.start..<item.end {
            let track = tracks[t]
            let own = track.maximum == .fixed ? track.limit : track.maximum == .fitContent ? track.fitLimit : .infinity
            limit += own + (t > item.start ? track.gap : 0)
        }
        return Swift.max(item.minimum, Swift.min(content, limit))
    }

    /// The items in one track without a flexible maximum.
    private mutating func single(_ item: CSSTrackNeed, _ t: Int) {
        raiseBase(item, t)
        switch tracks[t].maximum {
        case .minContent:
            tracks[t].limit = Swift.max(tracks[t].limit == .infinity ? 0 : tracks[t].limit, item.minContent)
        case .auto, .maxContent, .fitContent:
            tracks[t].limit = Swift.max(tracks[t].limit == .infinity ? 0 : tracks[t].limit, item.maxContent)
        default: break
        }
    }

    /// The items in one flexible track, where no item spans several.
    ///
    /// Under a max-content constraint the draft takes limited max-content contributions for an automatic minimum. The
    /// browser does not: flexible tracks get these when they are expanded, by their factors.
    private mutating func singleFlexible(_ item: CSSTrackNeed, _ t: Int) {
        raiseBase(item, t)
        if tracks[t].limit < tracks[t].base { tracks[t].limit = tracks[t].base }
    }

    /// Makes a track at least as long as its minimum asks for an item that lies in it alone.
    private mutating func raiseBase(_ item: CSSTrackNeed, _ t: Int) {
        switch tracks[t].minimum {
        case .minContent: tracks[t].base = Swift.max(tracks[t].base, item.minContent)
        case .maxContent: tracks[t].base = Swift.max(tracks[t].base, item.maxContent)
        case .auto: tracks[t].base = Swift.max(tracks[t].base, item.minimum)
        default: break
        }
    }

    /// The rounds of §12.5 step 3, for items of one span; of step 4, for all items over flexible tracks.
    private mutating func rounds(_ items: [CSSGridContribution], flexible: Bool) {
        func isAffected(_ track: CSSTrack) -> Bool { !flexible || track.maximum == .flex }
        // The draft takes limited min-content contributions under a constraint here, the browser does not.
        grow(items, flexible, beyond: .minimum, { $0.hasIntrinsicMinimum && isAffected($0) }) { $1.minimum }
        grow(
            items, flexible, beyond: .minimum,
            {
                ($0.minimum == .minContent || $0.minimum == .maxContent) && isAffected($0)
            }
        ) { $1.minContent }
        grow(items, flexible, beyond: .maxContentMinimum, { $0.minimum == .maxContent && isAffected($0) }) {
            $1.maxContent
        }
        for t in tracks.indices where tracks[t].limit < tracks[t].base { tracks[t].limit = tracks[t].base }
        guard !flexible else { return }
        growLimits(items, { $0.hasIntrinsicMaximum }, marks: true) { $0.minContent }
        growLimits(
            items, { $0.maximum == .maxContent || $0.maximum == .auto || $0.maximum == .fitContent }, marks: false
        ) {
            $0.maxContent
        }
        for t in tracks.indices { tracks[t].growsInfinitely = false }
    }

    private enum Beyond { case minimum, maxContentMinimum }

    /// Raises base sizes: plans for all items, then applies the largest increase of each track (§12.5.1).
    private mutating func grow(
        _ items: [CSSGridContribution], _ flexible: Bool, beyond: Beyond, _ isAffected: (CSSTrack) -> Bool,
        _ contribution: (CSSTrackSizing, CSSGridContribution) -> CGFloat
    ) {
        var isPlanned = false
        for item in items {
            guard (item.start..<item.end).contains(where: { isAffected(tracks[$0]) }) else { continue }
            var space = contribution(self, item)
            for t in item.start..<item.end { space -= tracks[t].base + (t > item.start ? tracks[t].gap : 0) }
            guard space > 0 else { continue }
            isPlanned = true
            let affected = (item.start..<item.end).filter { isAffected(tracks[$0]) }
            if flexible, affected.reduce(0, { $0 + tracks[$1].factor }) > 0 {
                distributeByFactor(space, affected)
            } else {
                distribute(space, affected, beyond)
            }
            for t in affected { tracks[t].planned = Swift.max(tracks[t].planned, tracks[t].share) }
        }
        guard isPlanned else { return }
        for t in tracks.indices {
            tracks[t].base += tracks[t].planned
            tracks[t].planned = 0
        }
    }

    /// By flex factors. Factors that sum to less than 1 leave the rest of the contribution to nobody, but the minimum
    /// was given before.
    private mutating func distributeByFactor(_ space: CGFloat, _ affected: [Int]) {
        let sum = affected.reduce(0) { $0 + tracks[$1].factor }
        for t in affected { tracks[t].share = space * tracks[t].factor / sum }
    }

    /// Equally up to the limits, then beyond them.
    private mutating func distribute(_ space: CGFloat, _ affected: [Int], _ beyond: Beyond) {
        var space = space
        for t in affected { tracks[t].share = 0 }
        // The argument of fit-content is no limit of what the content needs at least.
        space = fill(space, affected) { track in
            (beyond == .minimum ? track.limit : Swift.min(track.limit, track.fitLimit)) - track.base
        }
        guard space > 0 else { return }
        var further = affected.filter {
            beyond == .minimum
                ? tracks[$0].hasIntrinsicMaximum
                : tracks[$0].maximum == .maxContent || tracks[$0].maximum == .auto
                    || tracks[$0].maximum == .fitContent
        }
        if further.isEmpty { further = affected }
        if beyond == .maxContentMinimum, further.contains(where: { tracks[$0].fitLimit < .infinity }) {
            // Not beyond the argument of fit-content.
            space = fill(space, further) { $0.fitLimit - $0.base }
            further = further.filter { tracks[$0].fitLimit == .infinity }
            if further.isEmpty { return }
        }
        for t in further { tracks[t].share += space / CGFloat(further.count) }
    }

    /// Shares space equally up to `room`; returns what is left.
    private mutating func fill(_ space: CGFloat, _ affected: [Int], _ room: (CSSTrack) -> CGFloat) -> CGFloat {
        var space = space
        var open = affected.filter { room(tracks[$0]) - tracks[$0].share > 0 }
        while space > 1e-9, !open.isEmpty {
            let part = space / CGFloat(open.count)
            var left: [Int] = []
            for t in open {
                let own = Swift.min(part, room(tracks[t]) - tracks[t].share)
                tracks[t].share += own
                space -= own
                if own == part { left.append(t) }
            }
            if left.count == open.count { return 0 }
            open = left
        }
        return Swift.max(0, space)
    }

    /// Raises growth limits (§12.5 steps 3.5 and 3.6).
    private mutating func growLimits(
        _ items: [CSSGridContribution], _ isAffected: (CSSTrack) -> Bool, marks: Bool,
        _ contribution: (CSSGridContribution) -> CGFloat
    ) {
        var isPlanned = false
        for item in items {
            let affected = (item.start..<item.end).filter { isAffected(tracks[$0]) }
            guard !affected.isEmpty else { continue }
            var space = contribution(item)
            for t in item.start..<item.end {
                let own = tracks[t].limit == .infinity ? tracks[t].base : tracks[t].limit
                space -= own + (t > item.start ? tracks[t].gap : 0)
            }
            isPlanned = true
            for t in affected { tracks[t].share = 0 }
            if space > 0 {
                // Limits that are infinite, or were before this round, may grow without end.
                let free = affected.filter { tracks[$0].limit == .infinity || tracks[$0].growsInfinitely }
                let targets = free.isEmpty ? affected : free
                let rest = fill(space, targets) { track in
                    guard track.fitLimit < .infinity else { return .infinity }
                    return track.fitLimit - (track.limit == .infinity ? track.base : track.limit)
                }
                if rest > 0 {
                    let open = targets.filter { tracks[$0].fitLimit == .infinity }
                    if open.isEmpty {
                        // Where the arguments of fit-content end, the other tracks take the rest.
                        _ = fill(rest, affected.filter { !targets.contains($0) }) { $0.fitLimit - $0.limit }
                    }
                    for t in open { tracks[t].share += rest / CGFloat(open.count) }
                }
            }
            for t in affected { tracks[t].planned = Swift.max(tracks[t].planned, tracks[t].share) }
            for t in affected where tracks[t].limit == .infinity { tracks[t].isFrozen = true }
        }
        guard isPlanned else { return }
        for t in tracks.indices {
            if tracks[t].isFrozen {
                tracks[t].limit = tracks[t].base + tracks[t].planned
                tracks[t].growsInfinitely = marks
                tracks[t].isFrozen = false
            } else {
                if tracks[t].planned > 0 { tracks[t].limit += tracks[t].planned }
                tracks[t].growsInfinitely = false
            }
            tracks[t].planned = 0
        }
    }

    // MARK: - Maximise (§12.6)

    private mutating func maximise() {
        if available.isNaN {
            guard constraint != .minContent else { return }
            for t in tracks.indices where tracks[t].maximum != .flex && tracks[t].limit < .infinity {
                tracks[t].base = Swift.max(tracks[t].base, Swift.min(tracks[t].limit, tracks[t].fitLimit))
            }
            return
        }
        let free = available - total
        guard free > 0 else { return }
        for t in tracks.indices { tracks[t].share = 0 }
        let growing = tracks.indices.filter { tracks[$0].maximum != .flex }
        _ = fill(free, growing) { Swift.min($0.limit, Swift.max($0.fitLimit, $0.base)) - $0.base }
        for t in growing { tracks[t].base += tracks[t].share }
    }

    // MARK: - Flexible tracks (§12.7)

    private mutating func expandFlexibleTracks(_ needs: CSSTrackNeeds) {
        guard tracks.contains(where: { $0.maximum == .flex && !$0.isCollapsed }) else { return }
        var fraction: CGFloat = 0
        if available.isNaN {
            guard constraint != .minContent else { return }
            for track in tracks where track.maximum == .flex {
                fraction = Swift.max(fraction, track.base / Swift.max(1, track.factor))
            }
            for t in tracks.indices where needs.tracks[t].hasItems && tracks[t].maximum == .flex {
                let track = tracks[t]
                let content = needs.tracks[t].maxContent
                let share = content / Swift.max(1, track.factor)
                let isStiff = track.base > share * track.factor + 1e-12
                fraction = Swift.max(fraction, isStiff ? Swift.max(0, content - track.base) : share)
            }
            for item in needs.spanning {
                guard (item.start..<item.end).contains(where: { tracks[$0].maximum == .flex }) else { continue }
                fraction = Swift.max(fraction, Self.fraction(tracks, item.start..<item.end, item.maxContent))
            }
        } else {
            fraction = Self.fraction(tracks, tracks.indices, available)
        }
        for t in tracks.indices where tracks[t].maximum == .flex {
            tracks[t].base = Swift.max(tracks[t].base, fraction * tracks[t].factor)
        }
    }

    /// The size of one fr (§12.7.1): a track whose base is larger than its share counts as inflexible, and so on.
    static func fraction(_ tracks: [CSSTrack], _ range: Range<Int>, _ length: CGFloat) -> CGFloat {
        var isStiff = Set<Int>()
        while true {
            var (left, factors) = (length, CGFloat(0))
            for t in range {
                if t > range.lowerBound || range.lowerBound == 0 { left -= tracks[t].gap }
                if tracks[t].maximum == .flex, !isStiff.contains(t) {
                    factors += tracks[t].factor
                } else {
                    left -= tracks[t].base
                }
            }
            let fraction = Swift.max(0, left) / Swift.max(1, factors)
            var isDone = true
            for t in range where tracks[t].maximum == .flex && !isStiff.contains(t) {
                if tracks[t].base > fraction * tracks[t].factor + 1e-12 {
                    isStiff.insert(t)
                    isDone = false
                }
            }
            if isDone { return fraction }
        }
    }

    // MARK: - Stretch (§12.8)

    private mutating func stretchAutomaticTracks() {
        guard !available.isNaN else { return }
        let free = available - total
        let automatic = tracks.indices.filter {
            (tracks[$0].maximum == .auto || tracks[$0].maximum == .base) && !tracks[$0].isCollapsed
        }
        guard free > 0, !automatic.isEmpty else { return }
        for t in automatic { tracks[t].base += free / CGFloat(automatic.count) }
    }
}
