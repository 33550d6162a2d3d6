/** Makes and runs, in a folder, what the Dockerfile makes and runs in an image. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandIn, copies, lastStage, type Step } from './dockerfile.ts';

/** A server that runs as the image would. */
export interface RunningImage {
  folder: string;
  /** Runs a command of the image, and returns its exit code. */
  run: (command: readonly string[]) => number | null;
  stop: () => Promise<void>;
}

const START_MS = 60_000;

function textOf(steps: readonly Step[], name: string): string {
  const step = steps.find((one) => one.name === name);
  if (!step) throw new Error(`O Dockerfile não tem ${name}.`);
  return step.text;
}

/** The health check, asked of another port than the image's. */
function healthCommand(steps: readonly Step[], port: number): string[] {
  return commandIn(textOf(steps, 'HEALTHCHECK')).map((part) => part.replaceAll('4321', String(port)));
}

function fill(root: string, folder: string, steps: readonly Step[]): void {
  for (const { from, to } of copies(steps)) {
    for (const path of from) {
      const target =
        to.endsWith('/') || from.length > 1 ? join(folder, to, basename(path)) : join(folder, to);
      cpSync(join(root, path), target, { recursive: true });
    }
  }
  const install = steps.find(({ name, text }) => name === 'RUN' && text.startsWith('npm '));
  const { status, stderr } = spawnSync(install?.text ?? 'false', {
    cwd: folder,
    shell: true,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`A instalação dos pacotes de produção falhou:\n${stderr}`);
}

async function untilHealthy(server: ChildProcess, isHealthy: () => boolean): Promise<void> {
  const giveUpAt = Date.now() + START_MS;
  while (!isHealthy()) {
    if (server.exitCode !== null) throw new Error(`O servidor terminou com ${server.exitCode}.`);
    if (Date.now() > giveUpAt) throw new Error('O servidor não respondeu em /saude.');
    await sleep(500);
  }
}

/**
 * Follows the Dockerfile in an empty folder and starts its command, until its health check passes.
 *
 * @param root folder of the project, with the built site
 * @throws Error, with a message for the terminal, when a step fails
 */
export async function startImage(root: string, folder: string, port: number): Promise<RunningImage> {
  const steps = lastStage(readFileSync(join(root, 'deploy', 'Dockerfile'), 'utf8'));
  mkdirSync(folder, { recursive: true });
  fill(root, folder, steps);
  const own = { PORT: String(port), HOST: '127.0.0.1', CALCULARIO_DATA: 'dados', CALCULARIO_HSTS: '300' };
  const env = { ...process.env, ...own };
  const [, ...args] = commandIn(textOf(steps, 'CMD'));
  const server = spawn(process.execPath, args, { cwd: folder, env, stdio: 'ignore' });
  const run = ([, ...rest]: readonly string[]): number | null =>
    spawnSync(process.execPath, rest, { cwd: folder, env, stdio: 'ignore' }).status;
  const stop = async (): Promise<void> => {
    if (server.exitCode !== null) return;
    server.kill();
    await new Promise((resolve) => server.once('close', resolve));
  };
  try {
    await untilHealthy(server, () => run(healthCommand(steps, port)) === 0);
  } catch (error) {
    await stop();
    throw error;
  }
  return { folder, run, stop };
}
