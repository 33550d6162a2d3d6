import { fork } from 'node:child_process';
import type { Share } from './browser-shares.ts';
import type { Part } from './parts.ts';
import { NODE_COMPILE_CACHE } from './paths.ts';

/** A part did not succeed, and has said why. */
export class PartFailedError extends Error {
  override readonly name = 'PartFailedError';
}

/**
 * Percent by which the engine lets its memory grow before it looks for what it may give back; left to itself it keeps
 * hundreds of megabytes of texts that a bundler has taken over.
 */
const GARBAGE = '--heap-growing-percent=20';

/**
 * Has a part of a build done by a process of its own, which ends with this one.
 *
 * @param mode Vite's.
 * @param share of which calculators, where a part has shares.
 * @throws PartFailedError if it fails.
 */
export async function runPart(part: Part, mode: string, { from, to }: Share): Promise<void> {
  const child = fork(new URL('./part.ts', import.meta.url), [part, mode, `${from}`, `${to}`], {
    // Every part, and every thread in it, reads much the same modules.
    execArgv: [...process.execArgv, GARBAGE],
    env: { NODE_COMPILE_CACHE, ...process.env },
  });
  const code = await new Promise((fulfil, reject) => {
    child.once('error', reject).once('close', fulfil);
  });
  if (code !== 0) throw new PartFailedError(part);
}
