/** Does one part of a build, and ends: `node scripts/build/part.ts <part> <mode> <from> <to>`, of these calculators. */
import { PARTS, type Part } from './parts.ts';

/** Errors of plugins, such as a faulty article, are messages for the author; a stack trace would bury them. */
function problemsOf(error: unknown): unknown[] {
  const reports: unknown = error instanceof Error && 'errors' in error ? error.errors : null;
  if (!Array.isArray(reports)) return [error];
  return reports.map((report: unknown) => (report instanceof Error ? report.message : report));
}

const [part = '', mode = 'production', from, to] = process.argv.slice(2);

// Nobody waits for what is left of a build that was ended.
const giveUp = () => process.exit(1);
process.once('disconnect', giveUp);
try {
  await PARTS[part as Part](mode, { from: Number(from), to: Number(to) });
} catch (error) {
  for (const line of problemsOf(error)) console.error(line);
  process.exitCode = 1;
}
process.off('disconnect', giveUp).disconnect?.();
