import MullionDrawing
import Testing

@Suite struct ColorTests {
    @Test(
        "Hexadecimal forms are read",
        arguments: [
            ("#fff", "#ffffff"), ("#1a2B3c", "#1a2b3c"), ("#1A2B3C80", "#1a2b3c80"), ("#f008", "#ff000088"),
            ("  #000\n", "#000000"), ("#000000FF", "#000000"),
        ])
    func hexadecimal(text: String, expected: String) throws {
        #expect(try Color(css: text).hexString == expected)
    }

    @Test(
        "Names are read in any case",
        arguments: [
            ("black", "#000000"), ("SteelBlue", "#4682b4"), (" white ", "#ffffff"), ("transparent", "#00000000"),
            ("red\t", "#ff0000"),
        ])
    func names(text: String, expected: String) throws {
        #expect(try Color(css: text).hexString == expected)
    }

    // As Chromium computes them.
    @Test(
        "Functions of CSS are read with commas or spaces",
        arguments: [
            ("rgb(51, 102, 153)", "#336699"), ("RGB(51 102 153 / 50%)", "#33669980"),
            ("rgba(20%,40%,60%,0.2)", "#33669933"),
            ("hsl(210, 50%, 40%)", "#336699"), ("hsl(-150deg 50% 40%)", "#336699"), ("hsla(0 100% 50% / 1)", "#ff0000"),
            ("hsl(120 100% 25%)", "#008000"), ("rgb(300 -5 0)", "#ff0000"), ("hsl(570, 150%, 40%)", "#0066cc"),
        ])
    func functions(text: String, expected: String) throws {
        #expect(try Color(css: text).hexString == expected)
    }

    @Test(
        "Malformed hexadecimal texts are refused",
        arguments: [
            "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "# 123", "#12 3", "#１２３", "##fff", "#-1-1-1",
        ])
    func malformedHexadecimal(text: String) {
        #expect(throws: DrawingError.invalidHexColor(text)) { try Color(css: text) }
    }

    @Test(
        "Unknown names are refused",
        arguments: [
            "", " ", "reddish", "red blue", "fff", "r\u{0}ed", "rgb(1,2)", "rgb(1 2 3 4)", "rgb(1,2,3",
            "rgb(1, 2, 30%)", "hsl(1, 2, 3)", "rgb(a b c)", "lab(1 2 3)",
            "rgb(1 2 3 / 4 / 5)", "hsl(50%, 50%, 50%)", "rgb(nan inf 0)",
        ])
    func unknownNames(text: String) {
        #expect(throws: DrawingError.unknownColorName(text)) { try Color(css: text) }
    }

    @Test("Errors quote the text")
    func messages() {
        #expect(DrawingError.invalidHexColor("#12").description.contains("\"#12\""))
        #expect(DrawingError.unknownColorName("reddish").description.contains("\"reddish\""))
    }

    @Test("Components outside 0…1 are moved to the nearer end and NaN is 0")
    func repairedComponents() {
        let color = Color(red: .nan, green: -1, blue: .infinity, alpha: 2)
        #expect(color == Color(red: 0, green: 0, blue: 1, alpha: 1))
        #expect(Color(white: 0.5).hexString == "#808080")
    }

    @Test("Every named color can be written in hexadecimal and read back")
    func roundTrip() throws {
        for color in Color.namedColors.values {
            #expect(try Color(css: color.hexString) == color)
        }
    }

    @Test(
        "Hue, saturation and brightness are places on the color circle",
        arguments: [
            (0, 1, 1, "#ff0000"), (1.0 / 6, 1, 1, "#ffff00"), (1.0 / 3, 1, 1, "#00ff00"), (0.5, 1, 1, "#00ffff"),
            (2.0 / 3, 1, 1, "#0000ff"), (5.0 / 6, 1, 1, "#ff00ff"), (1, 1, 1, "#ff0000"), (0.6, 0, 0.5, "#808080"),
            (0, 0.5, 1, "#ff8080"), (.nan, 2, .infinity, "#ff0000"), (-1, 1, 0.2, "#330000"),
        ] as [(Double, Double, Double, String)])
    func colorCircle(hue: Double, saturation: Double, brightness: Double, expected: String) {
        #expect(Color(hue: hue, saturation: saturation, brightness: brightness).hexString == expected)
    }

    @Test("Opacity is multiplied, and alpha is replaced")
    func opacity() {
        let half = Color(red: 1, green: 0, blue: 0, opacity: 0.5)
        #expect(half.opacity(0.5).alpha == 0.25)
        #expect(half.withAlpha(0.75).alpha == 0.75)
        #expect(half.opacity(.nan).alpha == 0 && half.opacity(9) == half)
        #expect(Color(white: 1, opacity: 0.25) == Color(white: 1, alpha: 0.25))
    }

    @Test("Mixing goes through the middle of the color space asked for")
    func mixing() {
        #expect(Color.black.mix(with: .white, by: 0.5, in: .device).hexString == "#808080")
        // Oklab's middle of black and white has lightness 0.5: linear 0.125, encoded 0.3885.
        #expect(Color.black.mix(with: .white, by: 0.5).hexString == "#636363")
        #expect(Color.red.mix(with: .blue, by: 0) == .red && Color.red.mix(with: .blue, by: 5) == .blue)
        #expect(Color.red.mix(with: .blue, by: .nan) == .red)
    }

    @Test("Mixing with no color changes the opacity alone", arguments: [Gradient.ColorSpace.device, .perceptual])
    func mixingWithClear(space: Gradient.ColorSpace) {
        let mixed = Color.red.mix(with: .clear, by: 0.75, in: space)
        #expect(mixed.withAlpha(1).hexString == "#ff0000")
        #expect(abs(mixed.alpha - 0.25) < 1e-9)
        #expect(Color.clear.mix(with: .clear, by: 0.5).alpha == 0)
    }
}
