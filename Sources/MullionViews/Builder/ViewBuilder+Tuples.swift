/// Tuples of the commonest lengths. Their elements are moved into the tuple; a parameter pack copies them.
extension ViewBuilder {
    /// Combines two views.
    @inlinable
    public static func buildBlock<C0: View, C1: View>(
        _ c0: consuming C0, _ c1: consuming C1
    ) -> TupleView<(C0, C1)> {
        TupleView((c0, c1)) { views, lowering in
            var elements = TupleElements(views)
            elements.addNext(C0.self, to: &lowering)
            elements.addNext(C1.self, to: &lowering)
        }
    }

    /// Combines three views.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2
    ) -> TupleView<(C0, C1, C2)> {
        TupleView((c0, c1, c2)) { views, lowering in
            var elements = TupleElements(views)
            elements.addNext(C0.self, to: &lowering)
            elements.addNext(C1.self, to: &lowering)
            elements.addNext(C2.self, to: &lowering)
        }
    }

    /// Combines four views.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3
    ) -> TupleView<(C0, C1, C2, C3)> {
        TupleView((c0, c1, c2, c3)) { views, lowering in
            var elements = TupleElements(views)
            elements.addNext(C0.self, to: &lowering)
            elements.addNext(C1.self, to: &lowering)
            elements.addNext(C2.self, to: &lowering)
            elements.addNext(C3.self, to: &lowering)
        }
    }

    /// Combines five views.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4
    ) -> TupleView<(C0, C1, C2, C3, C4)> {
        TupleView((c0, c1, c2, c3, c4)) { views, lowering in
            var elements = TupleElements(views)
            elements.addNext(C0.self, to: &lowering)
            elements.addNext(C1.self, to: &lowering)
            elements.addNext(C2.self, to: &lowering)
            elements.addNext(C3.self, to: &lowering)
            elements.addNext(C4.self, to: &lowering)
        }
    }

    /// Combines six views.
    @inlinable
    public static func buildBlock<C0: View, C1: View, C2: View, C3: View, C4: View, C5: View>(
        _ c0: consuming C0, _ c1: consuming C1, _ c2: consuming C2, _ c3: consuming C3, _ c4: consuming C4,
        _ c5: consuming C5
    ) -> TupleView<(C0, C1, C2, C3, C4, C5)> {
        TupleView((c0, c1, c2, c3, c4, c5)) { views, lowering in
            var elements = TupleElements(views)
            elements.addNext(C0.self, to: &lowering)
            elements.addNext(C1.self, to: &lowering)
            elements.addNext(C2.self, to: &lowering)
            elements.addNext(C3.self, to: &lowering)
            elements.addNext(C4.self, to: &lowering)
            elements.addNext(C5.self, to: &lowering)
        }
    }
}
