import MullionCSS
import MullionDrawing
import MullionGeometry
import MullionHTML
import MullionLayout
import MullionSource

extension PageStyle {
    /// Applies declarations in order, and reports those that are not supported.
    ///
    /// 1. Custom properties, which the others can name.
    /// 2. The font size, to which the unit `em` of the others refers.
    /// 3. The rest.
    mutating func apply(_ declarations: [StyleDeclaration], _ units: CSSUnits, _ issues: inout [HTMLIssue]) {
        for declaration in declarations where declaration.name.hasPrefix("--") {
            variables[declaration.name] = declaration.value
        }
        var units = units
        units.fontSize = parentFontSize
        let fonts: Set = ["font", "font-size", "font-family"]
        for declaration in declarations where fonts.contains(declaration.name) { apply(declaration, units, &issues) }
        units.fontSize = fontSize
        for declaration in declarations where !fonts.contains(declaration.name) && !declaration.name.hasPrefix("--") {
            apply(declaration, units, &issues)
        }
    }

    private mutating func apply(_ declaration: StyleDeclaration, _ units: CSSUnits, _ issues: inout [HTMLIssue]) {
        let (name, offset) = (declaration.name, declaration.offset)
        guard let replaced = CSSText.replacingVariables(declaration.value, variables) else {
            issues.append(HTMLIssue(offset, "\(name): \(declaration.value.prefix(60)) refers to an unknown variable"))
            return
        }
        let value = CSSText.resolvingUnits(replaced, units)
        if Self.hasNoEffect(name) || name == "outline" && ["none", "0"].contains(value) { return }
        let isTemplate = value.contains("{{")
        if setText(name, value, units) { return }
        if setBox(name, value, offset, &issues) { return }
        if isTemplate, CSSStyle.isProperty(name) || CSSDecorationReader.properties[name] != nil {
            return box.set(name, value, at: offset)
        }
        if CSSStyle.isProperty(name) {
            var trial = CSSStyle()
            if (try? trial.set(name, value)) != nil { return box.set(name, value, at: offset) }
            if value == "initial" || value == "unset" || value == "revert" { return box.remove(name) }
        }
        let isKnown =
            CSSStyle.isProperty(name) || CSSDecorationReader.properties[name] != nil
            || Self.textProperties.contains(name)
        issues.append(
            HTMLIssue(
                offset,
                isKnown
                    ? "\(name): \(declaration.value.prefix(60)) is not supported"
                    : "the property \(name.prefix(60)) is not supported"))
    }

    /// Whether a property does not change a picture without a pointer, time, or selection.
    private static func hasNoEffect(_ name: String) -> Bool {
        inert.contains(name) || ["transition", "animation", "scroll-"].contains { name.hasPrefix($0) }
    }

    private static let inert: Set<String> = [
        "cursor", "pointer-events", "user-select", "-webkit-user-select", "-webkit-font-smoothing",
        "-moz-osx-font-smoothing", "will-change", "text-rendering", "appearance", "-webkit-appearance",
        "-webkit-box-orient", "touch-action", "resize", "caret-color", "backface-visibility", "border-collapse",
        "border-spacing", "-webkit-tap-highlight-color", "-webkit-text-size-adjust", "text-size-adjust", "color-scheme",
        "-webkit-print-color-adjust", "print-color-adjust", "isolation", "orphans", "widows",
    ]
}

extension CSSStyle {
    /// Whether layout reads a property.
    static func isProperty(_ name: String) -> Bool { knownProperties.contains(name) }

    private static let knownProperties = Set(propertyNames)
}
