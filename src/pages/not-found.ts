import { lazyPage } from '../site/lazy-page.tsx';

/** The page for addresses that do not exist, which no other page should have to carry. */
export const NotFoundPage = lazyPage(() => import('./not-found-page.tsx'));
