import MullionDrawing
import MullionGeometry

/// A small card that uses every kind of command, 240 by 120 points.
enum Card {
    static let size = CGSize(width: 240, height: 120)

    static var displayList: DisplayList {
        let card = CGRect(x: 8, y: 8, width: 224, height: 104)
        let outline = Path(roundedRect: card, cornerRadius: 12)
        var list = DisplayList()
        list.withGroup("card") { list in
            list.fill(outline, with: .white)
            list.withClip(outline) { list in
                list.fill(
                    Path(CGRect(x: 8, y: 8, width: 6, height: 104)), with: Color(red8: 0x25, green8: 0x63, blue8: 0xEB))
                list.image("photo.png", in: CGRect(x: 168, y: 8, width: 64, height: 104))
            }
            list.text(TextRun("AVATAR & Co.", at: CGPoint(x: 26, y: 36), font: bold, width: 106.763671875))
            list.text(TextRun("naïve café, 12 €", at: CGPoint(x: 26, y: 58), font: regular, color: .gray))
            list.withTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 26, ty: 72)) { list in
                list.fill(Path(ellipseIn: CGRect(x: 0, y: 0, width: 24, height: 24)), with: .orange)
                list.fill(Path(ellipseIn: CGRect(x: 12, y: 0, width: 24, height: 24)), with: Color.red.withAlpha(0.5))
            }
            list.stroke(outline, with: .gray, lineWidth: 1.5)
        }
        return list
    }

    private static let bold = TextRun.Font(family: "DejaVu Sans", size: 14, weight: .bold)
    private static let regular = TextRun.Font(family: "DejaVu Sans", size: 12)
}
