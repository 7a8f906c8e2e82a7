import Mullion
import MullionTestSupport

/// A description of a view that can be edited, unlike the view.
struct RandomView: Identifiable {
    enum Kind: CaseIterable {
        case text, concatenation, color, shape, spacer, divider
        case hStack, vStack, zStack, thatFits, scroll, reader, switched, custom
        case padding, frame, flexible, fixedSize, ratio, offset, guide, priority, direction, font, named, value
        case overlay, background, inset, condition, group, missing, identified
    }

    static let leaves: [Kind] = [.text, .concatenation, .color, .shape, .spacer, .divider, .text]

    var id: Int
    var kind: Kind
    var number: Int
    var children: [RandomView]

    /// A random view of about `size` views.
    static func random(_ size: Int, using generator: inout SplitMix64) -> RandomView {
        let kind =
            size <= 1 ? leaves.randomElement(using: &generator)! : Kind.allCases.randomElement(using: &generator)!
        var view = RandomView(
            id: Int.random(in: 0..<1_000_000, using: &generator), kind: kind,
            number: Int.random(in: 0..<12, using: &generator), children: [])
        if leaves.contains(kind) { return view }
        let count = min(max(size - 1, 1), Int.random(in: 1...4, using: &generator))
        for _ in 0..<count { view.children.append(.random((size - 1) / count, using: &generator)) }
        return view
    }

    /// Changes one view somewhere.
    mutating func edit(using generator: inout SplitMix64) {
        if !children.isEmpty, Int.random(in: 0..<4, using: &generator) > 0 {
            children[Int.random(in: children.indices, using: &generator)].edit(using: &generator)
            return
        }
        switch Int.random(in: 0..<8, using: &generator) {
        case 0, 1: number = Int.random(in: 0..<12, using: &generator)
        case 2: children.shuffle(using: &generator)
        case 3 where children.count > 1: children.remove(at: Int.random(in: children.indices, using: &generator))
        case 4 where !RandomView.leaves.contains(kind):
            children.insert(
                .random(4, using: &generator), at: Int.random(in: 0...children.count, using: &generator))
        case 5:
            kind = (children.isEmpty ? RandomView.leaves : RandomView.Kind.allCases).randomElement(using: &generator)!
        case 6: self = RandomView(id: id, kind: .padding, number: number, children: [self])
        default: self = .random(6, using: &generator)
        }
    }
}

private struct Diagonal: Layout {
    var step: CGFloat

    struct Shift: LayoutValueKey {
        static let defaultValue: CGFloat = 0
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: (sizes.map(\.width).max() ?? 0) + step * CGFloat(subviews.count),
            height: (sizes.map(\.height).max() ?? 0) + step * CGFloat(subviews.count))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (index, subview) in subviews.enumerated() {
            let shift = step * CGFloat(index) + subview[Shift.self]
            subview.place(at: CGPoint(x: bounds.minX + shift, y: bounds.minY + shift), proposal: proposal)
        }
    }
}

extension RandomView: View {
    private var amount: CGFloat { CGFloat(number) * 1.5 }

    @ViewBuilder private var all: some View {
        ForEach(children) { $0 }
    }

    @ViewBuilder private var first: some View {
        if let child = children.first { child }
    }

    @ViewBuilder private var rest: some View {
        ForEach(children.dropFirst()) { $0 }
    }

    var body: some View {
        switch kind {
        case .text: AnyView(Text(String(repeating: "word ", count: number + 1)))
        case .concatenation: AnyView(Text("plain \(number) ") + Text("bold words").bold() + Text(" end"))
        case .color: AnyView(Color(white: Double(number) / 12))
        case .shape: AnyView(Circle().fill(.red).frame(width: amount + 1))
        case .spacer: AnyView(Spacer(minLength: number == 0 ? nil : amount))
        case .divider: AnyView(Divider())
        case .hStack: AnyView(HStack(spacing: number < 6 ? nil : amount) { all })
        case .vStack: AnyView(VStack(alignment: number < 6 ? .leading : .center) { all })
        case .zStack: AnyView(ZStack(alignment: .topLeading) { all })
        case .thatFits: AnyView(ViewThatFits { all })
        case .scroll: AnyView(ScrollView(number < 6 ? .vertical : .horizontal) { all })
        case .reader:
            AnyView(
                GeometryReader {
                    Color.red.frame(width: $0.size.width / 2); first.padding($0.size.height / 9)
                })
        case .switched:
            AnyView((number < 6 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout()))() { all })
        case .custom: AnyView(Diagonal(step: amount)() { all })
        case .padding: AnyView(first.padding(amount))
        case .frame: AnyView(first.frame(width: 20 + amount, height: number < 6 ? nil : 30))
        case .flexible:
            AnyView(first.frame(minWidth: amount, maxWidth: number < 6 ? .infinity : 60, alignment: .leading))
        case .fixedSize: AnyView(first.fixedSize(horizontal: number < 6, vertical: number > 3))
        case .ratio: AnyView(first.aspectRatio(0.5 + amount, contentMode: number < 6 ? .fit : .fill))
        case .offset: AnyView(first.offset(x: amount, y: -amount))
        case .guide: AnyView(first.alignmentGuide(.leading) { $0.width / (amount + 1) })
        case .priority: AnyView(first.layoutPriority(Double(number % 3)))
        case .direction: AnyView(first.environment(\.layoutDirection, number < 6 ? .leftToRight : .rightToLeft))
        case .font: AnyView(first.font(.system(size: 8 + amount)).lineLimit(number < 6 ? nil : 2))
        case .named: AnyView(first.named("name \(number)"))
        case .value: AnyView(first.layoutValue(key: Diagonal.Shift.self, value: amount))
        case .overlay: AnyView(first.overlay { rest })
        case .background: AnyView(first.background(alignment: .bottom) { rest })
        case .inset: AnyView(first.safeAreaInset(edge: VerticalEdge.bottom) { rest })
        case .condition: AnyView(Group { if number < 6 { first } else { all } })
        case .group: AnyView(Group { all }.padding(1))
        case .missing: AnyView(Group { if number < 6 { all } })
        case .identified: AnyView(first.id(number / 4))
        }
    }
}
