import MullionGeometry

/// The attributes in the rules of a stack view, on either axis.
struct StackAxis {
    // Along the axis.
    let start: LayoutConstraint.Attribute
    let end: LayoutConstraint.Attribute
    let center: LayoutConstraint.Attribute
    let size: LayoutConstraint.Attribute

    // Across it.
    let near: LayoutConstraint.Attribute
    let far: LayoutConstraint.Attribute
    let crossCenter: LayoutConstraint.Attribute
    let crossSize: LayoutConstraint.Attribute

    init(_ axis: Axis) {
        switch axis {
        case .horizontal:
            (start, end, center, size) = (.leading, .trailing, .centerX, .width)
            (near, far, crossCenter, crossSize) = (.top, .bottom, .centerY, .height)
        case .vertical:
            (start, end, center, size) = (.top, .bottom, .centerY, .height)
            (near, far, crossCenter, crossSize) = (.leading, .trailing, .centerX, .width)
        }
    }
}
