import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// How the parts of a symbol are colored.
public enum SymbolRenderingMode: Hashable, Sendable {
    case monochrome, multicolor, hierarchical, palette
}
/// A variant of a symbol.
public struct SymbolVariants: Hashable, Sendable {
    private let name: String
    /// The none symbol variants.
    public static let none = SymbolVariants(name: "none")
    /// The fill symbol variants.
    public static let fill = SymbolVariants(name: "fill")
    /// The circle symbol variants.
    public static let circle = SymbolVariants(name: "circle")
    /// The square symbol variants.
    public static let square = SymbolVariants(name: "square")
    /// The slash symbol variants.
    public static let slash = SymbolVariants(name: "slash")
    /// The fill.
    public var fill: SymbolVariants { self }
    /// The circle.
    public var circle: SymbolVariants { self }
    /// The slash.
    public var slash: SymbolVariants { self }
}
extension Image {
    /// The size of a symbol relative to its text.
    public enum Scale: Hashable, CaseIterable, Sendable {
        case small, medium, large
    }
    /// The orientation of the pixels of an image.
    public enum Orientation: UInt8, Hashable, CaseIterable, Sendable {
        case up, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left
    }
    /// Creates a view of a named image that assistive technologies skip.
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
    /// Creates a view of a named image.
    public init(_ name: String, bundle: Bundle?) { self.init(name) }
    /// Creates a view of a named image with a label.
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
    /// Creates a placeholder for a symbol with a variable value.
    public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
    /// Returns the image unchanged: symbols have one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
}

/// Modifiers of symbols.
nonisolated extension View {
    /// Sets the size of symbols relative to their text.
    public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }
    /// Returns the view unchanged: symbols have one color.
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Self { self }
    /// Returns the view unchanged: symbols are drawn as they are named.
    public func symbolVariant(_ variant: SymbolVariants) -> Self { self }
}

/// A key of a keyboard shortcut.
public struct KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral, Sendable {
    /// The character.
    public let character: Character
    /// Creates a key.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }
    /// The return key equivalent.
    public static let `return` = KeyEquivalent("\r")
    /// The escape key equivalent.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The space key equivalent.
    public static let space = KeyEquivalent(" ")
    /// The delete key equivalent.
    public static let delete = KeyEquivalent("\u{8}")
    /// The up arrow key equivalent.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key equivalent.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key equivalent.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key equivalent.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The tab key equivalent.
    public static let tab = KeyEquivalent("\t")
}
/// The modifier keys of a keyboard shortcut.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The caps lock event modifiers.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift event modifiers.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control event modifiers.
    public static let control = EventModifiers(rawValue: 4)
    /// The option event modifiers.
    public static let option = EventModifiers(rawValue: 8)
    /// The command event modifiers.
    public static let command = EventModifiers(rawValue: 16)
}
/// A keyboard shortcut.
public struct KeyboardShortcut: Sendable {
    /// Creates a shortcut.
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {}
    /// The default action keyboard shortcut.
    public static let defaultAction = KeyboardShortcut(.return)
    /// The cancel action keyboard shortcut.
    public static let cancelAction = KeyboardShortcut(.escape)
}

