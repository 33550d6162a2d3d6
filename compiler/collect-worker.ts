/** Assesses definitions in a thread, which is stopped if one of them never ends. */
import { parentPort } from 'node:worker_threads';
import { NO_NETWORK } from '../scripts/lint/plugin.ts';
import { assess } from './assess.ts';
import type { Request } from './workers.ts';

// The source check does not notice fetch under another name.
globalThis.fetch = () => {
  throw new Error(NO_NETWORK);
};

parentPort?.on('message', (request: Request) => {
  void assess(request).then((assessment) => parentPort?.postMessage(assessment));
});
parentPort?.postMessage('ready');
