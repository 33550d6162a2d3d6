import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { definitionIds, loadDefinition } from './load.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'definitions-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

/** A definition as data, with some of its parts replaced. */
function definition(id: string, changes: Readonly<Record<string, unknown>> = {}): string {
  const data = {
    id,
    name: `Dobro ${id}`,
    description: 'O dobro de um número.',
    keywords: 'dobro',
    icon: 'copy',
    inputs: { type: 'object', properties: { n: { type: 'number', title: 'Número' } } },
    rules: [],
    result: [{ kind: 'headline', value: 'double' }],
    examples: [{ title: 'De dois', input: { n: 2 }, expected: { double: 4 }, source: 'Conta à mão' }],
    refusals: [],
    sources: [{ label: 'Aritmética', url: 'https://www.gov.br/', checkedOn: '2026-01-02' }],
    ...changes,
  };
  return `export default { ...${JSON.stringify(data)}, compute: ({ n }, result) => ({ double: result.number('Dobro', n.times(2)) }) };`;
}

describe('collect', () => {
  it('derives entry, validator, programs and article of each definition', async () => {
    write('saude/dobro.ts', definition('saude/dobro', { alsoListedIn: ['educacional'], popular: true }));
    write('saude/dobro.md', 'O dobro é {exemplo.1.double}.');
    write('saude/dobro.test.ts', 'throw new Error("no definition");');
    for (const folder of ['formulas', 'layouts', 'rules', 'tables']) {
      write(`${folder}/soma.ts`, 'throw new Error("no definition");');
    }
    const { entries, parts, faults } = await collect(root);
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        id: 'saude/dobro',
        name: 'Dobro saude/dobro',
        title: 'Dobro saude/dobro',
        description: 'O dobro de um número.',
        keywords: ['dobro'],
        icon: 'copy',
        popular: true,
        listedIn: ['saude', 'educacional'],
      },
    ]);
    expect(parts).toMatchObject([{ id: 'saude/dobro', programs: {}, article: 'O dobro é 4.' }]);
    expect(parts[0]?.validatorCode).toContain('export const validate');
  });

  it('does without an article', async () => {
    write('saude/dobro.ts', definition('saude/dobro'));
    expect(await collect(root)).toMatchObject({ faults: [], parts: [{ article: '' }] });
  });

  it('tells of an id that two files have', async () => {
    write('saude/a.ts', definition('saude/a'));
    write('saude/b.ts', definition('saude/a'));
    const { entries, faults } = await collect(root);
    expect(entries).toHaveLength(1);
    expect(faults).toEqual([
      {
        file: 'calculators/saude/b.ts',
        place: 'id',
        problem: 'o id "saude/a" já é de calculators/saude/a.ts',
        remedy: 'dê a cada definição o id do seu lugar',
      },
      {
        file: 'calculators/saude/b.ts',
        place: 'id',
        problem: 'o id é "saude/a", mas o arquivo está em "saude/b"',
        remedy: "escreva id: 'saude/b'",
      },
    ]);
  });

  it.each([
    ['an unknown icon', { icon: 'no-such-icon' }, 'icon', 'o ícone "no-such-icon" não existe no Lucide'],
    ['an unknown hub', { alsoListedIn: ['nada'] }, 'alsoListedIn', 'a categoria "nada" não existe'],
    [
      'its own hub again',
      { alsoListedIn: ['saude'] },
      'alsoListedIn',
      'a categoria "saude" já é a da calculadora',
    ],
    [
      'a word that the vocabulary lacks',
      { popularr: true },
      'definição',
      '"popularr" não faz parte do vocabulário',
    ],
    [
      'a failing example',
      { examples: [{ title: 'X', input: { n: 2 }, expected: { double: 5 }, source: 'Conta' }] },
      'examples[0] (X)',
      'double: esperava 5, veio 4',
    ],
  ])(
    'tells of %s with file, place and remedy, and leaves the definition out',
    async (_, changes, place, problem) => {
      write('saude/dobro.ts', definition('saude/dobro', changes));
      write('saude/outro.ts', definition('saude/outro'));
      const { entries, faults } = await collect(root);
      expect(faults).toMatchObject([{ file: 'calculators/saude/dobro.ts', place, problem }]);
      expect(faults[0]?.remedy).not.toBe('');
      expect(entries.map(({ id }) => id)).toEqual(['saude/outro']);
    },
  );

  it('tells of a folder that is no category', async () => {
    write('nada/dobro.ts', definition('nada/dobro'));
    const { faults } = await collect(root);
    expect(faults).toMatchObject([{ place: 'id', problem: 'a categoria "nada" não existe' }]);
    expect(faults[0]?.remedy).toContain('calculators/categories.ts');
  });

  it('tells of an article by its own file', async () => {
    write('saude/dobro.ts', definition('saude/dobro'));
    write('saude/dobro.md', 'O dobro é {exemplo.1.triple|integer}.');
    expect((await collect(root)).faults).toMatchObject([
      { file: 'calculators/saude/dobro.md', place: 'artigo' },
    ]);
  });

  it('survives files that do not load', async () => {
    write('saude/a.ts', 'export default {');
    write('saude/b.ts', 'export const nothing = 1;');
    write('saude/c.ts', 'throw new Error("boom");');
    const { faults } = await collect(root);
    expect(faults.map(({ file, place }) => [file, place])).toEqual([
      ['calculators/saude/a.ts', 'arquivo'],
      ['calculators/saude/b.ts', 'arquivo'],
      ['calculators/saude/c.ts', 'arquivo'],
    ]);
    expect(faults[1]?.problem).toContain('não exporta uma definição');
    expect(faults[2]?.problem).toBe('boom');
  });
});

describe('definitionIds and loadDefinition', () => {
  it('scan the folders of categories, sorted', async () => {
    for (const file of [
      'saude/b.ts',
      'saude/a.ts',
      'impostos/z.ts',
      'saude/a.md',
      'tables/t.ts',
      'categories.ts',
    ]) {
      write(file, '');
    }
    expect(await definitionIds(root)).toEqual(['impostos/z', 'saude/a', 'saude/b']);
  });

  it('load what a file exports by default', async () => {
    write('saude/a.ts', definition('saude/a'));
    expect((await loadDefinition('saude/a', root)).name).toBe('Dobro saude/a');
  });
});
