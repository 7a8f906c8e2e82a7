import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import MullionText

/// Finds probable mistakes in documents.
///
/// ```swift
/// var check = StoryboardCheck()
/// check.settings += ["retina4_0", "ipad9_7"].map { StoryboardSetting(device: .named($0)) }
/// for issue in check.issues(in: document) { print(issue.description(file: "Main.storyboard")) }
/// ```
///
/// The check lays out every root in every setting. The same mistake in several settings is one issue.
public struct StoryboardCheck: Sendable {
    /// The settings to check. Stored frames are compared in the first setting that is the saved environment.
    public var settings: [StoryboardSetting]
    /// The languages to check in every setting, in addition to the document's own.
    public var languages: [StoryboardStrings]
    /// The kinds of issues to find.
    public var kinds: Set<StoryboardIssue.Kind>
    /// The minimum severity of issues to report. What notes report is often intentional.
    public var minimumSeverity: StoryboardIssue.Severity
    /// The text measurer.
    public var measurer: any TextMeasurer

    /// Creates a check for errors and warnings of all kinds except small targets, in the saved environment by default.
    public init(
        settings: [StoryboardSetting] = [StoryboardSetting()], languages: [StoryboardStrings] = [],
        kinds: Set<StoryboardIssue.Kind> = StoryboardIssue.Kind.usual,
        minimumSeverity: StoryboardIssue.Severity = .warning,
        measurer: any TextMeasurer = MetricsTextMeasurer()
    ) {
        self.settings = settings
        self.languages = languages
        self.kinds = kinds
        self.minimumSeverity = minimumSeverity
        self.measurer = measurer
    }

    /// The tolerance for frames in points: half a pixel on the coarsest screen, plus rounding in the arithmetic.
    static let tolerance: CGFloat = 0.501
    /// The minimum side of a touch target in points.
    static let targetSide: CGFloat = 44

    /// Returns the probable mistakes in a document, in document order.
    ///
    /// - Complexity: One layout of all roots per setting and language.
    public func issues(in document: StoryboardDocument) -> [StoryboardIssue] {
        var found = IssueList()
        if let device = document.device, StoryboardDevice.named(device) == nil {
            found.note(StoryboardIssue(problem: .unsupportedDevice(device), position: SourcePosition.start))
        }
        let roots = document.roots
        var seen: Set<StoryboardTraits> = []
        var isOwnSeen = false
        for setting in settings {
            // A device can be the document's own.
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
        let issues = found.issues(kinds, from: minimumSeverity)
        return document.allowedKinds.isEmpty ? issues : issues.filter { !document.allows($0) }
    }

    /// Checks a root with the document's own texts.
    ///
    /// - Parameter isNew: Whether these size classes are new. Constraints depend only on size classes; on a different
    ///   screen, views can be ambiguous only because their contents do not fill it.
    private func look(
        at root: StoryboardRoot, of document: StoryboardDocument, in setting: StoryboardSetting, isNew: Bool,
        _ found: inout IssueList
    ) {
        let laidOut = ScreenEnvironment(document, in: setting).checkedScreen(of: root)
        var screen = CheckedScreen(laidOut, in: setting, of: document)
        screen.findConflicts(&found)
        screen.findLayoutDiagnostics(&found)
        screen.findAmbiguity(isNew && (found.isOwn || root.view.hasVariations), &found)
        if found.isOwn { screen.findMisplaced(&found) }
        lookAtPlaces(of: screen, &found)
        if kinds.contains(.smallTarget) { screen.findSmallTargets(&found) }
    }

    /// Checks a root with the texts of a language.
    private func look(
        at root: StoryboardRoot, of document: StoryboardDocument, in setting: StoryboardSetting,
        _ language: StoryboardStrings, _ found: inout IssueList
    ) {
        var setting = setting
        setting.strings = language.texts
        guard root.view.changesTexts(in: setting) else { return }
        let laidOut = ScreenEnvironment(document, in: setting).checkedScreen(of: root)
        var screen = CheckedScreen(laidOut, in: setting, of: document)
        found.language = language.language
        screen.doubtConflicts()
        screen.findAmbiguity(false, &found)
        lookAtPlaces(of: screen, &found)
        found.language = nil
    }

    /// Finds the issues that depend on frames.
    private func lookAtPlaces(of screen: CheckedScreen, _ found: inout IssueList) {
        if kinds.contains(.offScreen) { screen.findOffScreen(&found) }
        if kinds.contains(.overlappingTargets) { screen.findOverlaps(&found) }
        if kinds.contains(.clippedText) { screen.findClippedText(&found) }
    }
}

extension StoryboardDocument {
    /// Returns whether a comment accepts an issue: before its object or one of its constraints, or before the document.
    fileprivate func allows(_ issue: StoryboardIssue) -> Bool {
        var ids = ["", issue.object?.id].compactMap(\.self)
        switch issue.problem {
        case .unsatisfiable(let conflict), .hiddenArranged(let conflict, _): ids += conflict.members.compactMap(\.id)
        default: break
        }
        return ids.contains { allowedKinds[$0].map { $0.contains(issue.kind.rawValue) || $0.contains("all") } ?? false }
    }
}

extension StoryboardView {
    /// Whether the view, a descendant, or one of their constraints has variations.
    fileprivate var hasVariations: Bool {
        tree.contains { view in !view.variations.isEmpty || view.constraints.contains { !$0.variations.isEmpty } }
    }

    /// Returns whether the view or a descendant has a different text in a setting.
    fileprivate func changesTexts(in setting: StoryboardSetting) -> Bool {
        tree.contains { setting.texts(of: $0) != $0.texts }
    }
}

extension StoryboardIssue.Kind {
    /// All kinds except small targets, which many good designs contain.
    public static let usual = Set(allCases).subtracting([.smallTarget])
}

extension StoryboardDocument {
    /// Returns the probable mistakes in the document in some settings, in document order.
    public func check(in settings: [StoryboardSetting] = [StoryboardSetting()]) -> [StoryboardIssue] {
        StoryboardCheck(settings: settings).issues(in: self)
    }
}

extension StoryboardSetting {
    /// Returns whether the setting is the saved environment of a document.
    func isOwn(of document: StoryboardDocument) -> Bool {
        let isSameDevice = device == nil || device?.id == document.device
        return isSameDevice && isLandscape ?? document.isLandscape == document.isLandscape && size == nil
            && traits == StoryboardTraits() && direction == .leftToRight && textSize == .large && strings.isEmpty
    }

    /// Returns the name of the setting in issues.
    func name(in document: StoryboardDocument) -> String {
        var name = device?.id ?? document.device ?? "the default square"
        if let size { name = "\(size.width.written) × \(size.height.written)" }
        if isLandscape ?? document.isLandscape { name += " landscape" }
        if direction == .rightToLeft { name += " right to left" }
        if textSize != .large { name += " with \(textSize.rawValue) text" }
        return name
    }
}
