import Mullion

/// An album of a million images in sections of a month, for the demonstration of collections.
nonisolated struct AlbumView: View {
    /// The number of images.
    static let pictureCount = 1_000_000
    /// The lengths of sections, which repeat.
    private static let lengths = [31, 12, 45, 7, 88, 24, 3, 60]

    /// The length of the album's header, and of those of the months.
    static let headerLength: CGFloat = 64
    private static let monthLength: CGFloat = 32
    private static let pictureSize = CGSize(width: 112, height: 64)

    /// The numbers of the first images of the months, followed by the number of images.
    static let monthStarts: [Int] = {
        var starts = [0]
        while starts[starts.count - 1] < pictureCount {
            let length = lengths[(starts.count - 1) % lengths.count]
            starts.append(min(starts[starts.count - 1] + length, pictureCount))
        }
        return starts
    }()

    var alignment: LineAlignment

    var body: some View {
        ScrollView(offset: .at(y: 0)) {
            FlowCollection(configuration) {
                CollectionSection(0..<0, sizes: .uniform(.zero)) { _ in EmptyView() }
                    .header(length: Self.headerLength) { title }
                for month in 0..<Self.monthStarts.count - 1 { section(month) }
            }
            .named("content")
        }
    }

    private var configuration: FlowConfiguration {
        var configuration = FlowConfiguration()
        configuration.lineAlignment = alignment
        configuration.minimumInteritemSpacing = 16
        configuration.minimumLineSpacing = 0
        configuration.globalHeaderOptions = .all
        configuration.firstSectionMaximumStretchLength = 2 * Self.headerLength
        return configuration
    }

    private var title: some View {
        VStack(alignment: .leading, spacing: 0) {
            Text("One million pictures").bold()
            Text("only those that are seen have nodes").foregroundStyle(.white.opacity(0.8))
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .leading)
        .background(Color(red8: 0x1E, green8: 0x3A, blue8: 0x8A))
    }

    private func section(_ month: Int) -> CollectionSection {
        let pictures = Self.monthStarts[month]..<Self.monthStarts[month + 1]
        return CollectionSection(pictures, sizes: .uniform(Self.pictureSize)) { PictureCell(number: $0) }
            .header(length: Self.monthLength) {
                DemoHeader(text: Self.name(ofMonth: month), note: "\(pictures.count)")
            }
            .insets(EdgeInsets(top: 0, leading: 16, bottom: 16, trailing: 16))
            .id(month)
    }

    /// Returns the month's name; the album begins in January of the year 1.
    static func name(ofMonth month: Int) -> String {
        let names = [
            "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
            "November", "December",
        ]
        return "\(names[month % 12]) of year \(month / 12 + 1)"
    }
}

/// An image of the album: its number on a color.
nonisolated private struct PictureCell: View {
    var number: Int

    var body: some View {
        Text(verbatim: "\(number + 1)")
            .foregroundStyle(.white)
            .frame(width: 112, height: 48)
            .background(Color(hue: Double(number * 37 % 360) / 360, saturation: 0.55, brightness: 0.6))
            .padding(.bottom, 16)
            .named("element")
    }
}
