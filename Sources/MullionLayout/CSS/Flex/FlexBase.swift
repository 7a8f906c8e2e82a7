import MullionGeometry

/// Flex base size, automatic minimum and hypothetical main size of an item (css-flexbox-1 §9.2 step 3, §4.5).
extension Engine {
    @inline(__always)
    func findFlexBase(_ container: FlexContainer, _ i: Int) {
        let flex = container.items + i
        let item = flex.pointer(to: \.item).unsafelyUnwrapped
        let isRow = container.isRow
        let style = item.pointee.style
        let specified = isRow ? item.pointee.width : item.pointee.height
        flex.pointee.maxMain = isRow ? item.pointee.maxWidth : item.pointee.maxHeight
        let inset = isRow ? item.pointee.insetWidth : item.pointee.insetHeight
        if flex.pointee.maxMain < inset { flex.pointee.maxMain = inset }

        // 1. The basis, if it is definite.
        var base = CGFloat.nan
        switch style.pointee.basis.kind {
        case .auto: base = specified
        case .length:
            let value = style.pointee.basis.length(isRow ? container.width : container.definiteHeight)
            if !value.isNaN { base = Swift.max(inset, value + (style.pointee.isBorderBox ? 0 : inset)) }
        default:
            if isRow, style.pointee.basis.isKeyword { base = keywordBasis(flex.pointee, container) }
        }
        flex.pointee.hasDefiniteBase = !base.isNaN
        var isContent = false
        if base.isNaN {
            // 2. From the other side by the ratio, 3. from the content.
            if item.pointee.hasRatio, !flex.pointee.definiteCross.isNaN {
                base =
                    isRow
                    ? item.pointee.width(forHeight: flex.pointee.definiteCross)
                    : item.pointee.height(forWidth: flex.pointee.definiteCross)
            } else {
                base = flexContentSize(container, flex, wantsLargest: true)
                isContent = true
            }
        }
        flex.pointee.base = base

        // The minimum; an automatic one is found when it can matter.
        let minimum = isRow ? item.pointee.minWidth : item.pointee.minHeight
        if !minimum.isNaN {
            flex.pointee.minMain = Swift.max(inset, minimum)
        } else if style.pointee.scrolls {
            flex.pointee.minMain = inset
        } else if (isContent && !item.pointee.hasRatio) || base >= specified {
            flex.pointee.minMain = .nan
        } else {
            flex.pointee.minMain = automaticFlexMinimum(container, flex)
        }
        let low = flex.pointee.minMain.isNaN ? inset : flex.pointee.minMain
        flex.pointee.hypothetical = Swift.max(low, Swift.min(base, flex.pointee.maxMain))
        flex.pointee.main = flex.pointee.hypothetical
    }

    private func keywordBasis(_ flex: FlexItem, _ container: FlexContainer) -> CGFloat {
        let content = cssOwnContent(flex.item, height: flex.definiteCross)
        switch flex.item.style.pointee.basis.kind {
        case .minContent: return content.min
        case .maxContent: return content.max
        case .fitContent:
            return Swift.min(content.max, Swift.max(content.min, container.width - flex.item.marginWidth))
        case .stretch: return Swift.max(flex.item.insetWidth, container.width - flex.item.marginWidth)
        default: return .nan
        }
    }

    /// The size of the content along the main axis: the largest width, or the smallest; the height.
    private func flexContentSize(
        _ container: FlexContainer, _ flex: UnsafeMutablePointer<FlexItem>, wantsLargest: Bool
    ) -> CGFloat {
        let item = flex.pointer(to: \.item).unsafelyUnwrapped
        if container.isRow {
            if item.pointee.hasRatio, !flex.pointee.definiteCross.isNaN {
                return wantsLargest
                    ? item.pointee.width(forHeight: flex.pointee.definiteCross)
                    : cssRatioWidth(item.pointee, flex.pointee.definiteCross)
            }
            let content = cssContent(item.pointee, height: flex.pointee.definiteCross)
            return item.pointee.transferredWidth(wantsLargest ? content.max : content.min)
        }
        let width = flexColumnItemWidth(container, flex, height: item.pointee.height)
        if item.pointee.height.isNaN {
            flex.pointee.cross = width
            flex.pointee.knowsFit = true
        }
        if item.pointee.hasRatio, item.pointee.height.isNaN, !item.pointee.growsWithContent {
            return item.pointee.height(forWidth: width)
        }
        let height = cssMeasure(item.pointee, cssAsk(item.pointee, width: width)).height
        guard item.pointee.hasRatio else { return height }
        // The height of the content of a box with a ratio is at least that which the ratio gives.
        return Swift.max(item.pointee.transferredHeight(height), item.pointee.height(forWidth: width))
    }

    /// The width of a column's item: definite, or what fits its content.
    ///
    /// - Parameter height: The height of its border box if it is definite, else NaN.
    func flexColumnItemWidth(_ container: FlexContainer, _ flex: UnsafePointer<FlexItem>, height: CGFloat) -> CGFloat {
        if !flex.pointee.definiteCross.isNaN { return flex.pointee.definiteCross }
        let item = flex.pointer(to: \.item).unsafelyUnwrapped
        let available = container.width - item.pointee.marginWidth
        let content = cssContent(item.pointee, height: height)
        let fitting = available.isNaN ? content.max : Swift.min(content.max, Swift.max(content.min, available))
        return item.pointee.clampedWidth(item.pointee.transferredWidth(fitting))
    }

    /// The content-based minimum (§4.5): that of the content, at most the specified size, else at most the size that
    /// the ratio transfers; at most a definite maximum.
    func automaticFlexMinimum(_ container: FlexContainer, _ flex: UnsafeMutablePointer<FlexItem>) -> CGFloat {
        let item = flex.pointer(to: \.item).unsafelyUnwrapped
        let specified = container.isRow ? item.pointee.width : item.pointee.height
        var minimum = flexContentSize(container, flex, wantsLargest: false)
        if !specified.isNaN {
            minimum = Swift.min(minimum, specified)
        }
        let inset = container.isRow ? item.pointee.insetWidth : item.pointee.insetHeight
        return Swift.max(inset, Swift.min(minimum, flex.pointee.maxMain))
    }
}
