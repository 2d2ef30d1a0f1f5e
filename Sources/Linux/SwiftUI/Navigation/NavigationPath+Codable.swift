@available(iOS 16.0, tvOS 16.0, *)
extension NavigationPath {
    /// The path in a form that can be stored; `nil` if one of its values cannot be encoded.
    public var codable: CodableRepresentation? {
        var values: [any Codable & Hashable] = []
        for element in elements {
            guard let value = element.value.base as? any Codable & Hashable else { return nil }
            values.append(value)
        }
        return CodableRepresentation(values: values)
    }

    /// A path from its stored form.
    public init(_ codable: CodableRepresentation) {
        self.init()
        for value in codable.values { append(value) }
    }

    /// The values of a path together with the names of their types.
    public struct CodableRepresentation: Codable {
        fileprivate let values: [any Codable & Hashable]

        fileprivate init(values: [any Codable & Hashable]) {
            self.values = values
        }

        public init(from decoder: any Decoder) throws {
            var container = try decoder.unkeyedContainer()
            var values: [any Codable & Hashable] = []
            while !container.isAtEnd {
                let name = try container.decode(String.self)
                guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
                    throw DecodingError.dataCorruptedError(
                        in: container,
                        debugDescription: "there is no type \(name) that can be on a path"
                    )
                }
                let json = try container.decode(String.self)
                values.append(try JSONDecoder().decode(type, from: Data(json.utf8)))
            }
            self.values = values
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.unkeyedContainer()
            for value in values {
                guard let name = _mangledTypeName(type(of: value)), _typeByName(name) == type(of: value) else {
                    throw EncodingError.invalidValue(
                        value,
                        EncodingError.Context(
                            codingPath: encoder.codingPath,
                            debugDescription: "the type \(type(of: value)) has no name by which it could be found again"
                        )
                    )
                }
                try container.encode(name)
                try container.encode(String(decoding: JSONEncoder().encode(value), as: UTF8.self))
            }
        }
    }
}

@available(iOS 16.0, tvOS 16.0, *)
extension NavigationPath.CodableRepresentation: Equatable {
    public static func == (left: Self, right: Self) -> Bool {
        left.values.map { AnyHashable($0) } == right.values.map { AnyHashable($0) }
    }
}
