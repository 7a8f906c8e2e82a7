import MullionTestSupport

extension RandomSource {
    /// A page of HTML with random elements, styles, and rules, some of them damaged.
    mutating func page() -> [UInt8] {
        var html = random.once(in: 3) ? "<meta name=viewport content='width=\(random.pick([1, 320, 5000]))'>" : ""
        html += "<style>"
        for _ in 0..<Int.random(in: 0...6, using: &random) {
            html += "\(random.pick(Self.selectors)) { \(declarations()) }\n"
        }
        return Array((html + "</style>" + element(0)).utf8)
    }

    private mutating func declarations() -> String {
        (0..<Int.random(in: 0...5, using: &random))
            .map { _ in "\(random.pick(Self.properties)): \(random.pick(Self.values))" }.joined(separator: "; ")
    }

    private mutating func element(_ depth: Int) -> String {
        let tag = random.pick(Self.tags)
        var html = "<\(tag)"
        if random.once(in: 4) { html += " class='a b' id=\"x\(depth)\"" }
        if random.once(in: 2) { html += " style=\"\(declarations())\"" }
        html += random.once(in: 40) ? "" : ">"
        for _ in 0..<Int.random(in: 0...(depth > 5 ? 0 : 3), using: &random) { html += element(depth + 1) }
        html += random.pick(["", " ", "a few words", "&amp;&#120;", "\n", "سلام", "a<br>b", "<b> c</b> d"])
        return random.once(in: 10) ? html : html + "</\(tag)>"
    }

    private static let tags = [
        "div", "div", "div", "p", "span", "b", "a", "ul", "li", "h1", "pre", "table", "td", "img src=x.png", "button",
        "input", "svg", "section", "blockquote", "hr", "dl", "dd", "small", "center",
    ]
    private static let selectors = [
        "div", ".a", "#x1", "*", "p > b", "div div", ":root", "li:nth-child(2n)", "p:hover", "a, b", "[class]",
        "@media x",
    ]
    private static let properties = [
        "display", "display", "width", "height", "margin", "padding", "flex", "gap", "position", "top", "left",
        "border",
        "border-left", "border-radius", "background", "color", "font", "font-size", "line-height", "white-space",
        "float",
        "text-align", "grid-template-columns", "grid-column", "--v", "aspect-ratio", "overflow", "letter-spacing",
        "text-transform", "transform", "z-index", "object-fit", "box-shadow", "min-width", "max-height", "order",
        "what",
    ]
    private static let values = [
        "flex", "grid", "block", "inline-block", "none", "contents", "10px", "50%", "2em", "-1px", "1e9px", "auto", "0",
        "1", "1 1 0", "absolute", "relative", "1px solid red", "linear-gradient(45deg, red, blue 50%)",
        "rgb(1 2 3 / 50%)",
        "hsl(120, 50%, 50%)", "bold 20px/1.5 Arial, sans-serif", "nowrap", "pre", "left", "right", "center",
        "repeat(3, 1fr)", "repeat(auto-fill, minmax(10px, 1fr))", "span 3", "var(--v)", "calc(100% - 1em)", "hidden",
        "uppercase", "rotate(30deg) scale(2)", "cover", "0 1px 2px black", "max-content", "url(a.png)", "inherit",
        "nan",
    ]
}
