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
    const own = counting('saude/a');
    project.write('tabelas/limit.ts', 'export const limit = 9;');
    project.add('saude/a', { above: `import '../tabelas/limit.ts';\n${own.above}` });
    project.add('saude/b', counting('saude/b'));
    expect(await collector.collect()).toMatchObject({ entries: [{ id: 'saude/a' }, { id: 'saude/b' }] });
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 1]);

    await collector.collect();
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 1]);

    project.add('saude/b', { ...counting('saude/b'), data: { name: 'Outro nome' } });
    await collector.warm();
    expect((await collector.collect()).entries.map(({ name }) => name)).toEqual([
      'Dobro saude/a',
      'Outro nome',
    ]);
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 2]);

    project.write('tabelas/limit.ts', 'export const limit = 10;');
    await collector.collect();
    expect([readings('saude/a'), readings('saude/b')]).toEqual([2, 2]);

    project.write('tabelas/quoted.ts', 'export const LIMIT = 9;');
    project.write('saude/a.md', article('Número × 2', 'Até {tabela.quoted.LIMIT|money}.'));
    expect(JSON.stringify((await collector.collect()).parts[0]?.article)).toContain('Até R$\u00A09,00.');
    expect([readings('saude/a'), readings('saude/b')]).toEqual([3, 2]);

    project.write('tabelas/quoted.ts', 'export const LIMIT = 10;');
    expect(JSON.stringify((await collector.collect()).parts[0]?.article)).toContain('Até R$\u00A010,00.');
    expect([readings('saude/a'), readings('saude/b')]).toEqual([4, 2]);

    unlinkSync(join(project.root, 'saude/a.ts'));
    expect((await collector.collect()).entries.map(({ id }) => id)).toEqual(['saude/b']);
    expect(readings('saude/b')).toBe(2);
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
