import MullionGeometry

extension StackView {
    /// Arranges a view after the others. Adds it as a subview if necessary, and turns off the translation of its
    /// autoresizing mask.
    public final func addArrangedSubview(_ view: LayoutView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Arranges a view at an index among the arranged views, which is clamped to 0...count. A view that is already
    /// arranged moves there; its index among the subviews does not change.
    /// - Complexity: O(n) for n arranged views.
    public final func insertArrangedSubview(_ view: LayoutView, at index: Int) {
        if view.superview === self {
            arrangedSubviews.removeAll { $0 === view }
        } else {
            addSubview(view)
        }
        view.translatesAutoresizingMaskIntoConstraints = false
        arrangedSubviews.insert(view, at: min(max(index, 0), arrangedSubviews.count))
        setNeedsArrangement()
    }

    /// Stops arranging a view, which remains a subview without constraints of the stack. Does nothing for a view that
    /// is not arranged.
    ///
    /// `removeFromSuperview()` of the view does both.
    /// - Complexity: O(n) for n arranged views.
    public final func removeArrangedSubview(_ view: LayoutView) {
        if view.superview === self { forgetArranged(view) }
    }

    /// Drops a view from all that is known of arranged views.
    final func forgetArranged(_ view: LayoutView) {
        guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
        arrangedSubviews.remove(at: index)
        if drawsSizesToZero { modelOfTree.preferSize(nil, of: view, .horizontal) }
        customSpacings[ObjectIdentifier(view)] = nil
        dropBaselines()
        setNeedsArrangement()
    }

    // MARK: - Spacing

    /// The custom spacing that selects the stack view's ``spacing``.
    public static var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }

    /// The custom spacing that selects the default distance between siblings: 8 points.
    public static var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

    /// Sets a custom gap after an arranged view, in points, or ``spacingUseDefault`` or ``spacingUseSystem``. Does
    /// nothing for a view that is not arranged. The gap is discarded when the view is no longer arranged.
    ///
    /// Between two visible views the gap is that after the first of them, whatever is hidden between them.
    public final func setCustomSpacing(_ spacing: CGFloat, after view: LayoutView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        let key = ObjectIdentifier(view)
        let wanted = spacing == Self.spacingUseDefault ? nil : spacing
        guard wanted != customSpacings[key] else { return }
        customSpacings[key] = wanted
        setNeedsArrangement()
    }

    /// Returns the custom spacing after an arranged view, or ``spacingUseDefault`` if it has none.
    public final func customSpacing(after view: LayoutView) -> CGFloat {
        customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
    }

    /// The size of the gap after a view, as a usable number.
    final func gap(after view: LayoutView) -> CGFloat { usableGap(customSpacings[ObjectIdentifier(view)] ?? spacing) }

    final func usableGap(_ gap: CGFloat) -> CGFloat {
        if gap == Self.spacingUseSystem { return systemSpacing }
        return Self.isUsable(gap) ? gap : 0
    }

    private static func isUsable(_ gap: CGFloat) -> Bool { gap.magnitude <= 1e12 }

    // MARK: - Problems

    /// The alignment that is carried out: a column has no row of baselines.
    final var usableAlignment: Alignment {
        guard axis == .vertical else { return alignment }
        switch alignment {
        case .firstBaseline: return .leading
        case .lastBaseline: return .trailing
        default: return alignment
        }
    }

    /// Reports a request that the stack view cannot fulfill, once until the request changes.
    final func reportProblems() {
        var problems: Set<String> = []
        if usableAlignment != alignment {
            problems.insert("a column cannot align its views by \(alignment); \(usableAlignment) is taken")
        }
        if !Self.isUsable(spacing) || customSpacings.values.contains(where: { !Self.isUsable($0) }) {
            problems.insert("a spacing is not a usable number; 0 is used")
        }
        for problem in problems.subtracting(reportedProblems).sorted() {
            modelOfTree.reports.append(.stackView(view: path, problem: problem))
        }
        reportedProblems = problems
    }
}
