// Converted from Account.storyboard by mullion convert.
// swift-format-ignore-file

import MullionAutoLayout
import MullionGeometry

/// The views of “nav-ba-rvw”.
final class NavBaRvwViews {
    let root = ContentView(frame: CGRect(x: 0, y: 0, width: 393, height: 44))

    init() {
        root.identifier = "nav-ba-rvw"
        root.size = CGSize(width: -1, height: 44)
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
    }
}

/// The views of “SignIn”.
final class SignInViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let imageView = ContentView()
    let harbourLabel = ContentView()
    let boatsBerthsAndLabel = ContentView()
    let stackView = StackView()
    let eMailTextField = ContentView()
    let passwordTextField = ContentView()
    let stackView2 = StackView()
    let keepMeSignedLabel = ContentView()
    let switch2 = ContentView()
    let signInButton = ContentView()
    let forgottenPasswordButton = ContentView()

    init() {
        root.identifier = "sig-ro-otv"
        root.rootSafeAreaInsets = PhysicalEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 103, left: 16, bottom: 34, right: 16)
        imageView.identifier = "log-oi-mgv"
        imageView.size = CGSize(width: 96, height: 96)
        imageView.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        imageView.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        harbourLabel.identifier = "nam-el-abl"
        harbourLabel.size = CGSize(width: 345, height: 41)
        harbourLabel.baselines = (Baseline(share: 0.5, offset: 12.095499999999998), Baseline(share: 0.5, offset: 12.095499999999998))
        harbourLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        harbourLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        boatsBerthsAndLabel.identifier = "tag-li-nel"
        boatsBerthsAndLabel.size = CGSize(width: 345, height: 41)
        boatsBerthsAndLabel.baselines = (Baseline(share: 0, offset: 16.195899999999998), Baseline(share: 1, offset: -4.1004))
        boatsBerthsAndLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        boatsBerthsAndLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        stackView.identifier = "fie-ld-stk"
        stackView.axis = .vertical
        stackView.spacing = 12
        stackView.directionalLayoutMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        eMailTextField.identifier = "ema-il-fld"
        eMailTextField.size = CGSize(width: 345, height: 44)
        eMailTextField.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        passwordTextField.identifier = "pas-sw-fld"
        passwordTextField.size = CGSize(width: 345, height: 44)
        passwordTextField.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        stackView2.identifier = "kee-pr-stk"
        stackView2.alignment = .center
        stackView2.spacing = 8
        stackView2.directionalLayoutMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        keepMeSignedLabel.identifier = "kee-pl-abl"
        keepMeSignedLabel.size = CGSize(width: 288, height: 20.333333333333332)
        keepMeSignedLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        keepMeSignedLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        switch2.identifier = "kee-ps-wit"
        switch2.size = CGSize(width: 49, height: 31)
        switch2.insets = PhysicalEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .horizontal)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .vertical)
        signInButton.identifier = "sig-ni-btn"
        signInButton.size = CGSize(width: 345, height: 57)
        signInButton.baselines = (Baseline(share: 0.5, offset: 5.33625), Baseline(share: 0.5, offset: 5.33625))
        forgottenPasswordButton.identifier = "for-go-btn"
        forgottenPasswordButton.size = CGSize(width: 141, height: 32)
        forgottenPasswordButton.baselines = (Baseline(share: 0.5, offset: 5.33625), Baseline(share: 0.5, offset: 5.33625))
        imageView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(imageView)
        harbourLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(harbourLabel)
        boatsBerthsAndLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(boatsBerthsAndLabel)
        stackView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stackView)
        stackView.addArrangedSubview(eMailTextField)
        stackView.addArrangedSubview(passwordTextField)
        stackView.addArrangedSubview(stackView2)
        stackView2.addArrangedSubview(keepMeSignedLabel)
        stackView2.addArrangedSubview(switch2)
        stackView.addArrangedSubview(signInButton)
        forgottenPasswordButton.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(forgottenPasswordButton)
        LayoutConstraint.activate([
            imageView.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 40),
            imageView.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            harbourLabel.topAnchor.constraint(equalTo: imageView.bottomAnchor, constant: 16),
            harbourLabel.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            root.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: harbourLabel.trailingAnchor, constant: 24),
            boatsBerthsAndLabel.topAnchor.constraint(equalTo: harbourLabel.bottomAnchor, constant: 8),
            boatsBerthsAndLabel.leadingAnchor.constraint(equalTo: harbourLabel.leadingAnchor),
            boatsBerthsAndLabel.trailingAnchor.constraint(equalTo: harbourLabel.trailingAnchor),
            stackView.topAnchor.constraint(equalTo: boatsBerthsAndLabel.bottomAnchor, constant: 32),
            stackView.leadingAnchor.constraint(equalTo: harbourLabel.leadingAnchor),
            stackView.trailingAnchor.constraint(equalTo: harbourLabel.trailingAnchor),
            passwordTextField.heightAnchor.constraint(equalTo: eMailTextField.heightAnchor),
            signInButton.heightAnchor.constraint(equalTo: eMailTextField.heightAnchor, multiplier: 1.3),
            root.safeAreaLayoutGuide.bottomAnchor.constraint(equalTo: forgottenPasswordButton.bottomAnchor, constant: 32),
            forgottenPasswordButton.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            forgottenPasswordButton.topAnchor.constraint(greaterThanOrEqualTo: stackView.bottomAnchor, constant: 16),
            eMailTextField.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
}

