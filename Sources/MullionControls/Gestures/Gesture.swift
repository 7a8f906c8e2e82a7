import Foundation
import MullionGeometry
import MullionViews

/// A gesture. Drawings have no gestures: apart from taps, which `ViewHost.send(_:)` performs, gestures are only
/// accepted.
public protocol Gesture<Value> {
    /// The type of the gesture's value.
    associatedtype Value
    /// The type of the gesture that this one consists of.
    associatedtype Body: Gesture
    /// The gesture that this one consists of.
    ///
    /// - Precondition: The gesture is not a primitive one, whose `body` is `Never`.
    var body: Body { get }
}

extension Never: Gesture {
    public typealias Value = Never
}

extension Gesture where Body == Never {
    /// Never called: a primitive gesture has no body.
    ///
    /// - Precondition: The gesture is not a primitive one, whose `body` is `Never`.
    public var body: Never { fatalError("\(Self.self) is a primitive gesture and has no body") }
}

/// A gesture with functions.
public struct ModifiedGesture<Base: Gesture>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
    let end: ((Base.Value) -> Void)?
}

/// A gesture that changes a state while it lasts.
public struct GestureStateGesture<Base: Gesture, StateValue>: Gesture {
    public typealias Value = Base.Value
    public typealias Body = Never
    let base: Base
}

