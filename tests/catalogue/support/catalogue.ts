/** Loads and compiles all calculators of the site, like the build. */
import type { ProvenCalculator } from '../../../compiler/proven.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { definitionIds, loadDefinition } from '../../../compiler/load.ts';

export const ids: readonly string[] = await definitionIds();

/** Calculators with the ids from their file paths. */
export const calculators: readonly (readonly [id: string, calculator: ProvenCalculator])[] =
  await Promise.all(ids.map(async (id) => [id, compileCalculator(await loadDefinition(id))] as const));
