internal import GLibSupport

/// The values that a stack's screens stand for, wherever they are kept.
@MainActor
protocol StackPath {
    /// Reading is noted as a dependency of the node that is being evaluated.
    var elements: [PathElement] { get }

    /// Replaces the values. Nothing changes, with a warning, if one of them cannot be stored.
    func set(_ elements: [PathElement])
}

/// The path of a stack that was given none.
@MainActor
final class OwnPath: StackPath {
    private(set) var elements: [PathElement] = []

    func set(_ elements: [PathElement]) {
        self.elements = elements
    }
}

/// A path of values of any type, bound to an app's state.
struct MixedPath {
    let binding: Binding<NavigationPath>
}

extension MixedPath: StackPath {
    var elements: [PathElement] { binding.wrappedValue.elements }

    func set(_ elements: [PathElement]) {
        binding.wrappedValue.elements = elements
    }
}

/// A path of values of one type, bound to an app's state.
struct TypedPath<Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection>
where Data.Element: Hashable {
    let binding: Binding<Data>
}

extension TypedPath: StackPath {
    var elements: [PathElement] { binding.wrappedValue.map { PathElement($0) } }

    func set(_ elements: [PathElement]) {
        var values: [Data.Element] = []
        for element in elements {
            guard let value = element.value.base as? Data.Element else {
                RuntimeWarning.report(
                    "A value of type \(type(of: element.value.base)) cannot be pushed onto a NavigationStack whose path "
                        + "holds \(Data.Element.self)"
                )
                return
            }
            values.append(value)
        }
        var data = binding.wrappedValue
        // What stays is left as it is: a collection of the app's own may keep more than its elements.
        let kept = zip(data, values).prefix { $0 == $1 }.count
        data.removeSubrange(data.index(data.startIndex, offsetBy: kept)...)
        data.append(contentsOf: values.dropFirst(kept))
        binding.wrappedValue = data
    }
}
