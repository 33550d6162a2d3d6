/** Thread that assesses definitions, and is terminated if one of them never ends. */
import { parentPort } from 'node:worker_threads';
import { NO_NETWORK } from '../scripts/lint/plugin.ts';
import { assess } from './assess.ts';
import type { Request } from './workers.ts';

// Disable fetch, because the check of the source does not detect it under another name.
globalThis.fetch = () => {
  throw new Error(NO_NETWORK);
};

parentPort?.on('message', (request: Request) => {
  void assess(request).then((assessment) => parentPort?.postMessage(assessment));
});
parentPort?.postMessage('ready');
