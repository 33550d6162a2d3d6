import { recordOf } from '../../engine/record.ts';

/** Key of the inputs in the history entry, so that going back and reloading lose nothing. */
export const HISTORY_KEY = 'calculo';

/** The inputs in the current history entry, with facts about their result; empty without inputs. */
export function keptEntry(): Readonly<Record<string, unknown>> {
  return recordOf(recordOf(window.history.state)[HISTORY_KEY]);
}
