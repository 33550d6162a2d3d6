import { DIST } from '../../../scripts/build/paths.ts';
import { openSite } from '../../../server/site/open-site.ts';
import { createEmbeddedBackend } from '../../../server/backend/backend.ts';
import type { Backend } from '../../../server/backend/backend.ts';
import type { Mail } from '../../../server/backend/mail.ts';

/** The built site on a separate server, whose mails can be read. */
export interface OwnSite {
  address: string;
  /** Every mail so far, oldest first. */
  mails: Mail[];
  close(): Promise<void>;
}

/** The built site without any backend, as a static host serves it. */
export async function openSiteWithoutBackend(): Promise<Omit<OwnSite, 'mails'>> {
  const { address, close } = await openSite({ root: DIST, env: {} });
  return { address, close: async () => close() };
}

/** Starts the built site with a backend in memory; its administrator is the one of the tests' server. */
export async function openOwnSite(): Promise<OwnSite> {
  const mails: Mail[] = [];
  const running: { backend?: Backend } = {};
  const site = await openSite({
    root: DIST,
    env: {},
    backend: async (request, context) =>
      running.backend?.fetch(request, context) ?? new Response(null, { status: 503 }),
  });
  const { address } = site;
  const opened = await createEmbeddedBackend({
    memory: true,
    siteOrigin: address,
    adminPassword: process.env['CALCULARIO_ADMIN_PASSWORD'],
    sendMail: (mail) => void mails.push(mail),
  });
  running.backend = opened;
  return {
    address,
    mails,
    close: async () => {
      site.close();
      await opened.close();
    },
  };
}
