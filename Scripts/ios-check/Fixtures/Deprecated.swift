// triple: arm64-apple-ios15.0
// error: 'old()' was deprecated in iOS 15: use new()

@available(iOS, introduced: 13, deprecated: 15, message: "use new()")
func old() {}

func call() { old() }
