import MullionGeometry
import MullionViews

/// An alert, by its older name.
public struct Alert {
    /// A button of an alert.
    public struct Button {
        let label: Text
        let role: ButtonRole?
        let action: (() -> Void)?

        /// Returns a button.
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: nil, action: action)
        }
        /// Returns a button that cancels.
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .cancel, action: action)
        }
        /// Returns a button that cancels.
        public static func cancel(_ action: (() -> Void)? = {}) -> Button {
            Button(label: Text("Cancel"), role: .cancel, action: action)
        }
        /// Returns a button that destroys something.
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(label: label, role: .destructive, action: action)
        }

        var view: some View {
            MullionControls.Button(role: role, action: action ?? {}) { label }
        }
    }

    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// Creates an alert with one button.
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message) = (title, message)
        buttons = dismissButton.map { [$0] } ?? []
    }
    /// Creates an alert with two buttons.
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message) = (title, message)
        buttons = [primaryButton, secondaryButton]
    }

    func card(_ dismiss: @escaping () -> Void) -> some View {
        AlertCard(title: title, actions: buttons.views, message: message, dismiss: dismiss)
    }
}

/// A dialog, by its older name.
public struct ActionSheet {
    public typealias Button = Alert.Button
    private let title: Text
    private let message: Text?
    private let buttons: [Button]

    /// Creates a dialog.
    public init(title: Text, message: Text? = nil, buttons: [Button] = []) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }

    func card(_ dismiss: @escaping () -> Void) -> some View {
        DialogCard(title: title, actions: buttons.views, message: message, dismiss: dismiss)
    }
}

extension [Alert.Button] {
    fileprivate var views: some View { ForEach(indices, id: \.self) { self[$0].view } }
}

/// The height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    private let name: String
    let value: CGFloat
    /// Whether the value is in points, not a share of the height.
    var isFixed: Bool { name == "height" }

    /// Half of the height.
    public static let medium = PresentationDetent(name: "medium", value: 0.5)
    /// The whole height.
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
