private import CMullionShims
import MullionGeometry

/// The only child of a column that changed since the last pass, and what it answered before.
struct ChangedChild {
    var node = NodeIndex.absent
    /// The current answer; of a box, the height range alone.
    var answer = Measurement()
    /// The width range.
    var widths = LengthRange(0, 0, 0)
    var isBox = false
    var hasWidths = false

    /// Several children, or something else.
    init() {}

    init(_ node: NodeIndex, answer: Measurement, widths: LengthRange, hasWidths: Bool) {
        (self.node, self.answer, self.widths, self.hasWidths) = (node, answer, widths, hasWidths)
    }

    /// A box that replaced a box.
    init(_ change: PendingChange) {
        node = change.slot
        answer.heightRange = change.oldHeights
        widths = change.oldWidths
        (isBox, hasWidths) = (true, true)
    }
}

/// A column in which one child changed its height, and its placement before the change.
struct ColumnEdit {
    var column: NodeIndex
    var child: NodeIndex
    var placement: Placement
}

/// A column of many children in which the height of one changed: what follows, without asking the others.
///
/// - The height range is a sum over the children. Where no addition of that sum rounded, the difference of the one
///   child gives the sum that a new addition would, to the bit.
/// - The children before the changed one stay where they are, those behind it move by what they know already.
///
/// Worked example: 1,000 rows of the height 20 with gaps of 8; row 700 grows to 40. The column's height was 27,992 and
/// is 28,012. Rows 1 to 700 stay; row 701 moves from 19,600 to 19,620, and so on: 300 additions, no question.
///
/// - Complexity: O(children behind the changed one), O(children) for the first change of a column.
extension Engine {
    /// The fewest children that a column has to be edited like this.
    private static let leastChildren: Int32 = 16

    /// Whether a node is a column of many children.
    private func isLongColumn(_ node: NodeIndex) -> Bool {
        node.exists && kind(node) == .vstack && nodes[node].childCount >= Self.leastChildren
    }

    /// What a node answers before it is measured again, if it is in a column that can make use of it.
    func answers(of node: NodeIndex, in parent: NodeIndex) -> ChangedChild {
        guard isLongColumn(parent) else { return ChangedChild() }
        return ChangedChild(
            node, answer: measurements[node], widths: ranges[node], hasWidths: has(node, .validWidthRange))
    }

    /// Whether a node is a column of many children, of which one changed and kept its derived traits, and which lines
    /// up its children by its own guides.
    private func isEditedColumn(_ turn: RevalidationTurn) -> Bool {
        turn.child.node.exists && turn.keepsRole && isLongColumn(turn.node)
            && flags(turn.node).contains([.separable, .validTraits])
            && flags(turn.node).isDisjoint(with: [.guided, .inset])
    }

    /// Notes where a column was placed whose widths stay, before it is measured again.
    func noteColumnEdit(_ turn: RevalidationTurn) {
        guard turn.isAboutHeights, isEditedColumn(turn), has(turn.node, .validPlacement) else { return }
        store.pointee.columnEdits.append(
            ColumnEdit(column: turn.node, child: turn.child.node, placement: placements[turn.node]))
    }

    // MARK: - Measuring

    /// Whether the one child that changed leaves a column every width it remembers: the child neither was nor is the
    /// widest.
    func columnKeepsWidths(_ turn: RevalidationTurn) -> Bool {
        let (column, old) = (turn.node, turn.child)
        let current = measurements + column.offset
        guard isEditedColumn(turn), current.pointee.next < 0 else { return false }
        func stays(_ old: CGFloat, _ new: CGFloat, _ widest: CGFloat) -> Bool {
            same(old, new) || (old < widest && new <= widest)
        }
        if has(column, .validWidthRange) {
            guard old.hasWidths else { return false }
            let (new, widest) = (widthRange(old.node, unspecified), ranges[column])
            guard stays(old.widths.min, new.min, widest.min), stays(old.widths.ideal, new.ideal, widest.ideal),
                stays(old.widths.max, new.max, widest.max)
            else { return false }
        }
        guard current.pointee.contents.contains(.width) else { return true }
        let width = current.pointee.proposedWidth
        let before: CGFloat
        if old.isBox {
            before = Self.leafLength(old.widths, width)
        } else {
            guard old.answer.contents.contains(.width), same(old.answer.proposedWidth, width) else { return false }
            before = old.answer.width
        }
        return stays(before, self.width(old.node, width, unspecified), current.pointee.width)
    }

