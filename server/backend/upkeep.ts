/** Maintenance of the embedded database, which has no autovacuum. */
import { logLine } from '../log-text.ts';

/** Hour of the night on the machine's clock. */
const NIGHT = 4;
/** Changes after which the upkeep does not wait for the night, because each leaves its previous row on the disk. */
const MANY_CHANGES = 200;

/** Milliseconds until the next night. */
export function untilNight(now: Date): number {
  const night = new Date(now);
  night.setHours(NIGHT, 0, 0, 0);
  if (night <= now) night.setDate(night.getDate() + 1);
  return night.getTime() - now.getTime();
}

/** Calls `tidyUp` every night and after many changes. Writes failures to the terminal. */
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
