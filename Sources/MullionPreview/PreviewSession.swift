import Foundation
import MullionDocuments
import MullionGeometry
import MullionSource
import MullionStoryboards
import MullionText

/// One page that shows a document: it answers the page's requests, and sends news when files change.
///
/// A session is used by one task at a time. Several pages have a session each, so that each has a proposal and a text
/// that is not saved of its own. Nothing here uses the network: requests and messages are JSON texts.
///
/// ```swift
/// let session = PreviewSession(of: PreviewFiles(path: "card.json"), measurer: MetricsTextMeasurer())
/// let messages = session.answer(#"{"type": "open", "id": 1, "document": null}"#)
/// ```
public final class PreviewSession {
    /// The maximum number of bytes of a request: a document, with its characters escaped.
    public static let requestLimit = 20 << 20

    private let files: PreviewFiles
    private let measurer: any TextMeasurer
    private let isWritable: Bool
    private var name: String?
    private var isOpen = false
    /// The file as it was read last.
    private var file: PreviewFiles.Content?
    /// A text that is shown instead of the file.
    private var unsaved: String?
    /// The number of the data as it was read last.
    private var dataRevision = ""
    /// The rows of data, and the chosen one.
    private var rows: [DocumentData] = []
    private var row = 0
    /// The message with the controls that the page has.
    private var controls = PreviewSession.noControls

    private static let noControls = PreviewText.message("controls", [("controls", "[]")])
    /// The proposal that the page asked for; nil for that of the document.
    private var proposal: ProposedViewSize?
    private var preview: (any Preview)?
    /// The chosen values of the preview's controls, which outlast edits.
    private var choices: [String: PreviewRequest.Setting] = [:]
    private let storyboardChoices: StoryboardChoices
    /// The images and colors of a storyboard's program, found when they are first needed.
    private var assets: StoryboardAssets?
    /// The paths of the images that the document names, whether they exist or not.
    public private(set) var images: [String] = []
    /// Whether the drawing of the last proposal was sent without its issues.
    public private(set) var isUnchecked = false

    /// - Parameters:
    ///   - files: The document, or the folder of documents.
    ///   - measurer: Measures text.
    ///   - isWritable: Whether pages may save documents.
    ///   - storyboardChoices: How storyboards are shown until the page chooses.
    public init(
        of files: PreviewFiles, measurer: any TextMeasurer, isWritable: Bool = false,
        storyboardChoices: StoryboardChoices = StoryboardChoices()
    ) {
        self.files = files
        self.measurer = measurer
        self.isWritable = isWritable
        self.storyboardChoices = storyboardChoices
    }

    /// The document that is shown; nil before one is opened, and for the contact sheet of a folder.
    public var document: String? { name }

    // MARK: - Requests

    /// Returns the messages that answer a request: the answer first, then news. Never throws: a request that cannot be
    /// read has an answer of the type `error`.
    public func answer(_ request: String) -> [String] {
        guard request.utf8.count <= Self.requestLimit else {
            return [failure(nil, "a request is at most \(Self.requestLimit) bytes long")]
        }
        do {
            return answer(try JSONDecoder().decode(PreviewRequest.self, from: Data(request.utf8)))
        } catch {
            return [failure(nil, "this is not a request: \(Self.sentence(of: error))")]
        }
    }

    private func answer(_ request: PreviewRequest) -> [String] {
        let id = request.id
        switch request.type {
        case .open: return open(request.document, id)
        case .propose:
            proposal = ProposedViewSize(width: request.width?.value, height: request.height?.value)
            // Once the drag rests, the drawing follows with its issues.
            isUnchecked = true
            if request.framesOnly == true, let proposal, let frames = (try? currentPreview())?.frames(proposal) {
                return [PreviewText.message("frames", answering: id, frames)]
            }
            return [drawing(answering: id, checks: false)]
        case .edit:
            // A new text needs a new tree, an equal one does not.
            if request.text != unsaved {
                unsaved = request.text == file?.text ? nil : request.text
                preview = nil
            }
            return [drawing(answering: id)]
        case .inspect: return [about(id, "explanation") { $0.explanation(path: request.path ?? "") }]
        case .extents: return [about(id, "extents") { $0.extents() }]
        case .steps: return [about(id, "steps") { $0.steps(path: request.path ?? "", order: request.order) }]
        case .save: return [save(request.text ?? "", over: request.base ?? "", id)]
        case .set: return set(request.name ?? "", request.value ?? .none, id)
        }
    }

