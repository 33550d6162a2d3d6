/** Holds what `compute` returned to the contract of results. */
import type { ResultRecord } from './result-paths.ts';

/** A result that is no finite number. The formula has no value for the input. */
export class NotFiniteError extends Error {
  override readonly name = 'NotFiniteError';
}

/**
 * A copy of a result without absent values (`undefined`, and `null` for good measure), and with 0 for −0.
 *
 * @throws NotFiniteError for NaN and infinities.
 * @throws TypeError for what is no plain data, such as a decimal that was not turned into a number.
 */
export function cleanResult(result: object): ResultRecord {
  return cleanRecord(result) as ResultRecord;
}

function cleanRecord(record: object): Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(record);
  if (prototype !== Object.prototype && prototype !== null) {
    throw new TypeError('o resultado tem um objeto que não é de dados simples');
  }
  const present = Object.entries(record).filter(([, value]) => !isAbsent(value));
  return Object.fromEntries(present.map(([name, value]) => [name, clean(value)]));
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function clean(value: unknown): unknown {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new NotFiniteError('o resultado não é um número finito');
    return value === 0 ? 0 : value;
  }
  if (Array.isArray(value)) return value.filter((item: unknown) => !isAbsent(item)).map(clean);
  if (typeof value === 'object' && value !== null) return cleanRecord(value);
  throw new TypeError(`o resultado tem um valor que não é um dado: ${typeof value}`);
}
