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
        #expect(try Color(text).hexString == expected)
    }

    @Test(
        "Names are read in any case",
        arguments: [
            ("black", "#000000"), ("SteelBlue", "#4682b4"), (" white ", "#ffffff"), ("transparent", "#00000000"),
            ("red\t", "#ff0000"),
        ])
    func names(text: String, expected: String) throws {
        #expect(try Color(text).hexString == expected)
    }

    @Test(
        "Malformed hexadecimal texts are refused",
        arguments: [
            "#", "#12", "#12345", "#1234567", "#123456789", "#ggg", "# 123", "#12 3", "#１２３", "##fff", "#-1-1-1",
        ])
    func malformedHexadecimal(text: String) {
        #expect(throws: DrawingError.invalidHexColor(text)) { try Color(text) }
    }

    @Test("Unknown names are refused", arguments: ["", " ", "reddish", "red blue", "fff", "rgb(1,2,3)", "r\u{0}ed"])
    func unknownNames(text: String) {
        #expect(throws: DrawingError.unknownColorName(text)) { try Color(text) }
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

    @Test("Every named colour can be written in hexadecimal and read back")
    func roundTrip() throws {
        for color in Color.namedColors.values {
            #expect(try Color(color.hexString) == color)
        }
    }
}
