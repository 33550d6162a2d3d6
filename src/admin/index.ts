/** The administrative area's routes: all that the rest of the site knows of it, so that no visitor loads more. */
import { lazyPage } from '../site/lazy-page.tsx';
import type { SiteRoute } from '../site/route.ts';

/** One route: session, toasts and what has been read live on while one moves about inside. */
export const adminRoutes: readonly SiteRoute[] = [
  {
    pattern: '/admin/*',
    Page: lazyPage(() => import('./admin-app.tsx')),
    paths: [],
    unlisted: true,
    bare: true,
  },
];
