/** Identifies the client of a request for the rate limits. */
import { isIPv6 } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { expandIPv6 } from 'hono/utils/ipaddr';
import { wholeNumberFrom } from '../../settings/whole-number.ts';

/** Number of parts of an IPv6 address that form the network of one customer. */
const NETWORK_PARTS = 4;

/**
 * Normalizes an address for the rate limits: the full IPv4 address, even inside IPv6, but only the network of an IPv6
 * address, because a single customer has billions of those.
 */
export function countedAddress(address: string): string {
  const bare = address.trim().toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const parts = expandIPv6(bare).split(':').slice(0, NETWORK_PARTS);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** Removes the port and the brackets that some proxies add. */
function bareAddress(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * Determines the address of a request's client.
 *
 * @param socket address at the other end of the connection
 * @param forwarded the `X-Forwarded-For` header, to which each proxy appends the address that it saw
 * @param proxies number of our own proxies in front; anyone can forge further entries of the header
 */
export function clientAddress(socket: string | undefined, forwarded: string | null, proxies: number): string {
  const entries = proxies > 0 ? (forwarded ?? '').split(',').map(bareAddress) : [];
  const seen = entries.at(-proxies);
  return countedAddress((proxies > 0 && seen) || socket || 'unknown');
}

/** Determines the client address of a request to our own server. */
export function clientOf(c: Context, proxies: number): string {
  const forwarded = c.req.header('x-forwarded-for') ?? null;
  return clientAddress(getConnInfo(c).remote.address, forwarded, proxies);
}

/** Reads the number of our own proxies from `CALCULARIO_PROXIES`. @throws Error if it is invalid */
export function proxiesFrom(env: NodeJS.ProcessEnv): number {
  return wholeNumberFrom(env, 'CALCULARIO_PROXIES', 'proxies', [0, 5]) ?? 0;
}
