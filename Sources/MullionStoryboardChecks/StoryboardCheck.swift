import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import MullionText

/// Looks for what is probably not meant in documents.
///
/// ```swift
/// var check = StoryboardCheck()
/// check.settings += ["retina4_0", "ipad9_7"].map { StoryboardSetting(device: .named($0)) }
/// for issue in check.issues(in: document) { print(issue.description(file: "Main.storyboard")) }
/// ```
///
/// Every root is laid out in every setting and looked at by the rules. What happens in several settings is one issue.
public struct StoryboardCheck: Sendable {
    /// How the documents are seen. Stored frames are compared in the first setting that is the document as it was
    /// saved.
    public var settings: [StoryboardSetting]
    /// Texts that stand for those of the documents. Each is seen in every setting, beside the document's own.
    public var languages: [StoryboardStrings]
    /// The kinds that are looked for.
    public var kinds: Set<StoryboardIssue.Kind>
    /// What text is measured with.
    public var measurer: any TextMeasurer

    /// A check for all kinds but small targets, in the document as it was saved.
    public init(
        settings: [StoryboardSetting] = [StoryboardSetting()], languages: [StoryboardStrings] = [],
        kinds: Set<StoryboardIssue.Kind> = StoryboardIssue.Kind.usual,
        measurer: any TextMeasurer = MetricsTextMeasurer()
    ) {
        self.settings = settings
        self.languages = languages
        self.kinds = kinds
        self.measurer = measurer
    }

    /// Numbers of frames may differ so much: half a pixel's rounding on the coarsest screen, and that of the
    /// arithmetic.
    static let tolerance: CGFloat = 0.501
    /// The side of the smallest target that a finger hits.
    static let targetSide: CGFloat = 44

    /// What is probably not meant in a document, in the order of its text.
    ///
    /// - Complexity: That of laying out all views for every setting and language.
    public func issues(in document: StoryboardDocument) -> [StoryboardIssue] {
        var found = IssueList()
        if let device = document.device, StoryboardDevice.named(device) == nil {
            found.note(
                StoryboardIssue(problem: .unsupportedDevice(device), position: StoryboardPosition(line: 1, column: 1)))
        }
        let roots = document.roots
        var seen: Set<StoryboardTraits> = []
        var isOwnSeen = false
        for setting in settings {
            // A device may be the document's own.
            if setting.isOwn(of: document), isOwnSeen { continue }
            isOwnSeen = isOwnSeen || setting.isOwn(of: document)
            found.device = setting.name(in: document)
            found.isOwn = setting.isOwn(of: document)
            let traits = ScreenEnvironment(document, in: setting).traits
            var setting = setting
            setting.measurer = measurer
            for root in roots {
                look(at: root, of: document, in: setting, isNew: !seen.contains(traits), &found)
                for language in languages { look(at: root, of: document, in: setting, language, &found) }
            }
            seen.insert(traits)
        }
        return found.issues(kinds)
    }

    /// Looks at a root with the document's own texts.
    ///
    /// - Parameter isNew: Whether nothing was seen in these size classes. Constraints are the same wherever those are;
    ///   elsewhere views are left open only because their contents do not fill the screen that they were not drawn for.
    private func look(
        at root: StoryboardRoot, of document: StoryboardDocument, in setting: StoryboardSetting, isNew: Bool,
        _ found: inout IssueList
    ) {
        let surroundings = document.surroundings(of: root, in: setting)
        var screen = CheckedScreen(StoryboardScreen(root, in: surroundings), in: setting, of: document)
        screen.findConflicts(&found)
        screen.findLayoutFindings(&found)
        screen.findAmbiguity(isNew && (found.isOwn || root.view.hasVariations), &found)
        if found.isOwn { screen.findMisplaced(&found) }
        lookAtPlaces(of: screen, &found)
        if kinds.contains(.smallTarget) { screen.findSmallTargets(&found) }
    }

    /// Looks at a root with the texts of another language.
    private func look(
        at root: StoryboardRoot, of document: StoryboardDocument, in setting: StoryboardSetting,
        _ language: StoryboardStrings,
        _ found: inout IssueList
    ) {
        var setting = setting
        setting.strings = language.texts
        guard root.view.changesTexts(in: setting) else { return }
        let surroundings = document.surroundings(of: root, in: setting)
        var screen = CheckedScreen(StoryboardScreen(root, in: surroundings), in: setting, of: document)
        found.language = language.language
        screen.doubtConflicts()
        screen.findAmbiguity(false, &found)
        lookAtPlaces(of: screen, &found)
        found.language = nil
    }

    /// What depends on the frames.
    private func lookAtPlaces(of screen: CheckedScreen, _ found: inout IssueList) {
        if kinds.contains(.offScreen) { screen.findOffScreen(&found) }
        if kinds.contains(.overlappingTargets) { screen.findOverlaps(&found) }
        if kinds.contains(.clippedText) { screen.findClippedText(&found) }
    }
}

extension StoryboardView {
    /// Whether it, a view in it or one of their constraints is another one in other size classes.
    fileprivate var hasVariations: Bool {
        var open = [self]
        while let view = open.popLast() {
            if !view.variations.isEmpty || view.constraints.contains(where: { !$0.variations.isEmpty }) { return true }
            open += view.subviews + view.contentViews
        }
        return false
    }

    /// Whether it or a view in it has another text in a setting.
    fileprivate func changesTexts(in setting: StoryboardSetting) -> Bool {
        var open = [self]
        while let view = open.popLast() {
            if setting.texts(of: view) != view.texts { return true }
            open += view.subviews + view.contentViews
        }
        return false
    }
}

extension StoryboardIssue.Kind {
    /// All kinds but small targets, which much of what is drawn well has.
    public static let usual = Set(allCases).subtracting([.smallTarget])
}

extension StoryboardDocument {
    /// What is probably not meant in the document, seen in settings; in the order of its text.
    public func check(in settings: [StoryboardSetting] = [StoryboardSetting()]) -> [StoryboardIssue] {
        StoryboardCheck(settings: settings).issues(in: self)
    }
}

extension StoryboardSetting {
    /// Whether it shows a document as it was saved.
    func isOwn(of document: StoryboardDocument) -> Bool {
        let isSameDevice = device == nil || device?.id == document.device
        return isSameDevice && isLandscape ?? document.isLandscape == document.isLandscape && size == nil
            && traits == StoryboardTraits() && direction == .leftToRight && textSize == .large && strings.isEmpty
    }

    /// What it is called in issues.
    func name(in document: StoryboardDocument) -> String {
        var name = device?.id ?? document.device ?? "the usual square"
        if let size { name = "\(size.width.written) × \(size.height.written)" }
        if isLandscape ?? document.isLandscape { name += " landscape" }
        if direction == .rightToLeft { name += " from right to left" }
        if textSize != .large { name += " with \(textSize.rawValue) text" }
        return name
    }
}
