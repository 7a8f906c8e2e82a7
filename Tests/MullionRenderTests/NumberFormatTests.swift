import MullionGeometry
import Testing

@testable import MullionRender

@Suite struct NumberFormatTests {
    private func written(_ number: CGFloat, decimals: Int = 3) -> String {
        var bytes: [UInt8] = []
        NumberFormat.append(number, decimals: decimals, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test(
        "Numbers have at most three decimals, no zeros at the end and no negative zero",
        arguments: [
            (0, "0"), (-0.0, "0"), (-0.0004, "0"), (0.0005, "0.001"), (-0.0005, "-0.001"), (1, "1"), (-1.5, "-1.5"),
            (0.1, "0.1"), (0.05, "0.05"), (0.007, "0.007"), (1.0 / 3, "0.333"), (2.0 / 3, "0.667"), (0.9996, "1"),
            (-12.0305, "-12.031"), (100, "100"), (1e12, "1000000000000"),
        ] as [(CGFloat, String)])
    func threeDecimals(number: CGFloat, expected: String) {
        #expect(written(number) == expected)
    }

    @Test("Other numbers of decimals are possible, out of range ones are limited")
    func otherDecimals() {
        #expect(written(0.123_456_7, decimals: 6) == "0.123457")
        #expect(written(0.123_456_7, decimals: 99) == "0.123457")
        #expect(written(0.6, decimals: 0) == "1")
        #expect(written(-0.6, decimals: -4) == "-1")
        #expect(written(-1e12, decimals: 6) == "-1000000000000")
    }

    @Test("Numbers that cannot be written are recognised", arguments: [.nan, .infinity, -.infinity, 1.1e12, -1e300])
    func unwritable(number: CGFloat) {
        #expect(!NumberFormat.canWrite(number))
        #expect(written(number) == "0")
    }
}
