/** Replaces the folders of the built site with those of the next build. */
import { mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Waits between the attempts, in milliseconds: ten seconds in all. */
const WAITS = [100, 400, 1500, 3000, 5000];

interface Places {
  /** Folder that contains the current site. */
  readonly current: string;
  /** Folder that contains the next one. */
  readonly next: string;
  /** Folder for the replaced site; its content is deleted. */
  readonly previous: string;
}

function replaceOnce(names: readonly string[], { current, next, previous }: Places): void {
  rmSync(previous, { recursive: true, force: true });
  const done: [from: string, to: string][] = [];
  const move = (from: string, to: string) => {
    mkdirSync(dirname(to), { recursive: true });
    renameSync(from, to);
    done.push([from, to]);
  };
  try {
    for (const name of names) {
      move(join(current, name), join(previous, name));
      move(join(next, name), join(current, name));
    }
  } catch (error) {
    for (const [from, to] of done.toReversed()) renameSync(to, from);
    throw error;
  }
}

/**
 * Replaces all folders, or none. Tries again for a while, because Windows does not rename a folder while one of its
 * files is open.
 *
 * @param names names of the folders, which are in both places
 * @throws the last error, with the current site still in place
 */
export async function replaceSite(names: readonly string[], places: Places, waits = WAITS): Promise<void> {
  for (const pause of waits) {
    try {
      replaceOnce(names, places);
      return;
    } catch {
      await wait(pause);
    }
  }
  replaceOnce(names, places);
}
