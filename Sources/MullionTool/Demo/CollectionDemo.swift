import Foundation
import Mullion

/// The demonstration of collections: where an album is scrolled to, and what a terminal shows of it.
///
/// A cell of the terminal is 8 × 16 points. The last row tells where one is and what it took.
final class CollectionDemo {
    /// What a key asks for.
    enum Step: Equatable {
        case rows(Int)
        case pages(Int)
        case beginning, end
        case nextAlignment
        case quit
    }

    /// How far the content can be pulled beyond its beginning, in points.
    static let largestPull: CGFloat = 64
    private static let cell = CGSize(width: 8, height: 16)

    private let host = ViewHost(AlbumView(alignment: .justified))
    private let renderer: TerminalRenderer
    /// The distance from the beginning of the content, in points; below 0 it is pulled.
    private(set) var offset: CGFloat = 0
    private var contentLength: CGFloat = 0
    /// The cells of the terminal.
    private var columns = 80
    private var rows = 24

    init(colors: TerminalRenderer.Colors) { renderer = TerminalRenderer(colors: colors) }

    private var windowLength: CGFloat { CGFloat(rows - 1) * Self.cell.height }
    private var largestOffset: CGFloat { max(contentLength - windowLength, 0) }

    /// Whether the content is pulled, so that it moves back by itself.
    var isPulled: Bool { offset < 0 }

    /// Moves the content as a key asks for; false ends the demonstration.
    func carryOut(_ step: Step) -> Bool {
        switch step {
        case .quit: return false
        case .rows(let count):
            // At the beginning further steps pull, less and less.
            if offset <= 0, count < 0 {
                offset += (Self.largestPull + offset) / 3 * CGFloat(count)
                offset = max(offset.rounded(), -Self.largestPull)
            } else {
                scroll(to: offset + CGFloat(count) * Self.cell.height)
            }
        case .pages(let count):
            scroll(to: offset + CGFloat(count) * max(windowLength - AlbumView.headerLength, Self.cell.height))
        case .beginning: scroll(to: 0)
        case .end: scroll(to: .infinity)
        case .nextAlignment:
            let all: [LineAlignment] = [.justified, .start, .center, .end]
            let next = ((all.firstIndex(of: host.content.alignment) ?? 0) + 1) % all.count
            host.update(AlbumView(alignment: all[next]))
        }
        return true
    }

    /// Lets a content that is pulled move back by a part of the way.
    func settle() {
        guard offset < 0 else { return }
        offset = offset > -2 ? 0 : (offset * 0.5).rounded(.up)
    }

    /// What a terminal of a size in cells shows, a line feed behind each row but the last.
    func frame(columns: Int, rows: Int) -> String {
        self.columns = min(max(columns, 20), 400)
        self.rows = min(max(rows, 6), 200)
        let start = ContinuousClock.now
        let picture = layOut()
        let time = ContinuousClock.now - start
        let pictures = picture.frames.count { $0.name == "picture" }
        let size = CGSize(width: picture.canvasSize.width, height: windowLength)
        var lines = renderer.render(picture.displayList, size: size).output
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines = Array(lines.prefix(self.rows - 1))
        lines += Array(repeating: "", count: self.rows - 1 - lines.count)
        lines.append(status(pictures, time))
        return lines.joined(separator: "\n")
    }

    /// Lays out what can be seen, at an offset that the content has.
    private func layOut() -> LaidOutView {
        let window = ProposedViewSize(width: CGFloat(columns) * Self.cell.width, height: windowLength)
        host.scroll(to: .at(y: offset))
        let picture = host.layout(in: window)
        contentLength = picture.frames.first { $0.name == "album" }?.frame.height ?? 0
        guard offset > largestOffset else { return picture }
        offset = largestOffset
        host.scroll(to: .at(y: offset))
        return host.layout(in: window)
    }

    private func scroll(to place: CGFloat) { offset = min(max(place, 0), max(largestOffset, 0)) }

    /// The last row.
    private func status(_ pictureCount: Int, _ time: Duration) -> String {
        let tenths = Int(time / .microseconds(100))
        let place = "\(Int(offset)) of \(Int(largestOffset)) pt"
        let count = "\(pictureCount) of \(AlbumView.pictureCount) pictures have nodes"
        return TerminalRenderer.line(
            " \(place)   \(count)   \(tenths / 10).\(tenths % 10) ms   q ends", limit: columns
        ).text
    }
}
