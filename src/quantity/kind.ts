/**
 * Identifies quantities without `instanceof`: a tool that bundles its configuration has a second copy of the engine,
 * and each copy must recognize the other's objects.
 */
const KIND = Symbol.for('calculario.kind');

export type Kind = 'quantity' | 'named quantity' | 'named value' | 'named rows' | 'legal figure';

/** Marks a class as one of the kinds. */
export function mark(constructor: { readonly prototype: object }, ...kinds: readonly Kind[]): void {
  Object.defineProperty(constructor.prototype, KIND, { value: kinds });
}

/** True if a value is of a kind, even if another copy of its class created it. */
export function isKind(value: unknown, kind: Kind): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kinds: unknown = Reflect.get(value, KIND);
  return Array.isArray(kinds) && kinds.includes(kind);
}
