import MullionDrawing
import MullionGeometry
import MullionStoryboards

/// A simple drawing in place of a system symbol.
///
/// System symbols are not redistributable. The most common ones have a simple drawing
/// here; the variants "fill", "circle", and "square" follow by rule.
struct SystemSymbol {
    /// The side of the square in which drawings are defined.
    static let side: CGFloat = 24

    private let outline: Path
    private let isFilled: Bool
    /// The enclosing shape: "circle", "square", or none.
    private let enclosure: String?

    /// Creates the drawing for a name such as "plus.circle.fill"; nil if there is none.
    init?(_ name: String) {
        if let outline = Self.outlines[name] {
            self.outline = outline
            isFilled = false
            enclosure = nil
            return
        }
        var words = name.split(separator: ".").map(String.init)
        let isFilled = words.last == "fill"
        if isFilled { words.removeLast() }
        var enclosure: String?
        if words.count > 1, let last = words.last, ["circle", "square", "rectangle"].contains(last) {
            enclosure = last
            words.removeLast()
        }
        guard let outline = Self.outlines[words.joined(separator: ".")] ?? words.first.flatMap({ Self.outlines[$0] })
        else { return nil }
        self.outline = outline
        self.isFilled = isFilled
        self.enclosure = enclosure
    }

    /// Draws the symbol in a square of ``side``.
    func draw(_ ink: Color, into list: inout DisplayList) {
        let pen = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
        guard let enclosure else {
            if isFilled { list.fill(outline, with: ink) }
            return list.stroke(outline, with: .color(ink), style: pen)
        }
        let square = CGRect(x: 1.5, y: 1.5, width: 21, height: 21)
        let around = enclosure == "circle" ? Path(ellipseIn: square) : Path(roundedRect: square, cornerRadius: 4)
        if isFilled { list.fill(around, with: ink) } else { list.stroke(around, with: .color(ink), style: pen) }
        list.append(.pushTransform(CGAffineTransform(a: 0.52, b: 0, c: 0, d: 0.52, tx: 5.76, ty: 5.76)))
        let inner = StrokeStyle(lineWidth: 3.4, lineCap: .round, lineJoin: .round)
        list.stroke(outline, with: .color(isFilled ? .white : ink), style: inner)
        list.append(.pop)
    }

    private static let circle = "M2 12a10 10 0 1 0 20 0a10 10 0 1 0 -20 0z"
    private static let dots =
        "M3 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0zM19 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0z"
    private static let gear =
        "M8 12a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M12 2v4M12 18v4M2 12h4M18 12h4M5 5l2.8 2.8M16.2 16.2l2.8 2.8M19 5l-2.8 2.8M7.8 16.2l-2.8 2.8"

