/** Inputs that no form sends but an attacker might: `evaluate` must neither throw, modify them, nor take long. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Outcome } from './evaluate/evaluate.ts';
import { calculate, GOOD_INPUT, sample } from './testing/sample.ts';

const MEGABYTE = 1_000_000;

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner as unknown);
  }
  return value;
}

function isSound(outcome: Outcome): boolean {
  return (
    outcome.ok || (outcome.problems.length > 0 && outcome.problems.every(({ message }) => message !== ''))
  );
}

/** An object whose property throws on access. */
const withGetter = (name: string): object =>
  Object.defineProperty({ ...GOOD_INPUT }, name, {
    enumerable: true,
    get: () => {
      throw new Error('not for you');
    },
  });

const throwing = () => {
  throw new Error('not for you');
};
const hostileProxy = new Proxy(
  {},
  {
    get: throwing,
    has: throwing,
    ownKeys: throwing,
    getOwnPropertyDescriptor: throwing,
    getPrototypeOf: throwing,
  },
);
const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();

const cycle: Record<string, unknown> = { ...GOOD_INPUT };
cycle['kind'] = cycle;
cycle['parts'] = [cycle, [cycle]];

const cases: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a number', 5],
  ['a text', 'amount=5'],
  ['a list', [1, 2, 3]],
  ['a function', () => 5],
  ['a symbol', Symbol('x')],
  ['an object without a prototype', Object.assign(Object.create(null) as object, GOOD_INPUT)],
  ['inherited values', Object.create({ ...GOOD_INPUT })],
  [
    '__proto__ as a name',
    JSON.parse('{"__proto__":{"amount":5,"kind":"extra"},"constructor":{"prototype":1}}'),
  ],
  [
    '__proto__ in a row',
    { ...GOOD_INPUT, parts: JSON.parse('[{"__proto__":{"share":5},"share":1}]') as unknown },
  ],
  ['prototype names as boxes', { ...GOOD_INPUT, tags: ['__proto__', 'constructor', 'toString'] }],
  ['prototype names as a choice', { ...GOOD_INPUT, kind: '__proto__' }],
  [
    'nested objects everywhere',
    { amount: { a: { b: {} } }, count: [[]], day: {}, parts: { 0: {} }, tags: { a: true } },
  ],
  ['lists everywhere', { amount: [1], count: [], day: ['2026-01-02'], kind: ['plain'], urgent: [true] }],
  ['symbols and big integers', { amount: Symbol('5'), count: 5n, kind: Symbol.iterator }],
  ['numbers that are none', { amount: NaN, count: Infinity, rate: -Infinity }],
  ['1e400', JSON.parse('{"amount":1e400,"day":"2026-01-02"}')],
  ['minus zero', { ...GOOD_INPUT, amount: -0 }],
  ['the smallest number', { ...GOOD_INPUT, amount: 5e-324 }],
  ['the largest number', { ...GOOD_INPUT, amount: Number.MAX_VALUE }],
  ['a text of a megabyte as an amount', { ...GOOD_INPUT, amount: '1'.repeat(MEGABYTE) }],
  [
    'separators of a megabyte',
    { ...GOOD_INPUT, amount: '1.111'.repeat(MEGABYTE / 5), rate: ','.repeat(MEGABYTE) },
  ],
  ['white space of a megabyte', { ...GOOD_INPUT, amount: ' '.repeat(MEGABYTE), kind: '\t'.repeat(MEGABYTE) }],
  [
    'a text of a megabyte as anything',
    { day: '1/'.repeat(MEGABYTE / 2), kind: 'x'.repeat(MEGABYTE), note: 'x'.repeat(MEGABYTE) },
  ],
  [
    'ten thousand rows',
    { ...GOOD_INPUT, parts: Array.from({ length: 10_000 }, () => ({ share: -1, unit: 'x' })) },
  ],
  ['ten thousand boxes', { ...GOOD_INPUT, tags: Array.from({ length: 10_000 }, (_, index) => `x${index}`) }],
  ['a list with holes', { ...GOOD_INPUT, parts: Object.assign(Array(3), { 1: { share: 1 } }) }],
  [
    'a list that claims four thousand million rows',
    { ...GOOD_INPUT, parts: Object.assign([], { length: 2 ** 32 - 1 }) },
  ],
  ['a cycle', cycle],
  ['a getter that throws', withGetter('amount')],
  ['a getter that throws for a choice', withGetter('kind')],
  ['a getter that throws for a list', withGetter('parts')],
  ['a getter that throws in a row', { ...GOOD_INPUT, parts: [withGetter('share')] }],
  ['a proxy that throws', hostileProxy],
  [
    'a proxy that throws as a list, a row, an amount',
    { ...GOOD_INPUT, amount: hostileProxy, parts: [hostileProxy], tags: hostileProxy },
  ],
  ['a revoked proxy', revoked],
  ['a revoked proxy as a list', { ...GOOD_INPUT, parts: revoked, tags: revoked, kind: revoked }],
  ['objects that pass for numbers', { ...GOOD_INPUT, amount: { valueOf: () => 5, toString: () => '5' } }],
  ['boxed values', { ...GOOD_INPUT, amount: Object(5) as unknown, kind: Object('plain') as unknown }],
  ['a date object', { ...GOOD_INPUT, day: new Date(0) }],
];

