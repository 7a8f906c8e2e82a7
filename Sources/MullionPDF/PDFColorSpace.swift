import MullionDrawing

/// A way to write colors. Profiles are not applied: the number of their components decides.
indirect enum PDFColorSpace {
    case gray, rgb, cmyk
    /// An ink whose amount a function turns into a color of a different space.
    case ink(PDFColorSpace, PDFFunction)
    /// An ink with a function that is not supported: drawn as black ink.
    case unknownInk
    /// A number of colors in a table.
    case indexed([Color])
    /// Paint that is a pattern.
    case pattern

    /// The number of components of a color.
    var componentCount: Int {
        switch self {
        case .gray, .ink, .unknownInk, .indexed: 1
        case .rgb: 3
        case .cmyk: 4
        case .pattern: 0
        }
    }

    /// Whether the component is the amount of an ink.
    var isInk: Bool {
        switch self {
        case .ink, .unknownInk: true
        default: false
        }
    }

    /// Creates a color space; nil if it is not supported.
    init?(_ value: PDFValue?, _ resources: [String: PDFValue], in file: inout PDFFile, depth: Int = 0) {
        guard depth < 6 else { return nil }
        let value = file.resolve(value)
        if let name = value.name {
            switch name {
            case "DeviceGray", "CalGray", "G": self = .gray
            case "DeviceRGB", "CalRGB", "RGB": self = .rgb
            case "DeviceCMYK", "CMYK": self = .cmyk
            case "Pattern": self = .pattern
            default:
                guard let named = file.dictionary(resources["ColorSpace"])?[name] else { return nil }
                self.init(named, [:], in: &file, depth: depth + 1)
            }
            return
        }
        guard let parts = file.array(value), let name = parts.first?.name else { return nil }
        switch name {
        case "CalGray", "DeviceGray": self = .gray
        case "CalRGB", "DeviceRGB": self = .rgb
        case "DeviceCMYK": self = .cmyk
        case "Pattern": self = .pattern
        case "ICCBased":
            switch parts.dropFirst().first?.dictionary.flatMap({ file.resolve($0["N"]).integer }) {
            case 1: self = .gray
            case 3: self = .rgb
            case 4: self = .cmyk
            default: return nil
            }
        case "Separation":
            guard parts.count >= 4 else { return nil }
            let base = PDFColorSpace(parts[2], resources, in: &file, depth: depth + 1)
            let function = PDFFunction(parts[3], in: &file)
            if let base, let function { self = .ink(base, function) } else { self = .unknownInk }
        case "Indexed", "I":
            guard parts.count >= 4, let base = PDFColorSpace(parts[1], resources, in: &file, depth: depth + 1),
                base.componentCount > 0, let last = parts[2].integer, (0...255).contains(last)
            else { return nil }
            var bytes: [UInt8] = []
            if case .string(let text) = parts[3] { bytes = text } else { bytes = file.data(of: parts[3]) ?? [] }
            let count = base.componentCount
            self = .indexed(
                (0...last).map { index in
                    base.color(
                        (0..<count).map { part in
                            let place = index * count + part
                            return place < bytes.count ? Double(bytes[place]) / 255 : 0
                        })
                })
        default: return nil
        }
    }

    /// Returns a color; missing components are 0.
    func color(_ components: [Double]) -> Color {
        func part(_ index: Int) -> Double { index < components.count ? min(max(components[index], 0), 1) : 0 }
        switch self {
        case .gray: return Color(white: part(0))
        case .rgb: return Color(red: part(0), green: part(1), blue: part(2))
        case .cmyk: return Self.mixed(cyan: part(0), magenta: part(1), yellow: part(2), black: part(3))
        case .ink(let base, let function): return base.color(function(part(0)))
        case .unknownInk: return Color(white: 1 - part(0))
        case .indexed(let colors):
            let index = components.first.map { min(max($0, 0), Double(colors.count - 1)) } ?? 0
            return colors[Int(index)]
        case .pattern: return Color(white: 0)
        }
    }

    /// The colors of printing inks on coated paper, alone and on top of each other: the bits of the index are cyan,
    /// magenta, and yellow.
    private static let inks: [Color] = [
        Color(red: 1, green: 1, blue: 1), Color(red8: 0, green8: 174, blue8: 239),
        Color(red8: 236, green8: 0, blue8: 140), Color(red8: 46, green8: 49, blue8: 146),
        Color(red8: 255, green8: 242, blue8: 0), Color(red8: 0, green8: 166, blue8: 81),
        Color(red8: 237, green8: 28, blue8: 36), Color(red8: 54, green8: 54, blue8: 57),
    ]
    private static let black = Color(red8: 35, green8: 31, blue8: 32)

    /// Returns the color of inks: those of the eight combinations, weighted by the shares of the paper that have them,
    /// and black over them.
    private static func mixed(cyan: Double, magenta: Double, yellow: Double, black amount: Double) -> Color {
        var (red, green, blue) = (0.0, 0.0, 0.0)
        for (index, ink) in inks.enumerated() {
            let share =
                (index & 1 != 0 ? cyan : 1 - cyan) * (index & 2 != 0 ? magenta : 1 - magenta)
                * (index & 4 != 0 ? yellow : 1 - yellow)
            red += share * ink.red
            green += share * ink.green
            blue += share * ink.blue
        }
        return Color(
            red: red * (1 - amount + amount * black.red), green: green * (1 - amount + amount * black.green),
            blue: blue * (1 - amount + amount * black.blue))
    }
}
