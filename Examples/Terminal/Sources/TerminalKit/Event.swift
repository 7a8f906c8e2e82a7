/// Something that the user did.
public enum Event: Equatable, Sendable {
    case key(Key)
    case mouse(Mouse)
}

/// A key, or a letter with control.
public enum Key: Hashable, Sendable {
    case character(Character)
    case control(Character)
    case up, down, left, right, home, end, pageUp, pageDown
    case enter, tab, backTab, backspace, delete, escape
}

/// An action of the mouse at a cell, counted from 0.
public struct Mouse: Equatable, Sendable {
    public enum Action: Sendable { case press, drag, release, wheelUp, wheelDown }

    public var action: Action
    public var column: Int
    public var row: Int

    public init(_ action: Action, column: Int, row: Int) {
        (self.action, self.column, self.row) = (action, column, row)
    }
}
