/** Answers for a built site: the backend's paths, the calculators' API, pages and files. */
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
import { livePages, tellingOfChanges } from './live/live-pages.ts';
import type { LiveSite } from './live/live-site.ts';
import { withReporting } from './operations/csp-reports.ts';
import { pages, plainText } from './pages.ts';
import { movedCalculator } from './redirects.ts';
import { EMBED_FOLDER, embedHeaders, siteHeaders, type HeaderEnvironment } from './security-headers.ts';
import { staticFiles, type StaticFiles } from './static-files.ts';

/** A built site with its backend and live articles. */
export interface SiteAppOptions {
  /** Folder of the built site. */
  root: string;
  /** Environment from which the headers take the backend's address. */
  env: HeaderEnvironment;
  /** Answers the backend's paths; without one they are 404. */
  backend?: Handler | undefined;
  /** Renders published articles in their current state; without it, the site is served as built. */
  live?: LiveSite | undefined;
  /** Number of our own proxies in front of the server; 0 by default. */
  proxies?: number | undefined;
}

/** Digest of a file's content: long enough to distinguish its versions, and short because every answer carries it. */
const shortDigest = async (content: Uint8Array<ArrayBuffer>): Promise<ArrayBuffer> =>
  (await crypto.subtle.digest('SHA-256', content)).slice(0, 8);

function hasFileIn(root: string): (file: string) => boolean {
  return (file) => {
    try {
      return statSync(join(root, file)).isFile();
    } catch {
      return false;
    }
  };
}

/** True for an embedded calculator; false if no file was found. */
function isEmbed(file: string | undefined): boolean {
  return file?.startsWith(EMBED_FOLDER) ?? false;
}

/**
 * The routes of a built site, with strict headers. Errors are thrown to the server that mounts them.
 *
 * @param isWatched true if browsers report violations of the policy to this server
 * @throws Error if the environment's backend address is invalid
 */
export function createSiteApp({ root, env, backend, live, proxies = 0 }: SiteAppOptions, isWatched: boolean) {
  const reported = (headers: Record<string, string>) =>
    Object.entries(isWatched ? withReporting(headers) : headers);
  const ofSite = reported(siteHeaders(env, siteInlineScripts(root)));
  const ofEmbeds = reported(embedHeaders(env, siteInlineScripts(root, EMBED_RULE)));
  const hasFile = hasFileIn(root);
  const calculations = createCalculations(join(root, API_FOLDER));
  const app = new Hono<{ Bindings: HttpBindings } & StaticFiles>();
  const outdating = backend && live ? tellingOfChanges(backend, live.outdate) : backend;
  app.use(backendPaths({ env, backend: outdating, hasFile }));
  app.route('/api', calcApi({ site: root, proxies, calculations, movedTo: movedCalculator(root) }));
  app.use(async (c, next) => {
    await next();
    // Other sites may embed only calculators that exist, not the 404 page.
    for (const [name, value] of isEmbed(c.get('file')) ? ofEmbeds : ofSite) c.header(name, value);
  });
  app.use(etag({ generateDigest: shortDigest }));
  if (live) app.use(livePages(live));
  app.use(pages(root, hasFile));
  app.use(staticFiles(root));
  app.notFound((c) => plainText(c, 404, 'Página não encontrada.'));
  app.onError((error) => {
    throw error;
  });
  return { fetch: app.fetch, headers: ofSite, close: () => calculations.close() };
}

/** The routes of one built site. */
export type SiteApp = ReturnType<typeof createSiteApp>;
