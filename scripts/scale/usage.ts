/**
 * Loaded before a program (`--import`), and before those that it forks: each tells on its exit what it took, in a file of
 * the folder that SCALE_USAGE names.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

/** What one process took. */
export interface ProcessUsage {
  /** Seconds of the processors: unlike time by the clock, hardly changed by other load on the machine. */
  readonly cpuSeconds: number;
  /** Most memory at any time, in bytes. */
  readonly memory: number;
}

const folder = process.env['SCALE_USAGE'];
if (folder !== undefined && isMainThread) {
  process.once('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage: ProcessUsage = {
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS * 1024,
    };
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify(usage));
  });
}
