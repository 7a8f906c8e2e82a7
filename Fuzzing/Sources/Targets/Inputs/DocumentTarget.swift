import Mullion

extension Target {
    /// Documents of JSON: layout, drawings, pages, explanations.
    static let document = Target("document") { bytes in
        guard let document = try? Document(bytes) else {
            if let template = try? DocumentTemplate(bytes) { _ = template.errors(filledWith: nil) }
            return
        }
        draw(document, choosingBy: bytes)
    }
}

/// Lays out a document and draws it in one of several ways.
func draw(_ document: Document, choosingBy bytes: [UInt8]) {
    switch bytes.count % 8 {
    case 0:
        let live = LiveDocument(document)
        _ = live.layout(in: live.proposal)
        _ = live.layout(in: ProposedViewSize(width: 7, height: nil))
        _ = live.layout(in: ProposedViewSize(width: nil, height: 1_000_000))
    case 1:
        let (_, pages, _) = document.pages(PageFormat(size: CGSize(width: 200, height: 90)), footer: "{page}/{pages}")
        for page in 0..<min(pages.count, 3) { _ = pages.displayList(ofPage: page) }
    case 2:
        let view = document.layout(isTracing: true)
        let explainer = view.explainer
        for row in 0..<min(view.view.nodeCount, 20) { _ = explainer.explanation(of: row).description }
        _ = view.diagnostics.map(\.description)
    case 3:
        let view = document.layout().view
        _ = HTMLRenderer().render(view.displayList, boxes: view.boxTree, size: view.canvasSize)
    case 4:
        let view = document.layout().view
        _ = TerminalRenderer().render(view.displayList, size: view.canvasSize)
    case 5:
        _ = document.layout(scale: 1).view.framesJSON()
    default:
        let view = document.layout().view
        _ = SVGRenderer().render(view.displayList, size: view.canvasSize)
    }
}
