import Foundation
import MullionDrawing

/// A color as a document specifies it.
public enum StoryboardColor: Hashable, Sendable {
    /// Components in sRGB.
    case components(Color)
    /// A system color by its name in documents, such as "systemBackgroundColor".
    case system(String)
    /// A color of an asset catalog.
    case named(String)
}

extension StoryboardColor {
    /// Creates the color of an element; nil if it is missing or malformed.
    init?(_ element: DocumentElement) {
        guard element.name == "color" else { return nil }
        let attributes = element.attributes
        if let name = attributes["systemColor"] ?? attributes["cocoaTouchSystemColor"] {
            self = .system(name)
        } else if let name = attributes["name"] {
            self = .named(name)
        } else if let color = Self.components(attributes) {
            self = .components(color)
        } else {
            return nil
        }
    }

    /// Returns the values of the named colors among the resources of a document.
    static func values(in resources: [DocumentElement]) -> [String: Color] {
        var values: [String: Color] = [:]
        for resource in resources where resource.name == "namedColor" || resource.name == "systemColor" {
            guard let name = resource.attributes["name"], let element = resource.child("color"),
                case .components(let color)? = StoryboardColor(element)
            else { continue }
            values[name] = color
        }
        return values
    }

    private static func components(_ attributes: [String: String]) -> Color? {
        func number(_ name: String) -> Double? { attributes[name].flatMap { Double($0) } }
        let alpha = number("alpha") ?? 1
        if let white = number("white") { return Color(white: white, alpha: alpha) }
        guard let red = number("red"), let green = number("green"), let blue = number("blue") else { return nil }
        guard attributes["customColorSpace"] == "displayP3" else {
            return Color(red: red, green: green, blue: blue, alpha: alpha)
        }
        return Color(displayP3Red: red, green: green, blue: blue, alpha: alpha)
    }
}
