import MullionDrawing
import MullionGeometry
import MullionText

// The parts of UIKit code that concern appearance and content.
extension SwiftClassWriter {
    /// Returns the expression that creates a view.
    ///
    /// - Parameter frame: The frame of the root; nil for other views.
    func uiKitCreation(of view: StoryboardView, _ frame: String?) -> String {
        let argument = frame.map { "frame: \($0)" } ?? ""
        switch view.kind {
        case "button": return frame == nil ? "UIButton(type: .system)" : "UIButton(\(argument))"
        case "collectionView":
            return "UICollectionView(frame: \(frame ?? ".zero"), collectionViewLayout: UICollectionViewFlowLayout())"
        case "visualEffectView": return "UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))"
        case "tableView":
            let style = view.attributes["style"] == "grouped" ? ".grouped" : ".plain"
            return "UITableView(frame: \(frame ?? ".zero"), style: \(style))"
        default: return "\(Self.uiKitClasses[view.kind] ?? "UIView")(\(argument))"
        }
    }

    private static let uiKitClasses = [
        "label": "UILabel", "textField": "UITextField", "textView": "UITextView", "imageView": "UIImageView",
        "switch": "UISwitch", "slider": "UISlider", "stackView": "UIStackView", "scrollView": "UIScrollView",
        "segmentedControl": "UISegmentedControl", "progressView": "UIProgressView", "stepper": "UIStepper",
        "activityIndicatorView": "UIActivityIndicatorView", "pageControl": "UIPageControl",
        "pickerView": "UIPickerView", "datePicker": "UIDatePicker", "searchBar": "UISearchBar", "toolbar": "UIToolbar",
        "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "mapView": "MKMapView", "wkWebView": "WKWebView",
    ]

    /// Adds the statements that configure a view: its class, texts, font, colors, and image.
    mutating func configureUIKit(_ view: StoryboardView, _ attributes: StoryboardAttributes, _ name: String) {
        if let customClass = view.customClass {
            add("// \(name): the document has the class \(customClass.onOneLine).")
        }
        let look = view.look(for: traits)
        let texts = view.texts
        if let text = texts["text"], !text.isEmpty { add("\(name).text = \(text.swiftLiteral)") }
        if let text = texts["placeholder"], !text.isEmpty { add("\(name).placeholder = \(text.swiftLiteral)") }
        if let title = texts["normalTitle"] ?? texts["configuration.title"] {
            add("\(name).setTitle(\(title.swiftLiteral), for: .normal)")
        }
        let segments = texts.keys.filter { $0.hasPrefix("segmentTitles") }.count
        for index in 0..<segments {
            let title = texts["segmentTitles[\(index)]"] ?? ""
            add("\(name).insertSegment(withTitle: \(title.swiftLiteral), at: \(index), animated: false)")
        }
        if ["label", "textField", "textView"].contains(view.kind) {
            if let font = view.font { add("\(name).font = \(Self.literal(font))") }
            if let color = view.color("textColor") { add("\(name).textColor = \(Self.literal(color))") }
            if let alignment = attributes["textAlignment"],
                ["left", "center", "right", "justified"].contains(alignment)
            {
                add("\(name).textAlignment = .\(alignment)")
            }
        }
        if view.kind == "label", let lines = attributes.number("numberOfLines"), lines != 1 {
            add("\(name).numberOfLines = \(lines.swiftLiteral)")
        }
        if view.kind == "imageView", let image = attributes["image"] {
            let label = attributes["catalog"] == "system" ? "systemName" : "named"
            add("\(name).image = UIImage(\(label): \(image.swiftLiteral))")
        }
        if let color = look.background { add("\(name).backgroundColor = \(Self.literal(color))") }
        if let color = look.tint { add("\(name).tintColor = \(Self.literal(color))") }
        if look.alpha < 1 { add("\(name).alpha = \(look.alpha.swiftLiteral)") }
        if look.clips { add("\(name).clipsToBounds = true") }
        if look.cornerRadius > 0 { add("\(name).layer.cornerRadius = \(look.cornerRadius.swiftLiteral)") }
    }

    private static func literal(_ font: StoryboardFont) -> String {
        if let name = font.name {
            return "UIFont(name: \(name.swiftLiteral), size: \(font.size.swiftLiteral))"
        }
        if let style = font.style.map({ $0.prefix(1).lowercased() + $0.dropFirst() }), textStyles.contains(style) {
            return ".preferredFont(forTextStyle: .\(style))"
        }
        return font.isBold
            ? ".boldSystemFont(ofSize: \(font.size.swiftLiteral))" : ".systemFont(ofSize: \(font.size.swiftLiteral))"
    }

    private static let textStyles: Set<String> = [
        "largeTitle", "title1", "title2", "title3", "headline", "subheadline", "body", "callout", "footnote",
        "caption1",
        "caption2",
    ]

    private static func literal(_ color: StoryboardColor) -> String {
        switch color {
        case .components(let color):
            func part(_ value: Double) -> String { CGFloat((value * 1000).rounded() / 1000).swiftLiteral }
            return "UIColor(red: \(part(color.red)), green: \(part(color.green)), blue: \(part(color.blue)), "
                + "alpha: \(part(color.alpha)))"
        case .system(let name):
            let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
            let isKnown = StoryboardColor.systemColor(name, .light) != nil && !["tint"].contains(short)
            return isKnown ? ".\(short)" : "UIColor(named: \(name.swiftLiteral))"
        case .named(let name): return "UIColor(named: \(name.swiftLiteral))"
        }
    }
}
