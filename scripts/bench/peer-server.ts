import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { openLocally, type OpenSite } from '../../server/site/open-site.ts';

/**
 * Serves the built peers on a free port of this machine, compressed as our own site is, but without its strict policy:
 * most engines compile their checks in the browser, which it forbids.
 */
export function openPeers(root: string): Promise<OpenSite> {
  const { fetch } = new Hono().use(serveStatic({ root, precompressed: true }));
  return openLocally(createAdaptorServer({ fetch }) as Server);
}