extension Gesture {
    /// Calls a function at the end of the gesture.
    public func onEnded(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Self> {
        ModifiedGesture(base: self, end: action)
    }
    /// Accepts a function for changes, which never happen.
    public func onChanged(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Self> {
        ModifiedGesture(base: self, end: nil)
    }
    /// Accepts a function for changes, which never happen.
    public func updating<S>(
        _ state: GestureState<S>, body: @escaping (Value, inout S, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, S> {
        GestureStateGesture(base: self)
    }
    /// Returns both gestures at once.
    public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
        SimultaneousGesture(self, other)
    }
    /// Returns the gestures one after the other.
    public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
        SequenceGesture(self, other)
    }
    /// Returns the first of the gestures.
    public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
        ExclusiveGesture(self, other)
    }
    /// Returns a gesture with a value made from this one's.
    public func map<T>(_ body: @escaping (Value) -> T) -> AnyGesture<T> { AnyGesture() }

    /// What a tap does; nil for a gesture without taps.
    var tapAction: (() -> Void)? { (self as? any TapResponder)?.tap }
}

/// A gesture that reacts to taps.
private protocol TapResponder {
    var tap: (() -> Void)? { get }
}

extension ModifiedGesture: TapResponder {
    fileprivate var tap: (() -> Void)? {
        guard base is TapGesture || base.tapAction != nil else { return nil }
        let inner = base.tapAction
        return {
            inner?()
            if let value = () as? Base.Value { end?(value) }
        }
    }
}

/// A tap.
public struct TapGesture: Gesture {
    public typealias Value = Void
    public typealias Body = Never
    /// The number of taps.
    public var count: Int
    /// Creates a gesture.
    public init(count: Int = 1) { self.count = count }
}
/// A tap at a point.
public struct SpatialTapGesture: Gesture {
    public typealias Body = Never
    /// The point of a tap.
    public struct Value: Equatable, Sendable {
        /// The location.
        public var location: CGPoint
    }
    /// Creates a gesture.
    public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
/// A long press.
public struct LongPressGesture: Gesture {
    public typealias Value = Bool
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
/// A drag.
public struct DragGesture: Gesture {
    public typealias Body = Never
    /// A position of a drag.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The location.
        public var location: CGPoint
        /// The start location.
        public var startLocation: CGPoint
        /// The translation.
        public var translation: CGSize {
            CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
        }
        /// The velocity.
        public var velocity: CGSize { .zero }
        /// The predicted end location.
        public var predictedEndLocation: CGPoint { location }
        /// The predicted end translation.
        public var predictedEndTranslation: CGSize { translation }
    }
    /// The minimum distance.
    public var minimumDistance: CGFloat
    /// The coordinate space.
    public var coordinateSpace: CoordinateSpace
    /// Creates a gesture.
    public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
        self.minimumDistance = minimumDistance
        self.coordinateSpace = coordinateSpace
    }
}
/// Two fingers that move apart, by its older name.
public struct MagnificationGesture: Gesture {
    public typealias Value = CGFloat
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
    public typealias Body = Never
    /// The scale of a gesture.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The magnification.
        public var magnification: CGFloat
        /// The velocity.
        public var velocity: CGFloat
        /// The start anchor.
        public var startAnchor: UnitPoint
        /// The start location.
        public var startLocation: CGPoint
    }
    /// Creates a gesture.
    public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that rotate, by its older name.
public struct RotationGesture: Gesture {
    public typealias Value = Angle
    public typealias Body = Never
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// Two fingers that rotate.
public struct RotateGesture: Gesture {
    public typealias Body = Never
    /// The rotation of a gesture.
    public struct Value: Equatable, Sendable {
        /// The time.
        public var time: Date
        /// The rotation.
        public var rotation: Angle
        /// The velocity.
        public var velocity: Angle
        /// The start anchor.
        public var startAnchor: UnitPoint
        /// The start location.
        public var startLocation: CGPoint
    }
    /// Creates a gesture.
    public init(minimumAngleDelta: Angle = .degrees(1)) {}
}
/// A type-erased gesture.
public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never
    init() {}
    /// Creates a gesture that hides the type of another.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value {}
}
/// Two gestures at once.
public struct SimultaneousGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The values of both.
    public struct Value {
        /// The first.
        public var first: First.Value?
        /// The second.
        public var second: Second.Value?
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Creates a gesture.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
/// Two gestures one after the other.
public struct SequenceGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The progress of both.
    public enum Value {
        case first(First.Value)
        case second(First.Value, Second.Value?)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Creates a gesture.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
/// The first of two gestures.
public struct ExclusiveGesture<First: Gesture, Second: Gesture>: Gesture {
    public typealias Body = Never
    /// The value of one of them.
    public enum Value {
        case first(First.Value)
        case second(Second.Value)
    }
    /// The first.
    public var first: First
    /// The second.
    public var second: Second
    /// Creates a gesture.
    public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}

/// Which gestures of a view and of the views inside count.
public struct GestureMask: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The none gesture mask.
    public static let none: GestureMask = []
    /// The gesture gesture mask.
    public static let gesture = GestureMask(rawValue: 1)
    /// The subviews gesture mask.
    public static let subviews = GestureMask(rawValue: 2)
    /// The all gesture mask.
    public static let all: GestureMask = [.gesture, .subviews]
}

/// A state that lasts as long as a gesture: always its initial value.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    /// The initial value.
    public let wrappedValue: Value
    /// Creates a state.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a state.
    public init(initialValue: Value) { wrappedValue = initialValue }
    /// Creates a state with a transaction for its reset.
    public init(wrappedValue: Value, resetTransaction: Transaction) { self.wrappedValue = wrappedValue }
    /// The state itself.
    public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil.
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
}

nonisolated extension View {
    /// Adds a gesture. Of gestures, taps are performed: `ViewHost.send(_:)`.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        GestureView(content: self, tap: gesture.tapAction)
    }
    /// Adds a gesture that can be disabled.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        GestureView(content: self, tap: isEnabled ? gesture.tapAction : nil)
    }
    /// Adds a gesture before those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        GestureView(content: self, tap: gesture.tapAction)
    }
    /// Adds a gesture besides those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        GestureView(content: self, tap: gesture.tapAction)
    }
    /// Returns the view unchanged: nothing is pressed for long.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
        onPressingChanged: ((Bool) -> Void)? = nil
    ) -> Self { self }
    /// Returns the view unchanged: nothing is pressed for long.
    public func onLongPressGesture(
        minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)?,
        perform action: @escaping () -> Void
    ) -> Self { self }
    /// Returns the view unchanged: drawings have no pointer.
    public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
    /// Returns the view unchanged: drawings have no pointer.
    public func onContinuousHover(
        coordinateSpace: CoordinateSpace = .local, perform action: @escaping (HoverPhase) -> Void
    ) -> Self { self }
    /// Returns the view unchanged: drawings have no pointer.
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> Self { self }
    /// Returns the view unchanged: nothing is dragged.
    public func onDrag(_ data: @escaping () -> NSObject) -> Self { self }
    /// Returns the view unchanged: gestures of edges do not exist.
    public func defersSystemGestures(on edges: Edge.Set) -> Self { self }
}

/// Where a pointer is.
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}

/// How a view reacts to a pointer.
public struct HoverEffect: Sendable {
    /// The automatic hover effect.
    public static let automatic = HoverEffect()
    /// The highlight hover effect.
    public static let highlight = HoverEffect()
    /// The lift hover effect.
    public static let lift = HoverEffect()
}

/// A view that reacts to the taps of a gesture, if it has any.
nonisolated private struct GestureView<Content: View>: View {
    let content: Content
    let tap: (() -> Void)?

    var body: some View {
        if let tap { content.onTapGesture(perform: tap) } else { content }
    }
}
