import { loaders, type LoadedCalculator } from 'virtual:calculators';
import { loadOnce } from '../../site/load-once.ts';

export type { LoadedCalculator };

/** Ids of all calculators that have a page. */
export const calculatorIds = Object.keys(loaders);

/** Calculators by id: at hand (`calculatorById`), or to be loaded ahead of their page. */
export const { get: calculatorById, preload: preloadCalculator } = loadOnce((id) =>
  Object.hasOwn(loaders, id) ? loaders[id]?.() : undefined,
);
