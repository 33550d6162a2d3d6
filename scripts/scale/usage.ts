/** Loaded before a program (`--import`), tells on its exit what it took, in the file that SCALE_USAGE names. */
import { writeFileSync } from 'node:fs';

/** What a program took. */
export interface Usage {
  /** Seconds from start to end. */
  readonly seconds: number;
  /** Seconds of the processors: unlike time by the clock, hardly changed by other load on the machine. */
  readonly cpuSeconds: number;
  /** Most memory at any time, in bytes. */
  readonly memory: number;
}

const file = process.env['SCALE_USAGE'];
if (file !== undefined) {
  process.once('exit', () => {
    const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
    const usage: Usage = {
      seconds: process.uptime(),
      cpuSeconds: (userCPUTime + systemCPUTime) / 1e6,
      memory: maxRSS * 1024,
    };
    writeFileSync(file, JSON.stringify(usage));
  });
}
