/**
 * Effects of errors on the embedded database:
 * - `worn`: many errors have each left something on its stack, which will overflow eventually.
 * - `broken`: the database is unreliable and may accept statements that it never commits. No write may be reported as
 *   saved, and its memory must not be flushed to the disk.
 */
export type DatabaseFault = 'worn' | 'broken';

/** Maximum number of errors; the stack of PGlite 0.4 overflows after 13,000 of the shortest kind. */
const MAX_ERRORS = 2000;

/** Codes of errors that our statements cannot cause: protocol violation, failed transaction, unknown statement. */
const INTERNAL_CODES = new Set(['08P01', '25P02', '26000']);

/** True if the error was caused by the database, not by the statement or a value that PGlite refuses. */
function breaksDatabase(error: unknown): boolean {
  // Recognize the exit of a WebAssembly program, which throws something other than an Error, or an `ExitStatus`.
  if (!(error instanceof Error) || error.name === 'ExitStatus') return true;
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { code, severity } = error as Error & { code?: unknown; severity?: unknown };
  // Class XX contains PostgreSQL's internal errors.
  const isInternal = typeof code === 'string' && (code.startsWith('XX') || INTERNAL_CODES.has(code));
  return isInternal || severity === 'FATAL' || severity === 'PANIC';
}

/** Counts the errors of a database and reports their effect to `onFault`. */
export function watchErrors(onFault: (fault: DatabaseFault) => void = () => {}) {
  let errors = 0;
  return (error: unknown): void => {
    errors += 1;
    if (breaksDatabase(error)) onFault('broken');
    else if (errors === MAX_ERRORS) onFault('worn');
  };
}
