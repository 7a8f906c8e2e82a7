import MullionGeometry

/// The content widths of a flex container, composed from those of its items (css-flexbox-1 §9.9).
extension Engine {
    /// Min-content and max-content width of the content box.
    ///
    /// - Parameter height: The height of the content box if it is definite, else NaN.
    func flexContent(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat) -> CSSContent {
        if style.pointee.isRow { return flexRowContent(node, style, height) }
        if style.pointee.wrap != .nowrap || style.pointee.balances {
            return flexWrappedColumnContent(node, style, height)
        }
        var content = CSSContent()
        var child = cssFirstBox(node)
        while child.exists {
            if !cssStyle(child).pointee.isOutOfFlow {
                let item = cssItem(child, width: unspecified, height: height)
                let own = cssContribution(item)
                content.min = Swift.max(content.min, own.min + item.marginWidth)
                content.max = Swift.max(content.max, own.max + item.marginWidth)
            }
            child = cssNextBox(child, in: node)
        }
        return content
    }

    /// The largest height of a content box that is known without a containing block.
    private func flexHeightLimit(_ style: UnsafeMutablePointer<CSSRecord>) -> CGFloat {
        let limit = style.pointee.maxHeight.length(unspecified)
        guard !limit.isNaN else { return .infinity }
        return Swift.max(0, style.pointee.isBorderBox ? limit - CSSInsets(style, basis: unspecified).height : limit)
    }

    private func flexRowContent(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat)
        -> CSSContent
    {
        let wraps = style.pointee.wrap != .nowrap || style.pointee.balances
        let gap = style.pointee.columnGap.gap(unspecified)
        var content = CSSContent()
        var count = 0
        let balanced = style.pointee.balances && style.pointee.lineCount > 1
        var lengths: [CGFloat] = []
        var child = cssFirstBox(node)
        while child.exists {
            if !cssStyle(child).pointee.isOutOfFlow {
                let (own, margins) = flexRowContribution(child, style, height, isSingleLine: !wraps)
                if wraps {
                    content.min = Swift.max(content.min, own.min + margins)
                } else {
                    content.min += own.min + margins
                }
                content.max += own.max + margins
                if balanced { lengths.append(own.max + margins) }
                count += 1
            }
            child = cssNextBox(child, in: node)
        }
        if count > 1 {
            content.max += gap * CGFloat(count - 1)
            if !wraps { content.min += gap * CGFloat(count - 1) }
        }
        if balanced { content.max = balancedFlexWidth(lengths, Int(style.pointee.lineCount), gap) }
        return content
    }

    /// What an item adds to a row: its content's contribution, capped by the base size if it cannot grow, floored by it
    /// if it cannot shrink, then clamped.
    @inline(__always)
    private func flexRowContribution(
        _ child: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat, isSingleLine: Bool
    ) -> (CSSContent, CGFloat) {
        if let known = knownRowContribution(child) { return known }
        let item = cssItem(child, width: unspecified, height: height)
        let own = item.style
        let cross = item.definiteHeight(own, in: style, lineHeight: isSingleLine ? height : unspecified)
        var content: CSSContent
        if !item.width.isNaN {
            content = CSSContent(min: item.width, max: item.width)
        } else if item.hasRatio, !cross.isNaN {
            let width = item.width(forHeight: cross)
            content = CSSContent(min: width, max: width)
        } else {
            content = cssContent(item, height: cross)
            content.min = item.transferredWidth(content.min)
            content.max = item.transferredWidth(content.max)
        }
        var base = item.width
        if own.pointee.basis.kind == .length {
            let value = own.pointee.basis.length(unspecified)
            base =
                value.isNaN
                ? .nan : Swift.max(item.insetWidth, value + (own.pointee.isBorderBox ? 0 : item.insetWidth))
        } else if own.pointee.basis.isKeyword, own.pointee.basis.kind != .content {
            let inner = cssOwnContent(item, height: cross)
            base = own.pointee.basis.kind == .minContent ? inner.min : inner.max
        }
        // A base size from the content is that of the contribution (§9.2.3.C).
        let isContentBased = base.isNaN
        if isContentBased { base = content.max }
        if own.pointee.grow == 0 {
            // Where lines break, the longest unbreakable item counts whole.
            if isSingleLine { content.min = Swift.min(content.min, base) }
            content.max = Swift.min(content.max, base)
        }
        if own.pointee.shrink == 0, !isContentBased {
            if isSingleLine { content.min = Swift.max(content.min, base) }
            content.max = Swift.max(content.max, base)
        }
        var low = item.minWidth.isNaN ? item.insetWidth : Swift.max(item.insetWidth, item.minWidth)
        if item.minWidth.isNaN, !own.pointee.scrolls,
            content.min < base || base < content.max || own.pointee.grow == 0 || item.hasRatio
        {
            var automatic =
                item.hasRatio && !cross.isNaN
                ? Swift.max(item.width(forHeight: cross), cssOwnContent(item, height: cross).min)
                : item.transferredWidth(cssContent(item, height: cross).min)
            if !item.width.isNaN { automatic = Swift.min(automatic, item.width) }
            low = Swift.max(low, Swift.min(automatic, item.maxWidth))
        }
        content.min = Swift.max(low, Swift.min(content.min, item.maxWidth))
        content.max = Swift.max(low, Swift.min(content.max, item.maxWidth))
        return (content, item.marginWidth)
    }

