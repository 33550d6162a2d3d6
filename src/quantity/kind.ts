/**
 * Distinguishes the classes of quantities without `instanceof`: a tool that bundles its configuration has an engine of
 * its own beside the one that the definitions import, and each must recognize the other's objects.
 */
const KIND = Symbol.for('calculario.kind');

export type Kind = 'quantity' | 'named quantity' | 'named value' | 'named rows' | 'legal figure';

/** Marks a class with its kinds. */
export function mark(constructor: { readonly prototype: object }, ...kinds: readonly Kind[]): void {
  Object.defineProperty(constructor.prototype, KIND, { value: kinds });
}

/** True if a value is of a kind, whichever copy of its class made it. */
export function isKind(value: unknown, kind: Kind): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const kinds: unknown = Reflect.get(value, KIND);
  return Array.isArray(kinds) && kinds.includes(kind);
}
