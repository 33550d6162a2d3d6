import { listenOnFreePort } from './listen.ts';
import { createSiteServer, type SiteServerOptions } from './site-server.ts';

/** A built site that is being served on this machine. */
export interface OpenSite {
  /** Without a trailing slash. */
  address: string;
  close: () => void;
}

/**
 * Serves a built site on a free port of this machine.
 *
 * @throws Error when the environment's backend address is invalid
 */
export async function openSite(options: SiteServerOptions): Promise<OpenSite> {
  const server = createSiteServer(options);
  const port = await listenOnFreePort(server, 0, '127.0.0.1');
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
