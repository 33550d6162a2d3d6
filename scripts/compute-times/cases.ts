/** What `compute-times` measures: every example of every calculator, and long calculations. */
import type { RawInputs } from '../../src/engine/definition.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { loadDefinition } from '../../compiler/load.ts';

/** One calculation. */
export interface Case {
  readonly id: string;
  readonly title: string;
  readonly input: RawInputs;
  readonly today: string;
  /** Whether it is a schedule of hundreds of months, for which the limit is another. */
  readonly isLong: boolean;
}

/** The examples of a calculator, those that only tests read among them. */
export async function exampleCases(id: string): Promise<Case[]> {
  const { examples } = await loadDefinition(id);
  return examples.map((example) => {
    const today = example.today ?? EXAMPLE_DAY;
    return { id, title: example.title, input: inputOf(example, today), today, isLong: false };
  });
}
