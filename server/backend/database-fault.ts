/**
 * What errors do to the embedded database:
 * - `worn`: each leaves something on its stack; with more of them it would break.
 * - `broken`: it is no longer to be trusted. It may take a statement and never commit it, so that nothing more must be
 *   told to be saved, and its memory must not be written back.
 */
export type DatabaseFault = 'worn' | 'broken';

/** With 13,000 errors of the shortest kind the stack of PGlite 0.4 is full. */
const MOST_ERRORS = 2000;

/** Whether a statement has failed in another way than by what it says, or by a value that PGlite does not take. */
function isBreaking(error: unknown): boolean {
  // What ends a program of WebAssembly early is no error, or is named so.
  if (!(error instanceof Error) || error.name === 'ExitStatus') return true;
  if (error instanceof WebAssembly.RuntimeError) return true;
  const { code, severity } = error as Error & { code?: unknown; severity?: unknown };
  // Internal errors; and the statement that was just prepared is gone.
  const isOwn = typeof code === 'string' && (code.startsWith('XX') || code === '26000');
  return isOwn || severity === 'FATAL' || severity === 'PANIC';
}

/** Counts the errors of a database, and tells what they do to it. */
export function watchErrors(onFault: (fault: DatabaseFault) => void = () => {}) {
  let errors = 0;
  return (error: unknown): void => {
    errors += 1;
    if (isBreaking(error)) onFault('broken');
    else if (errors === MOST_ERRORS) onFault('worn');
  };
}
