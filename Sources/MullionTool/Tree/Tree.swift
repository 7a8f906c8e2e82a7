import Foundation
import Mullion

/// Draws a tree.
///
/// - Parameter limit: The maximum number of nodes of a drawing.
func drawTree(_ request: TreeArguments, limit: Int = treeDrawingLimit, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let start = ContinuousClock.now
        let writer = try DrawingWriter(
            for: request.output, request.format ?? (request.output == "-" ? .txt : nil), request.color, console,
            options: OutputOptions(limits: request.limits.given))
        try OutputPattern.refusePlaceholders(in: request.output) { _ in "a tree is one drawing; name the file" }
        let source = try TreeSource(request, console)
        let traversal = try source.traversal(request.traversal)
        if writer.format == .txt {
            let text = source.text(request, traversal, console)
            report(text.diagnostics.map { "\(source.name): warning: \($0)" }, console)
            try write(text.output, to: request.output, console)
            return .done
        }
        let count = source.tree.labels.count
        guard count <= limit else {
            throw CommandError(
                text: "\(source.name): error: \(count) nodes are too many for a picture, which may have "
                    + "\(limit); write text, with a name such as tree.txt")
        }
        var drawing = try source.drawing(request)
        drawing.traversal = traversal
        let rendering = try render(drawing, source, request, writer)
        report(rendering.diagnostics.map { "\(source.name): warning: \($0)" }, console)
        try write(rendering.output, to: request.output, console)
        let milliseconds = Int((ContinuousClock.now - start) / .milliseconds(1))
        console.note(
            "\(displayName(request.output, "stdout")): \(Int(drawing.size.width)) × \(Int(drawing.size.height)) pt, "
                + "\(count) node\(count == 1 ? "" : "s"), \(milliseconds) ms")
        return .done
    }
}

private func render(
    _ drawing: TreeDrawing, _ source: TreeSource, _ request: TreeArguments, _ writer: DrawingWriter
) throws(CommandError) -> Rendering<FileContent> {
    let rendering: Rendering<String>
    switch writer.format {
    case .svg where request.animate:
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
        return try writer.renderWithCairo(drawing.displayList(), drawing.size, title: source.name)
    }
    return Rendering(output: .text(rendering.output), diagnostics: rendering.diagnostics)
}

extension TreeDrawing {
    /// The drawing without the numbers of a traversal.
    fileprivate var unnumbered: TreeDrawing {
        var drawing = self
        drawing.traversal = []
        return drawing
    }

    fileprivate var visits: VisitAnimation {
        var radius: CGFloat?
        if case .rectangle(let corner) = style.nodeShape { radius = corner }
        return VisitAnimation(visiting: traversal.map { box(of: $0) }, cornerRadius: radius, color: style.badgeFill)
    }
}
