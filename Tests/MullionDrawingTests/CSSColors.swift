import MullionDrawing

/// The colors of CSS under SwiftUI's names: in these tests, which know their components, they take precedence over
/// SwiftUI's.
extension Color {
    static let gray = Color.namedColors["gray"]!
    static let red = Color.namedColors["red"]!
    static let green = Color.namedColors["green"]!
    static let blue = Color.namedColors["blue"]!
    static let orange = Color.namedColors["orange"]!
    static let yellow = Color.namedColors["yellow"]!
    static let purple = Color.namedColors["purple"]!
    static let pink = Color.namedColors["pink"]!
    static let brown = Color.namedColors["brown"]!
    static let teal = Color.namedColors["teal"]!
    static let cyan = Color.namedColors["cyan"]!
    static let indigo = Color.namedColors["indigo"]!
}
