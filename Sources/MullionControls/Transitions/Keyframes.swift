import MullionAnimation
import MullionViews

/// Tracks of keyframes along which a value moves.
///
/// Drawings show the initial value, so that keyframes are accepted and not evaluated.
public protocol Keyframes<Value> {
    /// The value that moves.
    associatedtype Value
}

/// Keyframes of one property.
public protocol KeyframeTrackContent<Value> {
    /// The property that moves.
    associatedtype Value
}

/// A keyframe that is reached along a line.
nonisolated public struct LinearKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe with its value, and the seconds until it is reached.
    public init(_ to: Value, duration: Double, timingCurve: UnitCurve = .linear) {}
}

/// A keyframe that is reached along a cubic curve.
nonisolated public struct CubicKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe with its value, and the seconds until it is reached.
    public init(_ to: Value, duration: Double, startVelocity: Value? = nil, endVelocity: Value? = nil) {}
}

/// A keyframe that is reached by a spring.
nonisolated public struct SpringKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe with its value, and the seconds until the next one begins; nil for those of the spring.
    public init(_ to: Value, duration: Double? = nil, spring: Spring = Spring(), startVelocity: Value? = nil) {}
}

/// A keyframe that is reached at once.
nonisolated public struct MoveKeyframe<Value>: KeyframeTrackContent {
    /// Creates a keyframe with its value.
    public init(_ to: Value) {}
}

/// The keyframes of one property of a value, or of the value itself.
nonisolated public struct KeyframeTrack<Root, Value, Content: KeyframeTrackContent<Value>>: Keyframes {
    public typealias Value = Root

    /// Creates the keyframes of a value.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {}
    /// Creates the keyframes of a property.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>, @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {}
}

/// Several keyframes of one property.
nonisolated public struct KeyframeSequence<Value>: KeyframeTrackContent {}

/// Several tracks of keyframes.
nonisolated public struct KeyframeTracks<Value>: Keyframes {}

/// Builds the keyframes of one property.
@resultBuilder nonisolated public enum KeyframeTrackContentBuilder<Value> {
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> { KeyframeSequence() }
    public static func buildArray(_ keyframes: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
    public static func buildEither(first: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
    public static func buildEither(second: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
        KeyframeSequence()
    }
    public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence() }
}

/// Builds tracks of keyframes.
@resultBuilder nonisolated public enum KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
    public static func buildExpression<K: KeyframeTrackContent<Value>>(_ keyframe: K) -> K { keyframe }
    public static func buildPartialBlock<K: Keyframes<Value>>(first: K) -> K { first }
    public static func buildPartialBlock<K: KeyframeTrackContent<Value>>(first: K) -> K { first }
    public static func buildPartialBlock(
        accumulated: some Keyframes<Value>, next: some Keyframes<Value>
    ) -> KeyframeTracks<Value> { KeyframeTracks() }
    public static func buildPartialBlock(
        accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
    ) -> KeyframeSequence<Value> { KeyframeSequence() }
    public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks() }
    public static func buildFinalResult<K: Keyframes<Value>>(_ keyframes: K) -> K { keyframes }
    public static func buildFinalResult(_ keyframe: some KeyframeTrackContent<Value>) -> KeyframeTracks<Value> {
        KeyframeTracks()
    }
}

/// Views that move along keyframes, drawn with the initial value.
nonisolated public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View {
    private let content: Content

    /// Creates views that move again and again.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    /// Creates views that move when a value changes.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.content = content(initialValue)
    }

    public var body: some View { content }
}

nonisolated extension View {
    /// Returns the content with the initial value.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (AnyView, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(AnyView(self), initialValue) }

    /// Returns the content with the initial value.
    public func keyframeAnimator<Value, V: View>(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (AnyView, Value) -> V,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View { content(AnyView(self), initialValue) }
}
