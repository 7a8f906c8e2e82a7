import MullionDrawing
import MullionGeometry

/// The names of the modifiers: those of the view modifiers.
enum ModifierName: String, CaseIterable {
    case frame, padding, fixedSize, aspectRatio, layoutPriority, alignmentGuide, offset, position, layoutDirection
    case overlay, background, cornerRadius, clipShape, clipped, foregroundColor, font, bold

    /// Whether the name alone is a modifier.
    var needsNoValue: Bool {
        switch self {
        case .padding, .fixedSize, .clipped, .bold: true
        default: false
        }
    }
}

/// Reading modifiers: an object with the name as its only key, or the name alone where it needs no value.
extension ElementReader {
    mutating func readModifier(_ cursor: JSONCursor) throws(DocumentError) -> (DocumentModifier, ModifierName) {
        let names = ModifierName.allCases.map { ($0.rawValue, $0) }
        if cursor.kind == .string {
            let name = try cursor.name(of: "modifier", names)
            guard name.needsNoValue else {
                throw cursor.mismatch("an object such as {\"\(name.rawValue)\": …}, as this modifier needs a value")
            }
            return (plainModifier(name), name)
        }
        guard let (key, value) = cursor.onlyField else {
            throw cursor.mismatch("a modifier: an object with one key such as {\"padding\": 16}")
        }
        let name = try key.name(of: "modifier", names)
        return (try readModifier(name, value), name)
    }

    private func plainModifier(_ name: ModifierName) -> DocumentModifier {
        switch name {
        case .fixedSize: .fixedSize(horizontal: true, vertical: true)
        case .clipped: .clip(.rectangle)
        case .bold: .bold(true)
        default: .padding(EdgeInsets(.all, nil))
        }
    }

    private mutating func readModifier(
        _ name: ModifierName, _ value: JSONCursor
    ) throws(DocumentError) -> DocumentModifier {
        switch name {
        case .frame: return try readFrame(value)
        case .padding: return .padding(try value.insets())
        case .fixedSize:
            let fields = try value.fields(of: "a fixedSize", keys: ["horizontal", "vertical"])
            return .fixedSize(
                horizontal: try fields["horizontal"]?.bool() ?? false, vertical: try fields["vertical"]?.bool() ?? false
            )
        case .aspectRatio: return try readAspectRatio(value)
        case .layoutPriority: return .layoutPriority(Double(try value.number()))
        case .alignmentGuide: return try readGuide(value)
        case .offset: return .offset(try value.point())
        case .position: return .position(try value.point())
        case .layoutDirection:
            return .layoutDirection(
                try value.name(
                    of: "direction", [("leftToRight", LayoutDirection.leftToRight), ("rightToLeft", .rightToLeft)]))
        case .overlay: return try readLayer(value, isInFront: true)
        case .background: return try readLayer(value, isInFront: false)
        case .cornerRadius: return .clip(.roundedRectangle(try value.length()))
        case .clipShape:
            return .clip(
                try value.name(
                    of: "shape", [("rectangle", OutlineShape.rectangle), ("capsule", .capsule), ("circle", .circle)]))
        case .clipped:
            guard try value.bool() else { throw value.mismatch("true; leave the modifier out for false") }
            return .clip(.rectangle)
        case .foregroundColor: return .foregroundColor(try value.color())
        case .font: return .font(try value.font())
        case .bold: return .bold(try value.bool())
        }
    }

    private func readFrame(_ value: JSONCursor) throws(DocumentError) -> DocumentModifier {
        let fixed = ["width", "height"]
        let flexible = ["minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight"]
        let fields = try value.fields(of: "a frame", keys: fixed + flexible + ["alignment"])
        let alignment = try fields["alignment"]?.alignment() ?? .center
        guard let limit = flexible.first(where: { fields[$0] != nil }) else {
            return .frame(width: try fields["width"]?.length(), height: try fields["height"]?.length(), alignment)
        }
        if let side = fixed.first(where: { fields[$0] != nil }) {
            throw value.error(
                .conflictingKeys(side, limit, hint: "a frame is fixed or between limits; write two frames"))
        }
        return .flexibleFrame(
            width: DocumentModifier.FlexibleSide(
                min: try fields["minWidth"]?.length(), ideal: try fields["idealWidth"]?.length(),
                max: try fields["maxWidth"]?.limit()),
            height: DocumentModifier.FlexibleSide(
                min: try fields["minHeight"]?.length(), ideal: try fields["idealHeight"]?.length(),
                max: try fields["maxHeight"]?.limit()),
            alignment)
    }

    private func readAspectRatio(_ value: JSONCursor) throws(DocumentError) -> DocumentModifier {
        func ratio(_ cursor: JSONCursor) throws(DocumentError) -> CGFloat {
            let ratio = try cursor.length("a ratio of width to height")
            guard ratio > 0 else { throw cursor.error(.outOfRange(found: "0", expected: "more than 0")) }
            return ratio
        }
        if value.isNumber { return .aspectRatio(try ratio(value), .fit) }
        let fields = try value.fields(of: "an aspectRatio", keys: ["ratio", "contentMode"])
        let mode = try fields["contentMode"]?.name(of: "contentMode", [("fit", ContentMode.fit), ("fill", .fill)])
        guard let given = fields["ratio"] else { return .aspectRatio(nil, mode ?? .fit) }
        return .aspectRatio(try ratio(given), mode ?? .fit)
    }

    private func readGuide(_ value: JSONCursor) throws(DocumentError) -> DocumentModifier {
        let fields = try value.fields(of: "an alignmentGuide", keys: ["horizontal", "vertical", "value"])
        let number = try fields.required("value").number()
        switch (fields["horizontal"], fields["vertical"]) {
        case (let guide?, nil): return .horizontalGuide(try guide.horizontalAlignment(), number)
        case (nil, let guide?): return .verticalGuide(try guide.verticalAlignment(), number)
        case (_?, _?):
            throw value.error(.conflictingKeys("horizontal", "vertical", hint: "write two modifiers"))
        case (nil, nil):
            throw value.error(
                .missingKey("horizontal", of: "an alignmentGuide", hint: "or \"vertical\", with the name of a guide"))
        }
    }

    /// A colour; an element; or an object with a colour and a radius, or with content and an alignment.
    private mutating func readLayer(_ value: JSONCursor, isInFront: Bool) throws(DocumentError) -> DocumentModifier {
        let owner = isInFront ? "an overlay" : "a background"
        if value.kind == .string {
            return .layer(add(.color(try value.color()), for: value), .center, isInFront: isInFront)
        }
        guard value.kind == .object else { throw value.mismatch("a colour, an element or an object") }
        if value.field("kind") != nil { return .layer(reserve(value), .center, isInFront: isInFront) }
        if value.field("content") != nil {
            let fields = try value.fields(of: owner, keys: ["content", "alignment"])
            let alignment = try fields["alignment"]?.alignment() ?? .center
            return .layer(reserve(try fields.required("content")), alignment, isInFront: isInFront)
        }
        let fields = try value.fields(of: owner, keys: ["color", "cornerRadius", "content", "alignment", "kind"])
        let color = try fields.required("color", hint: "or \"content\", or \"kind\" for an element").color()
        let radius = try fields["cornerRadius"]?.length() ?? 0
        let row = add(.shape(.roundedRectangle(radius), fill: color, strokes: []), for: value)
        return .layer(row, .center, isInFront: isInFront)
    }
}
