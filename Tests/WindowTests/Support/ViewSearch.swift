import UIKit

/// All views of a type in and below a view, in the order of subviews.
@MainActor
func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
    ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
}
