import { importCalculator, pageDataOf, type LoadedCalculator } from 'virtual:pages';
import { calculatorPath } from '../../catalogue/entry.ts';
import { loadOnce } from '../../site/load-once.ts';
import { bringsResult } from './brings-result.ts';
import { loadAnswering } from './load-answering.ts';

export type { LoadedCalculator };

/** What an id leads to: a calculator with the address of its module, the one that it is today, or none. */
export type Found =
  | { readonly loaded: LoadedCalculator; readonly module: string }
  | { readonly movedTo: string }
  | 'none';

async function find(id: string): Promise<Found> {
  const data = await pageDataOf(calculatorPath(id));
  if (data && 'module' in data) {
    const loaded = await importCalculator(id, data.module);
    // It appears together with the form that it was calculated from; where it does not load, its place says so.
    if (bringsResult()) await loadAnswering(loaded.loadAnswering).catch(() => undefined);
    return { loaded, module: data.module };
  }
  return data && 'movedTo' in data ? data : 'none';
}

const calculators = loadOnce(find);

/** Calculators by id: at hand (`calculatorById`), or to be loaded ahead of their page. */
export const { get: calculatorById, preload: preloadCalculator } = calculators;

/** Where the calculators are that were opened since the page was loaded: they work without a connection. */
export function calculatorsAtHand(): { readonly path: string; readonly name: string }[] {
  return calculators.loaded().flatMap((found) => {
    if (found === 'none' || 'movedTo' in found) return [];
    const { id, name } = found.loaded.entry;
    return [{ path: calculatorPath(id), name }];
  });
}
