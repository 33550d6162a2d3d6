import type { About, Answer, DayOption, Standalone } from './standalone.ts';

/** All calculators behind one interface. */
export interface Registry {
  readonly calculators: readonly About[];
  /** @throws RangeError for an unknown calculator; otherwise like `Standalone.compute`. */
  readonly compute: (id: string, inputs: unknown, options?: DayOption) => Answer;
  /** @throws RangeError for an unknown calculator; otherwise like `Standalone.schema`. */
  readonly schema: (id: string, options?: DayOption) => Readonly<Record<string, unknown>>;
}

/** Creates a registry that finds calculators by id. */
export function registry(all: readonly Standalone[]): Registry {
  const byId = new Map(all.map((calculator) => [calculator.id, calculator]));
  const find = (id: string): Standalone => {
    const found = byId.get(id);
    if (!found) throw new RangeError(`Calculadora desconhecida: ${JSON.stringify(id)}.`);
    return found;
  };
  return {
    calculators: all.map(({ id, name, title, description }) => ({ id, name, title, description })),
    compute: (id, inputs, options) => find(id).compute(inputs, options),
    schema: (id, options) => find(id).schema(options),
  };
}
