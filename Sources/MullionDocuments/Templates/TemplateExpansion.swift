import MullionGeometry

/// Expands a template: a tape with placeholders, repetitions, and conditions becomes one without, whose values keep the
/// positions of the template's.
///
/// 1. Copy the values in the order of the text, from a list of tasks, without recursion; those that do not depend on
///    data as a whole.
/// 2. An object in an array with `repeat` is copied once for each element of a list, whose item and index get names.
/// 3. An object with `when` is copied if the value is true; otherwise it is omitted, together with its key if it has
///    one.
/// 4. The names that an object's `let` defines are known in the object and everything inside.
/// 5. In every other string placeholders are replaced. A string that consists of a placeholder becomes a value of the
///    data's type; one that consists of a placeholder for a list of numbers becomes an array.
///
/// Each value copied or examined is a step; a template takes at most as many steps as a document may have values, so
/// that nested repetitions end even if they produce nothing. The added text is limited as well. Values from the data
/// are not searched for placeholders, and are never objects or nested lists: the result is at most one level deeper
/// than the template.
///
/// Worked example: `[{"repeat": "names", "kind": "text", "text": "{{index}}: {{item}}"}]` filled with
/// `{"names": ["a", "b"]}` is `[{"kind": "text", "text": "0: a"}, {"kind": "text", "text": "1: b"}]`.
///
/// - Complexity: O(bytes of the template + steps + bytes of the added text).
struct TemplateExpansion {
    private struct Repetition {
        var list: [DocumentData.Value]
        var item: String
        var index: String
        var first: Int
    }

    /// A remaining task; `into` is a row of the result.
    private enum Task {
        case value(Int, into: Int)
        case field(Int, into: Int)
        case element(Int, into: Int)
        case turn(Repetition, Int, of: Int, into: Int)
        case conditional(Int, into: Int)
        case close(Int)
        case restore(String, DocumentData.Value?)
    }

    private let template: JSONTape
    private let outline: TemplateOutline
    private let hasData: Bool
    private var result: JSONTape
    private var names: TemplateNames
    private var tasks: [Task]
    /// The values copied or examined, and the bytes of added text.
    private let (stepLimit, textLimit): (Int, Int)
    private var steps = 0
    private var textLength = 0
    private var formats: TemplateFormats

    /// The template filled with data; a tape without anything to be filled is returned as it is.
    static func expand(
        _ template: JSONTape, _ outline: TemplateOutline, with data: DocumentData?, _ limits: Limits = .default,
        collecting errors: DocumentErrors? = nil
    ) throws(DocumentError) -> JSONTape {
        guard outline.dependsOnData else { return template }
        var expansion = TemplateExpansion(template, outline, data, limits)
        while let task = expansion.tasks.popLast() {
            do throws(DocumentError) {
                try expansion.carryOut(task)
            } catch {
                try errors.note(error)
                // A limit is reached by every further value as well.
                if error.problem.isLimit { throw error }
            }
        }
        return expansion.result
    }

    private init(_ template: JSONTape, _ outline: TemplateOutline, _ data: DocumentData?, _ limits: Limits) {
        self.template = template
        self.outline = outline
        (stepLimit, textLimit) = (limits.repeats, limits.textBytes)
        hasData = data != nil
        result = JSONTape(text: template.text)
        result.values.reserveCapacity(template.values.count)
        names = TemplateNames(data: data?.value ?? .null)
        formats = TemplateFormats(
            locale: JSONCursor(tape: template, row: 0).field("locale").flatMap { try? $0.string() })
        tasks = [.value(0, into: -1)]
    }

    // MARK: - Tasks

