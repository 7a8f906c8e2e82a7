/// A message.
struct Message: Equatable, Sendable {
    var sender: String
    var subject: String
    var date: String
    var body: String
    var isUnread = false
    var folder = "Inbox"
}

/// The messages of a harbour office.
struct Mailbox: Sendable {
    static let folders = ["Inbox", "Pilots", "Invoices", "Archive", "Trash"]

    var messages: [Message]

    /// The positions of the messages of a folder that contain a text, newest first.
    func positions(in folder: String, containing text: String) -> [Int] {
        messages.indices.filter { index in
            let message = messages[index]
            guard message.folder == folder else { return false }
            if text.isEmpty { return true }
            return [message.sender, message.subject, message.body].contains {
                $0.lowercased().contains(text.lowercased())
            }
        }
    }

    func unreadCount(in folder: String) -> Int { messages.count { $0.folder == folder && $0.isUnread } }
}

extension Mailbox {
    /// Some messages to begin with.
    static let sample = Mailbox(
        messages: [
            Message(
                sender: "Aurora, bridge", subject: "Arrival tomorrow at high water", date: "14:05",
                body: """
                    Good afternoon,

                    we expect to be off the western mole at 14:10 tomorrow, twenty minutes before high water. Draught 7.4 m, \
                    length 128 m. Please confirm berth 1 and a pilot from the fairway buoy.

                    There is one reefer container on deck that needs shore power as soon as we are alongside.

                    Regards
                    Second officer, Aurora
                    """, isUnread: true),
            Message(
                sender: "Tide service", subject: "Corrected table for the week", date: "11:42",
                body: """
                    The gauge at the lock has been calibrated again. High waters of this week, corrected:

                    Monday 13:12 and 01:38
                    Tuesday 14:31 and 02:51
                    Wednesday 15:40 and 04:02

                    With wind from the south-west the water stays up to twenty minutes longer.
                    """, isUnread: true),
            Message(
                sender: "港務局 Harbour Bureau", subject: "友好港の訪問 – visit of our partner port", date: "09:30",
                body: """
                    Dear colleagues,

                    a delegation of five will visit you on the 14th. 視察は午前十時から始まります。 They are interested in the \
                    bridge, the new gauge, and how small ships are weighed against large ones when a berth is short.

                    We attach no agenda on purpose: 楽しみにしています。
                    """, isUnread: true),
            Message(
                sender: "Bridge keeper", subject: "Opening at 14:20", date: "08:15",
                body:
                    "The bridge opens at 14:20 for Aurora, outward bound. The road is closed for twelve minutes. Keep clear of the western side."
            ),
            Message(
                sender: "Kittiwake", subject: "We lost a fender", date: "Mon",
                body:
                    "Somewhere between berth 3 and the fuel jetty. It is orange, a metre long, and has our name on it. Whoever finds it gets a coffee."
            ),
            Message(
                sender: "Office", subject: "Keys", date: "Mon",
                body: "The key to the boat shed hangs behind the door again. Please leave it there."),
            Message(
                sender: "Weather", subject: "Gale warning, south-west 8", date: "Sun",
                body: "From Wednesday evening. Gusts of 9 at the mole. Ships at berths 2 and 4 double their lines.",
                folder: "Inbox"),
            Message(
                sender: "Pilot Hansen", subject: "Back at four", date: "13:20",
                body: "I bring Seagull in and take the boat back. Tell Aurora that I board at the fairway buoy.",
                isUnread: true, folder: "Pilots"),
            Message(
                sender: "Pilot Okafor", subject: "Rota for June", date: "Sat",
                body: "Attached. I swapped the second week with Hansen.", folder: "Pilots"),
            Message(
                sender: "Chandler & Sons", subject: "Invoice 2081", date: "Fri",
                body: "Six mooring lines, 24 mm, 220 m each: 1,914.00. Payable within 30 days.", folder: "Invoices"),
        ] + archive)

    /// Sixty log entries, for something to scroll.
    private static let archive: [Message] = (0..<60).map { number in
        let ships = ["Aurora", "Kittiwake", "Seagull", "Boreas", "Meridian", "Vesper", "Halcyon"]
        let ship = ships[number * 5 % ships.count]
        let isIn = number % 2 == 0
        return Message(
            sender: ship,
            subject: "\(isIn ? "Arrival" : "Departure") at berth \(number % 4 + 1), log \(1_060 - number)",
            date: number < 30 ? "\(30 - number) June" : "\(61 - number) May",
            body:
                "\(ship) \(isIn ? "arrived" : "left") at \(6 + number % 14):\(10 + number * 7 % 50).\n\nWind \(number % 7 + 1), tide \(isIn ? "rising" : "falling").",
            folder: "Archive")
    }
}
