import Foundation
import Mullion

/// A tree to be drawn.
struct TreeRequest {
    /// Where the tree comes from.
    enum Source {
        /// The name of a file, "-" for standard input, or values with commas between them.
        case input(String)
        case values(String)
        case folder(String)
    }

    var source: Source
    /// What the text is written in; nil: as the name of the file or the text itself tells.
    var from: TreeFormat?
    /// Whether values are inserted so that the tree is as low as can be.
    var isBalanced = false
    /// The most entries of a folder.
    var limit = FolderTree.defaultLimit
    var includesHidden = false

    /// nil: what suits the tree.
    var layout: TreeLayoutName?
    /// nil: to the right in pictures of folders and of indented text, if the layout is not chosen either; otherwise
    /// down.
    var direction: TreeDirection?
    /// nil: those of the style.
    var edges: TreeEdgeStyle.Shape?
    var look = TreeLook.modern
    var traversal: TreeOrder?
    var isAnimated = false

    var output = "-"
    /// nil: as the name of the output tells; standard output is text for terminals.
    var format: OutputFormat?
    var color = ColorChoice.auto
    var isASCII = false
    var isList = false
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    var text = TextChoice.auto
    var pictureLimit = Self.defaultPictureLimit

    /// The most nodes of a picture, which is made in memory as a whole: 2.4 GB for so many.
    static let defaultPictureLimit = 1_000_000
}

/// The styles of drawings by their names.
enum TreeLook: String, CaseIterable {
    case modern
    /// The look of VisualBinaryTrees.
    case classic
}

/// Draws a tree.
func drawTree(_ request: TreeRequest, console: Console) -> Outcome {
    do throws(CommandError) {
        let start = ContinuousClock.now
        let format =
            request.output == "-"
            ? request.format ?? .txt
            : try PictureWriter(for: request.output, request.format, request.color, console).format
        let source = try TreeSource(request, console)
        let traversal = try source.traversal(request.traversal)
        if format == .txt {
            let text = source.text(request, traversal, console)
            report(text.diagnostics.map { "\(source.name): warning: \($0)" }, console)
            try write(text.output, to: request.output, console)
            return .done
        }
        let count = source.tree.labels.count
        guard count <= request.pictureLimit else {
            throw CommandError(
                text: "\(source.name): error: \(count) nodes are too many for a picture, which may have "
                    + "\(request.pictureLimit); write text, with a name such as tree.txt")
        }
        var drawing = try source.drawing(request)
        drawing.traversal = traversal
        let rendering = try render(drawing, source, request, format)
        report(rendering.diagnostics.map { "\(source.name): warning: \($0)" }, console)
        try write(rendering.output, to: request.output, console)
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        console.note(
            "\(displayName(request.output, "stdout")): \(Int(drawing.size.width)) × \(Int(drawing.size.height)) pt, "
                + "\(count) node\(count == 1 ? "" : "s"), \(milliseconds) ms")
        return .done
    } catch {
        console.note(error.text)
        return error.outcome
    }
}

private func render(
    _ drawing: TreeDrawing, _ source: TreeSource, _ request: TreeRequest, _ format: OutputFormat
) throws(CommandError) -> Rendering<FileContent> {
    let rendering: Rendering<String>
    switch format {
    case .svg where request.isAnimated:
        rendering = SVGRenderer(title: source.name)
            .render(
                drawing.unnumbered.displayList(), size: drawing.size, animation: drawing.visits, front: drawing.badges()
            )
    case .svg: rendering = SVGRenderer(title: source.name).render(drawing.displayList(), size: drawing.size)
    case .html:
        rendering = HTMLRenderer(title: source.name)
            .render(drawing.displayList(), boxes: drawing.boxTree, size: drawing.size)
    case .json: rendering = Rendering(output: try json(DrawnTree(drawing, source.tree.shape)))
    case .txt: preconditionFailure("text is not drawn in points")
    case .png, .pdf:
        return try PictureWriter(format).renderWithCairo(drawing.displayList(), drawing.size, title: source.name)
    }
    return Rendering(output: .text(rendering.output), diagnostics: rendering.diagnostics)
}

