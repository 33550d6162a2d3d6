import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/**
 * Gives back at once what nothing refers to any more. For results of native code: the engine counts the few bytes by
 * which it refers to them, and waits for more of those before it frees the megabytes behind them.
 */
export function collectGarbage(): void {
  collect();
}
