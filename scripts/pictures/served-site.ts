import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ROOT } from '../../build/paths.ts';

/** Site served by `npm start` with a backend in memory. */
export interface ServedSite {
  /** Origin, without a trailing slash. */
  readonly address: string;
  readonly admin: { readonly email: string; readonly password: string };
  stop(): Promise<void>;
}

/**
 * Builds the site if its sources changed, and serves it on a free port.
 *
 * @throws Error if the server exits before it prints its address
 */
export async function serveSite(): Promise<ServedSite> {
  const password = randomUUID();
  const child = spawn(process.execPath, [join(ROOT, 'scripts/start.ts')], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      CALCULARIO_DATA: ':memory:',
      CALCULARIO_ADMIN_PASSWORD: password,
    },
  });
  const ended = once(child, 'exit');
  let address: string | undefined;
  let email: string | undefined;
  for await (const line of createInterface(child.stdout)) {
    address ??= /Endereço\s+(http\S+)/.exec(line)?.[1];
    email ??= /E-mail\s+(\S+@\S+)/.exec(line)?.[1];
    if (address !== undefined && email !== undefined) break;
  }
  child.stdout.resume();
  if (address === undefined || email === undefined) throw new Error('The site did not start (see above).');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  return { address, admin: { email, password }, stop };
}
