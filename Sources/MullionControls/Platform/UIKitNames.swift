#if !canImport(UIKit)
import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// The kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress,
        decimalPad,
        twitter, webSearch, asciiCapableNumberPad
    /// The keyboard of letters.
    public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// The meaning of a field.
public struct UITextContentType: Hashable, Sendable {
    private let name: String
    /// The text content type for a name.
    public static let name = UITextContentType(name: "name")
    /// The text content type for a given name.
    public static let givenName = UITextContentType(name: "givenName")
    /// The text content type for a family name.
    public static let familyName = UITextContentType(name: "familyName")
    /// The text content type for a username.
    public static let username = UITextContentType(name: "username")
    /// The text content type for a password.
    public static let password = UITextContentType(name: "password")
    /// The text content type for a new password.
    public static let newPassword = UITextContentType(name: "newPassword")
    /// The text content type for a one-time code.
    public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
    /// The text content type for an email address.
    public static let emailAddress = UITextContentType(name: "emailAddress")
    /// The text content type for a telephone number.
    public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
    /// The text content type for a URL.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = UITextContentType(name: "URL")
    /// The text content type for a postal code.
    public static let postalCode = UITextContentType(name: "postalCode")
    /// The text content type for a credit card number.
    public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
    /// The text content type for a full street address.
    public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
    /// The text content type for an address city.
    public static let addressCity = UITextContentType(name: "addressCity")
    /// The text content type for an organization name.
    public static let organizationName = UITextContentType(name: "organizationName")
}

/// How a keyboard capitalizes text.
public enum UITextAutocapitalizationType: Int, Sendable {
    case none, words, sentences, allCharacters
}

/// A color by UIKit's names, for `Color(.systemBackground)`.
public struct UIColor: Hashable, Sendable {
    let color: Color

    init(_ color: Color, named: Void = ()) { self.color = color }

