import Mullion

extension Target {
    /// Pages of HTML, as documents.
    static let html = Target("html") { bytes in
        let viewport = choice([nil, CGSize(width: 320, height: 0), CGSize(width: 1_000, height: 700)], by: bytes)
        guard let document = try? Document(html: bytes, viewport: viewport) else { return }
        draw(document, choosingBy: bytes)
    }
}
