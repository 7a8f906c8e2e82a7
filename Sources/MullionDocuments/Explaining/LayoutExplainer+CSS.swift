import MullionGeometry
import MullionLayout
import MullionViews

/// Boxes of CSS and the items in them, in the words of CSS.
extension LayoutExplainer {
    // MARK: - The item in its container

    /// Explains the frame that a CSS container gave an item.
    func cssOffer(_ row: Int, _ parent: Int) -> [String] {
        let node = boxes[row].node
        let container = tree.style(of: boxes[parent].node) ?? CSSStyle()
        let own = tree.style(of: node) ?? CSSStyle()
        let owner = titled(parent)
        let size = Wording.size(size(row))
        if own.display == .none { return ["It has no box, because its display is none."] }
        if own.position == .absolute {
            return [
                "\(owner) left it out of the flow, because its position is absolute: its size and place follow from its "
                    + "insets and the padding box of its containing block. It is \(size)."
            ]
        }
        if let share = tree.flexShare(of: node) { return flexReasons(share, own, container, owner) }
        if let area = tree.cssGridArea(of: node) { return gridReasons(area, own, owner) }
        if container.display == .contents { return ["\(owner) has no box, because its display is contents."] }
        if own.float != .none {
            return ["\(owner) floats it to the \(own.float == .left ? "left" : "right"): it is \(size)."]
        }
        return blockReasons(own, owner, row)
    }

    private func flexReasons(
        _ share: FlexShare, _ own: CSSStyle, _ container: CSSStyle, _ owner: String
    ) -> [String] {
        let side = share.isRow ? "width" : "height"
        let number = Wording.number
        var reasons: [String] = []
        let lines = share.lineCount > 1 ? ", line \(share.line + 1) of \(share.lineCount)" : ""
        let spacing = share.spacing == 0 ? "" : ", and gaps and margins take \(number(share.spacing))"
        let items = share.itemCount == 1 ? "one item" : "\(share.itemCount) items"
        if let room = share.room {
            reasons.append(
                "\(owner) is a flex container with \(Wording.points(room)) of \(side) for \(items)\(lines); their flex "
                    + "base sizes add up to \(number(share.bases))\(spacing).")
        } else {
            reasons.append("\(owner) is a flex container whose \(side) follows from its \(items)\(lines).")
        }
        reasons.append("Its flex base size is \(number(share.base)), \(baseSource(share, own)).")
        let change = share.given - share.base
        if let free = share.free, free.magnitude > 1e-6 {
            let left = number(free.magnitude)
            if free > 0, own.flexGrow > 0 {
                reasons.append(
                    "It grew by \(number(change)) of \(left) left over, because its flex-grow is \(number(share.grow)) "
                        + "of \(number(share.growSum)).")
            } else if free > 0, share.hasAutoMargin {
                reasons.append("Its automatic margins take of the \(left) left over, before anything is aligned.")
            } else if free > 0 {
                reasons.append("It did not grow into the \(left) left over, because its flex-grow is 0.")
            } else if own.flexShrink > 0, share.shrink > 0 {
                reasons.append(
                    "It shrank by \(number(-change)) of \(left) missing, because its flex-shrink times its inner base "
                        + "size is \(number(share.shrink)) of \(number(share.shrinkSum)).")
            } else {
                reasons.append("It did not shrink by any of the \(left) missing, because its flex-shrink is 0.")
            }
        }
        if share.given <= share.minimum + 1e-6, share.minimum > 0, share.given > share.base || (share.free ?? 0) < 0 {
            let minimum = share.isRow ? own.minWidth : own.minHeight
            let name = minimum == .auto ? "min-\(side): auto, the least size of its content" : "its min-\(side)"
            reasons.append("It is not smaller than \(number(share.minimum)): \(name).")
        } else if share.given >= share.maximum - 1e-6 {
            reasons.append("It is not larger than \(number(share.maximum)), its max-\(side).")
        }
        let across = share.isRow ? "height" : "width"
        if share.stretches {
            reasons.append(
                "Across, it is stretched to the \(across) of its line, \(number(share.cross)), less its margins.")
        }
        return reasons
    }

