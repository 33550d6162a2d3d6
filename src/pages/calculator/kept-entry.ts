import { recordOf } from '../../engine/record.ts';

/** Key of the inputs in the history entry, so that going back and reloading lose nothing. */
const HISTORY_KEY = 'calculo';

/** The inputs in the current history entry, with facts about their result; empty without inputs. */
export function keptEntry(): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(window.history.state)[HISTORY_KEY]);
}

/** True if a calculator opens with a result: from a shared address, a reload or the back button. */
export function bringsResult(): boolean {
  return location.hash.includes('=') || keptEntry()['calculated'] === true;
}

/**
 * Replaces the current history entry. Browsers refuse it in some embedded pages, and after many changes within seconds.
 *
 * @returns false if the browser refuses
 */
export function replaceEntry(state: unknown, address?: string): boolean {
  try {
    window.history.replaceState(state, '', address);
    return true;
  } catch {
    return false;
  }
}

/** Stores a calculator's inputs in the current history entry, or removes them. */
export function keepInEntry(inputs: unknown, address?: string): void {
  replaceEntry({ ...recordOf(window.history.state), [HISTORY_KEY]: inputs }, address);
}
