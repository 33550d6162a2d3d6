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

function readSeconds(text: string | undefined): number {
  const seconds = Number(text?.trim() || 0);
  if (Number.isInteger(seconds) && seconds >= 0 && seconds <= TWO_YEARS) return seconds;
  throw new Error(`CALCULARIO_HSTS: "${text}" não é um número de segundos (0 a ${TWO_YEARS}).`);
}

/**
 * Reads `CALCULARIO_LOG` (0 or 1) and `CALCULARIO_HSTS` (seconds, up to two years).
 *
 * @throws Error if a value is invalid
 */
export function operationsFrom(env: NodeJS.ProcessEnv): OperationsSettings {
  return { log: readLog(env['CALCULARIO_LOG']), hstsSeconds: readSeconds(env['CALCULARIO_HSTS']) };
}
