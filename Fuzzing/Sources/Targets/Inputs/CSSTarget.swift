import MullionCSS
import MullionLayout

extension Target {
    /// Declarations of CSS, and the layout of a few boxes that have them.
    static let css = Target("css") { bytes in
        var styles = [CSSStyle(), CSSStyle(), CSSStyle()]
        let declarations = String(decoding: bytes, as: UTF8.self).split(separator: ";")
        for (number, declaration) in declarations.enumerated() {
            let parts = declaration.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let name = parts[0].filter { !$0.isWhitespace }
            try? styles[number % 3].set(name, String(parts[1]))
        }
        let tree = LayoutTree()
        let inner = tree.makeNode(.css(styles[2]), children: [tree.makeNode(.fixed(CGSize(width: 30, height: 20)))])
        let items = [tree.makeNode(.css(styles[1])), inner, tree.makeNode(.fixed(CGSize(width: 50, height: 10)))]
        tree.root = tree.makeNode(.css(styles[0]), children: items)
        for width in [300, nil, 0] as [CGFloat?] {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
        }
    }
}
