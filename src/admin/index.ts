/**
 * The administrative area's routes: the only module that the rest of the site imports, so that visitors load
 * nothing else.
 */
import { lazyPage } from '../site/lazy-page.tsx';
import type { SiteRoute } from '../site/route.ts';

/** One route, so that session, toasts and cached data persist during navigation inside the area. */
export const adminRoutes: readonly SiteRoute[] = [
  {
    pattern: '/admin/*',
    Page: lazyPage(() => import('./admin-app.tsx')),
    sources: () => [],
    paths: [],
    unlisted: true,
    bare: true,
  },
];