    /// Creates a color from components, 0…1 each.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        color = Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }
    /// Creates a shade of gray.
    public init(white: CGFloat, alpha: CGFloat) { color = Color(white: Double(white), opacity: Double(alpha)) }
    /// Creates a color from its hue, saturation, and brightness, 0…1 each.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        color = Color(
            hue: Double(hue), saturation: Double(saturation), brightness: Double(brightness), opacity: Double(alpha))
    }
    /// Creates a color of an asset catalog.
    public init?(named name: String) { color = Color(name) }
    /// Creates a color from one of views.
    public init(_ color: Color) { self.color = color }
    /// Returns the color with a different opacity.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.withAlpha(Double(alpha))) }

    private static func dynamic(_ light: UInt32, _ dark: UInt32, _ alpha: Double = 1, _ darkAlpha: Double? = nil)
        -> UIColor
    {
        UIColor(
            Color(
                light: Color(rgb: light).withAlpha(alpha), dark: Color(rgb: dark).withAlpha(darkAlpha ?? alpha)))
    }
    /// The system red color of UIKit.
    public static let systemRed = UIColor(.red)
    /// The system green color of UIKit.
    public static let systemGreen = UIColor(.green)
    /// The system blue color of UIKit.
    public static let systemBlue = UIColor(.blue)
    /// The system orange color of UIKit.
    public static let systemOrange = UIColor(.orange)
    /// The system yellow color of UIKit.
    public static let systemYellow = UIColor(.yellow)
    /// The system pink color of UIKit.
    public static let systemPink = UIColor(.pink)
    /// The system purple color of UIKit.
    public static let systemPurple = UIColor(.purple)
    /// The system teal color of UIKit.
    public static let systemTeal = UIColor(.teal)
    /// The system indigo color of UIKit.
    public static let systemIndigo = UIColor(.indigo)
    /// The system brown color of UIKit.
    public static let systemBrown = UIColor(.brown)
    /// The system mint color of UIKit.
    public static let systemMint = UIColor(.mint)
    /// The system cyan color of UIKit.
    public static let systemCyan = UIColor(.cyan)
    /// The system gray color of UIKit.
    public static let systemGray = UIColor(.gray)
    /// The system gray 2 color of UIKit.
    public static let systemGray2 = dynamic(0xAEAEB2, 0x636366)
    /// The system gray 3 color of UIKit.
    public static let systemGray3 = dynamic(0xC7C7CC, 0x48484A)
    /// The system gray 4 color of UIKit.
    public static let systemGray4 = dynamic(0xD1D1D6, 0x3A3A3C)
    /// The system gray 5 color of UIKit.
    public static let systemGray5 = dynamic(0xE5E5EA, 0x2C2C2E)
    /// The system gray 6 color of UIKit.
    public static let systemGray6 = dynamic(0xF2F2F7, 0x1C1C1E)
    /// The label color of UIKit.
    public static let label = dynamic(0x000000, 0xFFFFFF)
    /// The secondary label color of UIKit.
    public static let secondaryLabel = dynamic(0x3C3C43, 0xEBEBF5, 0.6)
    /// The tertiary label color of UIKit.
    public static let tertiaryLabel = dynamic(0x3C3C43, 0xEBEBF5, 0.3)
    /// The quaternary label color of UIKit.
    public static let quaternaryLabel = dynamic(0x3C3C43, 0xEBEBF5, 0.18)
    /// The placeholder text color of UIKit.
    public static let placeholderText = dynamic(0x3C3C43, 0xEBEBF5, 0.3)
    /// The link color of UIKit.
    public static let link = dynamic(0x007AFF, 0x0984FF)
    /// The separator color of UIKit.
    public static let separator = dynamic(0x3C3C43, 0x545458, 0.29, 0.6)
    /// The opaque separator color of UIKit.
    public static let opaqueSeparator = dynamic(0xC6C6C8, 0x38383A)
    /// The system background color of UIKit.
    public static let systemBackground = dynamic(0xFFFFFF, 0x000000)
    /// The secondary system background color of UIKit.
    public static let secondarySystemBackground = dynamic(0xF2F2F7, 0x1C1C1E)
    /// The tertiary system background color of UIKit.
    public static let tertiarySystemBackground = dynamic(0xFFFFFF, 0x2C2C2E)
    /// The system grouped background color of UIKit.
    public static let systemGroupedBackground = dynamic(0xF2F2F7, 0x000000)
    /// The secondary system grouped background color of UIKit.
    public static let secondarySystemGroupedBackground = dynamic(0xFFFFFF, 0x1C1C1E)
    /// The tertiary system grouped background color of UIKit.
    public static let tertiarySystemGroupedBackground = dynamic(0xF2F2F7, 0x2C2C2E)
    /// The system fill color of UIKit.
    public static let systemFill = dynamic(0x787880, 0x787880, 0.2, 0.36)
    /// The secondary system fill color of UIKit.
    public static let secondarySystemFill = dynamic(0x787880, 0x787880, 0.16, 0.32)
    /// The tertiary system fill color of UIKit.
    public static let tertiarySystemFill = dynamic(0x767680, 0x767680, 0.12, 0.24)
    /// The quaternary system fill color of UIKit.
    public static let quaternarySystemFill = dynamic(0x747480, 0x767680, 0.08, 0.18)
    /// The tint color of UIKit.
    public static let tintColor = UIColor(.blue)
    /// The black color of UIKit.
    public static let black = UIColor(Color.black)
    /// The white color of UIKit.
    public static let white = UIColor(Color.white)
    /// The clear color of UIKit.
    public static let clear = UIColor(Color.clear)
    /// The gray color of UIKit.
    public static let gray = UIColor(white: 0.5, alpha: 1)
    /// The dark gray color of UIKit.
    public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
    /// The light gray color of UIKit.
    public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
    /// The red color of UIKit.
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    /// The green color of UIKit.
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    /// The blue color of UIKit.
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    /// The cyan color of UIKit.
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    /// The yellow color of UIKit.
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    /// The magenta color of UIKit.
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    /// The orange color of UIKit.
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    /// The purple color of UIKit.
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    /// The brown color of UIKit.
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
}

extension UIColor: _ExpressibleByColorLiteral {
    public init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }
}

extension Color {
    /// Creates a color by one of UIKit's names: `Color(.systemBackground)`.
    public init(_ color: UIColor) { self = color.color }
    /// Creates a color by one of UIKit's names: `Color(uiColor: .systemBackground)`.
    public init(uiColor: UIColor) { self = uiColor.color }
}

/// The screen, as large as a telephone's: 393 × 852 points.
public struct UIScreen: Sendable {
    /// The screen.
    public static let main = UIScreen()
    /// The bounds in points.
    public let bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    /// Pixels per point.
    public let scale: CGFloat = 3
    /// Pixels per point.
    public var nativeScale: CGFloat { scale }
}

/// The device: a telephone.
public struct UIDevice: Sendable {
    /// The kinds of devices.
    public enum UserInterfaceIdiom: Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
    /// The device.
    public static let current = UIDevice()
    /// The kind of device.
    public let userInterfaceIdiom = UserInterfaceIdiom.phone
    /// The name of the model.
    public let model = "iPhone"
    /// The name of the device.
    public let name = "iPhone"
    /// The name of the system.
    public let systemName = "iOS"
    /// The version of the system.
    public let systemVersion = "17.0"
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top left rectangle corner.
    public static let topLeft = UIRectCorner(rawValue: 1)
    /// The top right rectangle corner.
    public static let topRight = UIRectCorner(rawValue: 2)
    /// The bottom left rectangle corner.
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    /// The bottom right rectangle corner.
    public static let bottomRight = UIRectCorner(rawValue: 8)
    /// The all corners rectangle corner.
    public static let allCorners: UIRectCorner = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// A path by UIKit's name.
public final class UIBezierPath {
    /// The path.
    public private(set) var cgPath = Path()

