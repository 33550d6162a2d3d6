/** Splits the return value of `compute` into plain data and the declarations of its values. */
import type { About } from '../../quantity/formula.ts';
import { isNamedRows, isNamedValue, type NamedRows, type Results } from '../../quantity/declare.ts';
import { isNamedQuantity, isQuantity, type NamedQuantity } from '../../quantity/quantity.ts';
import type { ResultRecord } from '../result-paths.ts';

/** Thrown for a result that is not a finite number, because the formula has no value for the input. */
export class NotFiniteError extends Error {
  override readonly name = 'NotFiniteError';
}

/** A result as data, with the declarations of its values. */
export interface ReadResult {
  readonly result: ResultRecord;
  readonly trace: Trace;
}

/** Declarations of one result's values, by dotted path. */
export class Trace {
  readonly #abouts = new Map<string, About>();
  readonly #quantities = new Map<string, NamedQuantity>();
  readonly #rows = new Map<string, NamedRows>();
  readonly #declared: Results;

  constructor(declared: Results) {
    this.#declared = declared;
  }

  /** Label, format and law of a value; for a cell, those of its column. */
  about(path: string): About | undefined {
    return this.#abouts.get(path) ?? this.#cell(path);
  }

  /** The named quantity of a value; undefined if the value was not calculated with quantities. */
  quantity(path: string): NamedQuantity | undefined {
    return this.#quantities.get(path);
  }

  /** Label and columns of rows. */
  rows(path: string): NamedRows | undefined {
    return this.#rows.get(path);
  }

  /** Path of a declared value; undefined if `compute` did not return it. */
  pathOf(about: About): string | undefined {
    for (const [path, declared] of this.#abouts) if (declared === about) return path;
    return undefined;
  }

  /** Groups that `compute` declared, each with the paths of its values. */
  get groups() {
    return this.#declared.groups.map(({ title, members }) => ({
      title,
      items: members
        .map((member) => this.pathOf(isNamedQuantity(member) ? member.named.about : member.about))
        .filter((path) => path !== undefined),
    }));
  }

  /** Named quantities that the result shows or mentions, in order of declaration. */
  get steps(): readonly NamedQuantity[] {
    return this.#declared.steps(new Set(this.#quantities.values()));
  }

  #cell(path: string): About | undefined {
    const [, rows = '', cell = ''] = /^(.+)\.(?:\d+|\*)\.([^.]+)$/.exec(path) ?? [];
    return this.#rows.get(rows)?.columns[cell];
  }

  /** Converts a record to plain data, and notes the declarations of its values. */
  record(record: object, prefix = ''): Record<string, unknown> {
    if (!isPlain(record)) {
      throw new TypeError(
        `compute devolveu em \`${prefix.slice(0, -1)}\` um objeto que não é de dados simples`,
      );
    }
    const read: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(record)) {
      if (isAbsent(value)) continue;
      // Skip paths for numbers in a schedule, which may have thousands of rows.
      read[name] =
        typeof value === 'number' && Number.isFinite(value) ? value + 0 : this.#value(value, prefix + name);
    }
    return read;
  }

  #value(value: unknown, path: string): unknown {
    if (typeof value === 'string' || typeof value === 'boolean') return value;
    if (typeof value === 'number') return finite(value, path);
    if (Array.isArray(value)) return this.#list(value, path);
    if (isPlain(value)) return this.record(value, `${path}.`);
    if (isNamedQuantity(value)) {
      this.#abouts.set(path, value.named.about);
      this.#quantities.set(path, value);
      return finite(value.shown, path);
    }
    if (isNamedValue(value)) {
      this.#abouts.set(path, value.about);
      return value.shown;
    }
    if (isNamedRows(value)) {
      this.#rows.set(path, value);
      return this.#list(value.rows, path);
    }
    if (isQuantity(value)) return finite(value.number, path);
    if (typeof value === 'object' && value !== null) return this.record(value, `${path}.`);
    throw new TypeError(`compute devolveu em \`${path}\` o que não é um dado: ${typeof value}`);
  }

  #list(items: readonly unknown[], path: string): unknown[] {
    return items
      .filter((item) => !isAbsent(item))
      .map((item, index) => this.#value(item, `${path}.${index}`));
  }
}

/**
 * Converts a result to plain data without absent values (`undefined` and `null`), and with 0 for −0.
 *
 * @param declared the declarations that `compute` made.
 * @throws TypeError for a promise.
 * @throws NotFiniteError for NaN and infinities, naming the value.
 * @throws TypeError for anything but plain data, such as a decimal that was not converted to a number.
 */
export function readResult(returned: object, declared: Results): ReadResult {
  if (returned instanceof Promise) {
    // Handle the rejection of a promise that nobody awaits, which would otherwise end the process.
    returned.catch(() => undefined);
    throw new TypeError('compute não pode ser async: devolva os resultados, e não uma promessa');
  }
  const trace = new Trace(declared);
  return { result: trace.record(returned) as ResultRecord, trace };
}

function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function isAbsent(value: unknown): boolean {
  return value === undefined || value === null;
}

function finite(value: number, path: string): number {
  if (!Number.isFinite(value)) throw new NotFiniteError(`compute devolveu ${value} em \`${path}\``);
  return value === 0 ? 0 : value;
}