/// The views of “Profile”.
final class ProfileViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let stackView = StackView()
    let imageView = ContentView()
    let adaFisherLabel = ContentView()
    let skipperOfTheLabel = ContentView()
    let stackView2 = StackView()
    let label = ContentView()
    let label2 = ContentView()
    let label3 = ContentView()
    let logSegmentedControl = ContentView()
    let mapView = LayoutView()

    init() {
        root.identifier = "pro-ro-otv"
        root.rootSafeAreaInsets = PhysicalEdgeInsets(top: 103, left: 0, bottom: 34, right: 0)
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 103, left: 16, bottom: 34, right: 16)
        stackView.identifier = "pro-to-pst"
        stackView.axis = .vertical
        stackView.alignment = .center
        stackView.spacing = 12
        stackView.directionalLayoutMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        imageView.identifier = "pro-im-gvw"
        imageView.size = CGSize(width: 96, height: 96)
        imageView.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        imageView.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        adaFisherLabel.identifier = "pro-na-mel"
        adaFisherLabel.size = CGSize(width: 123, height: 29)
        adaFisherLabel.baselines = (Baseline(share: 0.5, offset: 8.538), Baseline(share: 0.5, offset: 8.538))
        adaFisherLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        adaFisherLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        skipperOfTheLabel.identifier = "pro-bi-ola"
        skipperOfTheLabel.size = CGSize(width: 345, height: 79)
        skipperOfTheLabel.baselines = (Baseline(share: 0, offset: 14.2905), Baseline(share: 1, offset: -3.618))
        skipperOfTheLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        skipperOfTheLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        stackView2.identifier = "pro-st-ats"
        stackView2.distribution = .fillEqually
        stackView2.spacing = 12
        stackView2.directionalLayoutMargins = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        label.identifier = "sta-on-ela"
        label.size = CGSize(width: 107, height: 72)
        label.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        label.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        label.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        label2.identifier = "sta-tw-ola"
        label2.size = CGSize(width: 107, height: 72)
        label2.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        label2.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        label2.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        label3.identifier = "sta-th-rla"
        label3.size = CGSize(width: 107, height: 72)
        label3.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        label3.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        label3.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        logSegmentedControl.identifier = "pro-se-gme"
        logSegmentedControl.size = CGSize(width: 345, height: 31)
        logSegmentedControl.insets = PhysicalEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)
        mapView.identifier = "pro-ma-pvw"
        stackView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stackView)
        stackView.addArrangedSubview(imageView)
        stackView.addArrangedSubview(adaFisherLabel)
        stackView.addArrangedSubview(skipperOfTheLabel)
        stackView2.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(stackView2)
        stackView2.addArrangedSubview(label)
        stackView2.addArrangedSubview(label2)
        stackView2.addArrangedSubview(label3)
        logSegmentedControl.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(logSegmentedControl)
        mapView.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(mapView)
        LayoutConstraint.activate([
            stackView.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 24),
            stackView.leadingAnchor.constraint(equalTo: root.safeAreaLayoutGuide.leadingAnchor, constant: 24),
            root.safeAreaLayoutGuide.trailingAnchor.constraint(equalTo: stackView.trailingAnchor, constant: 24),
            stackView2.topAnchor.constraint(equalTo: stackView.bottomAnchor, constant: 24),
            stackView2.leadingAnchor.constraint(equalTo: stackView.leadingAnchor),
            stackView2.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
            logSegmentedControl.topAnchor.constraint(equalTo: stackView2.bottomAnchor, constant: 24),
            logSegmentedControl.leadingAnchor.constraint(equalTo: stackView.leadingAnchor),
            logSegmentedControl.trailingAnchor.constraint(equalTo: stackView.trailingAnchor),
            mapView.topAnchor.constraint(equalTo: logSegmentedControl.bottomAnchor, constant: 16),
            mapView.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            root.trailingAnchor.constraint(equalTo: mapView.trailingAnchor),
            root.bottomAnchor.constraint(equalTo: mapView.bottomAnchor),
            imageView.widthAnchor.constraint(equalToConstant: 96),
            imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),
            stackView2.heightAnchor.constraint(equalToConstant: 72),
            mapView.widthAnchor.constraint(equalToConstant: 393).prioritized(250),
            mapView.heightAnchor.constraint(equalToConstant: 330).prioritized(250),
        ])
    }
}

