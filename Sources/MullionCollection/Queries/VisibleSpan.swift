import MullionGeometry

/// A viewport along one axis.
struct VisibleSpan {
    /// The content offset.
    var offset: CGFloat
    /// The length of the scrolled view.
    var length: CGFloat
    /// The content inset.
    var inset: (before: CGFloat, after: CGFloat)

    /// The beginning of the visible part, behind the content inset.
    var start: CGFloat { offset + inset.before }

    /// The end of the visible part, before the content inset.
    var end: CGFloat { offset + length - inset.after }

    /// Returns an offset brought to where one can scroll to.
    func clamped(_ offset: CGFloat, contentLength: CGFloat) -> CGFloat {
        min(max(offset, -inset.before), max(-inset.before, contentLength + inset.after - length))
    }

    /// Returns the offset at which something is visible.
    ///
    /// - Parameters:
    ///   - start: Where it begins.
    ///   - extent: Its length.
    ///   - covered: How much of the view is covered at both ends, with the content inset.
    func offset(
        showing start: CGFloat, _ extent: CGFloat, covered: (before: CGFloat, after: CGFloat),
        at position: FlowScrollPosition
    ) -> CGFloat {
        let leading = start - covered.before
        let trailing = start + extent + covered.after - length
        return switch position {
        case .leading: leading
        case .trailing: trailing
        case .centered: (leading + trailing) / 2
        // Something longer than the visible part may stay wherever it fills it.
        case .nearest: min(max(offset, min(leading, trailing)), max(leading, trailing))
        }
    }
}

extension FlowAxes {
    /// A viewport along the main axis.
    func span(of viewport: FlowViewport) -> VisibleSpan {
        VisibleSpan(
            offset: main(viewport.bounds.origin), length: main(viewport.bounds.size),
            inset: mainInsets(viewport.contentInset))
    }
}
