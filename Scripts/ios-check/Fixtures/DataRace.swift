// triple: arm64-apple-ios15.0
// error: sending 'counter' risks causing data races

import UIKit

final class Counter { var count = 0 }

@MainActor
func add(to counter: Counter) { counter.count += 1 }

func race() async {
    let counter = Counter()
    await add(to: counter)
    counter.count += 1
}
