import MullionDrawing
import MullionGeometry

extension TerminalCanvas {
    /// The characters of a cell, with the colors and style that show it.
    struct CellAppearance: Equatable {
        var text: String
        var ink: Color?
        var ground: Color?
        var style: Style = []
    }

    /// Returns the lines of the drawing, each ended by a line feed. Each line sets its colors and resets them at its
    /// end.
    func lines(_ renderer: TerminalRenderer) -> String {
        let colors = renderer.colors
        var output = ""
        for row in 0..<rows {
            var appearances: [CellAppearance] = []
            for column in 0..<columns where !cells[row * columns + column].isContinuation {
                appearances.append(appearance(column, row, renderer))
            }
            while let last = appearances.last, last.text == " ", last.ground == nil, last.style.isEmpty {
                appearances.removeLast()
            }
            var current = CellAppearance(text: "")
            for appearance in appearances {
                if colors != .none { output += TerminalCanvas.codes(from: current, to: appearance, colors) }
                output += appearance.text
                current = appearance
            }
            if current.ink != nil || current.ground != nil || !current.style.isEmpty { output += "\u{1B}[0m" }
            output += "\n"
        }
        return output
    }

    func appearance(_ column: Int, _ row: Int, _ renderer: TerminalRenderer) -> CellAppearance {
        let cell = cells[row * columns + column]
        let text = cell.text.isEmpty ? cell.lineCharacter(renderer.characters) : cell.text
        guard renderer.colors != .none else { return CellAppearance(text: text ?? " ") }
        let upper = pixels[2 * row * columns + column].onPaper
        let lower = pixels[(2 * row + 1) * columns + column].onPaper
        if let text {
            let ground = upper.map { lower?.mix(with: $0, by: 0.5, in: .device) ?? $0 } ?? lower
            // On the terminal's background, which may be dark or light, grays use the terminal's default ink.
            let ink = ground == nil && cell.ink.isGrey ? nil : cell.ink.over(ground ?? .white)
            return CellAppearance(text: text, ink: ink, ground: ground, style: cell.style)
        }
        switch (upper, lower) {
        case (nil, nil): return CellAppearance(text: " ")
        case _ where renderer.characters == .ascii:
            return CellAppearance(
                text: " ", ground: upper.map { lower?.mix(with: $0, by: 0.5, in: .device) ?? $0 } ?? lower)
        case (nil, let lower?): return CellAppearance(text: "▄", ink: lower)
        case (let upper?, nil): return CellAppearance(text: "▀", ink: upper)
        case (let upper?, let lower?):
            return upper == lower
                ? CellAppearance(text: " ", ground: upper) : CellAppearance(text: "▀", ink: upper, ground: lower)
        }
    }

    /// Returns the escape sequence for the differences; ending a style or color resets all of them.
    static func codes(from old: CellAppearance, to new: CellAppearance, _ colors: TerminalRenderer.Colors)
        -> String
    {
        if old.ink == new.ink, old.ground == new.ground, old.style == new.style { return "" }
        var codes: [String] = []
        var old = old
        if !new.style.isSuperset(of: old.style) || old.ink != nil && new.ink == nil
            || old.ground != nil && new.ground == nil
        {
            codes.append("0")
            old = CellAppearance(text: "")
        }
        for (style, code) in [(Style.bold, "1"), (.italic, "3"), (.underline, "4"), (.strikethrough, "9")]
        where new.style.contains(style) && !old.style.contains(style) {
            codes.append(code)
        }
        if let ink = new.ink, ink != old.ink { codes.append("38;" + ink.code(colors)) }
        if let ground = new.ground, ground != old.ground { codes.append("48;" + ground.code(colors)) }
        return "\u{1B}[" + codes.joined(separator: ";") + "m"
    }
}

extension TerminalCanvas.Cell {
    /// Returns the box drawing character for the lines through the cell; nil without any.
    fileprivate func lineCharacter(_ characters: TerminalRenderer.Characters) -> String? {
        guard !lines.isEmpty else { return nil }
        let index = Int(lines.rawValue)
        if characters == .ascii {
            let isVertical = lines.isSubset(of: [.up, .down]), isHorizontal = lines.isSubset(of: [.left, .right])
            return isVertical ? "|" : isHorizontal ? "-" : "+"
        }
        return hasRoundCorner ? Self.round[index] ?? Self.straight[index] : Self.straight[index]
    }

    /// The characters by the sum of up 1, right 2, down 4, and left 8.
    private static let straight = ["", "╵", "╶", "└", "╷", "│", "┌", "├", "╴", "┘", "─", "┴", "┐", "┤", "┬", "┼"]
    private static let round = [3: "╰", 6: "╭", 9: "╯", 12: "╮"]
}

extension Color {
    /// The color on white paper, rounded to 8 bits; nil if it is nearly invisible.
    fileprivate var onPaper: Color? {
        guard alpha >= 0.125 else { return nil }
        let color = over(.white)
        return Color(
            red: (color.red * 255).rounded() / 255, green: (color.green * 255).rounded() / 255,
            blue: (color.blue * 255).rounded() / 255)
    }

    /// Whether the components are nearly equal.
    fileprivate var isGrey: Bool { max(red, green, blue) - min(red, green, blue) < 0.2 }

    /// Returns the color as the parameters of an escape sequence after 38 or 48.
    fileprivate func code(_ colors: TerminalRenderer.Colors) -> String {
        let components = [red, green, blue].map { Int(($0 * 255).rounded()) }
        if colors == .trueColor { return "2;" + components.map(String.init).joined(separator: ";") }
        return "5;\(TerminalCanvas.paletteIndex(components))"
    }
}

extension TerminalCanvas {
    /// Returns the nearest of the colors 16…231, a cube of six levels per component, and 232…255, grays from 8 to 238.
    static func paletteIndex(_ components: [Int]) -> Int {
        let levels = [0, 95, 135, 175, 215, 255]
        func distance(_ a: [Int], _ b: [Int]) -> Int { zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) } }
        let cube = components.map { component in
            levels.indices.min { abs(levels[$0] - component) < abs(levels[$1] - component) } ?? 0
        }
        let grey = min(max((components.reduce(0, +) / 3 - 3) / 10, 0), 23)
        let cubeDistance = distance(components, cube.map { levels[$0] })
        let greyDistance = distance(components, [Int](repeating: 8 + 10 * grey, count: 3))
        return greyDistance < cubeDistance ? 232 + grey : 16 + 36 * cube[0] + 6 * cube[1] + cube[2]
    }
}
