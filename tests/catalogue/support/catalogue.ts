/** All calculators of the site, found and compiled as in the build. */
import type { ProvenCalculator } from '../../../compiler/proven.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { definitionIds, loadDefinition } from '../../../compiler/load.ts';

export const ids: readonly string[] = await definitionIds();

/** Each calculator with the id from its file's place. */
export const calculators: readonly (readonly [id: string, calculator: ProvenCalculator])[] =
  await Promise.all(ids.map(async (id) => [id, compileCalculator(await loadDefinition(id))] as const));
