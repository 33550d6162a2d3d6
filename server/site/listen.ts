import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Number of ports to try, from the requested one. */
const PORTS_TO_TRY = 20;

async function tryToListen(server: Server, port: number, host: string): Promise<boolean> {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EADDRINUSE') return false;
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new Error(`HOST: "${host}" não é um endereço desta máquina.`, { cause: error });
    }
    if (code === 'EACCES')
      throw new Error(`PORT: falta permissão para usar a porta ${port}.`, { cause: error });
    throw error;
  }
}

/**
 * Listens on the requested port, or else on the next free one.
 *
 * @param host address to listen on, such as 127.0.0.1
 * @returns the port
 * @throws Error if no port is free, or the host is invalid
 */
export async function listenOnFreePort(server: Server, wanted: number, host: string): Promise<number> {
  for (let port = wanted; port < wanted + PORTS_TO_TRY; port += 1) {
    if (await tryToListen(server, port, host)) return (server.address() as AddressInfo).port;
  }
  throw new Error(`Nenhuma porta livre de ${wanted} a ${wanted + PORTS_TO_TRY - 1}.`);
}
