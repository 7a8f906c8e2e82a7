import MullionGeometry

/// Returns whether two numbers agree to a billionth.
func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool {
    (a - b).magnitude <= 1e-9
}

/// Returns whether two points agree to a billionth in each coordinate.
func isClose(_ a: CGPoint, _ b: CGPoint) -> Bool {
    isClose(a.x, b.x) && isClose(a.y, b.y)
}

/// Returns whether two transforms agree to a billionth in each entry.
func isClose(_ s: CGAffineTransform, _ t: CGAffineTransform) -> Bool {
    isClose(s.a, t.a) && isClose(s.b, t.b) && isClose(s.c, t.c) && isClose(s.d, t.d)
        && isClose(s.tx, t.tx) && isClose(s.ty, t.ty)
}
