import RenderWorker

extension RequestError {
    /// Creates the answer to a request that was not drawn.
    init(_ refusal: RenderPool.Refusal) {
        switch refusal {
        case .busy(let seconds):
            self.init(status: 503, message: "too many requests wait; ask again in \(seconds) s")
            retryAfter = seconds
        case .stopping: self.init(status: 503, message: "the server ends; ask again")
        case .failed(.crowded):
            self.init(status: 503, message: "too many long drawings at a time; ask again in 5 s")
            retryAfter = 5
        case .failed(.tookTooLong): self.init(status: 422, message: "the drawing takes too long")
        case .failed(.ended): self.init(status: 500, message: "the drawing failed, or needs too much memory")
        case .failed(.notStarted): self.init(status: 503, message: "no worker can be started; ask again")
        }
    }
}
