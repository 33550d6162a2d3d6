import { lazy, type ComponentType, type JSX } from 'react';

/** A page that is loaded on demand, and can be preloaded so that it renders without suspending. */
export interface LazyPage {
  (): JSX.Element;
  preload(): Promise<void>;
}

/**
 * Splits a page into a chunk of its own. After `preload` it renders without suspending, as hydration needs.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Later = lazy(load);
  const Page = () => (Loaded ? <Loaded /> : <Later />);
  return Object.assign(Page, {
    preload: async () => {
      Loaded = (await load()).default;
    },
  });
}
