/** All routes of the site; rendering, prerendering, preloading and the sitemap share this table. */
import { adminRoutes } from '../../admin/index.ts';
import { blogRoutes } from '../../blog/index.ts';
import { notFoundRoute, pageRoutes } from '../../pages/index.ts';
import { matchPath } from 'react-router-dom';
import type { SiteRoute } from '../../site/route.ts';

/** The routes, the catch-all last. */
export const routes: readonly SiteRoute[] = [...pageRoutes, ...blogRoutes, ...adminRoutes, notFoundRoute];

/** The route of an address. */
export function routeOf(path: string): SiteRoute | undefined {
  return routes.find(({ pattern }) => matchPath({ path: pattern, caseSensitive: true }, path));
}
