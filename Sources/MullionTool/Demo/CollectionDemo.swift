import Foundation
import Mullion

/// The demonstration of collections: a layout, its scroll offset, and its drawing in a terminal.
///
/// A cell of the terminal is 8 × 16 points. The last row shows the position and the duration of the layout.
final class CollectionDemo {
    /// The effect of a key.
    enum Step: Equatable {
        case rows(Int)
        case pages(Int)
        case columns(Int)
        case beginning, end
        case nextAlignment
        /// Control-Z: the session stops the process.
        case suspend
        case quit
    }

    /// The maximum distance in points by which the content can be pulled beyond its beginning.
    static let largestPull: CGFloat = 64
    private static let cell = CGSize(width: 8, height: 16)

    private let layout: DemoLayout
    private let host: ViewHost<DemoView>
    private let renderer: TerminalRenderer
    /// The distance from the beginning of the content, in points; negative if it is pulled.
    private(set) var offset: CGFloat = 0
    private var contentLength: CGFloat = 0
    /// The distance from the left edge of the content, in points.
    private(set) var leftOffset: CGFloat = 0
    private var contentWidth: CGFloat = 0
    /// The size of the terminal in cells.
    private var columns = 80
    private var rows = 24

    init(_ layout: DemoLayout = .album, colors: TerminalRenderer.Colors) {
        self.layout = layout
        host = ViewHost(DemoView(layout: layout))
        renderer = TerminalRenderer(colors: colors)
    }

    private var windowLength: CGFloat { CGFloat(rows - 1) * Self.cell.height }
    private var largestLeftOffset: CGFloat { max(contentWidth - CGFloat(columns) * Self.cell.width, 0) }
    private var largestOffset: CGFloat { max(contentLength - windowLength, 0) }

    /// Whether the content is pulled, so that it moves back.
    var isPulled: Bool { offset < 0 }

    /// Performs the effect of a key; returns false at the end of the demonstration.
    func carryOut(_ step: Step) -> Bool {
        switch step {
        case .quit: return false
        case .suspend: break
        case .rows(let count):
            // At the beginning, further steps pull by decreasing amounts.
            if offset <= 0, count < 0 {
                offset += (Self.largestPull + offset) / 3 * CGFloat(count)
                offset = max(offset.rounded(), -Self.largestPull)
            } else {
                scroll(to: offset + CGFloat(count) * Self.cell.height)
            }
        case .pages(let count):
            scroll(to: offset + CGFloat(count) * max(windowLength - AlbumView.headerLength, Self.cell.height))
        case .columns(let count):
            leftOffset = min(max(leftOffset + CGFloat(count) * 4 * Self.cell.width, 0), largestLeftOffset)
        case .beginning: scroll(to: 0)
        case .end: scroll(to: .infinity)
        case .nextAlignment:
            let all: [LineAlignment] = [.justified, .start, .center, .end]
            let next = ((all.firstIndex(of: host.content.alignment) ?? 0) + 1) % all.count
            host.update(DemoView(layout: layout, alignment: all[next]))
        }
        return true
    }

    /// Moves pulled content back by a part of the way.
    func settle() {
        guard offset < 0 else { return }
        offset = offset > -2 ? 0 : (offset * 0.5).rounded(.up)
    }

    /// Returns the rows of a terminal of a size in cells, separated by line feeds.
    func frame(columns: Int, rows: Int) -> String {
        let isAtEnd = offset > 0 && offset >= largestOffset
        let place = contentLength > 0 ? offset / contentLength : 0
        let (oldColumns, oldLength) = (self.columns, contentLength)
        self.columns = min(max(columns, 20), 400)
        self.rows = min(max(rows, 6), 200)
        if isAtEnd { offset = largestOffset }
        let start = ContinuousClock.now
        if oldColumns != self.columns, oldLength > 0, offset > 0 {
            // Other columns make other lines: the same part of the content is at the top, and the end stays the end.
            _ = layOut()
            offset = isAtEnd ? largestOffset : min((place * contentLength).rounded(), largestOffset)
        }
        let picture = layOut()
        let time = ContinuousClock.now - start
        let elements = picture.frames.count { $0.name == "element" }
        let size = CGSize(width: picture.canvasSize.width, height: windowLength)
        var lines = renderer.render(picture.displayList, size: size).output
            .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        lines = Array(lines.prefix(self.rows - 1))
        lines += Array(repeating: "", count: self.rows - 1 - lines.count)
        lines.append(status(elements, time))
        return lines.joined(separator: "\n")
    }

    /// Lays out the visible part, at a valid offset.
    private func layOut() -> LaidOutView {
        let window = ProposedViewSize(width: CGFloat(columns) * Self.cell.width, height: windowLength)
        host.scroll(to: .at(x: leftOffset, y: offset))
        let picture = host.layout(in: window)
        let size = picture.frames.first { $0.name == "content" }?.frame.size ?? .zero
        (contentLength, contentWidth) = (size.height, size.width)
        guard offset > largestOffset || leftOffset > largestLeftOffset else { return picture }
        offset = min(offset, largestOffset)
        leftOffset = min(leftOffset, largestLeftOffset)
        host.scroll(to: .at(x: leftOffset, y: offset))
        return host.layout(in: window)
    }

    private func scroll(to place: CGFloat) { offset = min(max(place, 0), max(largestOffset, 0)) }

    /// Returns the last row.
    private func status(_ elementCount: Int, _ time: Duration) -> String {
        let tenths = Int(time / .microseconds(100))
        let place = "\(Int(offset)) of \(Int(largestOffset)) pt"
        let count = "\(elementCount) of \(layout.count) \(layout.elements)"
        let line = " \(place)  \(count)  \(tenths / 10).\(tenths % 10) ms  "
        let keys =
            switch layout {
            case .album: ["↑↓ page↑↓ home end scroll  a aligns  ^Z suspends  q quits", "↑↓ space b g G a q"]
            case .spreadsheet: ["↑↓←→ page↑↓ home end scroll  ^Z suspends  q quits", "↑↓←→ space b g G q"]
            default: ["↑↓ page↑↓ home end scroll  ^Z suspends  q quits", "↑↓ space b g G q"]
            }
        let fitting = keys.first { line.count + $0.count <= columns }
        return TerminalRenderer.line(fitting.map { line + $0 } ?? " q quits  \(place)", limit: columns).text
    }
}
