import { recordOf } from '../../engine/record.ts';
import { HISTORY_KEY } from './history-key.ts';

/** True if the page opens with a result: from a shared address, a reload or the back button. */
export function bringsResult(): boolean {
  if (import.meta.env.SSR) return false;
  const kept = recordOf(recordOf(window.history.state)[HISTORY_KEY]);
  return window.location.hash !== '' || kept['calculated'] === true;
}
