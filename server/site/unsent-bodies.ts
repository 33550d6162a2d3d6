/** Limits the bytes of pages and files that clients have not read yet, which stay in memory until then. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import { clientOf } from '../backend/gateway/client-address.ts';
import { createShare } from '../backend/gateway/share.ts';
import { plainText } from './pages.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum number of unsent bytes; the memory in use is twice as large, because the ETag needs a copy. */
const MAX_UNSENT = 128 * MEGABYTE;
const MAX_UNSENT_PER_ADDRESS = 32 * MEGABYTE;
/** Unsent bytes of an address even if a few others use up all: a few pages. */
const GUARANTEED_UNSENT = 4 * MEGABYTE;

/** Reserves the bytes of a body until it is sent; returns the refusal if too many are unsent already. */
export type ReserveBody = (c: Context, bytes: number) => Response | undefined;

/** @param proxies number of our own proxies in front of the server */
export function limitUnsentBodies(proxies: number): ReserveBody {
  const unsent = createShare(MAX_UNSENT, MAX_UNSENT_PER_ADDRESS, GUARANTEED_UNSENT);
  return (c, bytes) => {
    const { outgoing } = c.env as HttpBindings;
    const address = clientOf(c, proxies);
    // Let a larger body through alone.
    const amount = Math.min(bytes, MAX_UNSENT_PER_ADDRESS);
    // Reserve nothing for a closed connection, which would never give it back.
    if (outgoing.closed || !unsent.enter(address, amount)) {
      c.header('Retry-After', '2');
      return plainText(c, 503, 'Muitas respostas ainda não recebidas. Tente de novo em alguns segundos.');
    }
    outgoing.once('close', () => unsent.leave(address, amount));
    return undefined;
  };
}
