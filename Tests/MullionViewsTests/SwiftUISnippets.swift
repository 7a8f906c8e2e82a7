import Mullion

// Ordinary SwiftUI view code. Only the import differs from what would be in an app.

struct Landmark: Identifiable, Hashable {
    var id: Int
    var name: String
    var park: String
    var isFavorite = false
}

let landmarks = [
    Landmark(id: 1001, name: "Turtle Rock", park: "Joshua Tree", isFavorite: true),
    Landmark(id: 1002, name: "Silver Salmon Creek", park: "Lake Clark"),
    Landmark(id: 1003, name: "Chilkoot Trail", park: "Klondike Gold Rush"),
]

struct LandmarkRow: View {
    var landmark: Landmark

    var body: some View {
        HStack {
            RoundedRectangle(cornerRadius: 8, style: .continuous)
                .fill(LinearGradient(colors: [.mint, .teal], startPoint: .top, endPoint: .bottom))
                .frame(width: 50, height: 50)
            VStack(alignment: .leading, spacing: 2) {
                Text(landmark.name)
                    .font(.headline)
                Text(landmark.park)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
            Spacer()
            if landmark.isFavorite {
                Circle()
                    .foregroundStyle(.yellow)
                    .frame(width: 12, height: 12)
                    .accessibilityLabel("Favorite")
            }
        }
        .padding(.vertical, 4)
    }
}

struct LandmarkList: View {
    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 0) {
                ForEach(landmarks) { landmark in
                    LandmarkRow(landmark: landmark)
                    Divider()
                }
            }
            .padding(.horizontal)
        }
    }
}

struct CardModifier: ViewModifier {
    var cornerRadius: CGFloat = 12

    func body(content: Content) -> some View {
        content
            .padding()
            .background(Color.white)
            .clipShape(RoundedRectangle(cornerRadius: cornerRadius))
            .shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func card() -> some View { modifier(CardModifier()) }
}

struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.closeSubpath()
        return path
    }
}

struct Arc: InsettableShape {
    var startAngle: Angle
    var endAngle: Angle
    var clockwise: Bool
    var insetAmount = 0.0

    func path(in rect: CGRect) -> Path {
        let rotationAdjustment = Angle.degrees(90)
        let modifiedStart = startAngle - rotationAdjustment
        let modifiedEnd = endAngle - rotationAdjustment
        var path = Path()
        path.addArc(
            center: CGPoint(x: rect.midX, y: rect.midY), radius: rect.width / 2 - insetAmount,
            startAngle: modifiedStart, endAngle: modifiedEnd, clockwise: !clockwise)
        return path
    }

    func inset(by amount: CGFloat) -> some InsettableShape {
        var arc = self
        arc.insetAmount += amount
        return arc
    }
}

struct ProgressBar: View {
    var value: Double

    var body: some View {
        GeometryReader { geometry in
            ZStack(alignment: .leading) {
                Capsule().fill(Color.gray.opacity(0.3))
                Capsule()
                    .fill(.blue)
                    .frame(width: geometry.size.width * value)
                    .named("filled")
            }
        }
        .frame(height: 6)
    }
}

struct Stat: View {
    let title: String
    let value: Int

    var body: some View {
        VStack {
            Text("\(value)").font(.system(.title, design: .rounded)).bold()
            Text(title.uppercased()).font(.caption2).foregroundColor(.gray)
        }
        .frame(maxWidth: .infinity)
    }
}

private struct AccentKey: EnvironmentKey {
    static let defaultValue: Color = .blue
}

extension EnvironmentValues {
    var accent: Color {
        get { self[AccentKey.self] }
        set { self[AccentKey.self] = newValue }
    }
}

struct AccentedBadge: View {
    @Environment(\.accent) private var accent
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text(direction == .rightToLeft ? "rtl" : "ltr")
            .padding(4)
            .background(accent, in: Capsule())
    }
}

struct EqualWidthHStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        let widest = sizes.map(\.width).max() ?? 0
        return CGSize(width: widest * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let width = bounds.width / CGFloat(max(subviews.count, 1))
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + width * (CGFloat(index) + 0.5), y: bounds.midY), anchor: .center,
                proposal: ProposedViewSize(width: width, height: bounds.height))
        }
    }
}

enum Snippets {
    @ViewBuilder static func status(_ isOnline: Bool) -> some View {
        if isOnline {
            Text("Online").foregroundStyle(.green)
        } else {
            Text("Offline").foregroundStyle(.red).strikethrough()
        }
    }

