import Foundation

extension VectorFile {
    /// Reads the format of `swiftui.json`; its tolerance is 0.005.
    ///
    /// A case that uses a kind test trees cannot hold becomes an `unsupported` question; anything malformed throws.
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(swiftUI data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("cases").elements() {
            cases.append(
                VectorCase(
                    name: try json.required("name").string(), source: try json.required("source").string(),
                    tolerance: 0.005, question: try Self.question(json)))
        }
    }

    private static func question(_ json: JSONCursor) throws(VectorError) -> VectorCase.Question {
        let type = try json.optional("type")
        let expect = try json.required("expect")
        do throws(VectorError) {
            switch try type?.string() ?? "layout" {
            case "layout": return .layout(try layout(json, expect))
            case "sizes": return .sizes(try TestTree(json: try json.required("view")), try sizes(expect))
            case "lazyColumns": return .lazyColumns(try lazyColumns(json, expect))
            case "combine":
                let values = try json.required("values").elements()
                return .combine(
                    try values.map { value throws(VectorError) in value.isNull ? nil : try value.length() },
                    expected: try expect.optional("value")?.length())
            case "flexOrder":
                return .flexOrder(
                    try json.required("ranges").elements().map { range throws(VectorError) in
                        let (min, max) = try pair(range)
                        return VectorCase.LengthRange(min: min, max: max)
                    }, expected: try indices(try expect.required("order")))
            case let unknown: throw .unknownName(path: type?.path ?? "", name: unknown)
            }
        } catch {
            guard case .unsupportedKind = error else { throw error }
            return .unsupported(error)
        }
    }

    private static func layout(
        _ json: JSONCursor, _ expect: JSONCursor
    ) throws(VectorError) -> VectorCase.LayoutQuestion {
        VectorCase.LayoutQuestion(
            testTree: try TestTree(json: try json.required("view")),
            proposal: try json.required("proposal").proposal(),
            direction: try json.optional("direction")?.direction() ?? .leftToRight,
            size: try expect.optional("size")?.size(), frames: try frames(expect), order: nil)
    }

    private static func frames(_ expect: JSONCursor) throws(VectorError) -> [String: CGRect] {
        var frames: [String: CGRect] = [:]
        for (id, frame) in try expect.optional("frames")?.fields() ?? [] { frames[id] = try frame.rect() }
        return frames
    }

    private static func sizes(_ expect: JSONCursor) throws(VectorError) -> [VectorCase.SizeAnswer] {
        try expect.required("sizes").elements().map { answer throws(VectorError) in
            let parts = try answer.elements(count: 2)
            return VectorCase.SizeAnswer(proposal: try parts[0].proposal(), size: try parts[1].size())
        }
    }

    private static func lazyColumns(
        _ json: JSONCursor, _ expect: JSONCursor
    ) throws(VectorError) -> VectorCase.LazyColumnsQuestion {
        VectorCase.LazyColumnsQuestion(
            items: try json.required("items").elements().map { item throws(VectorError) in try lazyItem(item) },
            width: try json.required("width").extent(),
            columns: try expect.optional("columns")?.elements().map { column throws(VectorError) in
                try column.length()
            },
            measuredWidth: try expect.optional("measuredWidth")?.length(),
            placedWidth: try expect.optional("placedWidth")?.length())
    }

    private static func lazyItem(_ json: JSONCursor) throws(VectorError) -> VectorCase.LazyItem {
        let spacing = try json.optional("spacing")?.number()
        if let fixed = try json.optional("fixed") {
            return VectorCase.LazyItem(size: .fixed(try fixed.extent()), spacing: spacing)
        }
        if let flexible = try json.optional("flexible") {
            let (min, max) = try pair(flexible)
            return VectorCase.LazyItem(size: .flexible(min: min, max: max), spacing: spacing)
        }
        let (min, max) = try pair(try json.required("adaptive"))
        return VectorCase.LazyItem(size: .adaptive(min: min, max: max), spacing: spacing)
    }

    private static func pair(_ json: JSONCursor) throws(VectorError) -> (CGFloat, CGFloat) {
        let values = try json.elements(count: 2)
        return (try values[0].extent(), try values[1].extent())
    }

    static func indices(_ json: JSONCursor) throws(VectorError) -> [Int] {
        try json.elements().map { index throws(VectorError) in try index.integer(in: 0...1_000_000) }
    }
}

extension JSONCursor {
    /// "ltr" or "rtl", or the long names.
    func direction() throws(VectorError) -> TestTree.Direction {
        switch try string() {
        case "ltr", "leftToRight": .leftToRight
        case "rtl", "rightToLeft": .rightToLeft
        case let unknown: throw .unknownName(path: path, name: unknown)
        }
    }
}