    private static let outlines: [String: Path] = [
        "chevron.right": "M9 4l7 8l-7 8", "chevron.forward": "M9 4l7 8l-7 8", "chevron.left": "M15 4l-7 8l7 8",
        "chevron.backward": "M15 4l-7 8l7 8", "chevron.down": "M4 9l8 7l8-7", "chevron.up": "M4 15l8-7l8 7",
        "plus": "M12 3v18M3 12h18", "minus": "M3 12h18", "xmark": "M5 5l14 14M19 5l-14 14",
        "checkmark": "M4 13l5 6l11-14", "arrow.left": "M21 12h-18M10 5l-7 7l7 7",
        "arrow.backward": "M21 12h-18M10 5l-7 7l7 7", "arrow.right": "M3 12h18M14 5l7 7l-7 7",
        "arrow.up": "M12 21v-18M5 10l7-7l7 7", "arrow.down": "M12 3v18M5 14l7 7l7-7",
        "arrow.clockwise": "M19.5 13a7.5 7.5 0 1 1 -2.6 -6.6M17.5 2v5h-5",
        "arrow.counterclockwise": "M4.5 13a7.5 7.5 0 1 0 2.6 -6.6M6.500 2v5h5",
        "line.3.horizontal": "M3 6h18M3 12h18M3 18h18", "list": "M8 6h13M8 12h13M8 18h13M3 6h1M3 12h1M3 18h1",
        "ellipsis": dots, "magnifyingglass": "M3 10a7 7 0 1 0 14 0a7 7 0 1 0 -14 0M15 15l6 6",
        "gear": gear, "gearshape": gear, "slider": "M3 7h18M3 17h18M8 4v6M16 14v6",
        "person": "M8 8a4 4 0 1 0 8 0a4 4 0 1 0 -8 0zM4 21c0-5 4-7 8-7s8 2 8 7z",
        "house": "M3 11l9-8l9 8M5 10v11h14v-11", "circle": circle, "square": "M3 3h18v18h-18z",
        "heart": "M12 20c-6-4-9-7-9-11a4.7 4.7 0 0 1 9-2a4.7 4.7 0 0 1 9 2c0 4-3 7-9 11z",
        "star": "M12 3l2.8 5.9l6.4.8l-4.7 4.4l1.2 6.4l-5.7-3.1l-5.7 3.1l1.2-6.4l-4.7-4.4l6.4-.8z",
        "bell": "M6 17v-6a6 6 0 0 1 12 0v6l2 2h-16l2-2zM10 22h4", "envelope": "M3 5h18v14h-18zM3 6l9 7l9-7",
        "lock": "M5 11h14v10h-14zM8 11v-4a4 4 0 0 1 8 0v4",
        "key": "M3 16a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M10 13l10-10M16 7l3 3",
        "camera": "M3 7h4l2-3h6l2 3h4v13h-18zM8 13a4 4 0 1 0 8 0a4 4 0 1 0 -8 0",
        "photo": "M3 4h18v16h-18zM3 17l6-6l5 5l3-3l4 4M14 8.500a1.500 1.500 0 1 0 3 0a1.500 1.500 0 1 0 -3 0",
        "trash": "M4 6h16M9 6v-3h6v3M6 6l1 15h10l1-15M10 10v7M14 10v7",
        "square.and.arrow.up": "M12 15v-13M8 6l4-4l4 4M8 9h-3v12h14v-12h-3",
        "square.and.arrow.down": "M12 3v12M8 11l4 4l4-4M8 9h-3v12h14v-12h-3",
        "square.and.pencil": "M12 4h-8v16h16v-8M10 14l1-4l9-9l3 3l-9 9z", "pencil": "M4 20l1-5l11-11l4 4l-11 11z",
        "play": "M6 4l14 8l-14 8z", "pause": "M8 4v16M16 4v16", "stop": "M5 5h14v14h-14z",
        "forward": "M3 5l9 7l-9 7zM12 5l9 7l-9 7z", "backward": "M21 5l-9 7l9 7zM12 5l-9 7l9 7z",
        "info": "M12 11v9M12 5v.5", "questionmark": "M7 8a5 5 0 1 1 7 4.500c-1.500.7-2 1.500-2 3M12 20v.5",
        "exclamationmark": "M12 3v12M12 20v.5", "exclamationmark.triangle": "M12 3l10 18h-20zM12 9v6M12 18v.3",
        "bookmark": "M6 3h12v18l-6-5l-6 5z",
        "book": "M12 6c-3-2-6-2-9-1v14c3-1 6-1 9 1c3-2 6-2 9-1v-14c-3-1-6-1-9 1zM12 6v14",
        "folder": "M3 5h7l2 3h9v11h-18z", "doc": "M6 2h8l5 5v15h-13zM14 2v5h5",
        "tray": "M3 13l3-9h12l3 9v7h-18zM3 13h5l2 3h4l2-3h5",
        "mappin":
            "M12 22c-4-6-7-9-7-13a7 7 0 0 1 14 0c0 4-3 7-7 13zM9.500 9a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0 -5 0",
        "location": "M21 3l-18 8l8 2l2 8z", "map": "M3 5l6-2l6 2l6-2v16l-6 2l-6-2l-6 2zM9 3v16M15 5v16",
        "phone": "M5 3h4l2 5l-2 2c1 2 3 4 5 5l2-2l5 2v4c-8 2-18-8-16-16z",
        "cart": "M2 4h3l3 11h10l3-8h-15M9 20h.500M17 20h.500",
        "clock": circle + "M12 6v6l4 3", "calendar": "M3 5h18v16h-18zM3 10h18M8 2v5M16 2v5",
        "globe": circle + "M2 12h20M12 2c-5 5-5 15 0 20c5-5 5-15 0-20",
        "link": "M10 14l4-4M9 9l-4 4a4 4 0 0 0 6 6l3-3M15 15l4-4a4 4 0 0 0 -6-6l-3 3",
        "eye": "M2 12c5-9 15-9 20 0c-5 9-15 9-20 0zM9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
        "flag": "M5 22v-19h14l-3 5l3 5h-14",
        "tag": "M3 3h9l9 9l-9 9l-9-9zM7 7h.500", "message": "M3 4h18v13h-10l-5 4v-4h-3z",
        "bubble": "M3 4h18v13h-10l-5 4v-4h-3z",
        "mic": "M9 5a3 3 0 0 1 6 0v7a3 3 0 0 1 -6 0zM5 11a7 7 0 0 0 14 0M12 18v4",
        "video": "M2 6h13v12h-13zM15 11l7-4v10l-7-4",
        "speaker": "M3 9h4l6-5v16l-6-5h-4zM17 9c2 2 2 4 0 6", "bolt": "M13 2l-9 12h7l-1 8l9-12h-7z", "sun": circle,
        "moon": "M20 14a8 8 0 1 1 -10-10a7 7 0 0 0 10 10z",
        "cloud": "M6 19a4 4 0 0 1 0-8a6 6 0 0 1 11.500-1a4.500 4.500 0 0 1 .500 9z",
        "paperplane": "M2 12l20-9l-8 19l-3-8z", "paperclip": "M19 11l-8 8a4 4 0 0 1 -6-6l9-9a3 3 0 0 1 4 4l-8 8",
        "hand":
            "M7 13v-8a1.500 1.500 0 0 1 3 0v6v-8a1.500 1.500 0 0 1 3 0v8v-7a1.500 1.500 0 0 1 3 0v9l2-3l2 1l-4 9h-8z",
        "creditcard": "M2 5h20v14h-20zM2 10h20", "chart": "M4 21v-8M10 21v-17M16 21v-11M22 21v-5",
        "crown": "M3 19v-12l5 5l4-8l4 8l5-5v12z",
    ].compactMapValues { try? Path(svgData: $0) }
}