    @MainActor static var all: [(name: String, view: AnyView)] {
        [
            ("row", AnyView(LandmarkRow(landmark: landmarks[0]))),
            ("list", AnyView(LandmarkList())),
            (
                "card",
                AnyView(
                    VStack {
                        Text("Title").font(.title); Text("Body")
                    }.card())
            ),
            ("triangle", AnyView(Triangle().fill(.red).frame(width: 60, height: 40))),
            (
                "triangle stroke",
                AnyView(Triangle().stroke(.red, style: StrokeStyle(lineWidth: 4, lineCap: .round, dash: [6])))
            ),
            (
                "arc",
                AnyView(
                    Arc(startAngle: .degrees(0), endAngle: .degrees(110), clockwise: true).strokeBorder(
                        .blue, lineWidth: 10
                    ).frame(width: 100, height: 100))
            ),
            ("progress", AnyView(ProgressBar(value: 0.25))),
            (
                "stats",
                AnyView(
                    HStack {
                        Stat(title: "Posts", value: 12); Divider(); Stat(title: "Likes", value: 340)
                    }.fixedSize(horizontal: false, vertical: true))
            ),
            (
                "environment",
                AnyView(AccentedBadge().environment(\.accent, .orange).environment(\.layoutDirection, .rightToLeft))
            ),
            (
                "equal widths",
                AnyView(
                    EqualWidthHStack {
                        Text("Small"); Text("A longer one")
                    })
            ),
            (
                "builder function",
                AnyView(
                    HStack {
                        status(true); status(false)
                    })
            ),
            (
                "concatenation",
                AnyView(Text("Total: ") + Text("12 €").bold().foregroundColor(.red) + Text(" incl.").italic())
            ),
            (
                "text styles",
                AnyView(
                    Text("Styled").fontWeight(.semibold).underline(color: .red).kerning(2).tracking(1).monospacedDigit()
                )
            ),
            (
                "limits",
                AnyView(
                    Text("One two three four five six seven").lineLimit(2).truncationMode(.middle)
                        .multilineTextAlignment(
                            .center
                        ).lineSpacing(4).frame(width: 80))
            ),
            ("format", AnyView(Text(0.25, format: .percent.locale(Locale(identifier: "en_US"))))),
            (
                "range",
                AnyView(
                    HStack(spacing: 4) {
                        ForEach(0..<5) { index in
                            Circle().fill(index < 3 ? Color.yellow : Color.gray).frame(width: 10, height: 10)
                        }
                    })
            ),
            ("id", AnyView(VStack { ForEach(["a", "b"], id: \.self) { Text($0) } })),
            (
                "enumerated",
                AnyView(
                    VStack(alignment: .leading) {
                        ForEach(Array(["x", "y"].enumerated()), id: \.offset) { index, name in
                            Text("\(index + 1). \(name)")
                        }
                    })
            ),
            (
                "switch",
                AnyView(
                    Group {
                        switch landmarks.count {
                        case 0: EmptyView();
                        case 3: Text("three");
                        default: Text("many")
                        }
                    })
            ),
            (
                "optional",
                AnyView(
                    VStack {
                        if let first = landmarks.first { Text(first.name) }; if landmarks.isEmpty { Text("none") }
                    })
            ),
            (
                "overlay",
                AnyView(
                    Color.blue.frame(width: 80, height: 80).overlay(alignment: .topTrailing) {
                        Text("3").padding(4).background(.red, in: Circle()).offset(x: 6, y: -6)
                    })
            ),
            (
                "background",
                AnyView(
                    Text("Hi").padding(.horizontal, 12).padding(.vertical, 6).background(.blue, in: .capsule)
                        .foregroundStyle(.white))
            ),
            (
                "border",
                AnyView(Text("Box").padding(8).border(Color.red, width: 2).background(Color.yellow.opacity(0.2)))
            ),
            ("corner", AnyView(Color.green.frame(width: 44, height: 44).cornerRadius(10).opacity(0.5))),
            (
                "effects",
                AnyView(
                    Rectangle().frame(width: 30, height: 30).rotationEffect(.degrees(45)).scaleEffect(
                        1.5, anchor: .bottom))
            ),
            (
                "z",
                AnyView(
                    ZStack {
                        Color.red.zIndex(1); Color.blue; Text("front").zIndex(2)
                    })
            ),
            (
                "gradient",
                AnyView(
                    RadialGradient(
                        gradient: Gradient(colors: [.white, .black]), center: .center, startRadius: 0, endRadius: 50))
            ),
            (
                "path",
                AnyView(
                    Path { path in
                        path.move(to: .zero); path.addLine(to: CGPoint(x: 20, y: 20));
                        path.addRect(CGRect(x: 5, y: 5, width: 10, height: 10))
                    }.stroke(lineWidth: 2))
            ),
            (
                "trim",
                AnyView(
                    Circle().trim(from: 0, to: 0.75).stroke(.blue, lineWidth: 8).rotationEffect(.degrees(-90)).frame(
                        width: 60, height: 60))
            ),
            ("inset", AnyView(Circle().inset(by: 5).fill(.orange).frame(width: 40, height: 40))),
            (
                "fits",
                AnyView(
                    ViewThatFits(in: .horizontal) {
                        HStack {
                            Text("A long row"); Text("of two texts")
                        }; VStack { Text("short") }
                    })
            ),
            (
                "safe area",
                AnyView(
                    ScrollView { Text("content") }.safeAreaInset(edge: .bottom) {
                        Text("bar").frame(maxWidth: .infinity).background(.gray)
                    })
            ),
            (
                "guide",
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Text("Big").font(.largeTitle); Text("small").alignmentGuide(.firstTextBaseline) { $0[.bottom] }
                    })
            ),
            (
                "any layout",
                AnyView(
                    AnyLayout(VStackLayout(alignment: .leading)) {
                        Text("1"); Text("2")
                    })
            ),
            ("ratio", AnyView(Color.purple.aspectRatio(16 / 9, contentMode: .fit).frame(maxWidth: 160))),
            (
                "hidden",
                AnyView(
                    HStack {
                        Text("a"); Text("b").hidden(); Text("c")
                    })
            ),
            ("position", AnyView(Circle().frame(width: 10, height: 10).position(x: 20, y: 30))),
            (
                "priority",
                AnyView(
                    HStack {
                        Text("wins").layoutPriority(1); Text("gives way to the other").lineLimit(1)
                    })
            ),
            ("any view", AnyView([AnyView(Text("x")), AnyView(Color.red)][0])),
            (
                "frames",
                AnyView(Text("x").frame(minWidth: 0, maxWidth: .infinity, minHeight: 20, alignment: .bottomTrailing))
            ),
        ]
    }
}