    private func baseSource(_ share: FlexShare, _ own: CSSStyle) -> String {
        let size = share.isRow ? own.width : own.height
        let side = share.isRow ? "width" : "height"
        switch (own.flexBasis, size) {
        case (.length(let length), _): return "its flex-basis (\(length.text))"
        case (.auto, .length(let length)): return "its \(side) (\(length.text))"
        case (.auto, .auto) where own.aspectRatio != nil: return "from its aspect-ratio or its content"
        case (.auto, .auto), (.content, _): return "the \(side) of its content"
        default: return "as its flex-basis or \(side) names it"
        }
    }

    private func gridReasons(_ area: CSSGridArea, _ own: CSSStyle, _ owner: String) -> [String] {
        let place =
            "\(tracks(area.columns, "column", of: area.columnCount)) and "
            + "\(tracks(area.rows, "row", of: area.rowCount))"
        var reasons = ["\(owner) is a grid and placed it in \(place): an area of \(Wording.size(area.size))."]
        let taken = [area.givesColumns ? "columns" : nil, area.givesRows ? "rows" : nil].compactMap { $0 }
        if !taken.isEmpty {
            let axis = taken.joined(separator: " and ")
            reasons.append(
                "It is a subgrid: its \(axis) are the \(axis) of that area, and its items take part in their sizing.")
        }
        reasons += shares(area.columns, "column", area.columnFactors) + shares(area.rows, "row", area.rowFactors)
        return reasons
    }

    private func tracks(_ tracks: [CSSGridArea.Track], _ name: String, of count: Int) -> String {
        guard let first = tracks.first, let last = tracks.last else { return "no \(name)" }
        if tracks.count == 1 { return "\(name) \(first.number) of \(count)" }
        return "\(name)s \(first.number) to \(last.number) of \(count)"
    }

    private func shares(_ tracks: [CSSGridArea.Track], _ name: String, _ sum: CGFloat) -> [String] {
        tracks.compactMap { track in
            track.factor.map {
                "The \(name) \(track.number) is \(Wording.number(track.length)): "
                    + "\(Wording.number($0)) of \(Wording.number(sum)) fr of what the other \(name)s leave."
            }
        }
    }

    private func blockReasons(_ own: CSSStyle, _ owner: String, _ row: Int) -> [String] {
        let width = Wording.number(size(row).width)
        switch own.width {
        case .length(let length):
            return ["\(owner) is a block container; its width is declared, \(length.text): \(width)."]
        case .auto: return ["\(owner) is a block container; it fills its width, less its margins: \(width)."]
        default: return ["\(owner) is a block container; its width follows from its content: \(width)."]
        }
    }

    // MARK: - The box

    /// Explains the size of a CSS box by its style.
    func cssAnswer(_ row: Int) -> [String] {
        let style = tree.style(of: boxes[row].node) ?? CSSStyle()
        let size = size(row)
        if style.display == .none || style.display == .contents { return [] }
        let isItem = boxes[row].parent.map { kinds[$0] == .css } ?? false
        var reasons: [String] = []
        if !isItem {
            switch style.width {
            case .length(let length):
                reasons.append("Its width is declared, \(length.text): \(Wording.number(size.width)).")
            case .auto:
                reasons.append(
                    "Its width is automatic: that of its content, at most what it was offered: "
                        + "\(Wording.number(size.width)).")
            default: reasons.append("Its width follows from its content: \(Wording.number(size.width)).")
            }
        }
        switch style.height {
        case .length(let length):
            reasons.append("Its height is declared, \(length.text): \(Wording.number(size.height)).")
        case .auto where !isItem: reasons.append("Its height is that of its content: \(Wording.number(size.height)).")
        default: break
        }
        let sides = [style.padding.top, style.padding.right, style.padding.bottom, style.padding.left]
        if sides.contains(where: { $0 != .zero }) {
            reasons.append("Its padding is \(sides.map(\.text).joined(separator: " ")) (top, right, bottom, left).")
        }
        return reasons
    }
}

extension CSSLength {
    /// The length as CSS writes it.
    fileprivate var text: String {
        let points = Wording.number(self.points) + "px"
        if fraction == 0 { return points }
        let percent = Wording.number(fraction * 100) + "%"
        return self.points == 0 ? percent : "calc(\(percent) + \(points))"
    }
}
