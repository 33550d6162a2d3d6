/** Packs and installs the npm package, and tests that it calculates like the command line. */
import { spawn, spawnSync } from 'node:child_process';
import {
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../build/paths.ts';
import { EXAMPLE_DAY, inputOf } from '../../src/engine/example-input.ts';
import { calculators, ids } from './support/catalogue.ts';

let work: string;
let consumer: string;
let interrupted: string[];
const PROGRAM = join(ROOT, 'scripts/package.ts');

function run(command: string, args: readonly string[], cwd: string, input = ''): string {
  const shell = process.platform === 'win32' && command === 'npm';
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    input,
    shell,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

const node = (args: readonly string[], cwd: string, input?: string) =>
  run(process.execPath, args, cwd, input);

/** The first examples and refusals of each calculator, as lines of `calc --batch`. */
const cases = calculators.flatMap(([, { definition }]) =>
  [...definition.examples.slice(0, 3), ...definition.refusals.slice(0, 3)].map(({ input, ...rest }) => {
    const today = ('today' in rest ? rest.today : undefined) ?? EXAMPLE_DAY;
    const daysBefore = 'daysBefore' in rest ? { daysBefore: rest.daysBefore } : {};
    return JSON.stringify({ id: definition.id, today, input: inputOf({ input, ...daysBefore }, today) });
  }),
);

/** Kills the command as soon as it has written the first file. */
async function interruptPackage(folder: string): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, folder], { cwd: ROOT, stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await vi.waitUntil(() => existsSync(folder) && readdirSync(folder).length > 0, {
    interval: 1,
    timeout: 120_000,
  });
  child.kill('SIGKILL');
  await ended;
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), 'calculario-pacote-'));
  await interruptPackage(join(work, 'pacote'));
  interrupted = readdirSync(join(work, 'pacote'));
  node([PROGRAM, join(work, 'pacote')], ROOT);
  const packed = run('npm', ['pack', join(work, 'pacote'), '--silent', '--pack-destination', work], work);
  consumer = join(work, 'consumidor');
  mkdirSync(consumer);
  writeFileSync(join(consumer, 'package.json'), '{"type":"module"}');
  run('npm', ['install', '--offline', '--no-audit', '--no-fund', join(work, packed.trim())], consumer);
}, 180_000);

afterAll(() => rmSync(work, { recursive: true, force: true }));

it('writing the package over other files is refused, because the build would delete them', () => {
  const folder = join(work, 'documentos');
  mkdirSync(folder);
  writeFileSync(join(folder, 'carta.txt'), 'x');
  expect(() => node([PROGRAM, folder], ROOT)).toThrow('has other files');
  expect(readdirSync(folder)).toEqual(['carta.txt']);
});

it('a package that a killed command left can be written again', () => {
  expect(interrupted).toContain('tipos.d.ts');
});

describe('the installed package', () => {
  it('contains no React, no Ajv and no Node modules', () => {
    const installed = globSync('node_modules/*', { cwd: consumer }).map((path) => path.replaceAll('\\', '/'));
    expect(installed).toEqual(['node_modules/calculario']);
    const folder = join(consumer, 'node_modules/calculario');
    const imports = globSync('**/*.js', { cwd: folder }).flatMap((file) =>
      Array.from(
        readFileSync(join(folder, file), 'utf8').matchAll(
          /^(?:import|export)\b[^;]*?from "([^"]+)"|\bimport\("([^"]+)"\)/gm,
        ),
        ([, specifier, dynamic]) => specifier ?? dynamic ?? '',
      ),
    );
    expect(imports.length).toBeGreaterThan(ids.length);
    expect(imports.filter((specifier) => !specifier.startsWith('.'))).toEqual([]);
  });

  it('returns the same answers as the command line for examples and refusals of each calculator', () => {
    const script = join(consumer, 'todos.js');
    writeFileSync(
      script,
      `import { compute } from 'calculario';
       import { readFileSync } from 'node:fs';
       for (const line of readFileSync(0, 'utf8').trim().split('\\n')) {
         const { id, input, today } = JSON.parse(line);
         console.log(JSON.stringify(compute(id, input, { today })));
       }`,
    );
    const answers = node([script], consumer, `${cases.join('\n')}\n`)
      .trim()
      .split('\n');
    const printed = node([join(ROOT, 'scripts/calc.ts'), '--batch'], ROOT, `${cases.join('\n')}\n`)
      .trim()
      .split('\n');
    expect(cases.length).toBeGreaterThan(3 * ids.length);
    expect(answers).toEqual(printed);
  });

  it('has a module for each calculator and a list of all, and throws for anything that is not an input', () => {
    const script = join(consumer, 'um.js');
    writeFileSync(
      script,
      `import { calculators, compute, schema } from 'calculario';
       const each = await Promise.all(calculators.map(({ id }) => import('calculario/' + id)));
       const same = each.every((one) => JSON.stringify(one.schema()) === JSON.stringify(schema(one.id)));
       const calls = [['nada/nada', {}], ['saude/imc', []], ['saude/imc', {}, { today: '2026-02-30' }], ['constructor', {}]];
       const errors = calls.map((call) => { try { return compute(...call); } catch (error) { return error.name; } });
       console.log(JSON.stringify([each.map(({ id }) => id), same, errors]));`,
    );
    const errors = ['RangeError', 'TypeError', 'RangeError', 'RangeError'];
    expect(JSON.parse(node([script], consumer))).toEqual([ids, true, errors]);
  });

  it('has types with which correct code compiles and incorrect code does not', () => {
    const good = `import { compute, calculators, type CalculatorId } from 'calculario';
      import { compute as ferias, type Result } from 'calculario/trabalhista/ferias';
      const ids: CalculatorId[] = calculators.map(({ id }) => id);
      const one = compute('financeira/inflacao', { initialValue: '1.000,00', inflationRate: 10, years: 1 });
      const value: number = one.ok ? one.result.futureValue : Number(one.errors[0]?.field);
      const two = ferias({ salary: 3000, type: 'venda' }, { today: '2026-11-22' });
      const total: Result['total'] | undefined = two.ok ? two.result.total : undefined;
      export { ids, value, total };\n`;
    const bad = [
      `compute('financeira/nada', {});`,
      `compute('financeira/inflacao', { initialValue: true });`,
      `ferias({ salary: 3000, type: 'outro' });`,
      `const answer = ferias({ salary: 3000 }); if (answer.ok) answer.result.nada;`,
      `ferias({});`,
    ];
    const file = join(consumer, 'amostra.ts');
    writeFileSync(file, good + bad.join('\n'));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--types', ''];
    const { stdout } = spawnSync(process.execPath, [tsc, ...options, file], {
      cwd: consumer,
      encoding: 'utf8',
    });
    const complaints = stdout.split('\n').filter((line) => line.includes('error'));
    const first = good.split('\n').length;
    // Lines of the file, and nothing else: neither the correct code nor a declaration of the package.
    const lines = new Set(complaints.map((line) => Number(/amostra\.ts\((\d+),/.exec(line)?.[1])));
    expect([...lines]).toEqual(bad.map((_, index) => first + index));
  });
});
