/// How many rows of a list views of a type fill, if that can be told from the type alone.
@MainActor
func rowCountOfViews<V: View>(_ type: V.Type) -> Int? {
    if let primitive = type as? any PrimitiveView.Type { return primitive.rowCount }
    return rowCountOfViews(V.Body.self)
}
