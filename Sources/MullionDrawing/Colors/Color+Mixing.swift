import MullionGeometry

extension Gradient {
    /// How colors are interpolated.
    public enum ColorSpace: Hashable, Sendable {
        /// Mixes the gamma-encoded components.
        case device
        /// Mixes in Oklab, where equal steps look equal (Björn Ottosson, 2020).
        case perceptual
    }
}

extension Color {
    /// Returns a color between this one, at fraction 0, and a second one, at 1.
    ///
    /// Colors are weighted by their opacity, so mixing with ``clear`` changes the opacity alone. A fraction outside 0…1
    /// is clamped; NaN counts as 0.
    public func mix(with other: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual) -> Color {
        let fraction = fraction > 0 ? min(fraction, 1) : 0
        if fraction == 0 { return self }
        if fraction == 1 { return other }
        let (share, otherShare) = (alpha * (1 - fraction), other.alpha * fraction)
        let opacity = share + otherShare
        guard opacity > 0 else { return withAlpha(0) }
        func mixed(_ a: Double, _ b: Double) -> Double { (a * share + b * otherShare) / opacity }
        switch colorSpace {
        case .device:
            return Color(
                red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue),
                alpha: opacity)
        case .perceptual:
            let (a, b) = (Oklab(self), Oklab(other))
            return Oklab(lightness: mixed(a.lightness, b.lightness), a: mixed(a.a, b.a), b: mixed(a.b, b.b))
                .color(alpha: opacity)
        }
    }
}

/// A color in Oklab: lightness, green to red, blue to yellow.
private struct Oklab {
    var lightness: Double
    var a: Double
    var b: Double

    init(lightness: Double, a: Double, b: Double) { (self.lightness, self.a, self.b) = (lightness, a, b) }

    init(_ color: Color) {
        let (r, g, b) = (Oklab.linear(color.red), Oklab.linear(color.green), Oklab.linear(color.blue))
        let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
        let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
        let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        self.b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    func color(alpha: Double) -> Color {
        func cube(_ value: Double) -> Double { value * value * value }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        return Color(
            red: Oklab.encoded(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
            green: Oklab.encoded(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
            blue: Oklab.encoded(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
    }

    private static func linear(_ component: Double) -> Double {
        component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ component: Double) -> Double {
        component <= 0.0031308 ? component * 12.92 : 1.055 * pow(component, 1 / 2.4) - 0.055
    }
}
