#if Cairo
import CCairo

/// A context of Cairo.
extension OpaquePointer {
    /// Transforms the following content. A singular matrix hides it: Cairo would refuse the matrix, and draw nothing
    /// from then on.
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

    /// Scales the following content, likewise.
    func scale(_ x: Double, _ y: Double) { transform(cairo_matrix_t(xx: x, yx: 0, xy: 0, yy: y, x0: 0, y0: 0)) }
}
#endif
