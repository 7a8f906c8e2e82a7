import MullionGeometry

/// The transition between two lists of frames: elements in both move, new ones appear, others disappear.
///
/// Frames are matched by identity. A transition is independent of time: an animation provides the fraction.
///
/// Worked example: from a (0, 0, 10, 10) to a (20, 0, 10, 30) and b (0, 50, 40, 40), with scaling. At 0.25 a is
/// (5, 0, 10, 15), and b is (15, 65, 10, 10) at an opacity of 1.
public struct FrameTransition<ID: Hashable> {
    /// A frame with what it belongs to.
    public struct Item {
        /// The identity of the element.
        public var id: ID
        /// The frame of the element.
        public var frame: CGRect

        /// Creates an item.
        public init(_ id: ID, _ frame: CGRect) {
            self.id = id
            self.frame = frame
        }
    }

    /// A frame on its way.
    public struct Moment {
        /// The identity of the element.
        public var id: ID
        /// The frame of the element, whose sides are never negative.
        public var frame: CGRect
        /// The opacity, 0...1.
        public var opacity: Double

        /// Creates a moment.
        public init(_ id: ID, _ frame: CGRect, opacity: Double) {
            self.id = id
            self.frame = frame
            self.opacity = opacity
        }
    }

    /// The way in which an element appears or, in reverse, disappears.
    public enum Appearance: Hashable, Sendable {
        /// The element appears at once, in full while the fraction is above 0.
        case cut
        /// The element fades in without moving.
        case fade
        /// The element grows from its center.
        case scale
    }

    /// What appears, moves or disappears, in the order in which it is returned.
    private enum Way: Sendable {
        case moving(from: CGRect, to: CGRect)
        case appearing(CGRect)
        case disappearing(CGRect)
    }

    private let ways: [(id: ID, way: Way)]
    private let appearance: Appearance
    private let disappearance: Appearance

    /// Prepares the way between two lists. If an identity occurs several times in a list, its first frame counts.
    ///
    /// - Parameters:
    ///   - before: The frames at the fraction 0.
    ///   - after: The frames at the fraction 1.
    ///   - appearance: How what is new appears.
    ///   - disappearance: How what is gone disappears.
    /// - Complexity: O(n) for n frames.
    public init(
        from before: [Item], to after: [Item], appearance: Appearance = .fade, disappearance: Appearance = .fade
    ) {
        let old = Dictionary(before.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
        var seen = Set<ID>()
        let staying: [(ID, Way)] = after.compactMap { item in
            guard seen.insert(item.id).inserted else { return nil }
            return (item.id, old[item.id].map { .moving(from: $0, to: item.frame) } ?? .appearing(item.frame))
        }
        let leaving: [(ID, Way)] = before.compactMap { item in
            seen.insert(item.id).inserted ? (item.id, .disappearing(item.frame)) : nil
        }
        ways = leaving + staying
        self.appearance = appearance
        self.disappearance = disappearance
    }

    /// Returns the frames at a fraction: first those that disappear, which are therefore drawn below the others, in the
    /// order of the first list, then the others in the order of the second.
    ///
    /// At 0 these are exactly the frames of the first list, at 1 those of the second. Beyond 0...1, which springs
    /// reach, frames keep moving, while opacities and scales remain at their limits. NaN counts as 0.
    ///
    /// - Complexity: O(n) for n frames.
    public func frames(at fraction: Double) -> [Moment] {
        let fraction = fraction.isNaN ? 0 : fraction
        return ways.compactMap { id, way in
            switch way {
            case .moving(let from, let to): return Moment(id, Self.between(from, to, fraction), opacity: 1)
            case .appearing(let frame): return Self.partial(id, frame, appearance, fraction)
            case .disappearing(let frame): return Self.partial(id, frame, disappearance, 1 - fraction)
            }
        }
    }

    /// What is there in part; nil if nothing of it is.
    private static func partial(_ id: ID, _ frame: CGRect, _ policy: Appearance, _ part: Double) -> Moment? {
        guard part > 0 else { return nil }
        let part = min(part, 1)
        switch policy {
        case .cut: return Moment(id, frame, opacity: 1)
        case .fade: return Moment(id, frame, opacity: part)
        case .scale:
            let size = CGSize(width: frame.width * part, height: frame.height * part)
            let origin = CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            return Moment(id, part < 1 ? CGRect(origin: origin, size: size) : frame, opacity: 1)
        }
    }

    private static func between(_ from: CGRect, _ to: CGRect, _ fraction: Double) -> CGRect {
        // Exact at both ends, and where nothing changes.
        func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
            fraction == 1 || from == to ? to : from + (to - from) * fraction
        }
        return CGRect(
            x: between(from.minX, to.minX), y: between(from.minY, to.minY),
            width: max(between(from.width, to.width), 0), height: max(between(from.height, to.height), 0))
    }
}

extension FrameTransition.Item: Sendable where ID: Sendable {}
extension FrameTransition.Item: Equatable {}
extension FrameTransition.Moment: Sendable where ID: Sendable {}
extension FrameTransition.Moment: Equatable {}
extension FrameTransition: Sendable where ID: Sendable {}
