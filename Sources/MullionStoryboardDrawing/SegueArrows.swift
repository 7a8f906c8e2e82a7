import MullionDrawing
import MullionGeometry

/// The arrows between the scenes of a sheet: one for each pair of scenes with a segue, and one to the entry point.
struct SegueArrows {
    let drawings: [StoryboardDrawing]
    let frames: [CGRect]

    private static let color = Color(red8: 0x8A, green8: 0x8A, blue8: 0x96)
    private static let entryLength: CGFloat = 26
    private static let head: CGFloat = 9

    init(_ drawings: [StoryboardDrawing], _ frames: [CGRect]) {
        self.drawings = drawings
        self.frames = frames
    }

    /// Draws the arrows.
    func draw(into list: inout DisplayList) {
        var numbers: [String: Int] = [:]
        for (index, drawing) in drawings.enumerated() {
            if let id = drawing.scene.id, numbers[id] == nil { numbers[id] = index }
        }
        for (index, drawing) in drawings.enumerated() {
            if drawing.scene.isInitial {
                let tip = CGPoint(x: frames[index].minX - 2, y: frames[index].midY)
                let start = CGPoint(x: tip.x - Self.entryLength, y: tip.y)
                draw(from: start, to: tip, bend: CGSize(width: 1, height: 0), width: 4, into: &list)
            }
            var drawn: Set<Int> = [index]
            for segue in drawing.scene.segues {
                guard let end = segue.destination.flatMap({ numbers[$0] }), drawn.insert(end).inserted else { continue }
                draw(from: frames[index], to: frames[end], into: &list)
            }
        }
    }

    /// Draws an arrow between the sides of two scenes that face each other.
    private func draw(from a: CGRect, to b: CGRect, into list: inout DisplayList) {
        if b.minX >= a.maxX || a.minX >= b.maxX {
            let isRight = b.minX >= a.maxX
            let (start, end) = (
                CGPoint(x: isRight ? a.maxX : a.minX, y: a.midY), CGPoint(x: isRight ? b.minX : b.maxX, y: b.midY)
            )
            draw(from: start, to: end, bend: CGSize(width: isRight ? 1 : -1, height: 0), into: &list)
        } else {
            let isBelow = b.midY >= a.midY
            // The caption is above a scene.
            let (start, end) = (
                CGPoint(x: a.midX, y: isBelow ? a.maxY : a.minY - StoryboardSheet.titleHeight),
                CGPoint(x: b.midX, y: isBelow ? b.minY - StoryboardSheet.titleHeight + 6 : b.maxY)
            )
            draw(from: start, to: end, bend: CGSize(width: 0, height: isBelow ? 1 : -1), into: &list)
        }
    }

    /// Draws a curve that leaves and arrives in a direction, with a head.
    private func draw(
        from start: CGPoint, to tip: CGPoint, bend: CGSize, width: CGFloat = 2, into list: inout DisplayList
    ) {
        let head = Self.head
        let end = CGPoint(x: tip.x - bend.width * head, y: tip.y - bend.height * head)
        let length = max(abs(end.x - start.x), abs(end.y - start.y)) * 0.4
        let line = Path { path in
            path.move(to: start)
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + bend.width * length, y: start.y + bend.height * length),
                control2: CGPoint(x: end.x - bend.width * length, y: end.y - bend.height * length))
        }
        list.stroke(line, with: Self.color, lineWidth: width)
        let half = head * 0.55 + width / 4
        list.fill(
            Path { path in
                path.move(to: tip)
                path.addLine(to: CGPoint(x: end.x - bend.height * half, y: end.y + bend.width * half))
                path.addLine(to: CGPoint(x: end.x + bend.height * half, y: end.y - bend.width * half))
                path.closeSubpath()
            }, with: Self.color)
    }
}
