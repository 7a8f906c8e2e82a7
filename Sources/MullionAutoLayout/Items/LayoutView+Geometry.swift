import MullionGeometry

extension LayoutView {
    /// Size and origin in the view's own coordinates. Setting the size marks the view for layout; the origin, which scrolls
    /// the subviews, marks nothing.
    public final var bounds: CGRect {
        get { storedBounds }
        set {
            storedBounds.origin = newValue.origin
            setGeometry(size: newValue.size, center: storedCenter)
        }
    }

    /// The middle in the coordinates of the superview.
    public final var center: CGPoint {
        get { storedCenter }
        set { setGeometry(size: storedBounds.size, center: newValue) }
    }

    /// The rectangle in the coordinates of the superview.
    ///
    /// Setting it moves a view whose mask is translated, and a root. Any other view is put back where the model has it by the
    /// next layout of its superview.
    public final var frame: CGRect {
        get {
            CGRect(
                x: storedCenter.x - storedBounds.width / 2, y: storedCenter.y - storedBounds.height / 2,
                width: storedBounds.width, height: storedBounds.height)
        }
        set { setGeometry(size: newValue.size, center: CGPoint(x: newValue.midX, y: newValue.midY)) }
    }

    private func setGeometry(size: CGSize, center: CGPoint) {
        let isResized = size != storedBounds.size
        guard isResized || center != storedCenter else { return }
        storedBounds.size = size
        storedCenter = center
        maskReference = nil
        if isResized { setNeedsLayout(by: "setting the size of \(name)") }
        if let model, place >= 0, translatesAutoresizingMaskIntoConstraints || superview == nil {
            model.setMask(self)
        } else {
            listForMove()
        }
    }

    /// Gives the view the frame of the model, without the model hearing of it.
    final func show(_ frame: CGRect) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        flags.insert(.wasLaidOut)
        if storedCenter != center { storedCenter = center }
        guard storedBounds.size != frame.size else { return }
        storedBounds.size = frame.size
        setNeedsLayout(by: "the layout of \(superview?.name ?? name)")
    }

    // MARK: - Alignment rectangles

    /// The frame of an alignment rectangle.
    public final func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// The alignment rectangle of a frame.
    public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
    }

    final var alignmentSize: CGSize { alignmentRect(forFrame: frame).size }

    // MARK: - Masks

    /// Whether the frame and the autoresizing mask are translated to constraints. True for new views; turn it off for views
    /// with constraints of their own.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesMask) }
        set {
            guard newValue != flags.contains(.translatesMask) else { return }
            if newValue { flags.insert(.translatesMask) } else { flags.remove(.translatesMask) }
            model?.setMask(self)
        }
    }

    /// Which margins and sizes follow the size of the superview.
    public struct AutoresizingMask: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
        public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
        public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
    }

    /// Which margins and sizes share a change of the superview's size, each in proportion to its length. None: the view keeps
    /// its place from the top left.
    public final var autoresizingMask: AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            moreExtras.autoresizingMask = newValue
            maskReference = nil
            model?.setMask(self)
        }
    }

    /// Sets the frame as it is in a superview of another size than it has now, as documents store it.
    public final func setFrame(_ frame: CGRect, inSuperviewOf size: CGSize) {
        self.frame = frame
        maskReference = size
        model?.setMask(self)
    }

    // MARK: - Showing

    /// Whether the view is left out of drawing. Hidden views keep their place, except in stack views.
    public final var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            guard newValue != flags.contains(.isHidden) else { return }
            if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
            superview?.subviewsChanged()
        }
    }
}