nonisolated extension View {
    /// Returns the view unchanged: drawings have no keyboard.
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> Self { self }
    /// Returns the view unchanged: drawings have no keyboard.
    public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> Self { self }
    /// Returns the view unchanged: drawings open no addresses.
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> Self { self }
    /// Returns the view unchanged: views are hit where they are drawn.
    public func contentShape<S: Shape>(_ kinds: ContentShapeKinds, _ shape: S, eoFill: Bool = false) -> Self { self }
    /// Returns the view unchanged: drawings do not follow changes of files.
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (Any) -> Void) -> Self {
        self
    }
    /// Names the coordinates of the view; frames in named coordinates are those of the drawing.
    public func coordinateSpace(name: AnyHashable) -> Self { self }
    /// Names the coordinates of the view; frames in named coordinates are those of the drawing.
    public func coordinateSpace(_ name: NamedCoordinateSpace) -> Self { self }
    /// Gives the view the identity of its value, where it has one.
    public func equatable() -> Self { self }
    /// Returns the view unchanged: drawings have no windows.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> Self {
        self
    }
    /// Calls a function with a value made from the view's geometry: at first, and when the value has changed.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T) -> Void
    ) -> some View {
        background(
            GeometryReader { proxy in
                Color.clear.preference(key: GeometryValueKey<T>.self, value: transform(proxy))
            }
            .onPreferenceChange(GeometryValueKey<T>.self) { value in
                if let value { action(value) }
            })
    }
    /// Calls a function with the value made from the view's geometry before and now.
    public func onGeometryChange<T: Equatable>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T, action: @escaping (T, T) -> Void
    ) -> some View {
        let last = LastValue<T>()
        return onGeometryChange(for: type, of: transform) { value in
            action(last.value ?? value, value)
            last.value = value
        }
    }
    /// Returns the view unchanged: no other program is started.
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> Self { self }
    /// Returns the view unchanged: inspectors have a width of their own.
    public func inspectorColumnWidth(_ width: CGFloat) -> Self { self }
    /// Returns the view unchanged: inspectors have a width of their own.
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self { self }
    /// Returns the view unchanged: devices keep their orientation.
    public func supportedOrientations(_ orientations: InterfaceOrientation...) -> Self { self }
    /// Returns the view with an effect that depends on its geometry left out.
    public func visualEffect<V>(_ effect: @escaping (AnyView, GeometryProxy) -> V) -> Self { self }
    /// Returns the view unchanged: help is not drawn.
    public func help(_ textKey: LocalizedStringKey) -> Self { self }
    /// Returns the view unchanged: help is not drawn.
    public func help(_ text: Text) -> Self { self }
    /// Returns the view unchanged: files are not chosen in a drawing.
    public func headerProminence(_ prominence: Prominence?) -> Self { self }
}

/// The value of an `onGeometryChange`.
private struct GeometryValueKey<Value: Equatable>: PreferenceKey {
    static var defaultValue: Value? { nil }
    static func reduce(value: inout Value?, nextValue: () -> Value?) { value = nextValue() ?? value }
}
private final class LastValue<Value> {
    var value: Value?
}

/// What a shape of content is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The interaction content shape kinds.
    public static let interaction = ContentShapeKinds(rawValue: 1)
    /// The drag preview content shape kinds.
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    /// The context menu preview content shape kinds.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    /// The hover effect content shape kinds.
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    /// The accessibility content shape kinds.
    public static let accessibility = ContentShapeKinds(rawValue: 16)
}
/// A container with a background.
public struct ContainerBackgroundPlacement: Sendable {
    /// The navigation container background placement.
    public static let navigation = ContainerBackgroundPlacement()
    /// The widget container background placement.
    public static let widget = ContainerBackgroundPlacement()
    /// The tab view container background placement.
    public static let tabView = ContainerBackgroundPlacement()
}
/// A name of coordinates.
public struct NamedCoordinateSpace: Hashable, @unchecked Sendable {
    let name: AnyHashable
    /// Returns named coordinates.
    public static func named<T: Hashable>(_ name: T) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
}

/// A view that is compared before it is updated.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    /// The view.
    public var content: Content
    /// Creates a view.
    public init(content: Content) { self.content = content }
    public var body: some View { content }
}

extension EnvironmentValues {
    private struct ImageScaleKey: EnvironmentKey {
        static var defaultValue: Image.Scale { .medium }
    }
    /// The size of symbols relative to their text.
    public var imageScale: Image.Scale {
        get { self[ImageScaleKey.self] }
        set {
            self[ImageScaleKey.self] = newValue
            symbolScale = newValue == .small ? 0.8 : newValue == .large ? 1.27 : 1
        }
    }
}
