/** Runs the embedded backend on a data folder. */
import { createEmbeddedBackend } from '../../../server/backend/backend.ts';
import type { Backend } from '../../../server/backend/backend.ts';
import { openEmbeddedServices } from '../../../server/backend/services/embedded-services.ts';
import { ORIGIN } from './client.ts';
import { BUCKET } from './stage.ts';

/** Starts the backend and discards its mails. */
export async function startIn(dataDir: string): Promise<Backend> {
  const services = await openEmbeddedServices({ dataDir, siteOrigin: ORIGIN, sendMail: () => undefined });
  return createEmbeddedBackend(services, { dataDir });
}

/** Requests a picture. */
export const pictureAt = (backend: Backend, path: string): Promise<Response> =>
  backend.fetch(new Request(`${ORIGIN}/storage/v1/object/public/${BUCKET}/${path}`));
