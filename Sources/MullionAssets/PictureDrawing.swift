import MullionDrawing
import MullionGeometry
import MullionPDF

extension DisplayList {
    /// Appends an image of a catalog, stretched to a rectangle.
    package mutating func append(_ picture: AssetCatalogs.Picture, in frame: CGRect) {
        switch picture.content {
        case .encoded(let image): self.image(image, in: frame)
        case .page(let page):
            let (across, down) = (frame.width / page.size.width, frame.height / page.size.height)
            withTransform(CGAffineTransform(a: across, b: 0, c: 0, d: down, tx: frame.minX, ty: frame.minY)) {
                $0.withClip(Path(CGRect(origin: .zero, size: page.size))) { $0.append(contentsOf: page.list) }
            }
        }
    }
}
