/** Identifies the client of a request for the limits. */
import { isIPv6 } from 'node:net';
import { expandIPv6 } from 'hono/utils/ipaddr';

/** Parts of an IPv6 address that an internet provider assigns to one customer. */
const NETWORK_PARTS = 4;

/**
 * An address as the limits count it: IPv4 addresses whole, even inside IPv6; for IPv6 only the network, because a
 * single customer has billions of addresses.
 */
export function countedAddress(address: string): string {
  const bare = address.trim().toLowerCase().replace(/%.*$/, '');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(bare)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(bare)) return bare;
  const parts = expandIPv6(bare).split(':').slice(0, NETWORK_PARTS);
  return `${parts.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`;
}

/** An address without the port and brackets that some proxies write. */
function bareAddress(entry: string): string {
  const text = entry.trim();
  const bracketed = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1];
  return bracketed ?? text.replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1');
}

/**
 * The address of a request's client.
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

/**
 * Reads the number of proxies from the environment.
 *
 * @throws Error when it is not a whole number from 0 to 5
 */
export function readProxies(text: string | undefined): number {
  const count = Number(text?.trim() || 0);
  if (Number.isInteger(count) && count >= 0 && count <= 5) return count;
  throw new Error(`CALCULARIO_PROXIES: "${text}" não é um número de proxies (0 a 5).`);
}
