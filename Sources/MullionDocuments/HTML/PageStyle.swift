import MullionGeometry
import MullionHTML

/// The computed style of an element: what its text inherits, and what its box declares.
struct PageStyle {
    enum LineHeight: Equatable {
        case normal
        case factor(CGFloat)
        case points(CGFloat)
    }

    enum WhiteSpace: String {
        case normal, nowrap, pre
        case preWrap = "pre-wrap"
        case preLine = "pre-line"

        var keepsSpaces: Bool { self == .pre || self == .preWrap }
        var keepsBreaks: Bool { keepsSpaces || self == .preLine }
    }

    /// The element whose style it is.
    var node = 0

    // Inherited.
    var color = "#000000"
    var fontSize: CGFloat = 16
    /// The font size of the parent, to which sizes refer.
    var parentFontSize: CGFloat = 16
    var family: String?
    var isMonospaced = false
    var weight = 400
    var isItalic = false
    var lineHeight = LineHeight.normal
    var letterSpacing: CGFloat = 0
    var textAlign = "start"
    var textTransform = "none"
    var whiteSpace = WhiteSpace.normal
    var breaksWords = false
    var isUnderlined = false
    var isStruck = false
    var isRightToLeft = false
    /// A shadow as the value of the modifier of that name.
    var textShadow: String?
    var listMarker = "disc"
    var variables: [String: String] = [:]

    // Not inherited.
    var display = "inline"
    var box = BoxDeclarations()
    var lineLimit: Int?
    var hasEllipsis = false
    var objectFit = "fill"
    var zIndex: Int?
    var rotation: CGFloat?
    var scale: CGFloat?

    /// The style of a child before its own declarations.
    var inherited: PageStyle {
        var style = self
        style.parentFontSize = fontSize
        style.display = "inline"
        style.box = BoxDeclarations()
        style.lineLimit = nil
        style.hasEllipsis = false
        style.objectFit = "fill"
        style.zIndex = nil
        style.rotation = nil
        style.scale = nil
        if isRightToLeft { style.box.set("direction", "rtl", at: 0) }
        return style
    }

    /// Whether the element is out of the flow of its container.
    var isOutOfFlow: Bool {
        let position = box["position"]
        let float = box["float"]
        return position == "absolute" || position == "fixed" || float == "left" || float == "right"
    }

    /// Whether a box of the element is in a line of text.
    var isInline: Bool { display.hasPrefix("inline") && !isOutOfFlow }
}

/// The declarations of a box in the order in which they take effect, and the sides of its border.
struct BoxDeclarations {
    struct Declaration {
        var name: String
        var value: String
        var offset: Int
    }

    struct BorderSide {
        var width: CGFloat = 3
        var isVisible = false
        var color: String?
    }

    static let sides = ["top", "right", "bottom", "left"]

    private(set) var declarations: [Declaration] = []
    /// The border at the top, right, bottom, and left.
    var border = [BorderSide](repeating: BorderSide(), count: 4)
    /// The offset of the last declaration of the border.
    var borderOffset = 0

    subscript(name: String) -> String? { declarations.last { $0.name == name }?.value }

    /// Sets a property, after all that have been set before.
    mutating func set(_ name: String, _ value: String, at offset: Int) {
        declarations.removeAll { $0.name == name }
        declarations.append(Declaration(name: name, value: value, offset: offset))
    }

    mutating func remove(_ name: String) { declarations.removeAll { $0.name == name } }

    /// The declarations of a box that is drawn as it is.
    var isPlain: Bool { declarations.isEmpty && !border.contains(where: \.isVisible) }
}
