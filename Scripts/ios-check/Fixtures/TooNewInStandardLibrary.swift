// triple: arm64-apple-ios15.0
// error: 'Regex' is only available in iOS 16.0 or newer

func firstNumber(in text: String, _ pattern: Regex<Substring>) {}
