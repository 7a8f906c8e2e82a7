import Mullion

/// An invoice as a card on a soft ground.
struct InvoiceView: View {
    let invoice: Invoice

    static let ink = Color(red8: 0x1E, green8: 0x1B, blue8: 0x4B)
    static let faint = Color(red8: 0x6B, green8: 0x70, blue8: 0x85)
    static let line = Color(red8: 0xE6, green8: 0xE8, blue8: 0xF0)
    static let ground = Color(red8: 0xEE, green8: 0xF0, blue8: 0xF8)
    static let gradient = LinearGradient(
        colors: [Color(red8: 0x43, green8: 0x38, blue8: 0xCA), Color(red8: 0x7C, green8: 0x3A, blue8: 0xED)],
        startPoint: .topLeading, endPoint: .bottomTrailing)

    var body: some View {
        VStack(spacing: 0) {
            header
            VStack(spacing: 0) {
                ForEach(0..<invoice.items.count) { index in
                    if index > 0 { Self.line.frame(height: 1) }
                    ItemRow(item: invoice.items[index]).named("item \(index + 1)")
                }
            }
            .padding(.horizontal, 32)
            .padding(.vertical, 10)
            footer
        }
        .background(.white)
        .clipShape(RoundedRectangle(cornerRadius: 20))
        .shadow(color: Self.ink.opacity(0.18), radius: 20, y: 10)
        .foregroundStyle(Self.ink)
        .named("card")
        .padding(.horizontal, 48)
        .padding(.top, 40)
        .padding(.bottom, 60)
        .background(Self.ground)
    }

    private var header: some View {
        HStack(alignment: .top, spacing: 24) {
            VStack(alignment: .leading, spacing: 6) {
                Text("INVOICE").font(.system(size: 12)).bold().tracking(2).opacity(0.75)
                Text(invoice.title).font(.system(size: 28)).bold()
                Text(invoice.customer).font(.system(size: 14)).opacity(0.85)
            }
            Spacer(minLength: 0)
            Text("No. \(invoice.number)").font(.system(size: 13)).bold().fixedSize()
                .padding(.horizontal, 12).padding(.vertical, 6)
                .background(Color.white.opacity(0.18), in: Capsule())
        }
        .foregroundStyle(.white)
        .padding(.horizontal, 32)
        .padding(.vertical, 28)
        .background(Self.gradient)
        .named("header")
    }

    private var footer: some View {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
            Text("Payable within 14 days. Thank you!").font(.system(size: 13)).foregroundStyle(Self.faint)
            Spacer(minLength: 0)
            Text("Total").font(.system(size: 14)).foregroundStyle(Self.faint)
            Text(money(invoice.total)).font(.system(size: 24)).bold().fixedSize().named("total")
        }
        .padding(.horizontal, 32)
        .padding(.vertical, 20)
        .background(Color(red8: 0xF7, green8: 0xF8, blue8: 0xFC))
        .named("footer")
    }
}

/// What was sold, how many, and for how much. The description wraps; the price keeps its room.
struct ItemRow: View {
    let item: Invoice.Item

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 16) {
            VStack(alignment: .leading, spacing: 5) {
                Text(item.title).font(.system(size: 15)).bold()
                if !item.note.isEmpty {
                    Text(item.note).font(.system(size: 13)).foregroundStyle(InvoiceView.faint)
                }
            }
            Spacer(minLength: 0)
            Text("\(item.count) × \(money(item.price))")
                .font(.system(size: 13)).foregroundStyle(InvoiceView.faint).fixedSize()
            Text(money(item.count * item.price)).font(.system(size: 15)).fixedSize()
                .frame(width: 96, alignment: .trailing)
        }
        .padding(.vertical, 14)
    }
}
