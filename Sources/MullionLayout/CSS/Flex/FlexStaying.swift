import MullionGeometry

/// A column in which the content of one item has changed: does the column stay as it is?
///
/// It does if the item was not and is not the widest, and is as high as before at its new width. Then no other item
/// moves, and the changed one alone is placed again.
extension Engine {
    /// Places a changed item alone where nothing else of its column follows from the change.
    ///
    /// - Parameters:
    ///   - old: The content widths before the change.
    ///   - answers: What the item answered before the change.
    func columnStays(
        around node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>, _ old: CSSContent,
        _ answers: UnsafeMutableBufferPointer<CSSMemory>
    ) -> Bool {
        let parent = nodes[node].parent
        guard parent.exists, let own = cssState(parent), isSimpleColumn(parent, own), isAutomatic(state) else {
            return false
        }
        let style = own.pointee.style
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let new = state.pointee.content
        guard contentStays(own, state, old, new) else { return false }

        // The questions that the column has answered, and that of its placement.
        let placed = soleItem(node, flexContainer(parent, style, own.pointee.placed))
        guard heightStays(placed, old, new, answers) else { return false }
        var row = own.pointee.memory
        while row >= 0 {
            let ask = store.pointee.cssMemory[row].ask
            guard !ask.wantsBaseline else { return false }
            if !same(ask.width, own.pointee.placed.width) || !same(ask.basis, own.pointee.placed.basis),
                !heightStays(soleItem(node, flexContainer(parent, style, ask)), old, new, answers)
            {
                return false
            }
            row = store.pointee.cssMemory[row].next
        }
        placeColumnItem(placed, state)
        return true
    }

    /// Whether all children of a column are items in one line, which is placed and has no other change.
    private func isSimpleColumn(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>) -> Bool {
        let style = state.pointee.style
        let flags = flags(node)
        return style.pointee.display == .flex && !style.pointee.isRow && style.pointee.wrap == .nowrap
            && !style.pointee.balances && state.pointee.childrenAreSimple && !state.pointee.widthNeedsHeight
            && flags.contains([.validPlacement, .validTraits])
            && flags.isDisjoint(with: [.hasPendingChange, .placedRightToLeft])
    }

    /// Whether an item's width and height follow from its content alone.
    private func isAutomatic(_ state: UnsafeMutablePointer<CSSState>) -> Bool {
        let style = state.pointee.style
        return style.pointee.isAbsolute && style.pointee.ratio.isNaN && style.pointee.width.isAuto
            && style.pointee.height.isAuto && style.pointee.basis.isAuto && !state.pointee.widthNeedsHeight
            && !state.pointee.letsAbsoluteOut && state.pointee.hasContent
    }

    /// Whether the column has the content widths that it had: the item neither was the widest nor is wider now.
    private func contentStays(
        _ column: UnsafeMutablePointer<CSSState>, _ state: UnsafeMutablePointer<CSSState>, _ old: CSSContent,
        _ new: CSSContent
    ) -> Bool {
        guard column.pointee.hasContent else { return true }
        let item = state.pointee.style.pointee.prototype.unsafelyUnwrapped
        let insets = CSSInsets(column.pointee.style, basis: unspecified).width
        func outer(_ width: CGFloat) -> CGFloat {
            Swift.max(0, item.pointee.clampedWidth(width) + item.pointee.marginWidth) + insets
        }
        func stays(_ old: CGFloat, _ new: CGFloat, _ widest: CGFloat) -> Bool {
            same(old, new) || outer(old) < widest && outer(new) <= widest
        }
        return stays(old.min, new.min, column.pointee.content.min)
            && stays(old.max, new.max, column.pointee.content.max)
    }

    /// Whether the only item of a column is as high as before.
    private func heightStays(
        _ column: FlexContainer, _ old: CSSContent, _ new: CSSContent,
        _ answers: UnsafeMutableBufferPointer<CSSMemory>
    ) -> Bool {
        let flex = column.items
        guard flex.pointee.baseline.isNaN else { return false }
        let available = column.width - flex.pointee.item.marginWidth
        func width(_ content: CSSContent) -> CGFloat {
            if !flex.pointee.definiteCross.isNaN { return flex.pointee.definiteCross }
            return flex.pointee.item.clampedWidth(Swift.min(content.max, Swift.max(content.min, available)))
        }
        let question = cssAsk(flex.pointee.item, width: width(old))
        guard let answer = answers.first(where: { $0.ask.isSame(as: question) }) else { return false }
        return same(
            cssMeasure(flex.pointee.item, cssAsk(flex.pointee.item, width: width(new))).height, answer.answer.height)
    }

    /// A container with one of its items alone.
    private func soleItem(_ node: NodeIndex, _ container: FlexContainer) -> FlexContainer {
        var alone = container
        (alone.items, alone.count) = (store.pointee.scratch.take(FlexItem.self, 1), 1)
        alone.items.initialize(
            to: FlexItem(item: cssItem(node, width: container.width, height: container.definiteHeight)))
        resolveFlexAlignment(alone, 0)
        return alone
    }

    /// Gives the only item of a column, of unchanged height, its new width and its place across the column.
    private func placeColumnItem(_ column: FlexContainer, _ state: UnsafeMutablePointer<CSSState>) {
        let flex = column.items
        flex.pointee.cross = flexColumnItemWidth(column, flex, height: unspecified)
        var line = FlexLine(start: 0, end: 1)
        line.cross = column.width
        alignFlexCross(column, line, 0, startIsEnd: false)
        let offset = cssRelativeOffset(
            flex.pointee.item, width: column.width, height: column.definiteHeight,
            rightToLeft: column.style.pointee.isRightToLeft)
        var question = state.pointee.placed
        question.width = flex.pointee.cross
        let node = flex.pointee.item.node
        cssPlace(node, state, x: flexOrigin(column, flex).x + offset.0, y: placements[node].y, question)
    }
}