/// The views of “Settings”.
final class SettingsViews {
    let root = LayoutScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

    init() {
        root.identifier = "set-ta-ble"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
    }
}

/// The views of “set-c1-cel”.
final class SetC1CelViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 361, height: 52))
    let arrivalsLabel = ContentView()
    let switch2 = ContentView()

    init() {
        root.identifier = "set-c1-con"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        arrivalsLabel.identifier = "set-c1-lab"
        arrivalsLabel.size = CGSize(width: 61, height: 20.333333333333332)
        arrivalsLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        arrivalsLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        arrivalsLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        switch2.identifier = "set-c1-swi"
        switch2.size = CGSize(width: 49, height: 31)
        switch2.insets = PhysicalEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .horizontal)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .vertical)
        arrivalsLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(arrivalsLabel)
        switch2.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(switch2)
        LayoutConstraint.activate([
            arrivalsLabel.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            arrivalsLabel.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: switch2.trailingAnchor),
            switch2.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
    }
}

/// The views of “set-c2-cel”.
final class SetC2CelViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 361, height: 52))
    let tideTablesLabel = ContentView()
    let switch2 = ContentView()

    init() {
        root.identifier = "set-c2-con"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        tideTablesLabel.identifier = "set-c2-lab"
        tideTablesLabel.size = CGSize(width: 87, height: 20.333333333333332)
        tideTablesLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        tideTablesLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        tideTablesLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        switch2.identifier = "set-c2-swi"
        switch2.size = CGSize(width: 49, height: 31)
        switch2.insets = PhysicalEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .horizontal)
        switch2.setContentHuggingPriority(LayoutPriority(750), for: .vertical)
        tideTablesLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(tideTablesLabel)
        switch2.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(switch2)
        LayoutConstraint.activate([
            tideTablesLabel.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            tideTablesLabel.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: switch2.trailingAnchor),
            switch2.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
    }
}

