import Mullion
import Testing

@Suite("Effects, styles and pictures")
struct EffectTests {
    private let box = rect(0, 0, 10, 10)

    @Test("Effects enclose what is drawn, the last written outermost")
    func order() {
        let picture = layout(
            Color.red.frame(width: 10, height: 10).opacity(0.5).shadow(radius: 3, x: 1).cornerRadius(2))
        #expect(
            picture.displayList.commands == [
                .pushClip(Path(roundedRect: box, cornerRadius: 2)), .pushShadow(Shadow(radius: 3, x: 1)),
                .pushOpacity(0.5), .fill(Path(box), .red), .pop, .pop, .pop,
            ])
    }

    @Test("Turning and scaling leave the anchor where it is")
    func transforms() throws {
        func transform(_ view: some View) throws -> CGAffineTransform {
            guard case .pushTransform(let transform)? = layout(view).displayList.commands.first else {
                throw DrawingError.unknownImageFormat
            }
            return transform
        }
        let turned = try transform(Color.red.frame(width: 10, height: 20).rotationEffect(.degrees(90)))
        let corner = CGPoint(x: 0, y: 0).applying(turned)
        #expect(abs(corner.x - 15) < 1e-9 && abs(corner.y - 5) < 1e-9)
        let scaled = try transform(Color.red.frame(width: 10, height: 20).scaleEffect(2, anchor: .bottomTrailing))
        #expect(CGPoint(x: 10, y: 20).applying(scaled) == CGPoint(x: 10, y: 20))
        #expect(CGPoint(x: 0, y: 0).applying(scaled) == CGPoint(x: -10, y: -20))
    }

    @Test("What is hidden takes its room and is not drawn")
    func hidden() {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).hidden()
                Color.blue.frame(width: 10, height: 10)
            })
        #expect(picture.size == CGSize(width: 20, height: 10))
        #expect(picture.fills == [.blue])
    }

    @Test("The higher z index is drawn later, through modifiers, and order of writing decides otherwise")
    func zIndex() {
        let picture = layout(
            ZStack {
                Color.red.zIndex(2).padding(1)
                Color.green
                Color.blue.zIndex(-1)
                Color.black
            }, 10, 10)
        #expect(picture.fills == [.blue, .green, .black, .red])
    }

    @Test("A gradient runs between points of what it fills")
    func gradients() {
        let gradient = Gradient(colors: [.red, .blue])
        let picture = layout(
            LinearGradient(gradient: gradient, startPoint: .leading, endPoint: .trailing).frame(width: 10, height: 10)
                .padding(5))
        #expect(
            picture.displayList.commands == [
                .fill(
                    Path(rect(5, 5, 10, 10)),
                    .linearGradient(gradient, from: CGPoint(x: 5, y: 10), to: CGPoint(x: 15, y: 10)))
            ])
        let radial = layout(
            Circle().fill(.radialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 5)), 10, 10
        )
        #expect(
            radial.displayList.commands == [
                .fill(
                    Path(ellipseIn: box),
                    .radialGradient(gradient, center: CGPoint(x: 5, y: 5), startRadius: 1, endRadius: 5))
            ])
    }

    @Test("A trimmed outline has its share of the length")
    func trim() {
        let line = Path { path in
            path.addLines([CGPoint(x: 0, y: 0), CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        }
        let trimmed = line.trimmedPath(from: 0.25, to: 0.75)
        #expect(
            trimmed.elements == [
                .move(to: CGPoint(x: 5, y: 0)), .line(to: CGPoint(x: 10, y: 0)), .line(to: CGPoint(x: 10, y: 5)),
            ])
        #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
        let circle = Path(ellipseIn: rect(0, 0, 20, 20)).trimmedPath(from: 0, to: 0.25)
        guard case .curve(let end, _, _)? = circle.elements.last else {
            Issue.record("no curve in \(circle.elements)")
            return
        }
        #expect(abs(end.x - 10) < 1e-3 && abs(end.y - 20) < 1e-3)
    }

    @Test("An arc of a quarter turn goes down from the right, as in SwiftUI")
    func arc() {
        var path = Path()
        path.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        guard path.elements.count == 2, case .curve(let end, let control, _) = path.elements[1] else {
            Issue.record("unexpected \(path.elements)")
            return
        }
        #expect(path.elements[0] == .move(to: CGPoint(x: 10, y: 0)))
        #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
        #expect(abs(control.x - 10) < 1e-9 && abs(control.y - 5.522847) < 1e-5)
        var other = Path()
        other.addArc(center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
        #expect(other.elements.count == 4)
    }

    /// A picture of 4 × 2 pixels.
    private static let png =
        "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAYAAAB/qH1jAAAADklEQVR4nGNgQAX/YQwAHf0B/8RfHXkAAAAASUVORK5CYII="

    @Test("A picture has the size in its header, or that of its room")
    func images() throws {
        let image = try Image(dataURI: Self.png)
        #expect(layout(image, 100, 100).size == CGSize(width: 4, height: 2))
        #expect(layout(image.resizable(), 100, 30).size == CGSize(width: 100, height: 30))
        #expect(layout(image.resizable().scaledToFit(), 100, 100).size == CGSize(width: 100, height: 50))
        #expect(layout(image.resizable().scaledToFill(), 100, 100).size == CGSize(width: 200, height: 100))
        let dense = try Image(dataURI: Self.png, scale: 2)
        #expect(layout(dense).size == CGSize(width: 2, height: 1))
        #expect(throws: ImageLoadingError.noDataAddress) { try Image(dataURI: "https://example.org/a.png") }
        #expect(throws: ImageLoadingError.unreadable(.unknownImageFormat)) {
            try Image(dataURI: "data:text/plain,hello")
        }
    }

    @Test("A file is looked up below its folder and nowhere else")
    func files() throws {
        let root = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: root.appendingPathComponent("inside"), withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: root) }
        let bytes = try #require(Data(base64Encoded: String(Self.png.split(separator: ",")[1])))
        try bytes.write(to: root.appendingPathComponent("inside/dot@2x.png"))
        try bytes.write(to: root.appendingPathComponent("secret.png"))
        let folder = root.appendingPathComponent("inside")
        let file = try Image(contentsOf: "dot@2x.png", in: folder)
        #expect(layout(file).size == CGSize(width: 2, height: 1))
        #expect(throws: ImageLoadingError.outsideRoot(path: "../secret.png")) {
            try Image(contentsOf: "../secret.png", in: folder)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appendingPathComponent("link.png"), withDestinationURL: root.appendingPathComponent("secret.png")
        )
        #expect(throws: ImageLoadingError.outsideRoot(path: "link.png")) {
            try Image(contentsOf: "link.png", in: folder)
        }
        let named = layout(VStack { Image("dot@2x.png") }.environment(\.imageRoot, folder))
        #expect(named.size == CGSize(width: 2, height: 1) && named.diagnostics.isEmpty)
        let missing = layout(Image("nothing.png").resizable().environment(\.imageRoot, folder), 10, 10)
        #expect(missing.diagnostics.count == 1)
        #expect(layout(Image(systemName: "no-such-symbol")).diagnostics.count == 1)
    }

    @Test("A mask is proposed the size of the view, aligned in it, and drawn before it as a mask")
    func masks() {
        let picture = layout(
            Color.red.frame(width: 10, height: 10).mask(alignment: .topLeading) {
                Color.black.frame(width: 4, height: 4)
                Circle().fill(.white)
            }
            .padding(1))
        #expect(
            picture.displayList.commands == [
                .pushMask, .fill(Path(rect(1, 1, 4, 4)), .black), .fill(Path(ellipseIn: rect(1, 1, 10, 10)), .white),
                .applyMask, .fill(Path(rect(1, 1, 10, 10)), .red), .pop,
            ])
        #expect(picture.size == CGSize(width: 12, height: 12))
        #expect(
            picture.outline == [
                "padding", ".mask", "..frame", "...color", "..zStack", "...frame", "....color", "...circle",
            ])
    }

    @Test("A mask of text cuts a gradient out; without views nothing is left; a shape is a clip")
    func otherMasks() {
        let letters = layout(Color.red.mask { Text("A").bold() }, 40, 40)
        #expect(letters.texts.count == 1)
        #expect(letters.displayList.commands.first == .pushMask)
        #expect(layout(Color.red.mask {}, 40, 40).displayList.isEmpty)
        #expect(layout(Color.red.mask(Text("x").opacity(0.5)), 40, 40).displayList.commands.contains(.pushOpacity(0.5)))
        #expect(layout(Color.red.mask(Circle()), 10, 10).displayList.commands.first == .pushClip(Path(ellipseIn: box)))
    }

    @Test("Higher views of a mask do not change places with what is masked")
    func maskOrder() {
        let picture = layout(Color.red.zIndex(2).mask { Color.black.zIndex(5) }.zIndex(-1), 10, 10)
        #expect(picture.fills == [.black, .red])
    }
}
