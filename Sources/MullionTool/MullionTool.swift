@main struct MullionTool { static func main() {} }