describe('evaluate with hostile inputs', () => {
  it.each(cases)('handles %s in reasonable time', (_, raw) => {
    // Measure processor time, which other load on the machine does not extend.
    const before = process.cpuUsage();
    const outcome = calculate(raw);
    expect(process.cpuUsage(before).user).toBeLessThan(500_000);
    expect(isSound(outcome)).toBe(true);
    expect(calculate(raw)).toEqual(outcome);
  });

  it('reads no inherited properties', () => {
    expect(calculate(Object.create({ ...GOOD_INPUT }))).toEqual(calculate({}));
    const polluted = JSON.parse('{"__proto__":{"amount":5},"day":"2026-01-02"}') as unknown;
    expect(calculate(polluted)).toEqual(calculate({ day: '2026-01-02' }));
    expect(Object.hasOwn(Object.prototype, 'amount')).toBe(false);
  });

  it('neither modifies nor keeps its input', () => {
    const raw = deepFreeze({ ...GOOD_INPUT, tags: ['a'], parts: [{ share: 1, name: 'x' }] });
    const outcome = calculate(raw);
    expect(outcome.ok).toBe(true);
    if (!outcome.ok) return;
    expect(outcome.inputs['parts']).not.toBe(raw.parts);
    expect(outcome.inputs['tags']).not.toBe(raw.tags);
  });

  it("does not expose the definition's own defaults", () => {
    const outcome = calculate(GOOD_INPUT);
    if (!outcome.ok) throw new Error('expected a result');
    const { parts, tags } = sample.inputs.properties;
    expect(outcome.inputs['parts']).not.toBe(parts && 'default' in parts ? parts.default : undefined);
    expect(outcome.inputs['tags']).not.toBe(tags && 'default' in tags ? tags.default : undefined);
  });

  it('reads each value once, so that it calculates with the validated value', () => {
    let reads = 0;
    const raw = Object.defineProperty({ day: '2026-01-02' }, 'amount', {
      enumerable: true,
      get: () => {
        reads += 1;
        return reads === 1 ? 100 : -1;
      },
    });
    expect(calculate(raw)).toMatchObject({ ok: true, result: { average: 100 } });
    expect(reads).toBe(1);
  });

  it('never throws', () => {
    const names = Object.keys(sample.inputs.properties);
    const record = fc.record(Object.fromEntries(names.map((name) => [name, fc.anything()])), {
      requiredKeys: [],
    });
    const rows = fc.record({
      parts: fc.array(fc.anything(), { maxLength: 4 }),
      tags: fc.array(fc.anything(), { maxLength: 4 }),
    });
    fc.assert(
      fc.property(fc.oneof(fc.anything(), record, rows), (raw) => {
        const outcome = calculate(raw);
        expect(isSound(outcome)).toBe(true);
        expect(calculate(raw)).toEqual(outcome);
      }),
      { numRuns: 500 },
    );
  });
});
