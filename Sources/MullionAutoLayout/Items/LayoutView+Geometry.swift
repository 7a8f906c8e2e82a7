import MullionAnimation
import MullionGeometry

extension LayoutView {
    // MARK: - The frame

    /// The size, and the origin in the view's own coordinates. Setting the size marks the view for layout; the origin,
    /// which scrolls the subviews, marks nothing. Animatable.
    public final var bounds: CGRect {
        get { CGRect(origin: storedOrigin.model, size: storedSize.model) }
        set {
            if newValue.origin != storedOrigin.model { storedOrigin.set(newValue.origin, of: self, at: \.storedOrigin) }
            setGeometry(size: newValue.size, center: center)
        }
    }

    /// The center of the frame in the coordinates of the superview. Animatable.
    public final var center: CGPoint {
        get { storedCenter.model }
        set { setGeometry(size: storedSize.model, center: newValue) }
    }

    /// The rectangle in the coordinates of the superview. Animatable.
    ///
    /// Setting it moves a root, and a view whose mask is translated. The next layout of the superview moves any other
    /// view back to its solved frame.
    public final var frame: CGRect {
        get { CGRect(center: storedCenter.model, size: storedSize.model) }
        set { setGeometry(size: newValue.size, center: CGPoint(x: newValue.midX, y: newValue.midY)) }
    }

    private func setGeometry(size: CGSize, center: CGPoint) {
        let isAnimated = AnimationContext.isAnimating
        guard write(size, center, isAnimated: isAnimated, by: "setting the size of \(name)") else { return }
        maskReference = nil
        if let model, record >= 0, translatesAutoresizingMaskIntoConstraints || superview == nil {
            model.setMask(self)
        } else {
            listForMove()
        }
    }

    /// Gives the view the frame of the model, without the model hearing of it.
    ///
    /// - Parameter isAnimated: whether that happens inside of an animation block. A view that layout has not given a
    ///   frame before appears in its place all the same.
    final func show(_ frame: CGRect, isAnimated: Bool) {
        let center = CGPoint(x: frame.midX, y: frame.midY)
        let wasLaidOut = flags.contains(.wasLaidOut)
        flags.insert(.wasLaidOut)
        _ = write(
            frame.size, center, isAnimated: isAnimated && wasLaidOut, by: "the layout of \(superview?.name ?? name)")
    }

    /// Writes what changed, and marks a resized view for layout; false if nothing changed.
    private func write(
        _ size: CGSize, _ center: CGPoint, isAnimated: Bool, by reason: @autoclosure () -> String
    ) -> Bool {
        let isMoved = center != storedCenter.model
        let isResized = size != storedSize.model
        // Asking for the animation block at every write costs more than the write.
        if isAnimated {
            if isMoved { storedCenter.set(center, of: self, at: \.storedCenter) }
            if isResized { storedSize.set(size, of: self, at: \.storedSize) }
        } else {
            if isMoved { storedCenter.model = center }
            if isResized { storedSize.model = size }
        }
        if isResized { setNeedsLayout(by: reason()) }
        return isMoved || isResized
    }

    // MARK: - What is shown

    /// The frame at the latest tick of running animations; without an animation, the frame itself.
    ///
    /// Size and center move independently; constraints are not solved in between.
    /// - Complexity: O(n) for n animations of the view.
    public final var presentationFrame: CGRect {
        CGRect(center: storedCenter.presentation, size: storedSize.presentation)
    }

    /// The bounds at the latest tick of running animations; without an animation, the bounds themselves.
    public final var presentationBounds: CGRect {
        CGRect(origin: storedOrigin.presentation, size: storedSize.presentation)
    }

    /// Whether an animation of the view's frame or bounds has not ended.
    public final var isAnimating: Bool {
        storedCenter.isAnimating || storedSize.isAnimating || storedOrigin.isAnimating
    }

    // MARK: - Alignment rectangles

    /// Returns the frame of an alignment rectangle.
    public final func frame(forAlignmentRect rect: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: rect.minX - insets.left, y: rect.minY - insets.top, width: rect.width + insets.left + insets.right,
            height: rect.height + insets.top + insets.bottom)
    }

    /// Returns the alignment rectangle of a frame.
    public final func alignmentRect(forFrame frame: CGRect) -> CGRect {
        let insets = alignmentRectInsets
        return CGRect(
            x: frame.minX + insets.left, y: frame.minY + insets.top, width: frame.width - insets.left - insets.right,
            height: frame.height - insets.top - insets.bottom)
    }

    final var alignmentSize: CGSize { alignmentRect(forFrame: frame).size }

    // MARK: - Masks

    /// Whether the frame and the autoresizing mask are translated to constraints. True for new views; turn it off for
    /// views with constraints of their own.
    public final var translatesAutoresizingMaskIntoConstraints: Bool {
        get { flags.contains(.translatesMask) }
        set {
            guard newValue != flags.contains(.translatesMask) else { return }
            if newValue { flags.insert(.translatesMask) } else { flags.remove(.translatesMask) }
            model?.setMask(self)
        }
    }

    /// The margins and sizes that follow the size of the superview.
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

    /// The margins and sizes that share a change of the superview's size, each in proportion to its length. If the mask
    /// is empty, the view keeps its distances from the top and left edges.
    public final var autoresizingMask: AutoresizingMask {
        get { extras?.autoresizingMask ?? [] }
        set {
            guard newValue != autoresizingMask else { return }
            moreExtras.autoresizingMask = newValue
            maskReference = nil
            model?.setMask(self)
        }
    }

    /// Sets the frame that the view has in a superview of a given size, as documents store it.
    public final func setFrame(_ frame: CGRect, inSuperviewOf size: CGSize) {
        self.frame = frame
        maskReference = size
        model?.setMask(self)
    }

    // MARK: - Showing

    /// Whether the view is left out of drawing. Except in stack views, hidden views still take part in layout.
    public final var isHidden: Bool {
        get { flags.contains(.isHidden) }
        set {
            guard newValue != flags.contains(.isHidden) else { return }
            if newValue { flags.insert(.isHidden) } else { flags.remove(.isHidden) }
            fade()
            superview?.subviewsChanged()
        }
    }

    /// The visibility of the view at the latest tick of running animations: 0 if it is hidden, otherwise 1, and between
    /// while an animation of a change to `isHidden` runs.
    public final var presentationVisibility: Double { extras?.visibility?.presentation ?? (isHidden ? 0 : 1) }

    /// Records in an animation that the view was hidden or shown.
    private func fade() {
        guard AnimationContext.isAnimating || extras?.visibility != nil else { return }
        fadingVisibility.set(isHidden ? 0 : 1, of: self, at: \.fadingVisibility)
    }

    private final var fadingVisibility: AnimatableProperty<Double> {
        get { extras?.visibility ?? AnimatableProperty(isHidden ? 1 : 0) }
        set { moreExtras.visibility = newValue.isAnimating ? newValue : nil }
    }
}

extension CGRect {
    fileprivate init(center: CGPoint, size: CGSize) {
        self.init(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
    }
}
