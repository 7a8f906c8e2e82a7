import MullionGeometry

extension Color {
    /// Creates a color from components and opacity, 0…1 each.
    ///
    /// Components outside are clamped; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.init(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// Creates a shade of gray with an opacity: 0 is black, 1 white.
    public init(white: Double, opacity: Double) { self.init(white: white, alpha: opacity) }

    /// Creates a color from its hue, saturation, and brightness, 0…1 each.
    ///
    /// Hue 0 is red, 1/3 green, 2/3 blue, and 1 red again. Components outside 0…1 are clamped; NaN becomes 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
        let (hue, saturation, brightness) = (clamped(hue), clamped(saturation), clamped(brightness))
        /// Returns a component, which is full for a third of the circle and fades for a sixth on either side of that.
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * clamped(min(place, 4 - place)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: opacity)
    }

    /// Returns the color with its opacity multiplied by a factor, 0…1.
    ///
    /// Factors outside are clamped; NaN counts as 0.
    public func opacity(_ factor: Double) -> Color { withAlpha(alpha * (factor > 0 ? min(factor, 1) : 0)) }
}
