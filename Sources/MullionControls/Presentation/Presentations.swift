import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// Sheets, popovers, alerts, and dialogs. A drawing shows the views below them; what they would present is not drawn.
extension View {
    /// Returns the view unchanged: sheets are not drawn.
    public func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }
    /// Returns the view unchanged: covers are not drawn.
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }
    /// Returns the view unchanged: covers are not drawn.
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }
    /// Returns the view unchanged: popovers are not drawn.
    public func popover<Content: View>(
        isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping () -> Content
    ) -> Self { self }
    /// Returns the view unchanged: popovers are not drawn.
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge = .top,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> Self { self }
    /// Returns the view unchanged: inspectors are not drawn.
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> Self { self }

    /// Returns the view unchanged: alerts are not drawn.
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A) -> Self {
        self
    }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    @_disfavoredOverload
    public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
    ) -> Self { self }
    /// Returns the view unchanged: alerts are not drawn.
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
    ) -> Self { self }

    /// Returns the view unchanged: dialogs are not drawn.
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> Self { self }
    /// Returns the view unchanged: dialogs are not drawn.
    public func confirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A
    ) -> Self { self }
    /// Returns the view unchanged: dialogs are not drawn.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A
    ) -> Self { self }
    /// Returns the view unchanged: dialogs are not drawn.
    public func confirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
    ) -> Self { self }
    /// Returns the view unchanged: dialogs are not drawn.
    @_disfavoredOverload
    public func confirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> Self { self }
    /// Returns the view unchanged: dialogs are not drawn.
    public func confirmationDialog<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
        presenting data: T?, @ViewBuilder actions: (T) -> A
    ) -> Self { self }

    /// Returns the view unchanged: sheets are not drawn.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationDetents(_ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>) -> Self
    {
        self
    }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationDragIndicator(_ visibility: Visibility) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationBackground<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> Self {
        self
    }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> Self { self }
    /// Returns the view unchanged: sheets are not drawn.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> Self { self }
}

/// An alert, by its older name. Alerts are not drawn.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        /// Returns a button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        /// Returns a button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
    }
    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}

/// A dialog, by its older name. Dialogs are not drawn.
public struct ActionSheet {
    public typealias Button = Alert.Button
    /// Creates a dialog.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {}
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    private let value: CGFloat
    /// The medium presentation detent.
    public static let medium = PresentationDetent(name: "medium", value: 0.5)
    /// The large presentation detent.
    public static let large = PresentationDetent(name: "large", value: 1)
    /// Returns a fraction of the height.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "fraction", value: fraction)
    }
    /// Returns a height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "height", value: height)
    }
}
/// Whether views behind a sheet react.
public struct PresentationBackgroundInteraction: Sendable {
    /// The automatic presentation background interaction.
    public static let automatic = PresentationBackgroundInteraction()
    /// The enabled presentation background interaction.
    public static let enabled = PresentationBackgroundInteraction()
    /// The disabled presentation background interaction.
    public static let disabled = PresentationBackgroundInteraction()
    /// Returns whether views react up to a height.
    public static func enabled(upThrough detent: PresentationDetent) -> PresentationBackgroundInteraction {
        PresentationBackgroundInteraction()
    }
}
/// How a presentation adapts to little room.
public struct PresentationAdaptation: Sendable {
    /// The automatic presentation adaptation.
    public static let automatic = PresentationAdaptation()
    /// The none presentation adaptation.
    public static let none = PresentationAdaptation()
    /// The popover presentation adaptation.
    public static let popover = PresentationAdaptation()
    /// The sheet presentation adaptation.
    public static let sheet = PresentationAdaptation()
    /// The full screen cover presentation adaptation.
    public static let fullScreenCover = PresentationAdaptation()
}
/// What a swipe on a sheet does.
public struct PresentationContentInteraction: Sendable {
    /// The automatic presentation content interaction.
    public static let automatic = PresentationContentInteraction()
    /// The resizes presentation content interaction.
    public static let resizes = PresentationContentInteraction()
    /// The scrolls presentation content interaction.
    public static let scrolls = PresentationContentInteraction()
}
/// The place of a popover.
public enum PopoverAttachmentAnchor {
    /// A rectangle of the view.
    case rect(Anchor<CGRect>.Source)
    /// A point of the view.
    case point(UnitPoint)
}
