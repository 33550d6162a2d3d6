/**
 * Deep equality as RJSF needs it: compares plain data by value, and treats functions as equal. Replaces RJSF's own
 * module (see `build/plugins/rjsf-aliases.ts`), whose library also compares maps, sets and cycles.
 */
export default function deepEquals(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a === 'function') return typeof b === 'function';
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  // Compare React elements and collections by identity.
  if ('$$typeof' in a || a instanceof Set || a instanceof Map) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && deepEquals(Reflect.get(a, key), Reflect.get(b, key)))
  );
}