/// The views of “set-c3-cel”.
final class SetC3CelViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 361, height: 52))
    let volumeLabel = ContentView()
    let slider = ContentView()

    init() {
        root.identifier = "set-c3-con"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        volumeLabel.identifier = "set-c3-lab"
        volumeLabel.size = CGSize(width: 62, height: 20.333333333333332)
        volumeLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        volumeLabel.setContentHuggingPriority(LayoutPriority(251), for: .horizontal)
        volumeLabel.setContentHuggingPriority(LayoutPriority(251), for: .vertical)
        slider.identifier = "set-c3-sli"
        slider.size = CGSize(width: -1, height: 30)
        slider.insets = PhysicalEdgeInsets(top: 0, left: 2, bottom: 1, right: 2)
        volumeLabel.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(volumeLabel)
        slider.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(slider)
        LayoutConstraint.activate([
            volumeLabel.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            volumeLabel.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            slider.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor, constant: 100),
            root.layoutMarginsGuide.trailingAnchor.constraint(equalTo: slider.trailingAnchor),
            slider.centerYAnchor.constraint(equalTo: root.centerYAnchor),
            slider.widthAnchor.constraint(equalToConstant: 233).prioritized(250),
        ])
    }
}

/// The views of “set-d1-cel”.
final class SetD1CelViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 330.6666666666667, height: 44))
    let homePortLabel = ContentView()
    let northQuayLabel = ContentView()

    init() {
        root.identifier = "set-d1-con"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
        homePortLabel.identifier = "set-d1-txt"
        homePortLabel.size = CGSize(width: 84, height: 20.333333333333332)
        homePortLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        northQuayLabel.identifier = "set-d1-det"
        northQuayLabel.size = CGSize(width: 89.33333333333333, height: 20.333333333333332)
        northQuayLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        homePortLabel.setFrame(CGRect(x: 16, y: 11.999999999999998, width: 84, height: 20.333333333333332), inSuperviewOf: CGSize(width: 330.6666666666667, height: 44))
        root.addSubview(homePortLabel)
        northQuayLabel.autoresizingMask = [.flexibleLeftMargin]
        northQuayLabel.setFrame(CGRect(x: 233.33333333333334, y: 11.999999999999998, width: 89.33333333333333, height: 20.333333333333332), inSuperviewOf: CGSize(width: 330.6666666666667, height: 44))
        root.addSubview(northQuayLabel)
    }
}

/// The views of “set-d2-cel”.
final class SetD2CelViews {
    let root = LayoutView(frame: CGRect(x: 0, y: 0, width: 321.3333333333333, height: 44))
    let metresAndKnotsLabel = ContentView()

    init() {
        root.identifier = "set-d2-con"
        root.insetsLayoutMarginsFromSafeArea = false
        root.layoutMargins = PhysicalEdgeInsets(top: 11, left: 16, bottom: 11, right: 8)
        metresAndKnotsLabel.identifier = "set-d2-txt"
        metresAndKnotsLabel.size = CGSize(width: 297.3333333333333, height: 44)
        metresAndKnotsLabel.baselines = (Baseline(share: 0.5, offset: 6.047749999999999), Baseline(share: 0.5, offset: 6.047749999999999))
        metresAndKnotsLabel.setFrame(CGRect(x: 16, y: 0, width: 297.3333333333333, height: 44), inSuperviewOf: CGSize(width: 321.3333333333333, height: 44))
        root.addSubview(metresAndKnotsLabel)
    }
}

/// A view whose content has a size, such as a label.
final class ContentView: LayoutView {
    var size = CGSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    var insets = PhysicalEdgeInsets.zero
    var baselines = (first: Baseline.top(0), last: Baseline.bottom(0))
    override var intrinsicContentSize: CGSize { size }
    override var alignmentRectInsets: PhysicalEdgeInsets { insets }
    override var firstBaseline: Baseline { baselines.first }
    override var lastBaseline: Baseline { baselines.last }
}

extension LayoutConstraint {
    /// Sets the priority.
    fileprivate func prioritized(_ priority: Float) -> LayoutConstraint {
        self.priority = LayoutPriority(priority)
        return self
    }
}
