/** Compares a result with the expected one: amounts to the cent, everything else exactly. */

/**
 * Differences between a result and the expected part of it, as sentences; lists must have the expected length.
 *
 * @param path place of the compared value, for the sentences.
 */
export function differences(expected: unknown, actual: unknown, path = ''): string[] {
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual)) return [`${path}: esperava uma lista, veio ${JSON.stringify(actual)}`];
    if (expected.length !== actual.length) {
      return [`${path}: esperava ${expected.length} itens, vieram ${actual.length}`];
    }
    return expected.flatMap((item: unknown, index) => differences(item, actual[index], `${path}.${index}`));
  }
  if (typeof expected === 'object' && expected !== null) {
    const inner: object = typeof actual === 'object' && actual !== null ? actual : {};
    return Object.entries(expected).flatMap(([key, value]) =>
      differences(value, Reflect.get(inner, key), path ? `${path}.${key}` : key),
    );
  }
  if (Object.is(expected, actual)) return [];
  return [`${path}: esperava ${JSON.stringify(expected)}, veio ${JSON.stringify(actual)}`];
}
