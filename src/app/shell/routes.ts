/** All routes of the site; rendering, prerendering, preloading and the sitemap share this table. */
import { adminRoutes } from '../../admin/index.ts';
import { blogRoutes } from '../../blog/index.ts';
import { notFoundRoute, pageRoutes } from '../../pages/index.ts';
import type { SiteRoute } from '../../site/route.ts';

/** The routes, the catch-all last. */
export const routes: readonly SiteRoute[] = [...pageRoutes, ...blogRoutes, ...adminRoutes, notFoundRoute];
