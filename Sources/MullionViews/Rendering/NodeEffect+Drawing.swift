import MullionDrawing
import MullionGeometry

extension NodeEffect {
    /// The command that begins the effect for a node in a frame.
    func command(in box: CGRect) -> DrawingCommand {
        switch self {
        case .clip(let shape): .pushClip(shape.path(in: box))
        case .opacity(let opacity): .pushOpacity(CGFloat(opacity))
        case .shadow(let shadow): .pushShadow(shadow)
        case .rotation(let angle, let anchor):
            .pushTransform(.around(box.point(anchor)) { $0.rotated(by: CGFloat(angle.radians)) })
        case .scale(let scale, let anchor):
            .pushTransform(.around(box.point(anchor)) { $0.scaledBy(x: scale.width, y: scale.height) })
        }
    }
}