    private func open(_ document: String?, _ id: Int) -> [String] {
        let name = document ?? files.onlyDocument
        if let name, !files.contains(name) {
            return [failure(id, "the folder has no document \"\(name.prefix(200))\"")]
        }
        self.name = name
        isOpen = true
        (preview, unsaved, proposal, file, assets) = (nil, nil, nil, nil, nil)
        (rows, row, controls, choices) = ([], 0, Self.noControls, [:])
        let opened = PreviewText.message(
            "opened", answering: id,
            [
                ("name", JSONText.string(name ?? files.title)),
                ("writable", name != nil && isWritable ? "true" : "false"),
                ("folder", files.isFolder ? "true" : "false"),
            ])
        return [opened] + reload()
    }

    private func set(_ name: String, _ value: PreviewRequest.Setting, _ id: Int) -> [String] {
        if name == "row" {
            guard rows.count > 1 else { return [failure(id, "there is one row of data, or none")] }
            guard let number = value.number, rows.indices.contains(number) else {
                return [failure(id, "there is no row of this number")]
            }
            row = number
            preview = nil
        } else {
            do throws(PreviewProblem) {
                try currentPreview().set(name, value)
            } catch {
                return [failure(id, error.sentence)]
            }
            choices[name] = value
            if StoryboardPreview.changesScreen(name) { proposal = nil }
        }
        return [drawing(answering: id)] + changedControls()
    }

    // MARK: - News

    /// Reads the files again. Returns what changed for the page: nothing before it has opened a document.
    ///
    /// - Parameter isForced: Whether the document is drawn again though neither it nor its data changed, because an
    ///   image or a font did.
    public func reload(isForced: Bool = false) -> [String] {
        guard isOpen else { return [] }
        guard let name else { return [documents()] }
        let read: PreviewFiles.Content
        do {
            read = try files.read(name)
        } catch {
            file = nil
            return [failed([diagnostic(message: error.sentence)])]
        }
        let dataRevision = files.dataRevision()
        if !isForced, file == read, dataRevision == self.dataRevision { return [] }
        self.dataRevision = dataRevision
        if isForced { assets = nil }
        var news: [String] = []
        if read.text != file?.text {
            news.append(
                PreviewText.message(
                    "source", [("text", JSONText.string(read.text)), ("revision", JSONText.string(read.revision))]))
        }
        file = read
        if unsaved == read.text { unsaved = nil }
        // What the page edits stays in the picture until it chooses between the texts.
        preview = nil
        do {
            rows = try files.rows()
        } catch {
            return news + [failed(error.all)]
        }
        row = min(row, max(rows.count - 1, 0))
        news += changedControls()
        news.append(drawing())
        return news
    }

    /// Returns the issues for the last proposal, once a drag rests.
    public func settle() -> [String] { isOpen && isUnchecked ? [drawing()] : [] }

    /// Returns the message with the controls if the page has different ones.
    private func changedControls() -> [String] {
        let own = (try? currentPreview())?.controls ?? []
        let message = PreviewText.message(
            "controls", [("controls", PreviewText.list((rows.count > 1 ? [rowControl] : []) + own))])
        guard message != controls else { return [] }
        controls = message
        return [message]
    }

    /// The menu of rows, each with the text of its first name.
    private var rowControl: String {
        let options = rows.enumerated().map { index, row in
            let text = row.names.lazy.compactMap { row.text(of: $0) }.first { !$0.isEmpty } ?? ""
            return JSONText.object([
                "value": "\"\(index)\"", "label": JSONText.string("\(index + 1)  \(text.prefix(40))"),
            ])
        }
        return JSONText.object([
            "name": "\"row\"", "label": "\"Row\"", "value": "\"\(row)\"", "options": PreviewText.list(options),
        ])
    }

