import { loaders, moved, type LoadedCalculator } from 'virtual:calculators';
import { loadOnce } from '../../site/load-once.ts';

export type { LoadedCalculator };

/** Ids of all calculators that have a page. */
export const calculatorIds = Object.keys(loaders);

/** Former ids of renamed calculators, with the present ones. */
export const movedIds: ReadonlyMap<string, string> = new Map(Object.entries(moved));

/** The present id of a calculator that was renamed. */
export function presentId(formerId: string): string | undefined {
  return movedIds.get(formerId);
}

/** Calculators by id: at hand (`calculatorById`), or to be loaded ahead of their page. */
export const { get: calculatorById, preload: preloadCalculator } = loadOnce((id) =>
  Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined,
);
