import { expect, it } from 'vitest';
import { startBackend } from './backend.ts';
import { gate } from './gateway/testing/gateway.ts';

it('the backend is unhealthy while it refuses visitors for lack of capacity', async () => {
  const { opening, open } = gate();
  const backend = startBackend({
    anonKey: 'key',
    firstAdmin: undefined,
    answer: () => opening.then(() => Response.json({})),
    ping: () => Promise.resolve(),
    tidyUp: () => Promise.resolve(),
  });
  expect(await backend.isHealthy()).toBe(true);
  const address = 'http://localhost/rest/v1/site_settings?apikey=key';
  const flood = Array.from({ length: 512 }, (_, index) =>
    backend.fetch(new Request(address), { peerAddress: `10.0.0.${index % 128}` }),
  );
  expect((await backend.fetch(new Request(address), { peerAddress: '10.0.0.200' })).status).toBe(503);
  expect(await backend.isHealthy()).toBe(false);
  open();
  await Promise.all(flood);
  expect(await backend.isHealthy()).toBe(true);
});
