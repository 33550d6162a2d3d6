/** Runs `collect` in a thread of its own, whose module cache is fresh: edits show without a restart. */
import { parentPort, workerData } from 'node:worker_threads';
import { collect } from './collect.ts';

parentPort?.postMessage(await collect(typeof workerData === 'string' ? workerData : undefined));
