import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// The drawing of a document that has been measured and placed.
public struct LaidOutDocument {
    /// The drawing, with the frames of its nodes.
    public let view: LaidOutView
    /// The diagnostics, each with the position of its element, in the order of the document.
    public fileprivate(set) var diagnostics: [DocumentDiagnostic]
    /// All proposals and results of the pass, if it was traced.
    public let trace: [TraceEntry]

    /// What measured the text, with the fonts that the document brings along.
    public let measurer: any TextMeasurer
    let lowering: ElementLowering
    let tape: JSONTape
    let elements: [DocumentElement]

    /// Returns the position and path, such as "root.children[2]", of the element that made a node; nil for other nodes.
    ///
    /// - Complexity: O(depth of the document + length of the arrays along the path).
    public func origin(of node: NodeID) -> (position: SourcePosition, path: String)? {
        guard let element = lowering.element(of: node) else { return nil }
        let row = elements[element].row
        return (tape.text.position(of: Int(tape.values[row].start)), tape.path(row))
    }

    /// Returns the index of the element that made a node; nil for other nodes.
    package func element(of node: NodeID) -> Int? { lowering.element(of: node) }

    /// The position and path of each element, by its index.
    ///
    /// - Complexity: O(bytes + elements · (depth + length of the arrays along the path)).
    package var origins: [(position: SourcePosition, path: String)] {
        func start(_ element: Int) -> Int { Int(tape.values[elements[element].row].start) }
        let order = elements.indices.sorted { start($0) < start($1) }
        var positions = [SourcePosition](repeating: .start, count: elements.count)
        for (element, position) in zip(order, tape.text.positions(of: order.map(start))) {
            positions[element] = position
        }
        return elements.indices.map { (positions[$0], tape.path(elements[$0].row)) }
    }

    /// Returns a diagnostic with the position of its element.
    func warning(_ diagnostic: ViewDiagnostic) -> DocumentDiagnostic {
        // Diagnostics of nodes without an element concern the document.
        let element = diagnostic.node.flatMap { lowering.element(of: $0) }
        let row = element.map { elements[$0].row } ?? 0
        let start = Int(tape.values[row].start)
        return DocumentDiagnostic(
            position: tape.text.position(of: start), path: row == 0 ? "document" : tape.path(row),
            diagnostic: diagnostic)
    }

    /// Explains the sizes and positions of boxes.
    public var explainer: LayoutExplainer { LayoutExplainer(view, trace: trace) }
}

/// A diagnostic of a drawing, and the element of the document that causes it.
public struct DocumentDiagnostic: Sendable, Equatable {
    /// The beginning of the element.
    public let position: SourcePosition
    /// The path of the element, such as "root.children[2]".
    public let path: String
    /// What happened.
    public let diagnostic: ViewDiagnostic
}

extension DocumentDiagnostic: CustomStringConvertible {
    /// The warning in the format of compilers: "line:column: warning: text".
    public var description: String { "\(position): warning: \(message)" }

    /// What happened, after the path.
    public var message: String { "\(path): \(diagnostic.sentence)" }

    /// Returns the warning in the format of compilers, after the name of the file.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension Document {
    /// Measures, places, and draws the document.
    ///
    /// - Parameters:
    ///   - measurer: Measures text.
    ///   - scale: Pixels per point; boxes are drawn on whole pixels.
    ///   - isTracing: Whether all proposals and results are recorded, for explanations.
    public func layout(
        measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2, isTracing: Bool = false
    ) -> LaidOutDocument {
        layout(measurer: measurer, scale: scale, isTracing: isTracing, numbering: nil)
    }

    func layout(
        measurer: any TextMeasurer, scale: CGFloat, isTracing: Bool = false, numbering: PageNumbering?
    ) -> LaidOutDocument {
        var lowering = lowered(measurer: measurer, scale: scale, numbering: numbering)
        var root = lowering.rootNodes
        if width != nil || height != nil, !root.isEmpty { root = [framed(&lowering, width: width, height: height)] }
        lowering.lowering.setRoot(root)
        lowering.lowering.tree.isTracing = isTracing
        let document = laidOut(lowering, in: ProposedViewSize(width: width, height: height), scale: scale)
        lowering.lowering.tree.isTracing = false
        return document
    }

    /// Makes the nodes of the elements.
    func lowered(
        measurer: any TextMeasurer, scale: CGFloat, numbering: PageNumbering? = nil
    ) -> ElementLowering {
        let measurer = fonts?.measurer(measurer) ?? measurer
        var lowering = ElementLowering(elements, measurer: measurer, displayScale: scale, limits: limits)
        lowering.lowering.pageNumbering = numbering
        lowering.lowerAll()
        return lowering
    }

    /// How a drawing of a given size contains the elements.
    var frameAlignment: Alignment { isPage ? .topLeading : .center }

    /// Puts a frame of the given sides around the elements.
    func framed(_ lowering: inout ElementLowering, width: CGFloat?, height: CGFloat?) -> NodeID {
        var root = lowering.rootNodes
        // Several nodes of a group would each get a frame, and no nodes would get none.
        if root.count != 1 { root = [lowering.lowering.container(.vStack(), named: "vStack", root)] }
        return lowering.lowering.modified(
            root, by: .frame(width: width, height: height, alignment: frameAlignment), named: "document")[0]
    }

    /// Measures, places, and draws the nodes, which have a root.
    func laidOut(_ lowering: ElementLowering, in proposal: ProposedViewSize, scale: CGFloat) -> LaidOutDocument {
        let view = LaidOutView(lowering.lowering, in: proposal, scale: scale, background: background)
        var document = LaidOutDocument(
            view: view, diagnostics: [], trace: lowering.lowering.tree.trace,
            measurer: lowering.lowering.measurer, lowering: lowering, tape: tape,
            elements: elements)
        let page = pageIssues.map { issue in
            DocumentDiagnostic(
                position: issue.position, path: "page", diagnostic: ViewDiagnostic(unsupported: issue.sentence))
        }
        document.diagnostics = (view.diagnostics.map(document.warning) + page)
            .sorted { $0.position.offset < $1.position.offset }
        return document
    }
}
