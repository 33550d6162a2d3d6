import type { Server } from 'node:http';
import { listenOnFreePort } from '../listen.ts';
import { createSiteServer, type SiteServerOptions } from '../site-server.ts';

export interface OpenSite {
  /** Origin, without a trailing slash. */
  address: string;
  close: () => void;
}

/** Starts a server on a free port of this machine. */
export async function openLocally(server: Server): Promise<OpenSite> {
  const port = await listenOnFreePort(server, 0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/**
 * Serves a built site on a free port of this machine.
 *
 * @throws Error if the environment's backend address is invalid
 */
export function openSite(options: SiteServerOptions): Promise<OpenSite> {
  return openLocally(createSiteServer(options));
}
