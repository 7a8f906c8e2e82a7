/// Advice for names of CSS and of React Native that documents have under other names.
enum CSSNameAdvice {
    /// Returns advice for a key that an element does not have; nil if the name is not one of CSS.
    static func forKey(_ key: String, allowed: [String]) -> String? {
        guard let name = names[plain(key)] else { return sentences[plain(key)] }
        if allowed.contains(name) { return "write \"\(name)\"" }
        guard ModifierKind.byName[name] != nil else { return nil }
        return "write it as \"modifiers\": [{\"\(name)\": …}]"
    }

    /// Returns advice for a modifier that does not exist; nil if the name is not one of CSS.
    static func forModifier(_ modifier: String) -> String? {
        guard let name = names[plain(modifier)] else { return sentences[plain(modifier)] }
        if ModifierKind.byName[name] != nil { return "write \"\(name)\"" }
        return "write \"\(name)\" as a key of the element"
    }

    /// "background-color" and "backgroundColor" are the same.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "_" } }

    /// The key or the modifier for each name without hyphens, in small letters.
    private static let names: [String: String] = {
        let lines = """
            background: backgroundcolor backgroundimage bg bgcolor
            foregroundColor: textcolor fontcolor
            font: fontsize fontfamily textsize
            fontWeight: weight
            italic: fontstyle
            kerning: letterspacing
            lineHeight: leading
            spacing: gap rowgap columngap itemspacing
            alignment: alignitems justifyitems verticalalign
            multilineTextAlignment: textalign
            padding: margin margintop marginbottom marginleft marginright paddingtop paddingbottom paddingleft paddingright \
            paddinghorizontal paddingvertical
            frame: width height minwidth maxwidth minheight maxheight size
            cornerRadius: borderradius radius rounded
            border: borderwidth bordercolor outline borderstyle
            shadow: boxshadow textshadow dropshadow elevation
            clipped: overflow
            rotationEffect: rotate rotation
            scaleEffect: scale zoom
            offset: translate top left right bottom inset
            lineLimit: lineclamp maxlines numberoflines webkitlineclamp
            truncationMode: textoverflow ellipsizemode
            textWrapping: whitespace wordbreak overflowwrap wordwrap
            underline: textdecoration
            hidden: visibility
            zIndex: order
            scaledToFit: objectfit contentmode resizemode
            clipShape: clippath
            mask: maskimage
            layoutDirection: direction dir
            css: flexgrow flexshrink flexbasis alignself justifyself gridcolumn gridrow gridarea flex
            opacity: alpha
            text: label value title string
            source: src url href uri
            name: id class classname
            children: child items views
            """
        var names: [String: String] = [:]
        for line in lines.split(separator: "\n") {
            let words = line.split(separator: " ")
            for word in words.dropFirst() { names[String(word)] = String(words[0].dropLast()) }
        }
        return names
    }()

    /// What has no single name here.
    private static let sentences = [
        "display": "choose the \"kind\": hStack, vStack, flex, cssGrid, or block",
        "flexdirection": "choose the \"kind\": hStack for a row, vStack for a column, or flex",
        "flexwrap": "use an element of kind flex, or cellFlow",
        "justifycontent": "put spacers between the children, or use an element of kind flex",
        "gridtemplatecolumns": "use an element of kind cssGrid, or grid",
        "gridtemplaterows": "use an element of kind cssGrid, or grid",
        "boxsizing": "a frame outside of the padding contains it, one inside does not",
        "transform": "write the modifiers rotationEffect, scaleEffect, and offset",
        "style": "write \"modifiers\", or \"css\" inside of flex, cssGrid, and block",
        "type": "write \"kind\"",
        "texttransform": "write the text in the letters that you want",
    ]
}
