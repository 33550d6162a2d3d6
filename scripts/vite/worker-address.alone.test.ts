import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { workerAddress } from './worker-address.ts';

const SOURCES = {
  'main.ts':
    "import address from 'virtual:worker/worker.ts';\nimport { Both } from './both.ts';\nconsole.log(address, new Both());",
  'worker.ts': "import { Both } from './both.ts';\nconsole.log('at work', new Both());",
  'both.ts': "export class Both { name = 'of both'; }",
};
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'worker-address-'));
  for (const [file, code] of Object.entries(SOURCES)) await writeFile(join(root, file), code);
});
afterAll(() => rm(root, { recursive: true }));

/** The chunks of a build, by their code. */
async function chunks(ssr: boolean): Promise<{ fileName: string; code: string }[]> {
  const main = join(root, 'main.ts');
  const built = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [workerAddress()],
    build: { write: false, ...(ssr ? { ssr: main } : { rolldownOptions: { input: main } }) },
  });
  const files = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return files.flatMap((file) =>
    file.type === 'chunk' ? [{ fileName: file.fileName, code: file.code }] : [],
  );
}

describe('the address of a worker', () => {
  it('is that of a chunk, which shares what the page has', async () => {
    const built = await chunks(false);
    const holding = (text: string) => built.filter(({ code }) => code.includes(text));
    const [worker] = holding('at work');
    expect(holding(worker?.fileName ?? 'none')).toHaveLength(1);
    expect(holding('of both')).toHaveLength(1);
  });

  it('is empty where pages are written, which have no workers', async () => {
    const built = await chunks(true);
    expect(built.some(({ code }) => code.includes('at work'))).toBe(false);
  });
});
