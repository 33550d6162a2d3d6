import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Collector } from './collect.ts';
import { article, freshProject, faultLines } from './testing/project.ts';

const project = freshProject();

describe('Collector', () => {
  let collector: Collector;

  beforeEach(() => {
    collector = new Collector(project.root);
  });

  afterEach(() => {
    collector.close();
  });

  /** Creates a definition that records each time it is loaded in a file beside it. */
  const counting = (id: string) => ({
    above: `const { appendFileSync } = process.getBuiltinModule('fs');\nappendFileSync(${JSON.stringify(join(project.root, `${id}.count`))}, '.');\n`,
  });
  const readings = (id: string) => readFileSync(join(project.root, `${id}.count`), 'utf8').length;

  it('reloads definitions only if they, their imports, articles or quoted tables change, and forgets deleted ones', async () => {
    const loaded = () => ['saude/a', 'saude/b', 'saude/c'].map(readings);
    const quoting = (text: string) => article('Número × 2', `${text} {tabela.quoted.LIMIT|money}.`);
    project.write('tabelas/limit.ts', 'export const limit = 9;');
    project.write('tabelas/quoted.ts', 'export const LIMIT = 9;');
    project.add('saude/a', { above: `import '../tabelas/limit.ts';\n${counting('saude/a').above}` });
    project.add('saude/b', counting('saude/b'));
    project.add('saude/c', counting('saude/c'));
    project.write('saude/c.md', quoting('Até'));
    const { entries } = await collector.collect();
    expect(entries).toMatchObject([{ id: 'saude/a' }, { id: 'saude/b' }, { id: 'saude/c' }]);
    expect(loaded()).toEqual([1, 1, 1]);

    await collector.collect();
    expect(loaded()).toEqual([1, 1, 1]);

    project.add('saude/b', { ...counting('saude/b'), data: { name: 'Outro nome' } });
    project.write('saude/c.md', quoting('No máximo'));
    await collector.warm();
    const edited = await collector.collect();
    expect(edited.entries.map(({ name }) => name)).toEqual(['Dobro saude/a', 'Outro nome', 'Dobro saude/c']);
    expect(JSON.stringify(edited.parts[2]?.article)).toContain('No máximo R$\u00A09,00.');
    expect(loaded()).toEqual([1, 2, 2]);

    project.write('tabelas/limit.ts', 'export const limit = 10;');
    project.write('tabelas/quoted.ts', 'export const LIMIT = 10;');
    const { parts } = await collector.collect();
    expect(JSON.stringify(parts[2]?.article)).toContain('No máximo R$\u00A010,00.');
    expect(loaded()).toEqual([2, 2, 3]);

    unlinkSync(join(project.root, 'saude/a.ts'));
    expect((await collector.collect()).entries.map(({ id }) => id)).toEqual(['saude/b', 'saude/c']);
    expect(loaded()).toEqual([2, 2, 3]);
  });

  it('accepts a definition after the file that it imports was written', async () => {
    project.add('saude/a', { above: "import './a/limite.ts';\n" });
    const { faults } = await collector.collect();
    expect(faultLines(faults)).toEqual([
      'calculators/saude/a.ts › linha 1: o arquivo importado "./a/limite.ts" não existe',
    ]);
    project.write('saude/a/limite.ts', 'export const limite = 9;');
    expect((await collector.collect()).faults).toEqual([]);
  });

  it('loads only the requested definitions, and compares them with the sources of the others', async () => {
    const data = { name: 'O mesmo nome' };
    project.write('saude/a.ts', `throw new Error('loaded');\n/*\n  name: 'O mesmo nome',\n*/`);
    project.add('saude/b', { data });
    project.write('saude/b.md', article('(/busca)', '(/calculadora/saude/a)'));
    const { entries, faults } = await collector.collect(['saude/b']);
    expect(entries.map(({ id }) => id)).toEqual(['saude/b']);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/b.ts › name: o nome "O mesmo nome" já é de calculators/saude/a.ts',
    ]);
  });
});
