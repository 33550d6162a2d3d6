/** Assesses the definitions that it is asked for, in a thread that can be ended when one of them does not end. */
import { parentPort } from 'node:worker_threads';
import { assess } from './assess.ts';
import type { Request } from './workers.ts';

parentPort?.on('message', (request: Request) => {
  void assess(request).then((assessment) => parentPort?.postMessage(assessment));
});
parentPort?.postMessage('ready');
