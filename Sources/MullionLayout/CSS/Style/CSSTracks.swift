import MullionGeometry

/// The sizing of one grid track (css-grid-2 §7.2).
public struct CSSTrackSize: Hashable, Sendable {
    /// The least or the largest size of a track.
    public enum Limit: Hashable, Sendable {
        /// A fixed length.
        case length(CSSLength)
        /// By the content.
        case auto, minContent, maxContent
        /// A share of the leftover space (as a maximum only).
        case flex(CGFloat)
        /// As `maxContent`, clamped at a length (as a maximum only).
        case fitContent(CSSLength)
    }

    /// The least size.
    public var min: Limit
    /// The largest size.
    public var max: Limit

    /// Creates a track of `minmax(min, max)`.
    public init(min: Limit, max: Limit) {
        self.min = min
        self.max = max
    }

    /// A track as its content and the leftover space have it.
    public static let auto = CSSTrackSize(min: .auto, max: .auto)
    /// A track as narrow as its content allows.
    public static let minContent = CSSTrackSize(min: .minContent, max: .minContent)
    /// A track as wide as its content.
    public static let maxContent = CSSTrackSize(min: .maxContent, max: .maxContent)
    /// Returns a track of a fixed length.
    public static func length(_ length: CSSLength) -> CSSTrackSize {
        CSSTrackSize(min: .length(length), max: .length(length))
    }
    /// Returns a track that takes shares of the leftover space.
    public static func flex(_ factor: CGFloat) -> CSSTrackSize { CSSTrackSize(min: .auto, max: .flex(factor)) }
    /// Returns a track as wide as its content, at most a length.
    public static func fitContent(_ limit: CSSLength) -> CSSTrackSize {
        CSSTrackSize(min: .auto, max: .fitContent(limit))
    }
}

/// A list of tracks with the names of their lines (css-grid-2 §7.2).
public struct CSSTrackList: Hashable, Sendable {
    /// One element of a list.
    public enum Part: Hashable, Sendable {
        /// A track.
        case track(CSSTrackSize)
        /// Names of the line at this position.
        case names([String])
        /// Tracks and names, so many times.
        case repeated(Int, [Part])
        /// As many repetitions as fit; `collapses` is true for `auto-fit`.
        case automatic(collapses: Bool, [Part])
    }

    /// The elements in order.
    public var parts: [Part]
    /// Whether a grid takes the tracks that it spans in its parent grid, as ``subgrid(_:)`` describes; then the tracks
    /// in `parts` do not count.
    public var isSubgrid = false

    /// Creates a list.
    public init(_ parts: [Part] = []) { self.parts = parts }
    /// Creates a list of tracks.
    public init(tracks: [CSSTrackSize]) { parts = tracks.map { .track($0) } }

    /// Returns the tracks that the grid spans in its parent grid: `subgrid` (css-grid-2 §9).
    ///
    /// Only an item of a grid takes tracks, unless it is absolute or has containment. Any other box with such a list
    /// has tracks of its own, each as large as its content is at least.
    ///
    /// - Parameter lines: The names of the lines from the first: one part of names is one line, and
    ///   `.automatic(collapses: false, parts)` repeats its lines as often as they fit. Names beyond the last line do
    ///   not count. The lines have the names of the parent's lines in addition.
    public static func subgrid(_ lines: [Part] = []) -> CSSTrackList {
        var list = CSSTrackList(lines)
        list.isSubgrid = true
        return list
    }

    /// Whether the number of tracks follows from a length.
    var repeatsAutomatically: Bool {
        if isSubgrid { return false }
        for case .automatic in parts { return true }
        return false
    }
}

/// A value of `grid-row-start` and the like (css-grid-2 §8.3).
public enum CSSGridLine: Hashable, Sendable {
    /// By automatic placement, or one track from the other line.
    case auto
    /// A line by its number, from 1; negative ones count from the end. 0 counts as `auto`.
    case line(Int)
    /// A line by its name, the number-th of that name, from 1; negative ones count from the end. 0 counts as `auto`.
    case named(String, Int)
    /// So many tracks.
    case span(Int)
    /// As far as the number-th line of a name.
    case spanNamed(String, Int)
}

/// A value of `grid-template-areas`: rows of names; nil: no area (css-grid-2 §7.3).
public typealias CSSAreas = [[String?]]
