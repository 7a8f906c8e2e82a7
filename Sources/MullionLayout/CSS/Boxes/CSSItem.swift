import MullionGeometry

/// A child as its container's algorithm sees it: the style resolved against the containing block, all sizes as border
/// boxes (css-sizing-3 §3; CSS 2.1 §8, §10).
struct CSSItem: BitwiseCopyable {
    var node: NodeIndex
    var style: UnsafeMutablePointer<CSSRecord>
    /// The state of a CSS node; nil for a node of any other kind.
    var state: UnsafeMutablePointer<CSSState>?
    /// Margins; auto counts as 0.
    var left: CGFloat = 0, right: CGFloat = 0, top: CGFloat = 0, bottom: CGFloat = 0
    /// Padding and border of both sides of an axis. A scrollbar takes its room from the content box.
    var insetWidth: CGFloat = 0, insetHeight: CGFloat = 0
    /// Used sizes; NaN: automatic.
    var width: CGFloat = .nan, height: CGFloat = .nan
    /// NaN: automatic.
    var minWidth: CGFloat = .nan, minHeight: CGFloat = .nan
    var maxWidth: CGFloat = .infinity, maxHeight: CGFloat = .infinity
    /// The width that percent margins and padding refer to.
    var basis: CGFloat
    /// Width to height of the box that `box-sizing` names; NaN: none.
    var ratio: CGFloat = .nan

    @inline(__always) var marginWidth: CGFloat { left + right }
    @inline(__always) var marginHeight: CGFloat { top + bottom }
    @inline(__always) var leftIsAuto: Bool { style.pointee.margin.left.isAuto }
    @inline(__always) var rightIsAuto: Bool { style.pointee.margin.right.isAuto }
    @inline(__always) var topIsAuto: Bool { style.pointee.margin.top.isAuto }
    @inline(__always) var bottomIsAuto: Bool { style.pointee.margin.bottom.isAuto }
    @inline(__always) var hasRatio: Bool { !ratio.isNaN }

    /// Clamps a width: the minimum wins, and the box is never smaller than its insets.
    @inline(__always)
    func clampedWidth(_ width: CGFloat) -> CGFloat {
        let low = minWidth.isNaN ? insetWidth : Swift.max(minWidth, insetWidth)
        return Swift.max(low, Swift.min(width, maxWidth))
    }

    @inline(__always)
    func clampedHeight(_ height: CGFloat) -> CGFloat {
        let low = minHeight.isNaN ? insetHeight : Swift.max(minHeight, insetHeight)
        return Swift.max(low, Swift.min(height, maxHeight))
    }

    /// The width that the ratio gives a height, and back (css-sizing-4 §5).
    func width(forHeight height: CGFloat) -> CGFloat {
        if style.pointee.isBorderBox { return Swift.max(insetWidth, height * ratio) }
        return Swift.max(0, height - insetHeight) * ratio + insetWidth
    }

    func height(forWidth width: CGFloat) -> CGFloat {
        if style.pointee.isBorderBox { return Swift.max(insetHeight, width / ratio) }
        return Swift.max(0, width - insetWidth) / ratio + insetHeight
    }

    /// An automatic width clamped by the limits of the height, carried over by the ratio: definite minimum first,
    /// capped by the own maximum; then the maximum, floored by the own minimum.
    func transferredWidth(_ width: CGFloat) -> CGFloat {
        guard hasRatio else { return width }
        var width = width
        let ownMin = minWidth.isNaN ? 0 : minWidth
        if maxHeight < .infinity { width = Swift.min(width, Swift.max(self.width(forHeight: maxHeight), ownMin)) }
        if minHeight > 0 { width = Swift.max(width, Swift.min(self.width(forHeight: minHeight), maxWidth)) }
        return width
    }

    func transferredHeight(_ height: CGFloat) -> CGFloat {
        guard hasRatio else { return height }
        var height = height
        let ownMin = minHeight.isNaN ? 0 : minHeight
        if maxWidth < .infinity { height = Swift.min(height, Swift.max(self.height(forWidth: maxWidth), ownMin)) }
        if minWidth > 0 { height = Swift.max(height, Swift.min(self.height(forWidth: minWidth), maxHeight)) }
        return height
    }
}

