import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import Testing

/// The inputs of layout that depend on the version that saved a document.
@Suite("Storyboards: what versions store")
struct StoredVersionTests {
    private func document(
        _ version: String, _ device: String, _ objects: String, isStoryboard: Bool = false
    ) throws -> StoryboardDocument {
        let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
        let inside = isStoryboard ? "<scenes>\(objects)</scenes>" : "<objects>\(objects)</objects>"
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" toolsVersion=\"\(version)\">"
            + "<device id=\"\(device)\" orientation=\"portrait\"/>\(inside)</document>"
        return try StoryboardDocument(bytes: Array(text.utf8))
    }

    private func rect(_ width: Int, _ height: Int, y: Int = 0) -> String {
        "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    private func surroundings(_ document: StoryboardDocument) throws -> StoryboardSurroundings {
        document.surroundings(of: try #require(document.roots.first))
    }

    private func screen(_ version: String, _ device: String, _ width: Int, _ height: Int) throws -> PhysicalEdgeInsets {
        let view =
            "<view id=\"v\">\(rect(width, height))<viewLayoutGuide key=\"safeArea\" id=\"g\"/></view>"
        return try surroundings(document(version, device, view)).safeArea
    }

    @Test("Phones with a home button have no status bar from 14800 until 22000")
    func statusBar() throws {
        for (version, top) in [("14700", 20.0), ("14800", 0), ("21701", 0), ("22154", 20)] {
            #expect(try screen(version, "retina4_7", 375, 667).top == top)
        }
    }

    @Test("The safe area counts twice from 23727 on, where it has a bottom")
    func doubled() throws {
        #expect(try screen("23504", "retina6_12", 393, 852) == PhysicalEdgeInsets(top: 59, bottom: 34))
        #expect(try screen("23727", "retina6_12", 393, 852) == PhysicalEdgeInsets(top: 118, bottom: 68))
        #expect(try screen("24000", "retina4_7", 375, 667) == PhysicalEdgeInsets(top: 20))
    }

    @Test("A freeform view has no safe area before 15400, unless it is the view of File's Owner")
    func freeform() throws {
        func top(_ version: String, isOwners: Bool = false) throws -> CGFloat {
            let owner =
                "<placeholder placeholderIdentifier=\"IBFilesOwner\" id=\"-1\"><connections>"
                + "<outlet property=\"view\" destination=\"v\" id=\"o\"/></connections></placeholder>"
            let view =
                "<view id=\"v\">\(rect(300, 100))<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"
                + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></view>"
            return try surroundings(document(version, "retina5_9", (isOwners ? owner : "") + view)).safeArea.top
        }
        #expect(try top("14800") == 0)
        #expect(try top("14800", isOwners: true) == 44)
        #expect(try top("15400") == 44)
    }

    @Test("Table cells in XIBs have a side margin of 15 in some versions, on devices with a home button")
    func cells() throws {
        func side(_ version: String, _ device: String, _ width: Int = 375) throws -> CGFloat {
            let cell =
                "<tableViewCell id=\"c\">\(rect(width, 60))<tableViewCellContentView key=\"contentView\" id=\"v\">"
                + "\(rect(width, 60))</tableViewCellContentView></tableViewCell>"
            return try surroundings(document(version, device, cell)).margins.left
        }
        #expect(try side("16000", "retina4_7") == 15)
        #expect(try side("17000", "retina4_7") == 16)
        #expect(try side("16000", "retina5_9") == 16)
        #expect(try side("16000", "retina6_1", 414) == 20)
        #expect(try side("16000", "retina6_1", 320) == 16)
    }

    @Test("Margins of a cell count for its content if that preserves them")
    func preserved() throws {
        func top(_ preserves: String) throws -> CGFloat {
            let cell =
                "<collectionViewCell id=\"c\">\(rect(200, 60))<edgeInsets key=\"layoutMargins\" top=\"30\" left=\"1\" "
                + "bottom=\"2\" right=\"3\"/><collectionViewCellContentView key=\"contentView\" id=\"v\" "
                + "preservesSuperviewLayoutMargins=\"\(preserves)\">\(rect(200, 60))</collectionViewCellContentView>"
                + "</collectionViewCell>"
            return try surroundings(document("21701", "retina4_7", cell)).margins.top
        }
        #expect(try top("YES") == 30)
        #expect(try top("NO") == 8)
    }

    @Test("The safe area ends at the stored bottom of a navigation bar, below the status bar or at the top")
    func barPosition() throws {
        func top(_ y: Int, _ segue: String = "relationship") throws -> CGFloat {
            let scenes =
                "<scene><objects><navigationController id=\"n\"><navigationBar key=\"navigationBar\" id=\"b\">"
                + "\(rect(375, 44, y: y))</navigationBar><connections><segue destination=\"c\" kind=\"relationship\" "
                + "relationship=\"rootViewController\" id=\"s\"/></connections></navigationController></objects></scene>"
                + "<scene><objects><viewController id=\"c\"><view key=\"view\" id=\"v\">\(rect(375, 812))"
                + "<viewLayoutGuide key=\"safeArea\" id=\"g\"/></view></viewController></objects></scene>"
            let all = try document("17701", "retina5_9", scenes, isStoryboard: true)
            let root = try #require(all.roots.first { $0.id == "v" })
            return all.surroundings(of: root).safeArea.top
        }
        #expect(try top(44) == 88)
        #expect(try top(0) == 44)
    }

    @Test("A custom class of a plain view has its stored size, a switch has not")
    func classSize() throws {
        func width(_ attributes: String, _ width: Int, _ height: Int) throws -> StoryboardContentSize.Length? {
            let view =
                "<view id=\"v\">\(rect(375, 667))<subviews><view id=\"w\" \(attributes) "
                + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(width, height))</view></subviews></view>"
            return try surroundings(document("17701", "retina4_7", view)).contentSizes["w"]?.width
        }
        #expect(try width("customClass=\"RatingView\"", 80, 20) == .intrinsic(80))
        #expect(try width("customClass=\"BigSwitch\"", 51, 31) == .held(51))
        #expect(try width("", 80, 20) == .held(80))
    }
}
