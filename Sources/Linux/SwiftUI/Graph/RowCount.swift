/// How many rows of a list views of a type fill, if that can be told from the type alone.
@MainActor
func rowCountOfViews<V: View>(_ type: V.Type) -> Int? {
    if let primitive = type as? any PrimitiveView.Type { return primitive.rowCount }
    // Representables have no body either.
    return V.Body.self == Never.self ? 1 : rowCountOfViews(V.Body.self)
}
