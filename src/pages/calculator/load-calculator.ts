import type { Calculator, CompiledCalculator } from '../../engine/calculator.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { CalculatorData, MovedData } from '../../catalogue/page-data.ts';
import type { FormParts } from '../../fields/drawing/form-parts.ts';
import { loadOnce } from '../../site/load-once.ts';
import { reported } from '../../site/reported.ts';
import { pageData } from '../page-data.ts';
import { loadAnswering } from './tool/load-answering.ts';
import { bringsResult } from './kept-entry.ts';

/** A calculator with the data of its page. */
export interface LoadedCalculator extends CalculatorData {
  readonly calculator: Calculator;
  readonly formParts: readonly FormParts[];
}

/** A calculator, the new id of a renamed one, or none. */
type Found = LoadedCalculator | MovedData | 'none';

async function find(id: string): Promise<Found> {
  const data = await pageData(calculatorPath(id));
  if (!data || !('module' in data)) return data && 'movedTo' in data ? data : 'none';
  // Load the answering code too, so that the result appears together with its form; the page reports a failure where
  // the result would be.
  const answering =
    !import.meta.env.SSR && bringsResult() ? loadAnswering().catch(() => undefined) : undefined;
  // Import the module that the compiler writes from `calculators/<id>.ts`; the page data contain its address.
  const module = import(/* @vite-ignore */ data.module) as Promise<CompiledCalculator>;
  const [{ calculator, fieldKinds }, { loadFormParts }] = await reported(
    Promise.all([module, import('../../fields/widgets.ts')]),
  );
  const formParts = await reported(loadFormParts(fieldKinds));
  await answering;
  return { ...data, calculator, formParts };
}

const calculators = loadOnce(find);

export const { get: calculatorById, useItem: useCalculator } = calculators;

/** Calculators opened since the page was loaded, which work offline. */
export function loadedCalculators(): { readonly path: string; readonly name: string }[] {
  return calculators.loaded().flatMap((found) => {
    if (found === 'none' || 'movedTo' in found) return [];
    const { id, name } = found.entry;
    return [{ path: calculatorPath(id), name }];
  });
}