extension Engine {
    /// Resolves a child's style against a containing block. An indefinite side is NaN; then percentages of it are
    /// automatic (minimum 0, no maximum), and percent margins and padding are 0.
    ///
    /// Keywords (min-content and so on) are resolved too, `fit-content` and `stretch` within the containing block.
    @inline(__always)
    func cssItem(_ node: NodeIndex, width base: CGFloat, height baseHeight: CGFloat) -> CSSItem {
        let state = cssState(node)
        let style = kind(node) == .css ? state!.pointee.style : cssItemStyle(node)
        var item = CSSItem(node: node, style: style, state: kind(node) == .css ? state : nil, basis: base)
        let record = style
        item.left = record.pointee.margin.left.lengthOrZero(base)
        item.right = record.pointee.margin.right.lengthOrZero(base)
        item.top = record.pointee.margin.top.lengthOrZero(base)
        item.bottom = record.pointee.margin.bottom.lengthOrZero(base)
        if item.state != nil {
            let insets = CSSInsets(record, basis: base)
            item.insetWidth = insets.width - record.pointee.scrollbarX
            item.insetHeight = insets.height - record.pointee.scrollbarY
        }
        let grownWidth = record.pointee.isBorderBox ? 0 : item.insetWidth
        let grownHeight = record.pointee.isBorderBox ? 0 : item.insetHeight
        item.ratio = record.pointee.ratio
        item.width = Swift.max(record.pointee.width.length(base) + grownWidth, item.insetWidth)
        if record.pointee.width.length(base).isNaN { item.width = .nan }
        item.height = record.pointee.height.length(baseHeight) + grownHeight
        if item.height < item.insetHeight { item.height = item.insetHeight }
        if !record.pointee.minWidth.isAuto {
            let value = record.pointee.minWidth.length(base)
            item.minWidth = value.isNaN ? item.insetWidth : Swift.max(item.insetWidth, value + grownWidth)
        }
        if !record.pointee.minHeight.isAuto {
            let value = record.pointee.minHeight.length(baseHeight)
            item.minHeight = value.isNaN ? item.insetHeight : Swift.max(item.insetHeight, value + grownHeight)
        }
        if !record.pointee.maxWidth.isAuto {
            let value = record.pointee.maxWidth.length(base)
            if !value.isNaN { item.maxWidth = Swift.max(item.insetWidth, value + grownWidth) }
        }
        if !record.pointee.maxHeight.isAuto {
            let value = record.pointee.maxHeight.length(baseHeight)
            if !value.isNaN { item.maxHeight = Swift.max(item.insetHeight, value + grownHeight) }
        }
        if record.pointee.hasKeywords { resolveKeywords(&item, base, baseHeight) }
        return item
    }

    @inline(never)
    private func resolveKeywords(_ item: inout CSSItem, _ base: CGFloat, _ baseHeight: CGFloat) {
        let record = item.style
        let grown = record.pointee.isBorderBox ? 0 : item.insetWidth
        // Heights: the content's is the automatic one, and a limit by it is found at the width that the box fills.
        func blockSize(_ dimension: CSSRecord.Dimension, isLimit: Bool = false) -> CGFloat {
            if dimension.kind == .stretch { return Swift.max(item.insetHeight, baseHeight - item.marginHeight) }
            guard isLimit, item.state != nil else { return .nan }
            var width = item.width
            if width.isNaN { width = base - item.marginWidth }
            if width.isNaN { width = cssContent(item, height: item.height).max }
            let limit = item.height.isNaN ? .infinity : item.height
            return cssMeasure(item, CSSAsk(width: width, basis: item.basis, maxHeight: limit)).height
        }
        if record.pointee.height.isKeyword { item.height = blockSize(record.pointee.height) }
        if record.pointee.minHeight.isKeyword {
            let value = blockSize(record.pointee.minHeight, isLimit: true)
            item.minHeight = value.isNaN ? item.insetHeight : value
        }
        if record.pointee.maxHeight.isKeyword {
            let value = blockSize(record.pointee.maxHeight, isLimit: true)
            item.maxHeight = value.isNaN ? .infinity : value
        }
        func inlineSize(_ dimension: CSSRecord.Dimension) -> CGFloat {
            guard dimension.isKeyword else { return .nan }
            if dimension.kind == .stretch { return Swift.max(item.insetWidth, base - item.marginWidth) }
            let content = cssContent(item, height: item.height)
            switch dimension.kind {
            case .minContent: return content.min
            case .maxContent, .content: return content.max
            case .fitContentLimit:
                if dimension.fraction != 0, base.isNaN { return .nan }
                return Swift.min(content.max, Swift.max(content.min, dimension.lengthOrZero(base) + grown))
            default:
                if base.isNaN { return .nan }
                return Swift.min(content.max, Swift.max(content.min, base - item.marginWidth))
            }
        }
        if record.pointee.width.isKeyword { item.width = inlineSize(record.pointee.width) }
        if record.pointee.minWidth.isKeyword {
            let value = inlineSize(record.pointee.minWidth)
            item.minWidth = value.isNaN ? item.insetWidth : value
        }
        if record.pointee.maxWidth.isKeyword {
            let value = inlineSize(record.pointee.maxWidth)
            item.maxWidth = value.isNaN ? .infinity : value
        }
    }
}
