import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A document that has been measured, placed and drawn.
public struct LaidOutDocument {
    /// The picture, with the frames of its nodes.
    public let view: LaidOutView
    /// What may surprise about the picture, each with the place of the element it is about, in the order of the
    /// document.
    public fileprivate(set) var diagnostics: [DocumentDiagnostic]
    /// Everything that was asked and answered in the pass, if it was traced.
    public let trace: [TraceEntry]

    let lowering: ElementLowering
    let tape: JSONTape
    let elements: [DocumentElement]

    /// Where in the document the element of a node begins, and which it is, such as "root.children[2]"; nil for nodes
    /// that no element made.
    ///
    /// - Complexity: O(depth of the document + length of the arrays on the way).
    public func origin(of node: NodeID) -> (position: SourcePosition, path: String)? {
        guard let element = lowering.element(of: node) else { return nil }
        let row = elements[element].row
        return (tape.text.position(of: Int(tape.values[row].start)), tape.path(row))
    }

    /// A diagnostic with the place of the element it is about.
    func warning(_ diagnostic: ViewDiagnostic) -> DocumentDiagnostic {
        // Nodes that no element made are about the document.
        let element = diagnostic.node.flatMap { lowering.element(of: $0) }
        let row = element.map { elements[$0].row } ?? 0
        let start = Int(tape.values[row].start)
        return DocumentDiagnostic(
            position: tape.text.position(of: start), path: row == 0 ? "document" : tape.path(row),
            diagnostic: diagnostic)
    }

    /// Why boxes have their sizes and places.
    public var explainer: LayoutExplainer { LayoutExplainer(view, trace: trace) }
}

/// Something about a picture that may surprise, and where in the document it comes from.
public struct DocumentDiagnostic: Sendable, Equatable {
    /// Where the element begins.
    public let position: SourcePosition
    /// Which element, such as "root.children[2]".
    public let path: String
    /// What happened.
    public let diagnostic: ViewDiagnostic
}

extension DocumentDiagnostic: CustomStringConvertible {
    /// The warning in the form of compilers: "line:column: warning: text".
    public var description: String { "\(position): warning: \(path): \(diagnostic.sentence)" }

    /// The warning with the name of the file in front.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension Document {
    /// The document measured, placed and drawn.
    ///
    /// - Parameters:
    ///   - measurer: What text is measured with.
    ///   - scale: Pixels per point; boxes are drawn on whole pixels.
    ///   - isTracing: Whether everything that is asked and answered is recorded, for explanations.
    public func layout(
        measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2, isTracing: Bool = false
    ) -> LaidOutDocument {
        var lowering = ElementLowering(elements, measurer: measurer, displayScale: scale)
        lowering.lowerAll()
        var root = lowering.rootNodes
        if width != nil || height != nil {
            // Several nodes of a group would be framed one by one.
            if root.count > 1 { root = [lowering.lowering.container(.vStack(), named: "vStack", root)] }
            root = lowering.lowering.modified(root, by: .frame(width: width, height: height), named: "document")
        }
        lowering.lowering.setRoot(root)
        lowering.lowering.tree.isTracing = isTracing
        let view = LaidOutView(
            lowering.lowering, in: ProposedViewSize(width: width, height: height), scale: scale,
            background: background)
        let trace = lowering.lowering.tree.trace
        lowering.lowering.tree.isTracing = false
        var document = LaidOutDocument(
            view: view, diagnostics: [], trace: trace, lowering: lowering, tape: tape, elements: elements)
        document.diagnostics = view.diagnostics.map(document.warning).sorted { $0.position.offset < $1.position.offset }
        return document
    }
}
