import MullionLayout

/// The layout of the panes: a layout of our own, because its arrangement depends on the size of the terminal.
///
/// Its children are the folders, a line, the list, a line, and the message.
///
///     90 columns or more      50 or more               fewer
///     folders│list│message    folders│list             list
///                                    │────             ────
///                                    │message          message
struct Panes: Layout {
    /// The columns of the list in a wide terminal; the user drags the line beside it.
    var listWidth: CGFloat = 36
    /// The part of the height that the list has where the message is below.
    var listShare: CGFloat = 0.4

    static let folderWidth: CGFloat = 18
    private static let smallestWidth: CGFloat = 20

    enum Arrangement: Equatable {
        case threeColumns, twoColumns, oneColumn
    }

    static func arrangement(width: CGFloat) -> Arrangement {
        width >= 90 ? .threeColumns : width >= 50 ? .twoColumns : .oneColumn
    }

    /// Takes all the room there is.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? 80, height: proposal.height ?? 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let (folders, line, list, secondLine, message) = (
            subviews[0], subviews[1], subviews[2], subviews[3], subviews[4]
        )
        let arrangement = Self.arrangement(width: bounds.width)
        var rest = bounds
        if arrangement == .oneColumn {
            // Without a frame they are neither drawn nor clicked.
            folders.leaveOut()
            line.leaveOut()
        } else {
            folders.place(in: rest.removeLeft(Self.folderWidth))
            line.place(in: rest.removeLeft(1))
        }
        if arrangement == .threeColumns {
            list.place(in: rest.removeLeft(limitedListWidth(in: bounds.width)))
            secondLine.place(in: rest.removeLeft(1))
        } else {
            list.place(in: rest.removeTop(limitedListHeight(in: bounds.height)))
            secondLine.place(in: rest.removeTop(1))
        }
        message.place(in: rest)
    }

    func limitedListWidth(in width: CGFloat) -> CGFloat {
        max(min(listWidth, width - Self.folderWidth - 2 - Self.smallestWidth), Self.smallestWidth)
    }

    func limitedListHeight(in height: CGFloat) -> CGFloat { max(min((height * listShare).rounded(), height - 3), 2) }
}

extension CGRect {
    fileprivate mutating func removeLeft(_ width: CGFloat) -> CGRect {
        let (left, rest) = divided(atDistance: width, from: .minXEdge)
        self = rest
        return left
    }

    fileprivate mutating func removeTop(_ height: CGFloat) -> CGRect {
        let (top, rest) = divided(atDistance: height, from: .minYEdge)
        self = rest
        return top
    }
}