    private mutating func carryOut(_ task: Task) throws(DocumentError) {
        switch task {
        case .value(let row, let parent):
            if let directive = template.value(ofKey: "repeat", in: row) {
                throw template.error(.misplacedRepeat, at: directive)
            }
            try copy(row, into: parent)
        case .field(let key, let parent):
            if let condition = template.value(ofKey: "when", in: key + 1), try !isTrue(condition) { return }
            let row = try add(template.values[key], into: parent)
            tasks.append(.close(row))
            tasks.append(.value(key + 1, into: row))
        case .element(let row, let parent):
            guard let directive = template.value(ofKey: "repeat", in: row) else {
                tasks.append(.conditional(row, into: parent))
                return
            }
            tasks.append(.turn(try repetition(directive), 0, of: row, into: parent))
        case .turn(let repetition, let index, let row, let parent):
            guard index < repetition.list.count else { return }
            try takeStep(row)
            tasks.append(.turn(repetition, index + 1, of: row, into: parent))
            bind(repetition.item, to: repetition.list[index])
            bind(repetition.index, to: .number(String(repetition.first + index)))
            tasks.append(.conditional(row, into: parent))
        case .conditional(let row, let parent):
            if let condition = template.value(ofKey: "when", in: row), try !isTrue(condition) { return }
            try copy(row, into: parent)
        case .close(let row): result.values[row].next = Int32(result.values.count)
        case .restore(let name, let value): _ = names.bind(name, to: value)
        }
    }

    /// Binds a name until the next value has been added.
    private mutating func bind(_ name: String, to value: DocumentData.Value) {
        tasks.append(.restore(name, names.bind(name, to: value)))
    }

    private mutating func copy(_ row: Int, into parent: Int) throws(DocumentError) {
        let value = template.values[row]
        if outline.isConstant(template, row) { return try copyConstant(row, into: parent) }
        switch value.kind {
        case .object:
            let copied = try add(value, into: parent)
            tasks.append(.close(copied))
            if let definitions = template.value(ofKey: "let", in: row) { try define(definitions) }
            for key in template.children(row).reversed() where !isDirective(key, isRoot: row == 0) {
                tasks.append(.field(key, into: copied))
            }
        case .array:
            let copied = try add(value, into: parent)
            tasks.append(.close(copied))
            for element in template.children(row).reversed() { tasks.append(.element(element, into: copied)) }
        case .string:
            let (kind, text): (JSONTape.Kind, String)
            switch try filled(row) {
            case nil:
                _ = try add(value, into: parent)
                return
            case .text(let joined): (kind, text) = (.string, joined)
            case .value(.list(let list), let name, _) where Self.isArray(list, name):
                return try add(list, at: row, into: parent)
            case .value(let value, let name, let offset):
                (kind, text) = (Self.kind(of: value), try self.text(of: value, name, offset: offset, in: row))
            }
            let copied = try add(value, into: parent)
            result.values[copied].kind = kind
            result.filled[copied] = text
        case .number, .true, .false, .null, .key: _ = try add(value, into: parent)
        }
    }

    /// Copies a value that does not depend on data, with everything inside it.
    private mutating func copyConstant(_ row: Int, into parent: Int) throws(DocumentError) {
        let rows = row..<Int(template.values[row].next)
        try takeSteps(rows)
        let copied = result.values.count
        let shift = Int32(copied - row)
        result.values += template.values[rows].lazy.map { value in
            var value = value
            value.parent += shift
            value.next += shift
            return value
        }
        result.values[copied].parent = Int32(parent)
    }

    private mutating func add(_ value: JSONTape.Value, into parent: Int) throws(DocumentError) -> Int {
        let row = result.values.count
        try takeStep(nil, Int(value.start))
        var value = value
        value.parent = Int32(parent)
        value.next = Int32(row + 1)
        result.values.append(value)
        return row
    }

    private mutating func takeStep(_ row: Int?, _ offset: Int = 0) throws(DocumentError) {
        steps += 1
        guard steps > stepLimit else { return }
        let start = row.map { Int(template.values[$0].start) } ?? offset
        throw template.error(.tooManyValues(limit: stepLimit), offset: start, in: row ?? 0)
    }

