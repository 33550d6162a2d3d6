/** What the commands that copy and restore have in common. */
import { parseArgs } from 'node:util';
import { homeBelow } from '../../site/data-folder.ts';

/** What a command was asked. */
interface FileRequest {
  file: string;
  force: boolean;
}

/**
 * The data folder that the environment names.
 *
 * @param root folder of the project
 * @throws Error when the data are kept in memory
 */
export function dataDirOf(root: string): string {
  const home = homeBelow(root, process.env['CALCULARIO_DATA']);
  if ('memory' in home) throw new Error('CALCULARIO_DATA=:memory: não guarda nada.');
  return home.dataDir;
}

/** Reads `<file>` and, where it is offered, `--force`; says how it is used where they are something else. */
function readRequest(offersForce: boolean): FileRequest | 'help' | undefined {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        help: { type: 'boolean', short: 'h', default: false },
        force: { type: 'boolean', default: false },
      },
    });
    if (values.help) return 'help';
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0 || (values.force && !offersForce)) return undefined;
    return { file, force: values.force };
  } catch {
    return undefined;
  }
}

/**
 * Runs a command: prints what it returns, or its error, and sets the exit code (0 done, 1 failed, 2 asked wrongly).
 *
 * @param request what was asked; `undefined` if that was wrong
 */
export async function runCommand<Request extends object>(
  usage: string,
  request: Request | 'help' | undefined,
  run: (request: Request) => Promise<string>,
): Promise<void> {
  if (request === undefined || request === 'help') {
    process.stdout.write(usage);
    process.exitCode = request === 'help' ? 0 : 2;
    return;
  }
  try {
    process.stdout.write(`${await run(request)}\n`);
    process.exitCode = 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}

/** Runs a command on one file: see `runCommand`. */
export async function runFileCommand(
  { usage, flags }: { usage: string; flags: readonly 'force'[] },
  run: (request: FileRequest) => Promise<string>,
): Promise<void> {
  await runCommand(usage, readRequest(flags.includes('force')), run);
}
