import MullionDrawing
import MullionGeometry
import MullionViews

/// How a view appears and disappears. Views of a drawing are there or not: transitions are only accepted.
public struct AnyTransition: Sendable {
    /// The identity transition.
    public static let identity = AnyTransition()
    /// The opacity transition.
    public static let opacity = AnyTransition()
    /// The slide transition.
    public static let slide = AnyTransition()
    /// The scale transition.
    public static let scale = AnyTransition()
    /// The blur replace transition.
    public static let blurReplace = AnyTransition()
    /// Moves from an edge.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    /// Pushes the old view away.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    /// Scales from a size.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
    /// Moves from an offset.
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    /// Moves from an offset.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    /// Appears and disappears differently.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition { AnyTransition() }
    /// Changes a modifier.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition { AnyTransition() }
    /// Creates a transition that hides the type of another.
    public init<T: Transition>(_ transition: T) {}
    init() {}
    /// Returns both transitions at once.
    public func combined(with other: AnyTransition) -> AnyTransition { self }
    /// Returns the transition with an animation.
    public func animation(_ animation: Animation?) -> AnyTransition { self }
}

/// The phase of a transition.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear
    /// Whether the view is fully visible.
    public var isIdentity: Bool { self == .identity }
    /// -1 before, 0 at, and 1 after full visibility.
    public var value: Double { self == .identity ? 0 : self == .willAppear ? -1 : 1 }
}

/// How a view appears and disappears.
public protocol Transition {
    /// The type of the view.
    associatedtype Body: View
    typealias Content = AnyView
    /// Returns the view in a phase.
    @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// How the content of a view is replaced.
public struct ContentTransition: Hashable, Sendable {
    /// The identity content transition.
    public static let identity = ContentTransition()
    /// The opacity content transition.
    public static let opacity = ContentTransition()
    /// The interpolate content transition.
    public static let interpolate = ContentTransition()
    /// The symbol effect content transition.
    public static let symbolEffect = ContentTransition()
    /// Changes digits.
    public static func numericText(countsDown: Bool = false) -> ContentTransition { ContentTransition() }
    /// Changes digits.
    public static func numericText(value: Double) -> ContentTransition { ContentTransition() }
}

/// A modifier that changes the drawing of a view by a transform.
nonisolated public protocol GeometryEffect: ViewModifier, Animatable, Sendable where Body == AnyView {
    /// Returns the transform of a view of a size.
    func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
    /// Returns the view, drawn through the transform.
    public func body(content: Content) -> AnyView {
        AnyView(content.drawn { box in effectValue(size: box.size).affine.around(box.origin) })
    }
    /// Returns the effect unchanged.
    public func ignoredByLayout() -> Self { self }
}

/// A modifier whose changes are animated.
nonisolated public protocol AnimatableModifier: ViewModifier, Animatable {}

/// A projection; of its parts, the affine ones are drawn.
public struct ProjectionTransform: Equatable, Sendable {
    /// The m11.
    public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
    /// The m21.
    public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
    /// The m31.
    public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1
    /// Creates the identity.
    public init() {}
    /// Creates a projection from an affine transform.
    public init(_ m: CGAffineTransform) { (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty) }
    /// Returns the projection followed by another.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        ProjectionTransform(affine.concatenating(rhs.affine))
    }
    var affine: CGAffineTransform { CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32) }
}

extension CGAffineTransform {
    /// Returns the transform as seen from a point.
    func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y).concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}

nonisolated extension View {
    /// Draws the view through a transform of its frame.
    func drawn(_ transform: @escaping @Sendable (CGRect) -> CGAffineTransform) -> some View {
        AdjustedView(content: self) { lowering, nodes in lowering.transform(nodes, by: transform) }
    }
    /// Returns the view unchanged: the host animates changes made by `withAnimation`.
    public func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self { self }
    /// Returns the view unchanged: the host animates changes made by `withAnimation`.
    public func animation(_ animation: Animation?) -> Self { self }
    /// Returns the content of the modifier: the host animates changes made by `withAnimation`.
    public func animation<V: View>(
        _ animation: Animation?, @ViewBuilder body: (AnyView) -> V
    ) -> some View { body(AnyView(self)) }
    /// Returns the view unchanged: views appear at once.
    public func transition(_ t: AnyTransition) -> Self { self }
    /// Returns the view unchanged: views appear at once.
    @_disfavoredOverload
    public func transition<T: Transition>(_ transition: T) -> Self { self }
    /// Returns the view unchanged: content is replaced at once.
    public func contentTransition(_ transition: ContentTransition) -> Self { self }
    /// Returns the view unchanged: the host animates changes made by `withAnimation`.
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> Self { self }
    /// Returns the view unchanged: frames move from node to node.
    public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center,
        isSource: Bool = true
    ) -> Self { self }
    /// Returns the view unchanged: screens appear at once.
    public func matchedTransitionSource<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> Self { self }
    /// Returns the view unchanged: screens appear at once.
    public func navigationTransition(_ style: NavigationTransition) -> Self { self }
    /// Returns the content in the first phase.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (AnyView, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { first(of: phases, content) }
    /// Returns the content in the first phase.
    public func phaseAnimator<Phase: Equatable, V: View>(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (AnyView, Phase) -> V,
        animation: (Phase) -> Animation? = { _ in .default }
    ) -> some View { first(of: phases, content) }

    private func first<Phase, V: View>(of phases: some Sequence<Phase>, _ content: (AnyView, Phase) -> V) -> V? {
        phases.first { _ in true }.map { content(AnyView(self), $0) }
    }
    /// Returns the view unchanged: symbols do not move in a drawing.
    public func symbolEffect(_ effect: SymbolEffect, options: SymbolEffectOptions = .default, isActive: Bool = true)
        -> Self
    {
        self
    }
    /// Returns the view unchanged: symbols do not move in a drawing.
    public func symbolEffect<U: Equatable>(
        _ effect: SymbolEffect, options: SymbolEffectOptions = .default, value: U
    ) -> Self { self }
    /// Returns the view unchanged: devices do not vibrate in a drawing.
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> Self { self }
}

