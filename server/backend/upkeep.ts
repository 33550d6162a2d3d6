/** Schedules the maintenance of the embedded database, which has no autovacuum. */
import { logLine } from '../log-text.ts';

/** Hour of the nightly maintenance, in the machine's time zone. */
const NIGHT_HOUR = 4;
/** Number of changes that trigger maintenance during the day, because each one leaves an old row on the disk. */
const MANY_CHANGES = 200;

/** Milliseconds until the next night. */
export function untilNight(now: Date): number {
  const night = new Date(now);
  night.setHours(NIGHT_HOUR, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night.getTime() - now.getTime();
}

/** Calls `tidyUp` every night and after many changes, and logs its failures. */
export function startUpkeep(tidyUp: () => Promise<void>) {
  let changes = 0;
  let timer: NodeJS.Timeout | undefined;
  const run = async (): Promise<void> => {
    changes = 0;
    try {
      await tidyUp();
    } catch (error) {
      console.error(logLine(error));
    }
  };
  const waitForNight = (): void => {
    timer = setTimeout(() => {
      void run();
      waitForNight();
    }, untilNight(new Date())).unref();
  };
  waitForNight();
  return {
    /** Counts a change of the data. */
    changed(): void {
      changes += 1;
      if (changes >= MANY_CHANGES) void run();
    },
    stop(): void {
      clearTimeout(timer);
    },
  };
}
