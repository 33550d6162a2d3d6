/**
 * Runs the embedded backend in a separate process, which a test kills to simulate a crash. The first argument is the
 * data folder. Prints the port, the public key and, if it created one, the first administrator.
 */
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createEmbeddedBackend } from '../../../server/backend/backend.ts';
import { openThreadedServices } from '../../../server/backend/services/threaded-services.ts';

const dataDir = process.argv[2] ?? '';
const services = await openThreadedServices({ dataDir, siteOrigin: 'http://127.0.0.1' });
const backend = await createEmbeddedBackend(services, { dataDir, access: { answerStepMs: 0 } });
const server = createAdaptorServer({ fetch: (request) => backend.fetch(request, {}) });
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const { anonKey, firstAdmin } = backend;
  process.stdout.write(`${JSON.stringify({ port, anonKey, firstAdmin })}\n`);
});
