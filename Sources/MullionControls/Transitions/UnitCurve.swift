import Foundation
import MullionAnimation
import MullionGeometry
import MullionViews

/// A curve from (0, 0) to (1, 1), by which values follow a progress.
public struct UnitCurve: Hashable, Sendable {
    private let curve: TimingCurve

    /// A straight line.
    public static let linear = UnitCurve(curve: .linear)
    /// A curve that begins slowly.
    public static let easeIn = UnitCurve(curve: .easeIn)
    /// A curve that ends slowly.
    public static let easeOut = UnitCurve(curve: .easeOut)
    /// A curve that begins and ends slowly.
    public static let easeInOut = UnitCurve(curve: .easeInOut)

    /// Returns a cubic curve with two control points; the default curve if they are outside 0…1 across.
    public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
        let (start, end) = (startControlPoint, endControlPoint)
        return UnitCurve(curve: (try? TimingCurve(x1: start.x, y1: start.y, x2: end.x, y2: end.y)) ?? .default)
    }

    /// Returns the value at a progress of 0 to 1.
    public func value(at progress: Double) -> Double { curve.value(at: progress) }
}

extension Animation {
    /// Returns an animation along a curve, with a duration in seconds.
    public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
        curve.animation(duration)
    }
}

extension UnitCurve {
    fileprivate func animation(_ duration: TimeInterval) -> Animation {
        let (start, end) = (curve.controlPoint1, curve.controlPoint2)
        return .timingCurve(start.x, start.y, end.x, end.y, duration: duration)
    }
}
