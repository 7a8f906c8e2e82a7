import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The dates at which a view changes.
public protocol TimelineSchedule {}
/// Changes as often as possible.
public struct AnimationTimelineSchedule: TimelineSchedule {
    /// Creates a schedule.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
/// Changes at equal intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule {
    /// Creates a schedule.
    public init(from startDate: Date, by interval: TimeInterval) {}
}
/// Changes every minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule {
    /// Creates a schedule.
    public init() {}
}
/// Changes at given dates.
public struct ExplicitTimelineSchedule: TimelineSchedule {
    /// Creates a schedule.
    public init<S: Sequence>(_ dates: S) where S.Element == Date {}
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Changes as often as possible.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }
    /// Returns changes at most at an interval in seconds.
    public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule()
    }
}
extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Returns changes at equal intervals in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Changes every minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

/// A view that depends on the time. A drawing shows it at the moment when it is described.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
    public typealias Context = TimelineViewDefaultContext
    private let content: (TimelineViewDefaultContext) -> Content
    /// Creates a view.
    public init(_ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content) {
        self.content = content
    }
    public var body: some View { content(TimelineViewDefaultContext(date: Date())) }
}

/// The moment that a timeline view shows.
public struct TimelineViewDefaultContext {
    /// How often the view changes.
    public enum Cadence: Comparable, Sendable {
        case live, seconds, minutes
    }
    /// The moment.
    public let date: Date
    /// How often the view changes.
    public var cadence: Cadence { .live }
}

/// An image at an address. Nothing is loaded: a drawing shows the placeholder.
nonisolated public struct AsyncImage<Content: View>: View {
    private let content: Content
    public var body: some View { content }
}

/// The state of an image that is loaded: always empty.
public enum AsyncImagePhase {
    case empty
    case success(Image)
    case failure(any Error)
    /// The image.
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    /// The error.
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}

extension AsyncImage {
    /// Creates an image.
    public init(url: URL?, scale: CGFloat = 1) where Content == Color { content = Color.gray.opacity(0.2) }
    /// Creates an image with a placeholder.
    public init<I: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: () -> Content
    ) {
        self.content = placeholder()
    }
    /// Creates a view for each state of the image.
    public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) {
        self.content = content(.empty)
    }
}
