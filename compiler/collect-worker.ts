/** Assesses the definitions that it is asked for, in a thread that can be ended when one of them does not end. */
import { parentPort } from 'node:worker_threads';
import { NO_NETWORK } from '../scripts/lint/plugin.ts';
import { assess } from './assess.ts';
import type { Request } from './workers.ts';

// A call by another name is not seen in the source.
globalThis.fetch = () => {
  throw new Error(NO_NETWORK);
};

parentPort?.on('message', (request: Request) => {
  void assess(request).then((assessment) => parentPort?.postMessage(assessment));
});
parentPort?.postMessage('ready');