    /// Takes a step for each of some rows.
    private mutating func takeSteps(_ rows: Range<Int>) throws(DocumentError) {
        steps += rows.count
        guard steps > stepLimit else { return }
        throw template.error(
            .tooManyValues(limit: stepLimit), at: max(rows.upperBound - (steps - stepLimit), rows.lowerBound))
    }

    // MARK: - Directives

    /// Whether a key is for the template alone.
    private func isDirective(_ key: Int, isRoot: Bool) -> Bool {
        template.isKey(key, "repeat") || template.isKey(key, "when") || template.isKey(key, "let")
            || isRoot && (template.isKey(key, "sample") || template.isKey(key, "sampleRowsAs"))
    }

    /// Defines names until the object that is being copied is closed, each after those before it.
    private mutating func define(_ row: Int) throws(DocumentError) {
        let cursor = JSONCursor(tape: template, row: row)
        guard cursor.kind == .object else { throw cursor.mismatch("an object of names and values") }
        for key in template.children(row) {
            try takeStep(key)
            let name = try self.name(JSONCursor(tape: template, row: key))
            bind(name, to: try definedValue(key + 1))
        }
    }

    private mutating func definedValue(_ row: Int) throws(DocumentError) -> DocumentData.Value {
        switch template.values[row].kind {
        case .number: return .number(String(template.source(row)))
        case .true: return .bool(true)
        case .false: return .bool(false)
        case .null: return .null
        case .string:
            switch try filled(row) {
            case nil: return .text(template.string(row))
            case .text(let text): return .text(text)
            case .value(let value, _, _): return value
            }
        default:
            throw JSONCursor(tape: template, row: row).mismatch("a text, a number, true, false or null")
        }
    }

    private mutating func repetition(_ row: Int) throws(DocumentError) -> Repetition {
        let cursor = JSONCursor(tape: template, row: row)
        var (over, item, index, first) = (cursor, "item", "index", 0)
        if cursor.kind == .object {
            let fields = try cursor.fields(of: "a repeat", keys: ["over", "item", "index", "from"])
            over = try fields.required("over", hint: "with the name of a list")
            if let name = fields["item"] { item = try self.name(name) }
            if let name = fields["index"] { index = try self.name(name) }
            if let from = fields["from"] { first = Int(try from.number().rounded()) }
        }
        guard over.kind == .string else { throw over.mismatch("the name of a list, or an object with \"over\"") }
        let name = template.string(over.row)
        let value = try value(of: name, offset: Int(template.values[over.row].start), in: over.row)
        guard case .list(let list) = value else {
            throw over.error(.unsuitableData(name: name, found: value.sort, expected: "a list to repeat over"))
        }
        return Repetition(list: list, item: item, index: index, first: first)
    }

    /// Returns a name that a repetition defines.
    private func name(_ cursor: JSONCursor) throws(DocumentError) -> String {
        let name = try cursor.string()
        guard !name.isEmpty, !name.contains(where: { ".{}! ".contains($0) }) else {
            throw cursor.mismatch("a name without dots, braces and spaces")
        }
        return name
    }

    private mutating func isTrue(_ row: Int) throws(DocumentError) -> Bool {
        try takeStep(row)
        let cursor = JSONCursor(tape: template, row: row)
        guard cursor.kind == .string else {
            throw cursor.mismatch("the name of a value, with \"!\" in front for its opposite")
        }
        var name = template.string(row)[...]
        let isOpposite = name.hasPrefix("!")
        if isOpposite { name = name.dropFirst() }
        guard case .found(let value) = names.look(up: String(name)) else {
            guard hasData else { throw cursor.error(.missingData(name: String(name))) }
            return isOpposite
        }
        return value.isTrue != isOpposite
    }

    // MARK: - Placeholders

    /// What a string with placeholders becomes.
    private enum Filled {
        /// The value of the only placeholder, of which the string consists.
        case value(DocumentData.Value, name: String, offset: Int)
        case text(String)
    }

