import { loaders, moved, type LoadedCalculator } from 'virtual:calculators';
import { loadOnce } from '../../site/load-once.ts';

export type { LoadedCalculator };

/** Ids of all calculators that have a page. */
export const calculatorIds = Object.keys(loaders);

/** The present id of a calculator that was renamed. */
export function presentId(formerId: string): string | undefined {
  return Object.hasOwn(moved, formerId) ? moved[formerId] : undefined;
}

/** Calculators by id: at hand (`calculatorById`), or to be loaded ahead of their page. */
export const { get: calculatorById, preload: preloadCalculator } = loadOnce((id) =>
  Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined,
);
