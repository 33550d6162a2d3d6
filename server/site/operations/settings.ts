import { wholeNumberFrom } from '../../settings/whole-number.ts';

/** Settings of the host for monitoring and headers. */
export interface OperationsSettings {
  /** True to log each request to the terminal. */
  log: boolean;
  /** Lifetime of the rule to use only https, in seconds; 0 sends no header. */
  hstsSeconds: number;
}

const TWO_YEARS = 63_072_000;

function readLog(text: string | undefined): boolean {
  const chosen = text?.trim() || '0';
  if (chosen !== '0' && chosen !== '1') throw new Error(`CALCULARIO_LOG: "${chosen}" não é 0 nem 1.`);
  return chosen === '1';
}

/**
 * Reads `CALCULARIO_LOG` (0 or 1) and `CALCULARIO_HSTS` (seconds, up to two years).
 *
 * @throws Error if a value is invalid
 */
export function operationsFrom(env: NodeJS.ProcessEnv): OperationsSettings {
  const hstsSeconds = wholeNumberFrom(env, 'CALCULARIO_HSTS', 'segundos', [0, TWO_YEARS]) ?? 0;
  return { log: readLog(env['CALCULARIO_LOG']), hstsSeconds };
}
