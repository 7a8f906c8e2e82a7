import Foundation
import MullionGeometry
import MullionViews

/// Traits of an element.
public struct AccessibilityTraits: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The trait of an element that is a button.
    public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
    /// The trait of an element that is a header.
    public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
    /// The trait of an element that is selected.
    public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
    /// The trait of an element that is a link.
    public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
    /// The trait of an element that is a search field.
    public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
    /// The trait of an element that is an image.
    public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
    /// The trait of an element that plays sound.
    public static let playsSound = AccessibilityTraits(rawValue: 1 << 6)
    /// The trait of an element that is static text.
    public static let isStaticText = AccessibilityTraits(rawValue: 1 << 7)
    /// The trait of an element that is a summary element.
    public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 8)
    /// The trait of an element that updates frequently.
    public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 9)
    /// The trait of an element that starts media session.
    public static let startsMediaSession = AccessibilityTraits(rawValue: 1 << 10)
    /// The trait of an element that allows direct interaction.
    public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 1 << 11)
    /// The trait of an element that causes page turn.
    public static let causesPageTurn = AccessibilityTraits(rawValue: 1 << 12)
    /// The trait of an element that is modal.
    public static let isModal = AccessibilityTraits(rawValue: 1 << 13)
    /// The trait of an element that is a toggle.
    public static let isToggle = AccessibilityTraits(rawValue: 1 << 14)
}
/// How elements inside a view are read.
public struct AccessibilityChildBehavior: Hashable, Sendable {
    private let name: String
    /// The ignore accessibility child behavior.
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    /// The contain accessibility child behavior.
    public static let contain = AccessibilityChildBehavior(name: "contain")
    /// The combine accessibility child behavior.
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
/// A direction of an adjustment.
public enum AccessibilityAdjustmentDirection: Sendable {
    case increment, decrement
}
/// A kind of action.
public struct AccessibilityActionKind: Equatable, Sendable {
    private let name: String
    /// The default accessibility action kind.
    public static let `default` = AccessibilityActionKind(name: "default")
    /// The escape accessibility action kind.
    public static let escape = AccessibilityActionKind(name: "escape")
    /// The magic tap accessibility action kind.
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
}
/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Sendable {
    case unspecified, h1, h2, h3, h4, h5, h6
}

/// Modifiers for assistive technologies, which drawings do not have.
nonisolated extension View {
    /// Returns the view unchanged.
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityValue(_ value: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityHint(_ hint: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilitySortPriority(_ sortPriority: Double) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityInputLabels(_ labels: [String]) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityAction(_ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void) -> Self
    {
        self
    }
    /// Returns the view unchanged.
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(named name: S, _ handler: @escaping () -> Void) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void) -> Self {
        self
    }
    /// Returns the view unchanged.
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityShowsLargeContentViewer() -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityRespondsToUserInteraction(_ respondsToUserInteraction: Bool = true) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(label: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(value: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(hint: Text) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(hidden: Bool) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(identifier: String) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(addTraits traits: AccessibilityTraits) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(removeTraits traits: AccessibilityTraits) -> Self { self }
    /// Returns the view unchanged.
    public func accessibility(sortPriority: Double) -> Self { self }
    /// Returns the view unchanged.
    public func accessibilityFocused(_ condition: Binding<Bool>) -> Self { self }
    /// Returns the view unchanged.
    public func speechAdjustedPitch(_ value: Double) -> Self { self }
}
