/// How much of input from outside is read, laid out, and drawn.
///
/// Readers take limits, so that a program that draws for strangers can lower them:
///
/// ```swift
/// var limits = Limits.default
/// limits.documentBytes = 100_000
/// limits.nodes = 5_000
/// let document = try Document(json: text, limits: limits)
/// ```
///
/// A limit can be lowered, not raised: memory, time, and the depth of recursion are tested up to the default values. A
/// value above the default counts as the default, one below 0 as 0. What is beyond a limit is an error with its
/// position, or a diagnostic.
public struct Limits: Hashable, Sendable {
    /// The limits that apply where none are given.
    public static let `default` = Limits()

    /// The bytes of a document in JSON, of a page of HTML, and of JSON with data.
    public var documentBytes = Name.documentBytes.defaultValue { didSet { repair(.documentBytes) } }
    /// The bytes of a storyboard or XIB.
    public var storyboardBytes = Name.storyboardBytes.defaultValue { didSet { repair(.storyboardBytes) } }
    /// The bytes of a tree in text.
    public var treeBytes = Name.treeBytes.defaultValue { didSet { repair(.treeBytes) } }
    /// The levels of arrays and objects in a document and in data.
    public var depth = Name.depth.defaultValue { didSet { repair(.depth) } }
    /// The levels of elements in a page of HTML.
    public var htmlDepth = Name.htmlDepth.defaultValue { didSet { repair(.htmlDepth) } }
    /// The levels of elements in a storyboard or XIB.
    public var xmlDepth = Name.xmlDepth.defaultValue { didSet { repair(.xmlDepth) } }
    /// The levels of arrays and objects in a tree in JSON.
    public var treeDepth = Name.treeDepth.defaultValue { didSet { repair(.treeDepth) } }
    /// The values of a document and of data in JSON, keys included.
    public var values = Name.values.defaultValue { didSet { repair(.values) } }
    /// The nodes that the elements of a document make.
    public var nodes = Name.nodes.defaultValue { didSet { repair(.nodes) } }
    /// The values that a template copies or examines, in all repeats together.
    public var repeats = Name.repeats.defaultValue { didSet { repair(.repeats) } }
    /// The bytes of text that data adds to a template.
    public var textBytes = Name.textBytes.defaultValue { didSet { repair(.textBytes) } }
    /// The comparisons of the elements of a page of HTML with selectors.
    public var selectorSteps = Name.selectorSteps.defaultValue { didSet { repair(.selectorSteps) } }
    /// The size of text in a document, in points.
    public var fontSize = Name.fontSize.defaultValue { didSet { repair(.fontSize) } }
    /// The families of fonts that a document brings along, and the files of each.
    public var fonts = Name.fonts.defaultValue { didSet { repair(.fonts) } }
    /// The pixels of an image that a document or a catalog contains.
    public var imagePixels = Name.imagePixels.defaultValue { didSet { repair(.imagePixels) } }
    /// The bytes of an image file. Those in asset catalogs have at most 16 MiB.
    public var assetBytes = Name.assetBytes.defaultValue { didSet { repair(.assetBytes) } }
    /// The elements of a path in SVG path data: moves, lines, and curves.
    public var pathCommands = Name.pathCommands.defaultValue { didSet { repair(.pathCommands) } }
    /// The pixels of a picture that is drawn as PNG.
    public var pixels = Name.pixels.defaultValue { didSet { repair(.pixels) } }
    /// The pages of a drawing.
    public var pages = Name.pages.defaultValue { didSet { repair(.pages) } }
    /// The rows of data that are kept in memory.
    public var rows = Name.rows.defaultValue { didSet { repair(.rows) } }
    /// The elements of a storyboard or XIB.
    public var xmlElements = Name.xmlElements.defaultValue { didSet { repair(.xmlElements) } }
    /// The constraints of a storyboard or XIB, each of which is a row of the solver.
    public var solverRows = Name.solverRows.defaultValue { didSet { repair(.solverRows) } }
    /// The conflicts that the layout of a scene lists.
    public var conflicts = Name.conflicts.defaultValue { didSet { repair(.conflicts) } }
    /// The nodes of a tree that is read from text, or from a folder.
    public var treeNodes = Name.treeNodes.defaultValue { didSet { repair(.treeNodes) } }
    /// The elements of a collection that are made at once.
    public var collectionItems = Name.collectionItems.defaultValue { didSet { repair(.collectionItems) } }

    /// Creates the default limits.
    public init() {}

    /// A limit by its name.
    public subscript(name: Name) -> Int {
        get { self[keyPath: name.keyPath] }
        set { self[keyPath: name.keyPath] = newValue }
    }

    private mutating func repair(_ name: Name) {
        let value = self[name]
        let repaired = min(max(value, 0), name.defaultValue)
        // Observers call this again.
        if value != repaired { self[name] = repaired }
    }
}
