/** Routes of a built site: the backend, the API of the calculators, pages and files. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { API_FOLDER } from '../api/built-calculators.ts';
import { calcApi } from '../api/calc-api.ts';
import { createCalculations } from '../api/calculations.ts';
import type { Handler } from '../backend/gateway/gateway.ts';
import { backendPaths } from './backend-paths.ts';
import { EMBED_RULE, siteInlineScripts } from './inline-hashes.ts';
import { livePages } from './live/live-pages.ts';
import type { LiveSite } from './live/live-site.ts';
import { withReporting } from './operations/csp-reports.ts';
import { pages, plainText } from './pages.ts';
import { movedCalculator, readRedirects } from './redirects.ts';
import { EMBED_FOLDER, embedHeaders, siteHeaders, type HeaderEnvironment } from './security-headers.ts';
import { staticFiles, type StaticFiles } from './static-files.ts';
import { limitUnsentBodies } from './unsent-bodies.ts';

/** Built site with its backend and live articles. */
export interface SiteAppOptions {
  root: string;
  /** Root of the site that a rebuild has replaced: pages opened before load the rest of their code from it. */
  replaced?: string | undefined;
  /** Environment variables that affect the headers. */
  env: HeaderEnvironment;
  /** Handler of the backend's paths, which are 404 without one. */
  backend?: Handler | undefined;
  /** Renderer of published articles in their current state; without it, the site is served as built. */
  live?: LiveSite | undefined;
  /** Number of our own proxies in front of the server; 0 by default. */
  proxies?: number | undefined;
}

/** Digest for ETags: long enough to distinguish versions of a file, and short because every response contains it. */
const shortDigest = async (content: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  (await crypto.subtle.digest('SHA-256', content)).slice(0, 8);

const ASSETS = 'assets/';

function hasFileIn(root: string): (file: string) => boolean {
  return (file) => {
    try {
      return statSync(join(root, file)).isFile();
    } catch {
      return false;
    }
  };
}

function isEmbed(file: string | undefined): boolean {
  return file?.startsWith(EMBED_FOLDER) ?? false;
}

/**
 * Creates the routes of a built site, with strict headers. Throws errors to the server that mounts them.
 *
 * @param receivesReports true if this server receives CSP reports
 * @throws Error if the configured backend address is invalid
 */
export function createSiteApp(
  { root, replaced = root, env, backend, live, proxies = 0 }: SiteAppOptions,
  receivesReports: boolean,
) {
  const withReports = (headers: Record<string, string>) =>
    Object.entries(receivesReports ? withReporting(headers) : headers);
  const ofSite = withReports(siteHeaders(env, siteInlineScripts(root)));
  const ofEmbeds = withReports(embedHeaders(env, siteInlineScripts(root, EMBED_RULE)));
  const hasFile = hasFileIn(root);
  const hadFile = hasFileIn(replaced);
  const isServed = (file: string) => hasFile(file) || (file.startsWith(ASSETS) && hadFile(file));
  const moved = readRedirects(root);
  const reserve = limitUnsentBodies(proxies);
  const calculations = createCalculations(join(root, API_FOLDER));
  const app = new Hono<{ Bindings: HttpBindings } & StaticFiles>();
  app.use(backendPaths({ env, backend, hasFile, articlesChanged: live?.outdate }));
  app.route('/api', calcApi({ site: root, proxies, calculations, movedTo: movedCalculator(moved) }));
  app.use(async (c, next) => {
    await next();
    // Check the file, not the path, because other sites may embed only calculators, not the 404 page.
    for (const [name, value] of isEmbed(c.get('file')) ? ofEmbeds : ofSite) c.header(name, value);
  });
  app.use(etag({ generateDigest: shortDigest }));
  if (live) app.use(livePages(live, proxies, reserve));
  app.use(pages({ hasFile: isServed, movedTo: (path) => moved.get(path) }));
  app.use(staticFiles(root, reserve));
  app.use(staticFiles(replaced, reserve));
  app.notFound((c) => plainText(c, 404, 'Página não encontrada.'));
  app.onError((error) => {
    throw error;
  });
  return { fetch: app.fetch, headers: ofSite, close: () => calculations.close() };
}

export type SiteApp = ReturnType<typeof createSiteApp>;