/// A tree as it was read, and what it is called.
private struct TreeSource {
    let name: String
    let tree: LabeledTree
    /// Whether it is more of a list than of a picture.
    let suitsList: Bool

    init(_ request: TreeRequest, _ console: Console) throws(CommandError) {
        switch request.source {
        case .folder(let path):
            name = path
            suitsList = true
            tree = try Self.folder(path, request, console)
        case .values(let text):
            name = "values"
            suitsList = false
            tree = try Self.parse(Data(text.utf8), "values", .values, request)
        case .input(let input):
            var isFolder: ObjCBool = false
            let isFile = input == "-" || FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
            guard !isFolder.boolValue else {
                throw CommandError(text: "\(input): error: this is a folder; draw it with --directory")
            }
            guard isFile || !input.contains(",") else {
                name = "values"
                suitsList = false
                tree = try Self.parse(Data(input.utf8), "values", .values, request)
                return
            }
            guard isFile || input.contains(where: { "./\\".contains($0) }) else {
                throw CommandError(
                    text: "\(displayName(input, "stdin")): error: there is no such file; "
                        + "give a single value with --values")
            }
            name = displayName(input, "stdin")
            let data = try read(input, limit: LabeledTree.sizeLimit, console)
            let format =
                request.from ?? TreeFormat(fileExtension: (input as NSString).pathExtension)
                ?? TreeFormat(guessing: data)
            suitsList = format == .indented
            tree = try Self.parse(data, name, format, request)
        }
    }

    private static func parse(
        _ data: Data, _ name: String, _ format: TreeFormat, _ request: TreeRequest
    ) throws(CommandError) -> LabeledTree {
        guard format == .values || !request.isBalanced else {
            throw CommandError(
                text: "error: --balanced is for values; \(name) is read as \(format.rawValue)", outcome: .usage)
        }
        do {
            return try LabeledTree(data, as: format, minimalHeight: request.isBalanced)
        } catch {
            throw CommandError(text: error.description(file: name))
        }
    }

