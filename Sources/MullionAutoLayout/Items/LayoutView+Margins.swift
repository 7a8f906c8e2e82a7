import MullionGeometry

extension LayoutView {
    /// The margins that the view requests. The default is 8 points on each edge.
    public final var directionalLayoutMargins: EdgeInsets {
        get { extras?.margins ?? EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }
        set {
            guard newValue != extras?.margins else { return }
            moreExtras.margins = newValue
            marginsChanged()
        }
    }

    /// The effective margins, including the safe area and the superview's margins, as left and right. Setting them sets
    /// ``directionalLayoutMargins``. Reading it applies pending changes.
    public final var layoutMargins: PhysicalEdgeInsets {
        get { solvedModel.margins(of: self) }
        set {
            let isMirrored = effectiveLayoutDirection == .rightToLeft
            directionalLayoutMargins = EdgeInsets(
                top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom,
                trailing: isMirrored ? newValue.left : newValue.right)
        }
    }

    /// Whether the margins cover at least the part of the superview's margins that reaches into the view.
    public final var preservesSuperviewLayoutMargins: Bool {
        get { extras?.preservesSuperviewMargins ?? false }
        set {
            guard newValue != preservesSuperviewLayoutMargins else { return }
            moreExtras.preservesSuperviewMargins = newValue
            marginsChanged()
        }
    }

    /// Whether the part of the safe area that reaches into the view is added to its margins. The default is true.
    public final var insetsLayoutMarginsFromSafeArea: Bool {
        get { !(extras?.ignoresSafeArea ?? false) }
        set {
            guard newValue != insetsLayoutMarginsFromSafeArea else { return }
            moreExtras.ignoresSafeArea = !newValue
            marginsChanged()
        }
    }

    /// The insets of the safe area in the view. Reading it applies pending changes.
    public final var safeAreaInsets: PhysicalEdgeInsets { solvedModel.safeAreaInsets(of: self) }

    /// Records that margins, safe area, or direction of this view or its root have changed.
    final func marginsChanged() {
        setNeedsLayout(by: "the margins of \(name)")
        guard let model else { return }
        model.insetsAreStale = true
        model.schedule()
    }

    /// Notifies the view and its controller that margins or safe area changed since the last layout.
    final func tellOfInsets() {
        let changed = flags.intersection([.marginsDidChange, .safeAreaDidChange])
        guard !changed.isEmpty else { return }
        flags.subtract(changed)
        if changed.contains(.safeAreaDidChange) {
            safeAreaInsetsDidChange()
            controller?.viewSafeAreaInsetsDidChange()
        }
        if changed.contains(.marginsDidChange) {
            layoutMarginsDidChange()
            controller?.viewLayoutMarginsDidChange()
        }
    }

    // MARK: - Guides

    /// The guide of the alignment rectangle inset by the margins.
    public final var layoutMarginsGuide: LayoutGuide {
        if let guide = extras?.marginsGuide { return guide }
        let guide = addInsetGuide(.margins)
        moreExtras.marginsGuide = guide
        return guide
    }

    /// The guide of the alignment rectangle inset by the safe area.
    public final var safeAreaLayoutGuide: LayoutGuide {
        if let guide = extras?.safeAreaGuide { return guide }
        let guide = addInsetGuide(.safeArea)
        moreExtras.safeAreaGuide = guide
        return guide
    }

    /// The guide of a rectangle, centered in the margins, that is at most as wide as text is easy to read.
    public final var readableContentGuide: LayoutGuide {
        if let guide = extras?.readableGuide { return guide }
        let guide = LayoutGuide()
        guide.identifier = "readableContentGuide"
        addLayoutGuide(guide)
        moreExtras.readableGuide = guide
        let margins = layoutMarginsGuide
        let widest = guide.widthAnchor.constraint(lessThanOrEqualToConstant: readableWidth)
        let fill = guide.widthAnchor.constraint(equalTo: margins.widthAnchor)
        fill.priority = 999
        let constraints = [
            guide.centerXAnchor.constraint(equalTo: margins.centerXAnchor),
            guide.widthAnchor.constraint(lessThanOrEqualTo: margins.widthAnchor),
            guide.topAnchor.constraint(equalTo: margins.topAnchor),
            guide.bottomAnchor.constraint(equalTo: margins.bottomAnchor), widest, fill,
        ]
        for constraint in constraints { constraint.origin = .mask }
        LayoutConstraint.activate(constraints)
        return guide
    }

    private func addInsetGuide(_ kind: InsetGuide.Kind) -> InsetGuide {
        let guide = InsetGuide(kind)
        addLayoutGuide(guide)
        guide.activate(in: self)
        return guide
    }

    // MARK: - The surroundings of a root

    /// The safe area insets of the root; has no effect on other views.
    public final var rootSafeAreaInsets: PhysicalEdgeInsets {
        get { extras?.environment.safeArea ?? .zero }
        set {
            guard newValue != rootSafeAreaInsets else { return }
            moreExtras.environment.safeArea = newValue
            marginsChanged()
        }
    }

    /// The direction of the root's layout, which applies to the whole tree; has no effect on other views.
    public final var layoutDirection: LayoutDirection {
        get { extras?.environment.direction ?? .leftToRight }
        set {
            guard newValue != layoutDirection else { return }
            moreExtras.environment.direction = newValue
            marginsChanged()
            model?.retranslateDirectional()
            forEachItem { ($0 as? StackView)?.setNeedsArrangement() }
        }
    }

    /// What the content of the view means, which decides whether it is mirrored right to left. It is not inherited by
    /// subviews. The default is `unspecified`.
    public final var semanticContentAttribute: SemanticContentAttribute {
        get { extras?.semanticContentAttribute ?? .unspecified }
        set {
            guard newValue != semanticContentAttribute else { return }
            moreExtras.semanticContentAttribute = newValue
            marginsChanged()
            model?.retranslateDirectional()
            (self as? StackView)?.setNeedsArrangement()
        }
    }

    /// The direction in which the view arranges its content: that of its ``semanticContentAttribute`` or, if that is
    /// unspecified, of the root.
    ///
    /// Leading and trailing of a constraint are those of the nearest view that contains both items, because it arranges
    /// them. Margins and the order of arranged subviews are those of the view itself.
    public final var effectiveLayoutDirection: LayoutDirection {
        semanticContentAttribute.direction ?? rootView.layoutDirection
    }

    /// The greatest width of readable content guides made in this tree, in points. Set it on the root
    /// before the guides are used. The default is 672.
    public final var readableWidth: CGFloat {
        get { rootView.extras?.environment.readableWidth ?? 672 }
        set { moreExtras.environment.readableWidth = newValue }
    }
}

extension LayoutModel {
    /// Translates the constraints that depend on the direction again.
    func retranslateDirectional() {
        for constraint in constraints where constraint.hasAttribute(where: \.isDirectional) { retranslate(constraint) }
    }
}
