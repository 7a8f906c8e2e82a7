import MullionAutoLayout
import MullionGeometry

/// A side of a view that no constraint decides.
enum AmbiguousSide: String {
    case left, top, width, height

    init?(_ attribute: LayoutConstraint.Attribute) {
        switch attribute {
        case .left, .leading: self = .left
        case .top: self = .top
        case .width: self = .width
        case .height: self = .height
        default: return nil
        }
    }

    /// Returns the line that marks the side: the edge, or the length across the middle.
    func line(in frame: CGRect) -> (start: CGPoint, end: CGPoint) {
        switch self {
        case .left: (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY))
        case .top: (CGPoint(x: frame.minX, y: frame.minY), CGPoint(x: frame.maxX, y: frame.minY))
        case .width: (CGPoint(x: frame.minX, y: frame.midY), CGPoint(x: frame.maxX, y: frame.midY))
        case .height: (CGPoint(x: frame.midX, y: frame.minY), CGPoint(x: frame.midX, y: frame.maxY))
        }
    }
}
