import { readAsVisitor, type ReadTable } from '../../../src/backend/read-table.ts';
import type { Backend } from '../../backend/backend.ts';

/** Only a name: requests are handed over within the process. */
const WITHIN = 'http://embutido.invalid';

/**
 * Reads the embedded backend as any visitor does, without a detour by the network.
 *
 * @throws Error while there is none
 */
export function visitorOf(backend: Pick<Backend, 'fetch' | 'anonKey'> | undefined): ReadTable {
  if (!backend) throw new Error('The backend has not started.');
  const { fetch, anonKey } = backend;
  return readAsVisitor({ url: WITHIN, anonKey }, (input, init) => fetch(new Request(input, init), {}));
}
