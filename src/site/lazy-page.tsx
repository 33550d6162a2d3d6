import { lazy, type ComponentType, type JSX } from 'react';

/** A page loaded on demand; after `preload` it renders without suspending. */
export interface LazyPage {
  (): JSX.Element;
  preload(): Promise<void>;
}

/** Splits a page into its own chunk. Hydration needs a `preload` before it, because it must not suspend. */
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