/// Views in the first of several phases.
nonisolated public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let content: Content?
    /// Creates views for phases.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }
    /// Creates views for phases that a value begins.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: (Phase) -> Content,
        animation: (Phase) -> Animation? = { _ in .default }
    ) {
        self.content = phases.first { _ in true }.map(content)
    }
    public var body: some View { content }
}

/// What of a view's geometry is matched.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The position matched geometry properties.
    public static let position = MatchedGeometryProperties(rawValue: 1)
    /// The size matched geometry properties.
    public static let size = MatchedGeometryProperties(rawValue: 2)
    /// The frame matched geometry properties.
    public static let frame: MatchedGeometryProperties = [.position, .size]
}
/// How a screen appears.
public struct NavigationTransition: Sendable {
    /// The automatic navigation transition.
    public static let automatic = NavigationTransition()
    /// Zooms from a view.
    public static func zoom<ID: Hashable>(sourceID: ID, in namespace: Namespace.ID) -> NavigationTransition {
        NavigationTransition()
    }
}
/// A movement of a symbol.
public struct SymbolEffect: Sendable {
    /// The bounce symbol effect.
    public static let bounce = SymbolEffect()
    /// The pulse symbol effect.
    public static let pulse = SymbolEffect()
    /// The scale symbol effect.
    public static let scale = SymbolEffect()
    /// The variable color symbol effect.
    public static let variableColor = SymbolEffect()
    /// The wiggle symbol effect.
    public static let wiggle = SymbolEffect()
    /// The rotate symbol effect.
    public static let rotate = SymbolEffect()
    /// The breathe symbol effect.
    public static let breathe = SymbolEffect()
    /// The appear symbol effect.
    public static let appear = SymbolEffect()
    /// The disappear symbol effect.
    public static let disappear = SymbolEffect()
    /// The up.
    public var up: SymbolEffect { self }
    /// The down.
    public var down: SymbolEffect { self }
    /// The by layer.
    public var byLayer: SymbolEffect { self }
    /// The whole symbol.
    public var wholeSymbol: SymbolEffect { self }
    /// The iterative.
    public var iterative: SymbolEffect { self }
    /// The cumulative.
    public var cumulative: SymbolEffect { self }
    /// The reversing.
    public var reversing: SymbolEffect { self }
}
/// How a symbol moves.
public struct SymbolEffectOptions: Sendable {
    /// The default symbol effect options.
    public static let `default` = SymbolEffectOptions()
    /// The repeating symbol effect options.
    public static let repeating = SymbolEffectOptions()
    /// The non repeating symbol effect options.
    public static let nonRepeating = SymbolEffectOptions()
    /// The repeating.
    public var repeating: SymbolEffectOptions { self }
    /// Moves at a multiple of the speed.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Moves several times.
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { SymbolEffectOptions() }
    /// Moves at a multiple of the speed.
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}
/// A vibration.
public struct SensoryFeedback: Equatable, Sendable {
    /// The success sensory feedback.
    public static let success = SensoryFeedback()
    /// The warning sensory feedback.
    public static let warning = SensoryFeedback()
    /// The error sensory feedback.
    public static let error = SensoryFeedback()
    /// The selection sensory feedback.
    public static let selection = SensoryFeedback()
    /// The impact sensory feedback.
    public static let impact = SensoryFeedback()
    /// The increase sensory feedback.
    public static let increase = SensoryFeedback()
    /// The decrease sensory feedback.
    public static let decrease = SensoryFeedback()
    /// The start sensory feedback.
    public static let start = SensoryFeedback()
    /// The stop sensory feedback.
    public static let stop = SensoryFeedback()
}
