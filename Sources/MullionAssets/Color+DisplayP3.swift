import Foundation
import MullionDrawing

extension Color {
    /// Converts components in Display P3; components outside of sRGB are clamped.
    ///
    /// Both spaces have the same white point and transfer curve, so the conversion is one matrix, from
    /// CSS Color Module Level 4, section 18.
    package init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        self.init(
            red: Self.encoded(1.224_940_2 * r - 0.224_940_2 * g),
            green: Self.encoded(-0.042_056_9 * r + 1.042_056_9 * g),
            blue: Self.encoded(-0.019_637_55 * r - 0.078_636_05 * g + 1.098_273_6 * b), alpha: alpha)
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
        value <= 0.003_130_8 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
