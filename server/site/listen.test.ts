import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { listenOnFreePort } from './listen.ts';

const open: Server[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) {
    server.close();
    await once(server, 'close');
  }
});

function newServer(): Server {
  const server = createServer();
  open.push(server);
  return server;
}

describe('listenOnFreePort', () => {
  it('takes the next port if the requested one is in use', async () => {
    const first = await listenOnFreePort(newServer(), 0, '127.0.0.1');
    const second = await listenOnFreePort(newServer(), first, '127.0.0.1');
    expect(second).toBeGreaterThan(first);
    expect(second).toBeLessThan(first + 20);
  });

  it('refuses an address of another machine', async () => {
    await expect(listenOnFreePort(createServer(), 0, '203.0.113.1')).rejects.toThrow(
      'HOST: "203.0.113.1" não é um endereço desta máquina.',
    );
  });
});
