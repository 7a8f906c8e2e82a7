import Foundation
import Mullion

struct TreeSource {
    let name: String
    let tree: LabeledTree
    /// Whether a list suits the tree better than a drawing.
    let suitsList: Bool

    init(_ request: TreeArguments, _ console: Console) throws(CommandError) {
        if let path = request.directory {
            name = path
            suitsList = true
            tree = try Self.folder(path, request, console)
            return
        }
        let input = request.input ?? ""
        var isFolder: ObjCBool = false
        let isFile = input == "-" || FileManager.default.fileExists(atPath: input, isDirectory: &isFolder)
        guard !isFolder.boolValue else {
            throw CommandError(text: "\(input): error: is a folder; draw it with --directory")
        }
        if let values = request.values ?? (!isFile && input.contains(",") ? input : nil) {
            name = "values"
            suitsList = false
            tree = try Self.parse(Data(values.utf8), name, .values, request)
            return
        }
        guard isFile || input.contains(where: { "./\\".contains($0) }) else {
            throw CommandError(
                text: "\(displayName(input, "stdin")): error: no such file; give a single value with --values")
        }
        name = displayName(input, "stdin")
        let data = try read(input, limit: request.limits.given.treeBytes, console)
        let fileFormat = TreeFormat(fileExtension: (input as NSString).pathExtension)
        let format = request.from ?? fileFormat ?? TreeFormat(guessing: data)
        suitsList = format == .indented
        tree = try Self.parse(data, name, format, request)
    }

    private static func parse(
        _ data: Data, _ name: String, _ format: TreeFormat, _ request: TreeArguments
    ) throws(CommandError) -> LabeledTree {
        guard format == .values || !request.balanced else {
            throw .usage("error: --balanced is for values; \(name) is read as \(format.rawValue)")
        }
        do {
            return try LabeledTree(data, as: format, minimalHeight: request.balanced, limits: request.limits.given)
        } catch {
            throw CommandError(text: error.description(file: name))
        }
    }

    private static func folder(
        _ path: String, _ request: TreeArguments, _ console: Console
    ) throws(CommandError) -> LabeledTree {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw CommandError(text: "\(displayName(path, "\"-\"")): error: no such folder")
        }
        guard isFolder.boolValue else {
            throw CommandError(text: "\(path): error: is a file; to read a tree from it, omit --directory")
        }
        do {
            let folder = try FolderTree(
                path: path, limit: min(request.limit, request.limits.given.treeNodes), includesHidden: request.hidden
            ) {
                console.showProgress("reading \(path): \($0) entries")
            }
            console.showProgress(nil)
            if folder.isCut {
                console.note("\(path): warning: more than \(request.limit) entries; the rest is left out, see --limit")
            }
            report(folder.unreadableFolders.map { "\($0): warning: cannot be read" }, console)
            return folder.tree
        } catch {
            throw CommandError(text: "\(path): error: cannot be read: \(reason(error))")
        }
    }

    /// Returns the node indices in an order.
    func traversal(_ order: TreeOrder?) throws(CommandError) -> [Int] {
        guard let order else { return [] }
        if let nodes = tree.binaryShape?.nodes(in: order) ?? tree.shape.nodes(in: order) { return nodes }
        throw notBinary("an in-order", "choose pre, post, level or zigzag")
    }

    func drawing(_ request: TreeArguments) throws(CommandError) -> TreeDrawing {
        // Names that fit in a circle are drawn on the grid.
        let isShort = tree.labels.allSatisfy { $0.utf8.count <= 4 }
        let name = request.layout ?? (isShort ? tree.binaryShape == nil ? .buchheim : .reingoldTilford : .layered)
        let direction = request.direction ?? (suitsList && request.layout == nil ? .right : .down)
        let measurer = try request.fonts.measurer()
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
            throw notBinary("the layout \(name.rawValue)", "choose buchheim or a different layout for n-ary trees")
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

    func text(_ request: TreeArguments, _ traversal: [Int], _ console: Console) -> Rendering<String> {
        var text = TreeText()
        text.traversal = traversal
        text.direction = request.direction ?? .down
        text.characters = request.ascii ? .ascii : .boxDrawing
        text.colors = request.color.colors(console, isStandardOutput: request.output == "-")
        if request.layout != nil {
            console.note("\(name): warning: text uses its own layout; --layout applies to drawings")
        }
        // A list is easier to read than a drawing wider than the window.
        let isWide = text.direction == .down && text.columns(tree.labels, tree.shape) > 120
        if request.list || suitsList && request.direction == nil || isWide {
            return Rendering(output: text.list(tree.labels, tree.shape))
        }
        guard let shape = tree.binaryShape, tree.hasSides else { return text.drawing(tree.labels, tree.shape) }
        return text.drawing(tree.labels, shape)
    }
}

extension TreeStyle {
    /// Adopts everything that does not depend on the sizes of nodes.
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
