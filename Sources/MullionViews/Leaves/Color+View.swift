import MullionDrawing

/// A colour is a view that takes whatever room it is offered, 10 points where nothing is said.
extension Color: View {
    public typealias Body = Never
}

extension Color: PrimitiveView {
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.color(self)) }
}
