import MullionGeometry

/// A horizontal position of an item, from which constraints are made.
public struct LayoutXAxisAnchor: LayoutAnchor {
    public let item: ConstraintItem
    public let attribute: LayoutConstraint.Attribute
}

/// A vertical position of an item, from which constraints are made.
public struct LayoutYAxisAnchor: LayoutAnchor {
    public let item: ConstraintItem
    public let attribute: LayoutConstraint.Attribute
}

/// A width or height of an item, or the distance between two positions, from which constraints are made.
public struct LayoutDimension: LayoutAnchor {
    /// The item; of a distance, that of the position at which it ends.
    public let item: ConstraintItem
    public let attribute: LayoutConstraint.Attribute
    /// Where a distance begins; nil for a width or height.
    var start: Start?

    typealias Start = (item: ConstraintItem, attribute: LayoutConstraint.Attribute)
}

// MARK: - The anchors of an item

extension ConstraintItem {
    public final var leadingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .leading) }
    public final var trailingAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .trailing) }
    public final var leftAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .left) }
    public final var rightAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .right) }
    public final var centerXAnchor: LayoutXAxisAnchor { LayoutXAxisAnchor(item: self, attribute: .centerX) }
    public final var topAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .top) }
    public final var bottomAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .bottom) }
    public final var centerYAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .centerY) }
    public final var widthAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .width) }
    public final var heightAnchor: LayoutDimension { LayoutDimension(item: self, attribute: .height) }
}

extension LayoutView {
    public final var firstBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .firstBaseline) }
    public final var lastBaselineAnchor: LayoutYAxisAnchor { LayoutYAxisAnchor(item: self, attribute: .lastBaseline) }
}

// MARK: - Constraints between positions

/// A position or length of an item, from which constraints are made.
public protocol LayoutAnchor {
    var item: ConstraintItem { get }
    var attribute: LayoutConstraint.Attribute { get }
}

extension LayoutAnchor {
    /// Returns the inactive, required constraint `self == anchor + constant`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(equalTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relate(.equal, anchor, constant: constant)
    }

    /// Returns the inactive, required constraint `self >= anchor + constant`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(greaterThanOrEqualTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relate(.greaterThanOrEqual, anchor, constant: constant)
    }

    /// Returns the inactive, required constraint `self <= anchor + constant`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(lessThanOrEqualTo anchor: Self, constant: CGFloat = 0) -> LayoutConstraint {
        relate(.lessThanOrEqual, anchor, constant: constant)
    }

    /// Where a distance begins; nil for all else.
    private var start: LayoutDimension.Start? {
        // Comparing types is cheaper than asking every position whether it is a length.
        Self.self == LayoutDimension.self ? (self as? LayoutDimension)?.start : nil
    }

    func relate(
        _ relation: LayoutConstraint.Relation, _ anchor: Self, multiplier: CGFloat = 1, constant: CGFloat
    ) -> LayoutConstraint {
        LayoutConstraint(
            item, attribute, relation, anchor.item, anchor.attribute, multiplier: multiplier, constant: constant,
            starts: .make(start, anchor.start))
    }
}

// MARK: - System spacing

/// The default distance between siblings, in points.
let systemSpacing: CGFloat = 8

extension LayoutXAxisAnchor {
    /// Returns the inactive, required constraint `self == anchor + multiplier · 8`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(
        equalToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(equalTo: anchor, constant: systemSpacing * multiplier)
    }

    /// Returns the inactive, required constraint `self >= anchor + multiplier · 8`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
    }

    /// Returns the inactive, required constraint `self <= anchor + multiplier · 8`, in points.
    ///
    /// - Precondition: The attributes of the anchors can be compared: leading and trailing not with left and right.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: systemSpacing * multiplier)
    }
}

extension LayoutYAxisAnchor {
    /// Returns the inactive, required constraint `self == anchor + multiplier · spacing`.
    ///
    /// The spacing is 8 points; between two baselines, it is the line height of the lower view's text.
    public func constraint(
        equalToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(equalTo: anchor, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns the inactive, required constraint `self >= anchor + multiplier · spacing`, with the spacing of
    /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(greaterThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier)
    }

    /// Returns the inactive, required constraint `self <= anchor + multiplier · spacing`, with the spacing of
    /// ``constraint(equalToSystemSpacingBelow:multiplier:)``.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor, multiplier: CGFloat
    ) -> LayoutConstraint {
        constraint(lessThanOrEqualTo: anchor, constant: spacing(below: anchor) * multiplier)
    }

    private func spacing(below anchor: LayoutYAxisAnchor) -> CGFloat {
        let baselines: [LayoutConstraint.Attribute] = [.firstBaseline, .lastBaseline]
        guard baselines.contains(attribute), baselines.contains(anchor.attribute) else { return systemSpacing }
        return (item as? LayoutView)?.lineHeight ?? systemSpacing
    }
}

// MARK: - Lengths

extension LayoutDimension {
    /// Returns the inactive, required constraint `self == constant`, in points.
    public func constraint(equalToConstant constant: CGFloat) -> LayoutConstraint { relate(.equal, constant) }

    /// Returns the inactive, required constraint `self >= constant`, in points.
    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
        relate(.greaterThanOrEqual, constant)
    }

    /// Returns the inactive, required constraint `self <= constant`, in points.
    public func constraint(lessThanOrEqualToConstant constant: CGFloat) -> LayoutConstraint {
        relate(.lessThanOrEqual, constant)
    }

    /// Returns the inactive, required constraint `self == multiplier · anchor + constant`.
    ///
    /// - Precondition: The multiplier is not 0, and its magnitude is at most 1e12.
    public func constraint(
        equalTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> LayoutConstraint {
        relate(.equal, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns the inactive, required constraint `self >= multiplier · anchor + constant`.
    ///
    /// - Precondition: The multiplier is not 0, and its magnitude is at most 1e12.
    public func constraint(
        greaterThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> LayoutConstraint {
        relate(.greaterThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    /// Returns the inactive, required constraint `self <= multiplier · anchor + constant`.
    ///
    /// - Precondition: The multiplier is not 0, and its magnitude is at most 1e12.
    public func constraint(
        lessThanOrEqualTo anchor: LayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> LayoutConstraint {
        relate(.lessThanOrEqual, anchor, multiplier: multiplier, constant: constant)
    }

    private func relate(_ relation: LayoutConstraint.Relation, _ constant: CGFloat) -> LayoutConstraint {
        LayoutConstraint(item, attribute, relation, nil, constant: constant, starts: .make(start, nil))
    }
}
