import MullionGeometry

/// A float in the coordinates of its formatting context: the margin box.
struct PlacedFloat: BitwiseCopyable {
    var isLeft: Bool
    var left: CGFloat
    var right: CGFloat
    var top: CGFloat
    var bottom: CGFloat
}

/// The floats of a formatting context, in the order in which they were placed.
///
/// Each float asks for the room that all before it leave, which would take quadratic time. Groups of eight floats,
/// groups of eight groups, and so on, have the extremes of their edges: a group that is above or below the heights in
/// question, or whose edges are no further in than those found, is passed over, and one that is between them as a whole
/// counts by its extremes.
///
/// - Complexity: Of a question O(log n) for n floats of which only the last few matter, and O(n) at most.
struct PlacedFloats {
    /// The extremes of the edges of some floats.
    private struct Extremes: BitwiseCopyable {
        var (minTop, maxTop) = (CGFloat.infinity, -CGFloat.infinity)
        var minBottom = CGFloat.infinity
        /// The lowest edges of floats on the left and right.
        var (leftBottom, rightBottom) = (-CGFloat.infinity, -CGFloat.infinity)
        /// The edges that are furthest in, of floats on the left and right.
        var (low, high) = (-CGFloat.infinity, CGFloat.infinity)

        mutating func add(_ float: PlacedFloat) {
            minTop = Swift.min(minTop, float.top)
            maxTop = Swift.max(maxTop, float.top)
            minBottom = Swift.min(minBottom, float.bottom)
            if float.isLeft {
                leftBottom = Swift.max(leftBottom, float.bottom)
                low = Swift.max(low, float.right)
            } else {
                rightBottom = Swift.max(rightBottom, float.bottom)
                high = Swift.min(high, float.left)
            }
        }

        mutating func add(_ other: Extremes) {
            minTop = Swift.min(minTop, other.minTop)
            maxTop = Swift.max(maxTop, other.maxTop)
            minBottom = Swift.min(minBottom, other.minBottom)
            leftBottom = Swift.max(leftBottom, other.leftBottom)
            rightBottom = Swift.max(rightBottom, other.rightBottom)
            low = Swift.max(low, other.low)
            high = Swift.min(high, other.high)
        }
    }

    /// Heights, and the edges between the floats at them that are known.
    private struct Room {
        var (top, bottom): (CGFloat, CGFloat)
        var (low, high): (CGFloat, CGFloat)
    }

    private static let groupSize = 8

    private var floats: [PlacedFloat] = []
    /// The extremes of groups of floats, of groups of these, up to one of all.
    private var levels: [[Extremes]] = []
    /// The lower edges in ascending order.
    private var bottoms: [CGFloat] = []

    var count: Int { floats.count }
    var isEmpty: Bool { floats.isEmpty }

    mutating func append(_ float: PlacedFloat) {
        floats.append(float)
        bottoms.insert(float.bottom, at: index(ofBottom: float.bottom))
        var (index, level) = (floats.count - 1, 0)
        while level < levels.count || level == 0 || levels[level - 1].count > 1 {
            index /= Self.groupSize
            if level == levels.count {
                var all = Extremes()
                if level > 0 { for group in levels[level - 1] { all.add(group) } } else { all.add(float) }
                levels.append([all])
            } else if index == levels[level].count {
                var new = Extremes()
                new.add(float)
                levels[level].append(new)
            } else {
                levels[level][index].add(float)
            }
            level += 1
        }
    }

    /// Takes back the last floats, down to a number of them.
    mutating func removeLast(downTo count: Int) {
        guard count < floats.count else { return }
        guard count > 0 else {
            self = PlacedFloats()
            return
        }
        while floats.count > count {
            let index = index(ofBottom: floats.removeLast().bottom)
            if index < bottoms.count { bottoms.remove(at: index) }
        }
        var number = count
        for level in levels.indices {
            let groups = (number + Self.groupSize - 1) / Self.groupSize
            levels[level].removeLast(levels[level].count - groups)
            var last = Extremes()
            for part in (groups - 1) * Self.groupSize..<number {
                if level == 0 { last.add(floats[part]) } else { last.add(levels[level - 1][part]) }
            }
            levels[level][groups - 1] = last
            number = groups
            if groups == 1 {
                levels.removeLast(levels.count - level - 1)
                return
            }
        }
    }

    /// How far the floats of some sides reach down; minus infinity without any.
    func lowestEdge(_ clear: CSSStyle.Clear) -> CGFloat {
        guard let all = levels.last?[0] else { return -.infinity }
        switch clear {
        case .left: return all.leftBottom
        case .right: return all.rightBottom
        default: return Swift.max(all.leftBottom, all.rightBottom)
        }
    }

    /// The left and right edge between the floats at heights from `top` down to `bottom`.
    func room(_ left: CGFloat, _ right: CGFloat, from top: CGFloat, to bottom: CGFloat) -> (CGFloat, CGFloat) {
        guard !floats.isEmpty else { return (left, right) }
        var room = Room(top: top, bottom: Swift.max(bottom, top + 0.0001), low: left, high: right)
        narrow(&room, level: levels.count - 1, group: 0)
        return (room.low, room.high)
    }

    private func narrow(_ room: inout Room, level: Int, group: Int) {
        let all = levels[level][group]
        guard all.minTop < room.bottom, Swift.max(all.leftBottom, all.rightBottom) > room.top,
            all.low > room.low || all.high < room.high
        else { return }
        if all.maxTop < room.bottom, all.minBottom > room.top {
            (room.low, room.high) = (Swift.max(room.low, all.low), Swift.min(room.high, all.high))
            return
        }
        let start = group * Self.groupSize
        guard level > 0 else {
            for float in floats[start..<Swift.min(start + Self.groupSize, floats.count)]
            where float.top < room.bottom && float.bottom > room.top {
                if float.isLeft {
                    room.low = Swift.max(room.low, float.right)
                } else {
                    room.high = Swift.min(room.high, float.left)
                }
            }
            return
        }
        // The last ones are furthest down and in, as a rule.
        for part in (start..<Swift.min(start + Self.groupSize, levels[level - 1].count)).reversed() {
            narrow(&room, level: level - 1, group: part)
        }
    }

    /// The next lower edge of a float below `top`; nil: none.
    func nextEdge(below top: CGFloat) -> CGFloat? {
        let index = index(ofBottom: top.nextUp)
        return index < bottoms.count && bottoms[index] < .infinity ? bottoms[index] : nil
    }

    /// The index of the first lower edge that is not above a height.
    private func index(ofBottom bottom: CGFloat) -> Int {
        var (start, end) = (0, bottoms.count)
        // New edges are among the last.
        if let last = bottoms.last, last < bottom { return end }
        while start < end {
            let middle = (start + end) / 2
            if bottoms[middle] < bottom { start = middle + 1 } else { end = middle }
        }
        return start
    }
}