    /// What an item with a definite width and no other base size adds: nothing of it follows from its content, because
    /// an automatic minimum is at most the width.
    @inline(__always)
    private func knownRowContribution(_ child: NodeIndex) -> (CSSContent, CGFloat)? {
        guard let state = cssState(child), state.pointee.style.pointee.isAbsolute,
            state.pointee.style.pointee.basis.isAuto
        else { return nil }
        let item = state.pointee.style.pointee.prototype.unsafelyUnwrapped
        guard !item.pointee.width.isNaN else { return nil }
        let width = item.pointee.clampedWidth(item.pointee.width)
        return (CSSContent(min: width, max: width), item.pointee.marginWidth)
    }

    /// A column that wraps by height. Its smallest width is that of its widest item; its largest is what the lines of
    /// its items' largest widths add up to, as browsers have it.
    private func flexWrappedColumnContent(
        _ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat
    ) -> CSSContent {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        var container = flexContainer(node, style, CSSAsk(width: 0))
        (container.width, container.height, container.definiteHeight) = (unspecified, height, height)
        container.mainGap = style.pointee.rowGap.gap(height)
        container.maxMain = height.isNaN ? flexHeightLimit(style) : height
        collectFlexItems(&container)
        var content = CSSContent()
        let lines = flexedLines(container)
        content.max = container.crossGap * CGFloat(lines.count - 1)
        for line in lines {
            var extent = FlexExtent()
            for i in line.range {
                let item = container.items[i].item
                let own = cssContribution(item)
                content.min = Swift.max(content.min, own.min + item.marginWidth)
                container.items[i].cross = own.max
                extent.add(container, i)
            }
            content.max += extent.length
        }
        return content
    }
}

extension CSSItem {
    /// The height of a row's item, where it does not depend on the content; else NaN.
    ///
    /// - Parameter lineHeight: The height of the only line if it is definite, else NaN.
    @inline(__always)
    func definiteHeight(
        _ style: UnsafeMutablePointer<CSSRecord>, in row: UnsafeMutablePointer<CSSRecord>, lineHeight: CGFloat
    ) -> CGFloat {
        if !height.isNaN { return clampedHeight(height) }
        var position = style.pointee.alignSelf.position
        if position == .auto { position = row.pointee.alignItems.position }
        let stretches =
            (position == .normal || position == .stretch) && style.pointee.height.isAuto
            && !style.pointee.margin.top.isAuto && !style.pointee.margin.bottom.isAuto
        return stretches && !lineHeight.isNaN ? clampedHeight(lineHeight - marginHeight) : .nan
    }
}
