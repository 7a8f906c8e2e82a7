/// What a request says. Prices are cents, so that sums are exact.
struct Invoice: Sendable {
    struct Item: Sendable {
        var title: String
        var note: String
        var count: Int
        var price: Int
    }

    var number: Int
    var title: String
    var customer: String
    var items: [Item]

    var total: Int { items.reduce(0) { $0 + $1.count * $1.price } }
}

extension Invoice {
    static let sample = Invoice(
        number: 2041, title: "Autumn repairs", customer: "Harbour House, Mrs. Okafor",
        items: [
            Item(
                title: "Oak window, four panes",
                note: "Made to measure, 92 × 140 cm, oiled twice, with a mullion of solid oak", count: 2, price: 684_00),
            Item(title: "Removing the old frames", note: "", count: 2, price: 95_00),
            Item(title: "Glazing", note: "Double glass, 1.1 W/m²K", count: 8, price: 58_50),
            Item(title: "Travel", note: "Ferry, there and back", count: 1, price: 36_00),
        ])

    /// One of many, each with another number of items.
    static func numbered(_ number: Int) -> Invoice {
        var invoice = sample
        invoice.number = number
        invoice.customer = "Customer \(number)"
        invoice.items = (0...number % 4).map { index in
            var item = sample.items[index]
            item.count += number % 7
            return item
        }
        return invoice
    }
}

/// `123456` is written `1,234.56 €`.
func money(_ cents: Int) -> String {
    var euros = String(cents.magnitude / 100)
    var end = euros.count - 3
    while end > 0 {
        euros.insert(",", at: euros.index(euros.startIndex, offsetBy: end))
        end -= 3
    }
    let rest = cents.magnitude % 100
    return "\(cents < 0 ? "−" : "")\(euros).\(rest < 10 ? "0" : "")\(rest) €"
}