    /// Creates an empty path.
    public init() {}
    /// Creates a rectangle.
    public init(rect: CGRect) { cgPath = Path(rect) }
    /// Creates an ellipse.
    public init(ovalIn rect: CGRect) { cgPath = Path(ellipseIn: rect) }
    /// Creates a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        cgPath = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }
    /// Creates a rectangle with some rounded corners, of the width of `cornerRadii` in points.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        cgPath = UnevenRoundedRectangle(
            topLeadingRadius: radius(.topLeft), bottomLeadingRadius: radius(.bottomLeft),
            bottomTrailingRadius: radius(.bottomRight), topTrailingRadius: radius(.topRight)
        ).path(in: rect)
    }
    /// Creates an arc, with angles in radians.
    public init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }
    /// Begins a subpath at a point.
    public func move(to point: CGPoint) { cgPath.move(to: point) }
    /// Adds a straight line.
    public func addLine(to point: CGPoint) { cgPath.addLine(to: point) }
    /// Adds a cubic curve.
    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        cgPath.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a quadratic curve.
    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        cgPath.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds an arc, with angles in radians; UIKit's `clockwise` is as seen, SwiftUI's is not.
    public func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        cgPath.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Closes the subpath.
    public func close() { cgPath.closeSubpath() }
}

/// An image by UIKit's name.
public struct UIImage {
    let image: Image

    /// Creates a named image.
    public init?(named name: String) { image = Image(name) }
    /// Creates a placeholder for a symbol.
    public init?(systemName name: String) { image = Image(systemName: name) }
    /// Creates an image from a file's bytes; nil if they are no image.
    public init?(data: Data) {
        guard let image = try? Image(data: data) else { return nil }
        self.image = image
    }
    /// Creates an empty image.
    public init() { image = Image("") }
}

extension Image {
    /// Creates a view of an image by UIKit's name.
    public init(uiImage: UIImage) { self = uiImage.image }
}

/// What UIKit's bars and tables look like: accepted, because the theme decides.
public final class UIAppearanceProxy {
    /// The background color.
    public var backgroundColor: UIColor?
    /// The tint color.
    public var tintColor: UIColor?
    /// The bar tint color.
    public var barTintColor: UIColor?
    /// The unselected item tint color.
    public var unselectedItemTintColor: UIColor?
    /// The selected segment tint color.
    public var selectedSegmentTintColor: UIColor?
    /// The current page indicator tint color.
    public var currentPageIndicatorTintColor: UIColor?
    /// The page indicator tint color.
    public var pageIndicatorTintColor: UIColor?
    /// The separator color.
    public var separatorColor: UIColor?
    /// The is translucent.
    public var isTranslucent = true
    /// The is hidden.
    public var isHidden = false
    /// The shows vertical scroll indicator.
    public var showsVerticalScrollIndicator = true
    /// The bounces.
    public var bounces = true
    init() {}
}

/// Accepted where UIKit's appearance is changed.
public enum UINavigationBar {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UITabBar {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UITableView {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UITextView {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UIScrollView {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UISegmentedControl {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}
/// Accepted where UIKit's appearance is changed.
public enum UIPageControl {
    /// Returns an appearance that nothing reads.
    public static func appearance() -> UIAppearanceProxy { UIAppearanceProxy() }
}

extension Path {
    /// Creates a copy of a path.
    public init(_ path: Path) { self = path }
}

/// Accepted where UIKit gives tactile feedback.
public final class UIImpactFeedbackGenerator {
    /// The strength of feedback.
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    /// Creates a generator, which does nothing.
    public init(style: FeedbackStyle = .medium) {}
    /// Does nothing.
    public func impactOccurred() {}
    /// Does nothing.
    public func impactOccurred(intensity: CGFloat) {}
    /// Does nothing.
    public func prepare() {}
}

/// Accepted where UIKit gives tactile feedback.
public final class UINotificationFeedbackGenerator {
    /// The kinds of feedback.
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    /// Creates a generator, which does nothing.
    public init() {}
    /// Does nothing.
    public func notificationOccurred(_ notificationType: FeedbackType) {}
    /// Does nothing.
    public func prepare() {}
}

/// Accepted where UIKit gives tactile feedback.
public final class UISelectionFeedbackGenerator {
    /// Creates a generator, which does nothing.
    public init() {}
    /// Does nothing.
    public func selectionChanged() {}
    /// Does nothing.
    public func prepare() {}
}

/// Looks for mistakes in words. It has no dictionary, so it finds none.
public final class UITextChecker {
    /// The languages of the dictionaries: none.
    public static var availableLanguages: [String] { [] }
    /// Creates a checker.
    public init() {}
    /// Returns the range of the first mistake: none, at `NSNotFound`.
    public func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange { NSRange(location: NSNotFound, length: 0) }
    /// Returns what a word could mean: nil.
    public func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }
}
#endif
