import MullionGeometry
import MullionRender

/// A program with one window.
@MainActor
public protocol Program: AnyObject {
    var window: Window { get }
    /// Handles an event; returns what the program wants.
    func handle(_ event: Event) -> Outcome
}

/// What follows from an event.
public enum Outcome: Sendable {
    case draw
    /// Everything is sent again, for a terminal that others wrote to.
    case drawEverything
    case suspend
    case quit
}

#if !os(Windows)
extension Program {
    /// Draws after each event, until the program quits or its terminal is gone.
    public func run(on session: TerminalSession, colors: TerminalRenderer.Colors) {
        var (screen, reader) = (Screen(colors: colors), EventReader())
        while true {
            let size = session.size
            window.size = CGSize(width: size.columns, height: size.rows)
            session.write(screen.update(window.draw().list, size: window.size, cursor: window.cursor))
            // An escape without a letter after it for so long is the Escape key.
            let message = session.next(waiting: reader.isIncomplete ? 40 : -1)
            switch message {
            case .ended: return
            case .resized: screen.invalidate()
            case .continued: screen.invalidate()
            case .suspend:
                session.suspend()
                screen.invalidate()
            case .bytes, .nothing:
                var bytes: [UInt8] = []
                if case .bytes(let read) = message { bytes = read }
                for event in reader.events(adding: bytes, isComplete: bytes.isEmpty) {
                    switch handle(event) {
                    case .draw: break
                    case .drawEverything: screen.invalidate()
                    case .suspend:
                        session.suspend()
                        screen.invalidate()
                    case .quit: return
                    }
                }
            }
        }
    }
}
#endif
