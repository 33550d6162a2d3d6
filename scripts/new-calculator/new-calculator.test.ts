/** Runs the command in a temporary copy of the project, and follows the steps that it prints. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../build/paths.ts';

const ID = 'financeira/gorjeta-de-teste';
/** A name with both kinds of quotes, which the generated source must escape. */
const NAME = `Gorjeta d'água "da casa"`;
const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.calculario', 'dist', 'test-results']);

let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'calculario-nova-'));
  const isWanted = (source: string) => source === ROOT || !NOT_COPIED.has(basename(source));
  cpSync(ROOT, project, { recursive: true, filter: isWanted });
  symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'), 'junction');
});
afterAll(() => {
  rmSync(project, { recursive: true });
});

/** Runs a JavaScript or TypeScript file of the copy. */
function run(file: string, ...args: string[]): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, file), ...args], {
    cwd: project,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

const start = (...args: string[]) => run('scripts/new-calculator.ts', ...args);
const pathOf = (ending: string) => join(project, 'calculators', `${ID}.${ending}`);

/** Writes a calculator by the steps of a README. */
function followReadme(page: string, id: string, name: string): void {
  const file = (ending: string) => join(project, 'calculators', `${id}.${ending}`);
  rmSync(file('ts'), { force: true });
  rmSync(file('md'), { force: true });
  expect(start(id, name).status).toBe(0);

  const readme = readFileSync(join(project, page), 'utf8').replaceAll('\r\n', '\n');
  const blocks = [...readme.matchAll(/^```(?:ts|md)\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const [asking = '', layout = '', evidence = '', quotation = ''] = blocks;
  expect(blocks).toHaveLength(4);
  const definition = readFileSync(file('ts'), 'utf8')
    .replace('{ amount }', '{ amount, monthlyRate }')
    .replace(/ {2}inputs: \{[\s\S]*?(?=\}\)\.layout)/, () => asking)
    .replace(/\}\)\.layout\([\s\S]*?(?=export default card)/, () => layout)
    .replace(/ {2}examples: [\s\S]*?(?=\} satisfies)/, () => evidence);
  const article = readFileSync(file('md'), 'utf8').replace(/^Sobre \{exemplo.*$/m, () => quotation);
  writeFileSync(file('ts'), definition);
  writeFileSync(file('md'), article);
}

describe('new-calculator', () => {
  it('writes a definition and its article, and prints the next steps', () => {
    const { status, stdout, stderr } = start(ID, NAME);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`calculators/${ID}.ts\n  calculators/${ID}.md`);
    expect(stdout).toContain(`npm run check -- ${ID}`);
  });

  it('writes only one fault, in the first example, reported with file, location and remedy', () => {
    const { status, stderr } = run('scripts/check.ts', ID);
    expect(status).toBe(1);
    expect(stderr.trimEnd().split('\n')).toEqual([
      `calculators/${ID}.ts › examples[0] (Acréscimo de 10% sobre R$ 200,00)`,
      '  total: esperava 0, veio 220',
      '  → confira com a fonte (Conta à mão: 10% de 200 são 20, e 200 + 20 = 220; escreva esse total em expected, no lugar do 0)',
    ]);
  });

  // `tests/catalogue/on-the-fly` tests the parts derived from a valid definition (page, hub, search, sitemap).
  it('leads to valid calculators if an author writes the total or follows either README, and recognizes text that the author has not replaced', () => {
    const source = readFileSync(pathOf('ts'), 'utf8');
    writeFileSync(pathOf('ts'), source.replace('total: 0 }', 'total: 220 }'));
    followReadme('README.md', 'financeira/juros-mora', 'Juros de mora');
    followReadme('README.pt-BR.md', 'financeira/juros-atraso', 'Juros do atraso');
    const ids = [ID, 'financeira/inflacao', 'financeira/juros-mora', 'financeira/juros-atraso'];
    const { status, stdout, stderr } = run('scripts/check.ts', ...ids);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain(`calculators/${ID}.ts › arquivo\n  a descrição do começo ainda está aqui`);
    expect(stdout).toContain(
      `calculators/${ID}.md › linhas 1, 5, 11, 15, 21, 25, 29, 33\n  o texto ainda é o do começo`,
    );
    expect(stdout).not.toContain('inflacao');
    expect(stdout).toMatch(/\n4 definições em ordem, 0 falhas\n$/);
    writeFileSync(pathOf('ts'), source);
  });

  it('writes the exact name', () => {
    writeFileSync(
      join(project, 'name.ts'),
      `import card from './calculators/${ID}.ts';
      process.stdout.write(card.name);`,
    );
    expect(run('name.ts')).toEqual({ status: 0, stdout: NAME, stderr: '' });
  });

  it('reports an error in the types, with its line and in Portuguese', () => {
    const source = readFileSync(pathOf('ts'), 'utf8').replace('total: 0 }', 'total: 220 }');
    writeFileSync(pathOf('ts'), `${source}export const texto: number = 'um';\n`);
    const { status, stderr } = run('scripts/check.ts', ID);
    writeFileSync(pathOf('ts'), source.replace('total: 220 }', 'total: 0 }'));
    expect(status).toBe(1);
    expect(stderr).toContain(`calculators/${ID}.ts › linha ${source.split('\n').length}`);
    expect(stderr).toContain("O tipo 'string' não pode ser atribuído ao tipo 'number'");
  });

  it('writes sources that pass the linter and the formatter', () => {
    const file = `calculators/${ID}.ts`;
    const checks = [
      run('node_modules/oxlint/bin/oxlint', '--type-aware', '--deny-warnings', file),
      run('node_modules/oxfmt/bin/oxfmt', '--check', file),
    ];
    expect(checks.filter(({ status }) => status !== 0)).toEqual([]);
  });

  it('refuses an existing calculator and leaves it unchanged', () => {
    const before = readFileSync(pathOf('ts'), 'utf8');
    const again = start(ID, 'Outra');
    expect(again.status).toBe(2);
    expect(again.stderr).toContain(`A calculadora "${ID}" já existe`);
    expect(readFileSync(pathOf('ts'), 'utf8')).toBe(before);

    writeFileSync(join(project, 'calculators/saude/sono.md'), 'Um artigo à espera.');
    const beside = start('saude/sono', 'Sono');
    expect(beside.status).toBe(2);
    expect(beside.stderr).toContain('O arquivo calculators/saude/sono.md já existe');
    expect(readFileSync(join(project, 'calculators/saude/sono.md'), 'utf8')).toBe('Um artigo à espera.');
  });

  // `request.test.ts` tests the other arguments.
  it.each([
    [['beleza/unhas', 'Unhas'], 'As categorias são: trabalhista, financeira'],
    [['saude/sono-leve', 'Sono', '--icone=moon'], 'Uso: npm run new-calculator'],
  ])('refuses %j with a message and exit code 2', (args, message) => {
    const { status, stdout, stderr } = start(...args);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toContain(message);
    expect(stderr).not.toContain('at ');
  });

  it('prints its usage', () => {
    expect(start('--help')).toMatchObject({ status: 0, stdout: expect.stringContaining('Uso:') as string });
  });
});
