import Mullion

struct TreeRequest {
    enum Source {
        /// A file name, "-" for standard input, or comma-separated values.
        case input(String)
        case values(String)
        case folder(String)
    }

    var source: Source
    /// The format of the text; nil to infer it from the file name or the text.
    var from: TreeFormat?
    /// Whether values are inserted so that the tree has minimal height.
    var isBalanced = false
    /// The maximum number of entries of a folder.
    var limit = FolderTree.defaultLimit
    var includesHidden = false

    /// The layout; nil for one that suits the tree.
    var layout: TreeLayoutName?
    /// The direction; nil for right in drawings of folders and of indented text without a chosen layout, otherwise
    /// down.
    var direction: TreeDirection?
    /// The shape of edges; nil for that of the style.
    var edges: TreeEdgeStyle.Shape?
    var appearance = TreeAppearance.modern
    var traversal: TreeOrder?
    var isAnimated = false

    var output = "-"
    /// The output format; nil to infer it from the output's name. Standard output is terminal text.
    var format: OutputFormat?
    var color = ColorChoice.auto
    var isASCII = false
    var isList = false
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    var text = TextChoice.auto
    var pictureLimit = Self.defaultPictureLimit

    /// The maximum number of nodes of a drawing, which takes 2.4 GB of memory for a million nodes.
    static let defaultPictureLimit = 1_000_000
}

/// The named styles of drawings.
enum TreeAppearance: String, CaseIterable {
    case modern
    /// The appearance of VisualBinaryTrees.
    case classic
}
