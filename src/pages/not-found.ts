import { lazyPage } from '../site/lazy-page.tsx';

/** The page for unknown addresses, in a chunk of its own so that no other page includes it. */
export const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'));
