/// An sRGB color with opacity.
public struct Color: Hashable, Sendable {
    /// The red component, 0…1, gamma-encoded as in CSS.
    public let red: Double
    /// The green component, 0…1, gamma-encoded as in CSS.
    public let green: Double
    /// The blue component, 0…1, gamma-encoded as in CSS.
    public let blue: Double
    /// The opacity: 0 is invisible, 1 opaque.
    public let alpha: Double
    /// The number of the appearances of an adaptive color; 0 for a fixed color.
    package let variants: Int32

    /// Creates a color from components, 0…1 each.
    ///
    /// Components outside are clamped; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = Color.clamped(red)
        self.green = Color.clamped(green)
        self.blue = Color.clamped(blue)
        self.alpha = Color.clamped(alpha)
        variants = 0
    }

    /// Creates a color that shows `base` until its appearances are looked up.
    init(_ base: Color, alpha: Double, variants: Int32) {
        red = base.red
        green = base.green
        blue = base.blue
        self.alpha = Color.clamped(alpha)
        self.variants = variants
    }

    /// Creates a shade of gray: 0 is black, 1 white.
    public init(white: Double, alpha: Double = 1) { self.init(red: white, green: white, blue: white, alpha: alpha) }

    /// Creates a color from components, 0…255 each.
    public init(red8 red: UInt8, green8 green: UInt8, blue8 blue: UInt8, alpha8 alpha: UInt8 = 255) {
        self.init(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255, alpha: Double(alpha) / 255)
    }

    /// Returns the color with a different opacity, 0…1.
    public func withAlpha(_ alpha: Double) -> Color { Color(self, alpha: alpha, variants: variants) }

    /// The color as "#rrggbb", or "#rrggbbaa" if it is not opaque once rounded to 8 bits.
    public var hexString: String {
        let (red, green, blue, alpha) = components8
        let opaque = "#" + [red, green, blue].map(Color.hexPair).joined()
        return alpha == 255 ? opaque : opaque + Color.hexPair(alpha)
    }

    /// The components, 0…255 each, rounded.
    package var components8: (red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
        func rounded(_ component: Double) -> UInt8 { UInt8(component * 255 + 0.5) }
        return (rounded(red), rounded(green), rounded(blue), rounded(alpha))
    }

    private static func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }

    private static func hexPair(_ component: UInt8) -> String {
        let digits = String(component, radix: 16)
        return component < 16 ? "0" + digits : digits
    }
}
