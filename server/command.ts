/** Runs the commands for the data of the embedded backend. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { resolveDataFolder } from './site/data-folder.ts';

const ROOT = join(import.meta.dirname, '..');

interface Usage {
  usage: string;
  /** Allows or requires an argument; by default the command takes none. */
  argument?: 'optional' | 'required';
  offersForce?: boolean;
}

interface Arguments {
  /** Argument of the command; empty if missing. */
  argument: string;
  force: boolean;
}

/** Parses the command line; `undefined` if it does not match the usage. */
function readArguments({
  argument,
  offersForce = false,
}: Omit<Usage, 'usage'>): Arguments | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: argument !== undefined,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        force: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const isMissing = argument === 'required' && positionals.length === 0;
    if (isMissing || positionals.length > 1 || (values.force && !offersForce)) return undefined;
    return { argument: positionals[0] ?? '', force: values.force };
  } catch {
    return undefined;
  }
}

function chosenDataDir(): string {
  const dataDir = resolveDataFolder(ROOT, process.env['CALCULARIO_DATA']);
  if (dataDir === undefined) throw new Error('CALCULARIO_DATA=:memory: não guarda nada.');
  return dataDir;
}

/** Runs a command, prints its result or error, and sets the exit code (0 success, 1 failure, 2 wrong usage). */
export async function runCommand(
  { usage, ...accepted }: Usage,
  run: (dataDir: string, args: Arguments) => Promise<string>,
): Promise<void> {
  const args = readArguments(accepted);
  if (args === undefined || args === 'help') {
    process.stdout.write(usage);
    process.exitCode = args === 'help' ? 0 : 2;
    return;
  }
  try {
    process.stdout.write(`${await run(chosenDataDir(), args)}\n`);
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
