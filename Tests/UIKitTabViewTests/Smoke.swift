import Testing

@Suite struct Smoke { @Test func main() async { #expect(await MainActor.run { 1 } == 1) } }
