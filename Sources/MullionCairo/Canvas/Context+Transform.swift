#if Cairo
import CCairo

/// A context of Cairo.
extension OpaquePointer {
    /// Transforms what follows. Where that presses everything flat, nothing of it is seen: Cairo would refuse the
    /// matrix, and then draw nothing at all any more.
    func transform(_ matrix: cairo_matrix_t) {
        var (matrix, current, combined) = (matrix, cairo_matrix_t(), cairo_matrix_t())
        cairo_get_matrix(self, &current)
        cairo_matrix_multiply(&combined, &matrix, &current)
        if (combined.xx * combined.yy - combined.xy * combined.yx).isNormal {
            cairo_set_matrix(self, &combined)
        } else {
            cairo_reset_clip(self)
            cairo_rectangle(self, 0, 0, 0, 0)
            cairo_clip(self)
        }
    }

    /// Stretches what follows, likewise.
    func scale(_ x: Double, _ y: Double) {
        transform(cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0))
    }
}
#endif
