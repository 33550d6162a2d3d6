import { lazy, type ComponentType, type JSX } from 'react';
import { withStyle } from './rest-of-style.ts';

/** A page that is loaded on demand, and can be preloaded so that it renders without suspending. */
export interface LazyPage {
  (): JSX.Element;
  preload(): Promise<void>;
}

/**
 * Splits a page into a chunk of its own. After `preload` it renders without suspending, as hydration needs; a page that is
 * come to from another one waits for its style, which only its own HTML would have.
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>): LazyPage {
  let Loaded: ComponentType | undefined;
  const Later = lazy(() => withStyle(load()));
  const Page = () => (Loaded ? <Loaded /> : <Later />);
  return Object.assign(Page, {
    preload: async () => {
      Loaded = (await load()).default;
    },
  });
}