    /// Returns a string with its placeholders replaced; nil if it has none.
    private mutating func filled(_ row: Int) throws(DocumentError) -> Filled? {
        if outline.isConstant(template, row) { return nil }
        let parts = try parts(row)
        if parts.count == 1, case .name(let name, let offset) = parts[0] {
            return .value(try value(of: name, offset: offset, in: row), name: name, offset: offset)
        }
        var text = ""
        for part in parts {
            switch part {
            case .text(let literal): text += literal
            case .name(let name, let offset):
                text += try self.text(of: try value(of: name, offset: offset, in: row), name, offset: offset, in: row)
            }
        }
        return .text(text)
    }

    private static func kind(of value: DocumentData.Value) -> JSONTape.Kind {
        switch value {
        case .number: .number
        case .bool(let value): value ? .true : .false
        case .null: .null
        default: .string
        }
    }

    /// Returns whether the value of a placeholder becomes an array: a list of numbers, or of texts that the filter
    /// `each` selects.
    private static func isArray(_ list: [DocumentData.Value], _ name: String) -> Bool {
        let isSelected = TemplateFilter.split(name).filters.last?.name == "each"
        return list.allSatisfy { element in
            switch element {
            case .number, .null: true
            case .text: isSelected
            default: false
            }
        }
    }

    /// Adds an array of numbers and texts, each at the position of a row of the template.
    private mutating func add(_ list: [DocumentData.Value], at row: Int, into parent: Int) throws(DocumentError) {
        var value = template.values[row]
        value.kind = .array
        let array = try add(value, into: parent)
        for element in list {
            value.kind = .null
            if case .number = element { value.kind = .number }
            if case .text = element { value.kind = .string }
            let added = try add(value, into: array)
            let text = element.text ?? "null"
            textLength += text.utf8.count
            guard textLength <= textLimit else {
                throw template.error(.tooMuchText(limit: textLimit), offset: Int(value.start), in: row)
            }
            result.filled[added] = text
        }
        result.values[array].next = Int32(result.values.count)
    }

    private func parts(_ row: Int) throws(DocumentError) -> [Placeholders.Part] {
        if let parts = outline.placeholders[row] { return parts }
        do {
            return try Placeholders.parts(of: template.inside(row))
        } catch {
            throw template.error(.invalidPlaceholder(error.reason), offset: error.offset, in: row)
        }
    }

    /// Returns the value of a placeholder: that of a name, after its filters.
    private mutating func value(
        of text: String, offset: Int, in row: Int
    ) throws(DocumentError) -> DocumentData.Value {
        // The name of a column may look like filters.
        if case .found(let value) = names.look(up: text) { return value }
        var (name, filters) = TemplateFilter.split(text)
        switch names.look(up: name) {
        case .found(var value):
            for filter in filters {
                try takeStep(row)
                if case .list(let list) = value { steps += list.count }
                do throws(TemplateFilter.Failure) {
                    value = try filter.applied(to: value, name, &formats)
                } catch {
                    throw template.error(error.problem, offset: offset, in: row)
                }
                name += " | \(filter.name)"
            }
            return value
        case .unknown(let known):
            guard hasData else { throw template.error(.missingData(name: name), offset: offset, in: row) }
            throw template.error(.unknownData(name: name, known: known), offset: offset, in: row)
        }
    }

    private mutating func text(
        of value: DocumentData.Value, _ name: String, offset: Int, in row: Int
    ) throws(DocumentError) -> String {
        guard let text = value.text else {
            throw template.error(
                .unsuitableData(name: name, found: value.sort, expected: "a text, a number, true, false or null"),
                offset: offset, in: row)
        }
        textLength += text.utf8.count
        guard textLength <= textLimit else {
            throw template.error(.tooMuchText(limit: textLimit), offset: offset, in: row)
        }
        return text
    }
}
