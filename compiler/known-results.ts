/** Collects the results of the examples, with their kinds and declarations. */
import type { About, Formula } from '../src/quantity/formula.ts';
import type { Quantity } from '../src/quantity/quantity.ts';
import type { KnownResults } from '../src/vocabulary/element.ts';
import { explain } from '../src/engine/explain/explain.ts';
import type { ReadResult, Trace } from '../src/engine/evaluate/read-result.ts';
import { valueAt } from '../src/engine/template.ts';
import { isScalar, kindsInResults, type Kinds } from './value-kinds.ts';

/** Combines the results of the examples. Paths have `*` for the index of a row or sentence. */
export class ExampleResults implements KnownResults {
  readonly kinds: Kinds;
  readonly #read: readonly ReadResult[];

  constructor(read: readonly ReadResult[]) {
    this.#read = read;
    this.kinds = kindsInResults(read.map(({ result }) => result));
  }

  get values(): readonly string[] {
    return [...this.kinds].filter(([, kind]) => isScalar(kind)).map(([path]) => path);
  }

  /** Declaration of a value; undefined if an example returns the value without one. */
  about(path: string): About | undefined {
    const isBare = this.#read.some(
      ({ result, trace }) => valueAt(result, path) !== undefined && trace.about(path) === undefined,
    );
    return isBare ? undefined : this.#first((trace) => trace.about(path));
  }

  isNumber(path: string): boolean {
    return this.kinds.get(path) === 'number';
  }

  /** Names of the cells with a declared column. */
  columns(rows: string): readonly string[] {
    const names = this.#read.flatMap(({ trace }) => Object.keys(trace.rows(rows)?.columns ?? {}));
    return [...new Set(names)];
  }

  titleOf(rows: string): string | undefined {
    return this.#first((trace) => trace.rows(rows)?.label);
  }

  /** Paths of the values in the steps of an example: explained, or part of an explanation. */
  get inSteps(): ReadonlySet<string> {
    return new Set(this.#read.flatMap(({ trace }) => this.#pathsInSteps(trace)));
  }

  /** Paths of the values that `compute` declares in groups. */
  get inGroups(): ReadonlySet<string> {
    return new Set(this.#read.flatMap(({ trace }) => trace.groups.flatMap(({ items }) => items)));
  }

  /** True if every example declares a total. */
  get hasTotals(): boolean {
    return this.#read.every(({ trace }) => trace.steps.some(({ named: { about } }) => about.isTotal));
  }

  /** Notes in the declarations of results, by path. */
  get notes(): ReadonlyMap<string, string> {
    const notes = new Map<string, string>();
    for (const path of this.values) {
      for (const { trace } of this.#read) {
        const note = trace.about(path)?.note;
        if (note !== undefined) notes.set(path, note);
      }
    }
    return notes;
  }

  #first<T>(find: (trace: Trace) => T | undefined): T | undefined {
    for (const { trace } of this.#read) {
      const found = find(trace);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #pathsInSteps(trace: Trace): string[] {
    const paths = new Map<About, string>();
    for (const path of this.values) {
      const about = trace.quantity(path)?.named.about;
      if (about) paths.set(about, path);
    }
    const explained = trace.steps.flatMap((step) =>
      explain(step).length > 0 ? [step.named.about, ...aboutsIn(step.named.made)] : [],
    );
    return explained.flatMap((about) => paths.get(about) ?? []);
  }
}

function aboutsIn({ formula }: Quantity): About[] {
  return formula.kind === 'named' ? [formula.about] : partsOf(formula).flatMap(aboutsIn);
}

function partsOf(formula: Formula): readonly Quantity[] {
  switch (formula.kind) {
    case 'sum':
      return formula.terms.map(({ of }) => of);
    case 'product':
      return formula.factors.map(({ of }) => of);
    case 'power':
      return [formula.base, formula.exponent];
    case 'negative':
    case 'whole':
      return [formula.of];
    case 'limited':
      return [formula.of, formula.limit];
    case 'leaf':
    case 'named':
    case 'explained':
      return [];
  }
}
