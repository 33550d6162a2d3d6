/** How long the development server of a project takes to show a page, and an edit. */
import { spawn } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const ID = 'saude/imc';
/** The page's data, and the calculator's module with its text. */
const DATA = `/dados/calculadora/${ID}.json`;
const MODULE = `/@id/__x00__virtual:calculator/${ID}`;
const MOST_MS = 180_000;

/** Seconds. */
export interface DevFigures {
  /** From the start until a calculator's page is served. */
  readonly ready: number;
  /** From an edit until the page is served with it. */
  readonly edit: number;
}

/** The address of which a server tells on its output. */
function toldAddress(output: Readable): Promise<string> {
  return new Promise((resolve) => {
    let told = '';
    output.setEncoding('utf8').on('data', (text: string) => {
      told += text;
      const [address] = /http:\/\/127\.0\.0\.1:\d+/.exec(told) ?? [];
      if (address !== undefined) resolve(address);
    });
  });
}

/** What an address answers; empty while nothing does. */
async function textAt(address: string): Promise<string> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.text() : '';
  } catch {
    return '';
  }
}

/**
 * Seconds until an address answers with a text.
 *
 * @throws Error if it does not in three minutes.
 */
async function untilSaid(address: string, text: string): Promise<number> {
  const start = performance.now();
  while (!(await textAt(address)).includes(text)) {
    if (performance.now() - start > MOST_MS) throw new Error(`${address} não responde com "${text}".`);
    await wait(20);
  }
  return (performance.now() - start) / 1000;
}

/** Starts the server of a copy of the project, opens a page, edits its definition and ends the server. */
export async function measureDev(root: string): Promise<DevFigures> {
  const start = performance.now();
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, '--host', '127.0.0.1'], {
    cwd: root,
    env: { ...process.env, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  try {
    const base = await toldAddress(child.stdout);
    await untilSaid(base + DATA, 'module');
    await untilSaid(base + MODULE, 'IMC');
    const ready = (performance.now() - start) / 1000;
    const file = join(root, `calculators/${ID}.ts`);
    const source = await readFile(file, 'utf8');
    await writeFile(file, source.replace(/^ {2}name: '[^']*'/m, "  name: 'Nome editado'"));
    const edit = await untilSaid(base + MODULE, 'Nome editado');
    return { ready, edit };
  } finally {
    child.kill();
  }
}
