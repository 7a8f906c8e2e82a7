@main struct ConformanceTool { static func main() {} }
