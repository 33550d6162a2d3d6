import type { Calculator, CompiledCalculator } from '../../engine/calculator.ts';
import { calculatorPath } from '../../catalogue/entry.ts';
import type { CalculatorData } from '../../catalogue/page-data.ts';
import type { FormParts } from '../../fields/drawing/form-parts.ts';
import { loadOnce } from '../../site/load-once.ts';
import { reported } from '../../site/reported.ts';
import { pageData } from '../page-data.ts';
import { loadAnswering } from './tool/load-answering.ts';
import { recordOf } from '../../engine/record.ts';
import { HISTORY_KEY } from './history-key.ts';

/** A calculator with the data of its page. */
export interface LoadedCalculator extends CalculatorData {
  readonly calculator: Calculator;
  readonly formParts: readonly FormParts[];
}

/** A calculator, the new id of a renamed one, or none. */
export type Found = { readonly loaded: LoadedCalculator } | { readonly movedTo: string } | 'none';

/**
 * Imports a calculator's module, which `compiler/` writes from `calculators/<id>.ts` to `.cache/calculators/<id>.js`.
 * In a build, the page's data contain its address.
 *
 * @throws Error if the calculator does not exist, or if its module fails to load
 */
async function loadCalculator(id: string): Promise<CompiledCalculator> {
  const data = await pageData(calculatorPath(id));
  if (!data || !('module' in data)) throw new Error(`${id}: não existe.`);
  return import(/* @vite-ignore */ data.module) as Promise<CompiledCalculator>;
}

/** True if the page opens with a result: from a shared address, a reload or the back button. */
function bringsResult(): boolean {
  if (import.meta.env.SSR) return false;
  const kept = recordOf(recordOf(window.history.state)[HISTORY_KEY]);
  return window.location.hash !== '' || kept['calculated'] === true;
}

async function find(id: string): Promise<Found> {
  const data = await pageData(calculatorPath(id));
  if (!data || !('module' in data)) return data && 'movedTo' in data ? data : 'none';
  const [{ calculator, fieldKinds }, { loadFormParts }] = await reported(
    Promise.all([loadCalculator(id), import('../../fields/widgets.ts')]),
  );
  const formParts = await reported(loadFormParts(fieldKinds));
  // Load the answering code too, so that the result appears together with its form; the page reports a failure where
  // the result would be.
  if (bringsResult()) await loadAnswering().catch(() => undefined);
  return { loaded: { ...data, calculator, formParts } };
}

const calculators = loadOnce(find);

/** Calculators by id: already loaded (`calculatorById`), or preloaded for their page. */
export const { get: calculatorById, preload: preloadCalculator } = calculators;

/** Calculators opened since the page was loaded, which work offline. */
export function calculatorsAtHand(): { readonly path: string; readonly name: string }[] {
  return calculators.loaded().flatMap((found) => {
    if (found === 'none' || 'movedTo' in found) return [];
    const { id, name } = found.loaded.entry;
    return [{ path: calculatorPath(id), name }];
  });
}
