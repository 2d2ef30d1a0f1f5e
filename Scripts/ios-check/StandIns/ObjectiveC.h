// Stand-in for the Objective-C runtime's root class; the rest of its module is in ObjectiveC.swiftinterface.

typedef _Bool BOOL;
typedef unsigned long NSUInteger;

@protocol NSObject
- (BOOL)isEqual:(id _Nullable)object;
@property (readonly) NSUInteger hash;
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
- (nonnull instancetype)init;
@end
