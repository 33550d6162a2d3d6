/** Reads the arguments of the commands on the embedded backend's data. */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { homeBelow } from './site/data-folder.ts';

const ROOT = join(import.meta.dirname, '..');

/** How a command is used. */
interface Usage {
  usage: string;
  /** Whether something follows its name; by default, nothing does. */
  argument?: 'optional' | 'required';
  /** Whether it takes `--force`. */
  offersForce?: boolean;
}

/** The arguments of a command. */
interface Asked {
  /** Empty where none was given. */
  argument: string;
  force: boolean;
}

/** Reads the command line; `undefined` where it is not as the usage says. */
function readArguments({ argument, offersForce = false }: Omit<Usage, 'usage'>): Asked | 'help' | undefined {
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

/** The data folder that `CALCULARIO_DATA` names. */
function chosenDataDir(): string {
  const home = homeBelow(ROOT, process.env['CALCULARIO_DATA']);
  if ('memory' in home) throw new Error('CALCULARIO_DATA=:memory: não guarda nada.');
  return home.dataDir;
}

/** Runs a command: prints what it returns, or its error, and sets the exit code (0 done, 1 failed, 2 asked wrongly). */
export async function runCommand(
  { usage, ...accepted }: Usage,
  run: (dataDir: string, asked: Asked) => Promise<string>,
): Promise<void> {
  const asked = readArguments(accepted);
  if (asked === undefined || asked === 'help') {
    process.stdout.write(usage);
    process.exitCode = asked === 'help' ? 0 : 2;
    return;
  }
  try {
    process.stdout.write(`${await run(chosenDataDir(), asked)}\n`);
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