    private static func folder(
        _ path: String, _ request: TreeRequest, _ console: Console
    ) throws(CommandError) -> LabeledTree {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(text: "\(displayName(path, "\"-\"")): error: there is no such folder")
        }
        guard isFolder.boolValue else {
            throw CommandError(
                text: "\(path): error: this is a file; give it without --directory to read a tree from it")
        }
        do {
            let folder = try FolderTree(path: path, limit: request.limit, includesHidden: request.includesHidden) {
                console.showProgress("reading \(path): \($0) entries")
            }
            console.showProgress(nil)
            if folder.isCut {
                console.note(
                    "\(path): warning: there are more than \(request.limit) entries; the rest is left out, see --limit")
            }
            report(folder.unreadableFolders.map { "\($0): warning: cannot be read" }, console)
            return folder.tree
        } catch {
            throw CommandError(text: "\(path): error: cannot be read: \(reason(error))")
        }
    }

    /// The numbers of the nodes in an order.
    func traversal(_ order: TreeOrder?) throws(CommandError) -> [Int] {
        guard let order else { return [] }
        if let nodes = tree.binaryShape?.nodes(in: order) ?? tree.shape.nodes(in: order) { return nodes }
        throw notBinary("an in-order", "choose pre, post, level or zigzag")
    }

    func drawing(_ request: TreeRequest) throws(CommandError) -> TreeDrawing {
        // Names that a circle has room for make a drawing on the grid.
        let isShort = tree.labels.allSatisfy { $0.utf8.count <= 4 }
        let name = request.layout ?? (isShort ? tree.binaryShape == nil ? .buchheim : .reingoldTilford : .layered)
        let direction = request.direction ?? (suitsList && request.layout == nil ? .right : .down)
        let measurer = try request.text.measurer(try request.fonts.get())
        let isClassic = request.look == .classic
        guard name.isOnGrid else {
            var style = TreeStyle.boxes
            if isClassic { style.takeColors(of: .visualBinaryTrees) }
            if name == .radial { style.edges.shape = .curved }
            if let edges = request.edges { style.edges.shape = edges }
            let gap =
                name == .compact
                ? CGSize(width: 16, height: 20)
                : direction.isHorizontal ? CGSize(width: 12, height: 44) : CGSize(width: 20, height: 36)
            let layout = name.boxLayout(gap: gap, direction: direction)!
            return TreeDrawing(tree.labels, shape: tree.shape, layout: layout, style: style, measurer: measurer)
        }
        guard let layout = name.layout(tree.shape, binary: tree.binaryShape, direction: direction) else {
            throw notBinary("the layout \(name.rawValue)", "choose buchheim, or another that is for any tree")
        }
        var style = isClassic ? TreeStyle.visualBinaryTrees : TreeStyle()
        if let edges = request.edges { style.edges.shape = edges }
        return TreeDrawing(tree.labels, layout: layout, style: style, measurer: measurer)
    }

    private func notBinary(_ what: String, _ advice: String) -> CommandError {
        let shape = tree.shape
        let node = (0..<shape.count).first { Array(shape.children(of: $0).prefix(3)).count > 2 } ?? 0
        return CommandError(
            text:
                "\(name): error: \(what) needs a binary tree, and \"\(tree.labels[node].prefix(80))\" has more than two "
                + "children; \(advice)")
    }

    func text(_ request: TreeRequest, _ traversal: [Int], _ console: Console) -> Rendering<String> {
        var text = TreeText()
        text.traversal = traversal
        text.direction = request.direction ?? .down
        text.characters = request.isASCII ? .ascii : .boxDrawing
        text.colors = request.color.colors(console, isStandardOutput: request.output == "-")
        if request.layout != nil {
            console.note("\(name): warning: text has a layout of its own; --layout is for pictures")
        }
        // A drawing that no window shows whole is read as a list.
        let isWide = text.direction == .down && text.columns(tree.labels, tree.shape) > 120
        if request.isList || suitsList && request.direction == nil || isWide {
            return Rendering(output: text.list(tree.labels, tree.shape))
        }
        return text.drawing(tree.labels, tree.shape)
    }
}

extension TreeStyle {
    /// Takes what does not depend on the sizes of nodes.
    fileprivate mutating func takeColors(of style: TreeStyle) {
        background = style.background
        labelColor = style.labelColor
        nodeFill = style.nodeFill
        nodeLine = style.nodeLine
        edges.color = style.edges.color
        edges.pen = style.edges.pen
        edges.shape = .straight
    }
}

extension TreeDrawing {
    /// The drawing without the numbers of a traversal.
    fileprivate var unnumbered: TreeDrawing {
        var drawing = self
        drawing.traversal = []
        return drawing
    }

    /// The animation of the traversal.
    fileprivate var visits: VisitAnimation {
        var radius: CGFloat?
        if case .rectangle(let corner) = style.nodeShape { radius = corner }
        return VisitAnimation(visiting: traversal.map { box(of: $0) }, cornerRadius: radius, color: style.badgeFill)
    }
}

/// A drawing as it is printed in JSON.
private struct DrawnTree: Encodable {
    struct Node: Encodable {
        var label: String
        var parent: Int?
        var depth: Int
        /// x, y, width, height in points.
        var frame: [Double]
        /// The place in the traversal, from 1.
        var visit: Int?
    }

    var size: [Double]
    var nodes: [Node]

    init(_ drawing: TreeDrawing, _ shape: TreeShape) {
        size = [Double(drawing.size.width), Double(drawing.size.height)]
        nodes = drawing.labels.indices.map { node in
            let box = drawing.box(of: node)
            return Node(
                label: drawing.labels[node], parent: shape.parent(of: node), depth: shape.depth(of: node),
                frame: [box.minX, box.minY, box.width, box.height].map { (Double($0) * 1_000).rounded() / 1_000 })
        }
        for (place, node) in drawing.traversal.enumerated() { nodes[node].visit = place + 1 }
    }
}
