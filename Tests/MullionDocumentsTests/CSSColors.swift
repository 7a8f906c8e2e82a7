import Mullion

/// The colors of CSS under SwiftUI's names, which documents use: in these tests they take precedence over SwiftUI's.
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

extension ShapeStyle where Self == Color {
    static var gray: Color { Color.gray }
    static var red: Color { Color.red }
    static var green: Color { Color.green }
    static var blue: Color { Color.blue }
    static var orange: Color { Color.orange }
    static var yellow: Color { Color.yellow }
    static var purple: Color { Color.purple }
    static var pink: Color { Color.pink }
    static var brown: Color { Color.brown }
    static var teal: Color { Color.teal }
    static var cyan: Color { Color.cyan }
    static var indigo: Color { Color.indigo }
}
