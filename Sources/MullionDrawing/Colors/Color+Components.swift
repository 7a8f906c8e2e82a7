import MullionGeometry

extension Color {
    /// A colour of the given components and opacity, 0…1 each.
    ///
    /// Components outside are moved to the nearer end; NaN becomes 0.
    public init(red: Double, green: Double, blue: Double, opacity: Double) {
        self.init(red: red, green: green, blue: blue, alpha: opacity)
    }

    /// A shade of grey at an opacity: 0 is black, 1 white.
    public init(white: Double, opacity: Double) {
        self.init(white: white, alpha: opacity)
    }

    /// A colour by its place on the colour circle, its strength and its brightness, 0…1 each.
    ///
    /// Hue 0 is red, 1/3 green, 2/3 blue and 1 red again. Components outside 0…1 are moved to the nearer end; NaN
    /// becomes 0.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        func clamped(_ component: Double) -> Double { component > 0 ? min(component, 1) : 0 }
        let (hue, saturation, brightness) = (clamped(hue), clamped(saturation), clamped(brightness))
        /// How far a component lies below the brightness: it is full for a third of the circle and fades for a sixth on
        /// either side of that.
        func component(_ offset: Double) -> Double {
            let place = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * clamped(min(place, 4 - place)))
        }
        self.init(red: component(5), green: component(3), blue: component(1), alpha: opacity)
    }

    /// The colour with its opacity multiplied by a factor, 0…1.
    ///
    /// Factors outside are moved to the nearer end; NaN counts as 0.
    public func opacity(_ factor: Double) -> Color {
        withAlpha(alpha * (factor > 0 ? min(factor, 1) : 0))
    }
}
