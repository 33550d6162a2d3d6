import { DIST, SERVER_BUNDLE } from '../../../build/paths.ts';
import { openLiveSite, visitorOf } from '../../../server/site/live/live-site.ts';
import { openSite } from '../../../server/site/testing/open-site.ts';
import { createEmbeddedBackend } from '../../../server/backend/backend.ts';
import type { Backend } from '../../../server/backend/backend.ts';
import type { Mail } from '../../../server/backend/mail.ts';
import { openEmbeddedServices } from '../../../server/backend/services/embedded-services.ts';
import { emptyDatabase } from '../../backend/support/template.ts';

/** The built site on a separate server, with access to its mails. */
export interface OwnSite {
  address: string;
  mails: Mail[];
  close(): Promise<void>;
}

/** Serves the built site without a backend, like a static host. */
export async function openSiteWithoutBackend(): Promise<Omit<OwnSite, 'mails'>> {
  const { address, close } = await openSite({ root: DIST, env: {} });
  return { address, close: async () => close() };
}

/**
 * Starts the built site with a backend in memory, and the same administrator as the test server. By default it serves
 * files like a static host.
 *
 * @param isLive true to render pages again when their articles change
 */
export async function openOwnSite({ isLive = false } = {}): Promise<OwnSite> {
  const mails: Mail[] = [];
  const running: { backend?: Backend } = {};
  const embedded = async () => visitorOf(running.backend);
  const live = isLive ? openLiveSite({ folder: SERVER_BUNDLE, embedded }) : undefined;
  const site = await openSite({
    root: DIST,
    env: {},
    live,
    backend: async (request, context) =>
      running.backend?.fetch(request, context) ?? new Response(null, { status: 503 }),
  });
  const { address } = site;
  const services = await openEmbeddedServices({
    dataDir: undefined,
    emptyDatabase: await emptyDatabase(),
    siteOrigin: address,
    adminPassword: process.env['CALCULARIO_ADMIN_PASSWORD'],
    sendMail: (mail) => void mails.push(mail),
  });
  const opened = await createEmbeddedBackend(services);
  running.backend = opened;
  return {
    address,
    mails,
    close: async () => {
      site.close();
      await live?.close();
      await opened.close();
    },
  };
}

/** A site for the tests of a file, and fixtures that have them use it, and so reuse one page. */
export function onOwnSite(options?: Parameters<typeof openOwnSite>[0]) {
  let opening: Promise<OwnSite> | undefined;
  // Open it on the first call, because Playwright asks for the address even before `beforeAll`.
  const opened = () => (opening ??= openOwnSite(options));
  const baseURL = async ({}, provide: (address: string) => Promise<void>) => {
    await provide((await opened()).address);
  };
  return { opened, fixtures: { baseURL } };
}
