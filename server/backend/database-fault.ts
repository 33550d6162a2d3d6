/**
 * Effects of errors on the embedded database:
 * - `worn`: each error leaves something on its stack, which would overflow eventually.
 * - `broken`: the database is no longer reliable. It may accept a statement and never commit it, so that no write may
 *   be reported as saved, and its memory must not be written back.
 */
export type DatabaseFault = 'worn' | 'broken';

/** The stack of PGlite 0.4 is full after 13,000 errors of the shortest kind. */
const MOST_ERRORS = 2000;

/** Codes of errors that no statement of ours causes: protocol violation, failed transaction, unknown statement. */
const OWN_FAULTS = new Set(['08P01', '25P02', '26000']);

/** True if a statement failed for another reason than its own content or a value that PGlite refuses. */
function isBreaking(error: unknown): boolean {
  // WebAssembly programs end early with something other than an Error, or with this name.
  if (!(error instanceof Error) || error.name === 'ExitStatus') return true;
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { code, severity } = error as Error & { code?: unknown; severity?: unknown };
  // Internal errors, a broken message, a transaction that never ended, and the loss of a statement just prepared.
  const isOwn = typeof code === 'string' && (code.startsWith('XX') || OWN_FAULTS.has(code));
  return isOwn || severity === 'FATAL' || severity === 'PANIC';
}

/** Counts the errors of a database and reports their effect. */
export function watchErrors(onFault: (fault: DatabaseFault) => void = () => {}) {
  let errors = 0;
  return (error: unknown): void => {
    errors += 1;
    if (isBreaking(error)) onFault('broken');
    else if (errors === MOST_ERRORS) onFault('worn');
  };
}
