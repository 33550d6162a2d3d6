/** Limits of connections and of unread responses, per address and in total. */
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { smallSitePerTest } from './testing/small-site.ts';

const site = smallSitePerTest();
const { afterwards, listen } = site;

/** Opens a connection that ignores errors. */
function open(port: number): Socket {
  const client = connect({ port, host: '127.0.0.1' });
  client.on('error', () => undefined);
  afterwards(() => client.destroy());
  return client;
}

/**
 * Makes the next connections come from an address, because macOS has none but 127.0.0.1 to connect from.
 *
 * @returns a promise that resolves once they have come
 */
function pretend(server: Server, address: string, count = 1): Promise<void> {
  return new Promise((resolve) => {
    let left = count;
    server.prependListener('connection', function setAddress(socket: Socket) {
      Object.defineProperty(socket, 'remoteAddress', { value: address });
      left -= 1;
      if (left > 0) return;
      server.off('connection', setAddress);
      resolve();
    });
  });
}

describe('a client that does not read its response', () => {
  it('is disconnected', async () => {
    await writeFile(join(site.root, 'grande.txt'), Buffer.alloc(40_000_000, 'a'));
    const { port, server } = await listen();
    expect(server.timeout).toBe(60_000);
    // Shorten the timeout of a minute.
    server.timeout = 300;
    const connected = once(server, 'connection');
    open(port).pause().write('GET /grande.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
    const [socket] = (await connected) as [Socket];
    await once(socket, 'close');
    expect(socket.bytesWritten).toBeLessThan(40_000_000);
  });

  it('keeps its address from further files, and no other', async () => {
    await writeFile(join(site.root, 'grande.txt'), Buffer.alloc(20_000_000, 'a'));
    const { port, base, server } = await listen();
    const get = () => {
      void pretend(server, '192.0.2.1');
      const client = open(port);
      client.write('GET /grande.txt HTTP/1.1\r\nHost: localhost\r\n\r\n');
      return client;
    };
    const statusOf = async (client: Socket) => String(await once(client, 'data')).slice(9, 12);
    const first = get();
    expect(await statusOf(first)).toBe('200');
    first.pause();
    expect(await statusOf(get())).toBe('503');
    expect((await fetch(base)).status).toBe(200);
    first.destroy();
    await vi.waitUntil(async () => (await statusOf(get())) === '200', { interval: 200, timeout: 10_000 });
  });
});

describe('connections', () => {
  /** Opens idle connections, and returns a function that counts those closed by the server. */
  const openSilent = async (server: Server, port: number, count: number, address: string) => {
    const haveCome = pretend(server, address, count);
    const sockets = Array.from({ length: count }, () => open(port));
    const ended = new Set<Socket>();
    for (const socket of sockets) socket.on('close', () => ended.add(socket));
    await haveCome;
    return () => ended.size;
  };

  it('from one address are limited to a tenth of all, so that others can connect', async () => {
    const { server, port, base } = await listen({ connections: 200 });
    const ended = await openSilent(server, port, 25, '192.0.2.1');
    await vi.waitUntil(() => ended() === 5, { timeout: 5000 });
    expect((await fetch(base)).status).toBe(200);
    expect(ended()).toBe(5);
  });

  it('of a few addresses cannot keep others out', async () => {
    const { server, port, base } = await listen({ connections: 100 });
    for (let index = 1; index <= 10; index += 1) await openSilent(server, port, 10, `192.0.2.${index}`);
    expect((await fetch(base)).status).toBe(200);
    const ended = await openSilent(server, port, 7, '198.51.100.1');
    await vi.waitUntil(() => ended() === 1, { timeout: 5000 });
  });

  it('from a proxy are limited only in total', async () => {
    expect((await listen({ proxies: 1 })).server.maxConnections).toBe(1000);
    const { server, port, base } = await listen({ connections: 200, proxies: 1 });
    const ended = await openSilent(server, port, 25, '192.0.2.1');
    expect((await fetch(base)).status).toBe(200);
    expect(ended()).toBe(0);
  });
});
