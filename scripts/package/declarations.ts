/** Generates the type declarations of the package. */
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { ProvenDefinition } from '../../compiler/proven.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { inputOf } from '../../src/engine/example-input.ts';
import { publicSchema } from '../../src/engine/json-schema.ts';
import { inputType } from './input-type.ts';
import { resultType } from './result-type.ts';

/** Declarations shared by all calculators. */
export const COMMON_TYPES = `/** Uma recusa: a frase, e o campo de que ela fala ("" se fala de todos). */
export interface Problem {
  readonly field: string;
  readonly message: string;
}

/** O que veio de uma conta: o resultado e os avisos, ou as recusas, na ordem dos campos. */
export type Answer<Result> =
  | { readonly ok: true; readonly result: Result; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly errors: readonly Problem[] };

export interface DayOption {
  /** O dia da conta, AAAA-MM-DD; sem ele, hoje em Brasília. */
  readonly today?: string | undefined;
}

/** Um JSON Schema (2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** O que se diz de uma calculadora. */
export interface About<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly title: string;
  readonly description: string;
}
`;

/** Evaluates the successful examples, for their results and the labels of the values. */
function examplesOf(definition: ProvenDefinition, today: string) {
  const calculator = compileCalculator(definition);
  return definition.examples.flatMap((example) => {
    const outcome = evaluate(calculator, inputOf(example, today), { today: example.today ?? today });
    return outcome.ok ? [outcome] : [];
  });
}

/** Generates the declarations of a calculator's module. */
export function declarationsOf(definition: ProvenDefinition, today: string): string {
  const outcomes = examplesOf(definition, today);
  const labelOf = (path: string) => {
    const place = path.replaceAll('*', '0');
    // Skip figures of a single row, whose label names that row.
    const named = outcomes.filter(({ trace }) => place === path || trace.quantity(place) === undefined);
    return named.map(({ trace }) => trace.about(place)?.label).find((label) => label !== undefined);
  };
  const results = outcomes.map(({ result }) => result);
  return `import type { About, Answer, DayOption, JsonSchema } from '../tipos.js';

/** O que se informa. Números também se leem em texto: "1.234,56". */
export interface Inputs ${inputType(publicSchema(definition.inputs, today))}

/** O que se obtém; o que não tem valor em certos casos é opcional. */
export interface Result ${resultType(results, labelOf)}

export declare const id: ${JSON.stringify(definition.id)};
export declare const name: About['name'];
export declare const title: About['title'];
export declare const description: About['description'];

/**
 * Calcula: ${definition.name}. O que falta recebe o padrão.
 *
 * @throws TypeError se a entrada não é um objeto; RangeError se o dia não existe.
 */
export declare function compute(inputs: Inputs, options?: DayOption): Answer<Result>;

/** O JSON Schema das entradas. */
export declare function schema(options?: DayOption): JsonSchema;
`;
}

/** Generates the declarations of the module with all calculators. */
export function indexDeclarations(ids: readonly string[]): string {
  const entries = ids.map(
    (id) =>
      `  ${JSON.stringify(id)}: { inputs: import('./${id}.js').Inputs; result: import('./${id}.js').Result };`,
  );
  return `import type { About, Answer, DayOption, JsonSchema } from './tipos.js';

export type * from './tipos.js';

/** As calculadoras, com o que perguntam e o que respondem. */
export interface Calculators {
${entries.join('\n')}
}

export type CalculatorId = keyof Calculators;

/** Todas, na ordem dos ids. */
export declare const calculators: readonly About<CalculatorId>[];

/**
 * Calcula. O que falta recebe o padrão.
 *
 * @throws TypeError se a entrada não é um objeto; RangeError se a calculadora ou o dia não existe.
 */
export declare function compute<Id extends CalculatorId>(
  id: Id,
  inputs: Calculators[Id]['inputs'],
  options?: DayOption,
): Answer<Calculators[Id]['result']>;

/** O JSON Schema das entradas de uma calculadora. */
export declare function schema(id: CalculatorId, options?: DayOption): JsonSchema;
`;
}
