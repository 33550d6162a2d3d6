/** Tells the server which pictures the drafts of this browser hold, so that no other browser removes them. */
import { getSupabase } from '../../../backend/client.ts';
import { holdPictures } from '../../../backend/pictures.ts';
import { allDrafts, draftPictures } from '../model/drafts.ts';

/** What the server knows, by draft. */
const told = new Map<string, string>();
/** One thing is told at a time: what is told last holds. */
let last: Promise<void> = Promise.resolve();

async function tell(key: string, addresses: readonly string[]): Promise<void> {
  const held = addresses.toSorted().join(' ');
  if (told.get(key) === held) return;
  try {
    const client = await getSupabase();
    if (!client) return;
    await holdPictures(client, key, addresses);
    told.set(key, held);
  } catch {
    // Told later.
  }
}

/**
 * Tells what a draft holds, unless the server knows it already. Without a session or a connection nothing is told; the
 * next change of the draft, or the next visit, does it.
 *
 * @param addresses none if the draft is over.
 */
export function tellHeld(key: string, addresses: readonly string[]): Promise<void> {
  last = last.then(() => tell(key, addresses));
  return last;
}

/** Resolves when all that was to be told so far has been. */
export function allTold(): Promise<void> {
  return last;
}

/** Tells what all drafts of this browser hold. */
export async function tellAllHeld(): Promise<void> {
  for (const { key, draft } of await allDrafts()) await tellHeld(key, draftPictures(draft));
}
