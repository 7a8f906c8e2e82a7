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

    /// Whether the height that the ratio gives is at least that of the content (css-sizing-4 §5.1.1): not under a
    /// percentage, though it may behave as automatic.
    @inline(__always) var growsWithContent: Bool {
        minHeight.isNaN && !style.pointee.scrolls && style.pointee.height.kind != .length
    }

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
    @inline(__always)
    func transferredWidth(_ width: CGFloat) -> CGFloat { hasRatio ? widthByRatio(width) : width }

    private func widthByRatio(_ width: CGFloat) -> CGFloat {
        var width = width
        let ownMin = minWidth.isNaN ? 0 : minWidth
        if maxHeight < .infinity { width = Swift.min(width, Swift.max(self.width(forHeight: maxHeight), ownMin)) }
        let low = minHeight.isNaN ? insetHeight : Swift.max(minHeight, insetHeight)
        if low > 0 { width = Swift.max(width, Swift.min(self.width(forHeight: low), maxWidth)) }
        return width
    }

    @inline(__always)
    func transferredHeight(_ height: CGFloat) -> CGFloat { hasRatio ? heightByRatio(height) : height }

    private func heightByRatio(_ height: CGFloat) -> CGFloat {
        var height = height
        let ownMin = minHeight.isNaN ? 0 : minHeight
        if maxWidth < .infinity { height = Swift.min(height, Swift.max(self.height(forWidth: maxWidth), ownMin)) }
        let low = minWidth.isNaN ? insetWidth : Swift.max(minWidth, insetWidth)
        if low > 0 { height = Swift.max(height, Swift.min(self.height(forWidth: low), maxHeight)) }
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
        if let state = cssState(node) {
            let style = state.pointee.style
            if style.pointee.isAbsolute {
                // Nothing follows from the containing block.
                var item = style.pointee.prototype.unsafelyUnwrapped.pointee
                item.node = node
                item.state = state
                item.basis = base
                return item
            }
        } else if !has(node, .styledItem) {
            var item = CSSStyleBox.initialItem
            item.node = node
            item.basis = base
            return item
        }
        return resolvedItem(node, base, baseHeight)
    }

    /// Writes the item for a child into memory, without a copy in between.
    @inline(__always)
    func initializeItem(
        _ item: UnsafeMutablePointer<CSSItem>, _ node: NodeIndex, width base: CGFloat, height baseHeight: CGFloat
    ) {
        if let state = cssState(node) {
            let style = state.pointee.style
            if style.pointee.isAbsolute {
                item.initialize(to: style.pointee.prototype.unsafelyUnwrapped.pointee)
                item.pointee.node = node
                item.pointee.state = state
                item.pointee.basis = base
                return
            }
        } else if !has(node, .styledItem) {
            item.initialize(to: CSSStyleBox.initialItem)
            item.pointee.node = node
            item.pointee.basis = base
            return
        }
        item.initialize(to: resolvedItem(node, base, baseHeight))
    }

    @inline(never)
    private func resolvedItem(_ node: NodeIndex, _ base: CGFloat, _ baseHeight: CGFloat) -> CSSItem {
        let state = cssState(node)
        let style = state?.pointee.style ?? cssItemStyle(node)
        var item = CSSItem(node: node, style: style, state: state, basis: base)
        item.resolve(base, baseHeight)
        if style.pointee.hasKeywords { resolveKeywords(&item, base, baseHeight) }
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
            let ask = CSSAsk(
                width: width, basis: item.basis, maxHeight: limit, inheritance: cssInheritance(item.node, item.state))
            return cssMeasure(item, ask).height
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
            let content = cssOwnContent(item, height: item.height)
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
        // With a ratio, the width may still follow from a height that the container gives.
        if record.pointee.width.isKeyword, !(item.hasRatio && record.pointee.width.isContentKeyword) {
            item.width = inlineSize(record.pointee.width)
        }
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

extension CSSItem {
    /// Resolves everything but keywords against a containing block.
    ///
    /// - Parameter isPrototype: Whether the item stands for all CSS nodes of its style.
    mutating func resolve(_ base: CGFloat, _ baseHeight: CGFloat, isPrototype: Bool = false) {
        left = style.pointee.margin.left.lengthOrZero(base)
        right = style.pointee.margin.right.lengthOrZero(base)
        top = style.pointee.margin.top.lengthOrZero(base)
        bottom = style.pointee.margin.bottom.lengthOrZero(base)
        if state != nil || isPrototype {
            let insets = CSSInsets(style, basis: base)
            insetWidth = insets.width - style.pointee.scrollbarX
            insetHeight = insets.height - style.pointee.scrollbarY
        }
        let grownWidth = style.pointee.isBorderBox ? 0 : insetWidth
        let grownHeight = style.pointee.isBorderBox ? 0 : insetHeight
        ratio = style.pointee.ratio
        width = Swift.max(style.pointee.width.length(base) + grownWidth, insetWidth)
        if style.pointee.width.length(base).isNaN { width = .nan }
        height = style.pointee.height.length(baseHeight) + grownHeight
        if height < insetHeight { height = insetHeight }
        if !style.pointee.minWidth.isAuto {
            let value = style.pointee.minWidth.length(base)
            minWidth = value.isNaN ? insetWidth : Swift.max(insetWidth, value + grownWidth)
        }
        if !style.pointee.minHeight.isAuto {
            let value = style.pointee.minHeight.length(baseHeight)
            minHeight = value.isNaN ? insetHeight : Swift.max(insetHeight, value + grownHeight)
        }
        if !style.pointee.maxWidth.isAuto {
            let value = style.pointee.maxWidth.length(base)
            if !value.isNaN { maxWidth = Swift.max(insetWidth, value + grownWidth) }
        }
        if !style.pointee.maxHeight.isAuto {
            let value = style.pointee.maxHeight.length(baseHeight)
            if !value.isNaN { maxHeight = Swift.max(insetHeight, value + grownHeight) }
        }
    }
}