    /// Gives a column, whose heights are forgotten, the height range that follows from the change of one child.
    ///
    /// - Parameter old: The column's answer before the change.
    func reviseHeightRange(_ turn: RevalidationTurn, _ old: Measurement) {
        let (column, change) = (turn.node, turn.child)
        let current = measurements + column.offset
        guard isEditedColumn(turn), nodes[column].style.gapSum >= 0, !has(column, .mixedGaps),
            old.contents.contains(.heightRange), current.pointee.contents.contains(.width),
            same(current.pointee.proposedWidth, old.proposedWidth),
            change.isBox
                || (change.answer.contents.contains(.heightRange)
                    && same(change.answer.proposedWidth, old.proposedWidth))
        else { return }
        let width = old.proposedWidth
        let new = heightRange(change.node, width)
        if old.contents.contains(.exactHeightRange) {
            let revised = LengthRange(
                Self.revised(old.heightRange.min, change.answer.heightRange.min, new.min),
                Self.revised(old.heightRange.ideal, change.answer.heightRange.ideal, new.ideal),
                Self.revised(old.heightRange.max, change.answer.heightRange.max, new.max))
            guard !(revised.min + revised.ideal + revised.max).isNaN else { return }
            current.pointee.heightRange = revised
        } else {
            let range = mainRange(column, along: .vertical, width)
            current.pointee.heightRange = range
            current.pointee.contents.insert(.heightRange)
            guard addsExactly(column, width, range) else { return }
        }
        current.pointee.contents.formUnion(.exactHeights)
    }

    /// A sum after one of its terms changed; NaN where a new addition could give another one.
    private static func revised(_ sum: CGFloat, _ old: CGFloat, _ new: CGFloat) -> CGFloat {
        if same(old, new) { return sum }
        let revised = sum - old + new
        return isExact(old) && isExact(new) && isExact(revised) ? revised : .nan
    }

    /// Whether no addition of a column's height range rounds.
    private func addsExactly(_ column: NodeIndex, _ width: CGFloat, _ sum: LengthRange) -> Bool {
        func isExact(_ range: LengthRange) -> Bool {
            Self.isExact(range.min) && Self.isExact(range.ideal) && (range.max == .infinity || Self.isExact(range.max))
        }
        guard isExact(sum), Self.isExact(uniformGap(column)) else { return false }
        var child = firstChild(column)
        while child.exists {
            guard isExact(heightRange(child, width)) else { return false }
            child = next(child)
        }
        return true
    }

    /// Whether a length is a multiple of 1/65,536 below 2³⁶: sums of such lengths that stay below it are exact in 53
    /// bits, in any order.
    @inline(__always)
    private static func isExact(_ length: CGFloat) -> Bool {
        let scaled = length * 65_536
        return scaled >= 0 && scaled < 0x1p52 && scaled == scaled.rounded(.towardZero)
    }

    // MARK: - Placing

    /// Places the changed child of a column and moves the children behind it; false where more could differ.
    func placeEdited(_ column: NodeIndex, mirrored: Bool) -> Bool {
        guard let row = store.pointee.columnEdits.firstIndex(where: { $0.column == column }) else { return false }
        let edit = store.pointee.columnEdits[row]
        let placement = placements[column]
        guard same(placement.width, edit.placement.width),
            same(placement.proposedWidth, edit.placement.proposedWidth),
            same(placement.proposedHeight, edit.placement.proposedHeight),
            sharesAreUniform(column, placement.proposedHeight), !placement.proposedWidth.isNaN,
            flags(column).isDisjoint(with: [.guided, .inset]), has(column, .separable),
            has(column, .placedRightToLeft) == mirrored
        else { return false }
        var placer = Placer(mirrored: mirrored, extent: placement.width)
        let child = edit.child
        let (offeredWidth, offeredHeight) = (placement.proposedWidth, placement.proposedHeight)
        let size = CGSize(
            width: width(child, offeredWidth, offeredHeight), height: height(child, offeredWidth, offeredHeight))
        placer.receive(
            ChildPlacement(
                node: child, x: Self.crossOffset(nodes[column].horizontalGuide, placement.width, size.width),
                y: placements[child].y, width: size.width, height: size.height, proposedWidth: offeredWidth,
                proposedHeight: offeredHeight), self)
        moveChildren(behind: edit.child, in: column)
        return true
    }

    /// Moves the children behind one whose height changed, up to the first that is in its place: so are all behind it.
    private func moveChildren(behind child: NodeIndex, in column: NodeIndex) {
        let (nodes, placements) = (nodes, placements)
        let mixed = has(column, .mixedGaps)
        let gap = uniformGap(column)
        store.pointee.changes.append(atMost: Int(nodes[column].childCount)) { changes in
            var count = 0
            var (before, child) = (child, nodes[child].next)
            var y = placements[before].y
            while child.exists {
                // Children are often as far apart in memory as the last two.
                let ahead = child.offset + 8 * (child.offset - before.offset)
                mullion_prefetch(UnsafeRawPointer(nodes) + ahead * MemoryLayout<Node>.stride)
                mullion_prefetch(UnsafeRawPointer(placements) + ahead * MemoryLayout<Placement>.stride)
                y += placements[before].height + (mixed ? preferredGap(column, before, child) : gap)
                let placement = placements + child.offset
                // Canonical zero: positions are compared bit by bit.
                if same(placement.pointee.y, y + 0) { break }
                placement.pointee.y = y + 0
                changes[count] = ChangeRecord(slot: child, wasMoved: true, wasResized: false)
                count += 1
                (before, child) = (child, nodes[child].next)
            }
            return count
        }
    }
}
