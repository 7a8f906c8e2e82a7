import MullionDrawing
import MullionGeometry

/// A writer that carries out a display list command by command, without recursion.
///
/// A writer implements one method for each kind of command, and records diagnostics. ``visit(_:)`` calls the method of
/// a command, skips the commands of scopes that are left out, and counts commands for the diagnostics.
package protocol DisplayListVisitor {
    /// The diagnostics of the list, and the scope that is left out.
    var report: DiagnosticRecorder { get set }
    /// Whether so many scopes are open that further ones are left out with their contents.
    var isNestedTooDeeply: Bool { get }

    mutating func fill(_ path: Path, _ paint: Paint, _ rule: FillRule)
    mutating func stroke(_ path: Path, _ paint: Paint, _ style: StrokeStyle)
    mutating func draw(_ run: TextRun)
    mutating func draw(_ image: ImageReference)
    mutating func pushGroup(named name: String)
    mutating func pushClip(_ path: Path)
    mutating func pushTransform(_ transform: CGAffineTransform)
    mutating func pushOpacity(_ opacity: CGFloat)
    mutating func pushShadow(_ shadow: Shadow)
    mutating func pushMask()
    mutating func applyMask()
    mutating func pop()
}

extension DisplayListVisitor {
    /// Carries out the next command of the list.
    package mutating func visit(_ command: DrawingCommand) {
        defer { report.next() }
        guard !report.leavesOut(command) else { return }
        if isNestedTooDeeply, command.opensLimitedScope {
            return report.leaveOutScope { .nestedTooDeeply(omittedCommands: $0) }
        }
        switch command {
        case .fill(let path, let paint, let rule): fill(path, paint, rule)
        case .stroke(let path, let paint, let style): stroke(path, paint, style)
        case .text(let run): draw(run)
        case .image(let image): draw(image)
        case .pushGroup(let name): pushGroup(named: name)
        case .pushClip(let path): pushClip(path)
        case .pushTransform(let transform): pushTransform(transform)
        case .pushOpacity(let opacity): pushOpacity(opacity)
        case .pushShadow(let shadow): pushShadow(shadow)
        case .pushMask: pushMask()
        case .applyMask: applyMask()
        case .pop: pop()
        }
    }
}

extension DrawingCommand {
    /// Whether the command opens a scope other than a group, which costs a writer nothing.
    fileprivate var opensLimitedScope: Bool {
        if case .pushGroup = self { false } else { isPush }
    }
}