    private func documents() -> String {
        let entries = files.documents().map { document in
            JSONText.object([
                "path": JSONText.string(document.path), "note": JSONText.string(document.note),
                "isBroken": document.isBroken ? "true" : "false",
                "thumbnail": document.isBroken
                    ? "null" : JSONText.string("thumbnail?document=\(document.query)&revision=\(document.revision)"),
            ])
        }
        return PreviewText.message(
            "documents", [("folder", JSONText.string(files.title)), ("documents", PreviewText.list(entries))])
    }

    // MARK: - Drawing

    /// Returns the message with the drawing, or with the errors for which there is none.
    private func drawing(answering id: Int? = nil, checks: Bool = true) -> String {
        if checks { isUnchecked = false }
        do {
            let preview = try currentPreview()
            return PreviewText.message("drawing", answering: id, preview.draw(proposal, checks: checks))
        } catch {
            return failed(error.all, answering: id)
        }
    }

    /// Returns the preview of the current text, which is read unless it was.
    private func currentPreview() throws(PreviewProblem) -> any Preview {
        if let preview { return preview }
        guard let name, let text = unsaved ?? file?.text else {
            throw diagnostic(message: "no document is open")
        }
        let made: any Preview
        if PreviewFiles.isStoryboard(name) {
            let document = try files.storyboard(text: text)
            let assets = assets ?? StoryboardAssets(beside: URL(fileURLWithPath: files.path(of: name)))
            self.assets = assets
            made = StoryboardPreview(
                document, assets: assets, languages: files.languages(of: name), measurer: measurer,
                choices: storyboardChoices)
        } else {
            let data = rows.indices.contains(row) ? rows[row] : nil
            let resources = files.resources
            defer { images = resources.lookedUpPaths }
            made = DocumentPreview(
                try files.document(named: name, text: text, data: data, resources), measurer: measurer,
                proposal: proposal)
        }
        // What an edit took away cannot be chosen any more.
        for (name, value) in choices { try? made.set(name, value) }
        preview = made
        return made
    }

    private func about(_ id: Int, _ type: String, _ members: (any Preview) -> [(String, String)]?) -> String {
        guard let preview = try? currentPreview() else { return failure(id, "the document has errors") }
        guard let members = members(preview) else { return failure(id, "no box has this path any more") }
        return PreviewText.message(type, answering: id, members)
    }

    // MARK: - Saving

    private func save(_ text: String, over base: String, _ id: Int) -> String {
        guard isWritable else { return failure(id, "documents are not written; start the server with --write") }
        guard let name else { return failure(id, "no document is open") }
        do {
            switch try files.write(text, to: name, over: base) {
            case .written(let content):
                file = content
                if unsaved == text { unsaved = nil }
                return PreviewText.message("saved", answering: id, [("revision", JSONText.string(content.revision))])
            case .conflict(let content):
                return PreviewText.message(
                    "conflict", answering: id,
                    [("text", JSONText.string(content.text)), ("revision", JSONText.string(content.revision))])
            }
        } catch {
            return failure(id, error.sentence)
        }
    }

    // MARK: - Errors

    private func diagnostic(message: String) -> PreviewProblem { PreviewProblem(sentence: message) }

    private func failed(_ problems: [PreviewProblem], answering id: Int? = nil) -> String {
        PreviewText.message(
            "failed", answering: id, [("diagnostics", PreviewText.list(problems.map(\.json)))])
    }

    private func failure(_ id: Int?, _ sentence: String) -> String {
        PreviewText.message("error", answering: id, [("message", JSONText.string(sentence))])
    }

    private static func sentence(of error: any Error) -> String {
        guard case DecodingError.dataCorrupted(let context) = error else { return "\(error)".prefix(200).description }
        return context.debugDescription
    }
}
