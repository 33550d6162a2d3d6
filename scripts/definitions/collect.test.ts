import { readFileSync, unlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Collector, collect, type FileFault } from './collect.ts';
import { definitionIds, loadDefinition } from './load.ts';
import { article, definition, Project } from './testing/project.ts';

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove();
});

const told = (faults: readonly FileFault[]) =>
  faults.map(({ file, place, problem }) => `${file} › ${place}: ${problem}`);

describe('collect', () => {
  it('derives entry, validator, programs and article of each definition', async () => {
    project.add('saude/dobro', { data: { alsoListedIn: ['educacional'], popular: true } });
    project.write('saude/dobro.test.ts', 'throw new Error("no definition");');
    for (const folder of ['formulas', 'layouts', 'rules', 'tables']) {
      project.write(`${folder}/soma.ts`, 'throw new Error("no definition");');
    }
    const { entries, parts, faults } = await collect(project.root);
    expect(faults).toEqual([]);
    expect(entries).toEqual([
      {
        id: 'saude/dobro',
        name: 'Dobro saude/dobro',
        title: 'Dobro saude/dobro',
        description: 'O dobro de um número, à moda de saude/dobro, sem mais nada.',
        keywords: ['dobro', 'duas vezes', 'número'],
        icon: 'copy',
        popular: true,
        listedIn: ['saude', 'educacional'],
      },
    ]);
    expect(parts).toMatchObject([{ id: 'saude/dobro', programs: {} }]);
    expect(parts[0]?.article).toContain('O dobro de 2 é 4.');
    expect(parts[0]?.validatorCode).toContain('export const validate');
  });

  it('reports an id used by two files', async () => {
    project.add('saude/a');
    project.add('saude/b');
    project.write('saude/b.ts', definition('saude/a', { data: { name: 'B', description: 'b'.repeat(50) } }));
    const { entries, faults } = await collect(project.root);
    expect(entries).toHaveLength(1);
    expect(told(faults)).toEqual([
      'calculators/saude/b.ts › id: o id é "saude/a", mas o arquivo está em "saude/b"',
      'calculators/saude/b.ts › id: o id "saude/a" já é de calculators/saude/a.ts',
    ]);
  });

  it.each(['name', 'title', 'description'])('tells of a %s that two have', async (property) => {
    const data = { [property]: 'O mesmo texto em dois lugares, que confunde quem lê' };
    project.add('saude/a', { data });
    project.add('saude/b', { data });
    const { faults } = await collect(project.root);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'calculators/saude/b.ts', place: property });
    expect(faults[0]?.problem).toContain('já é de calculators/saude/a.ts');
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
  ])(
    'reports %s with file, location and remedy, and leaves the definition out',
    async (_, data, place, problem) => {
      project.add('saude/dobro', { data });
      project.add('saude/outro');
      const { entries, faults } = await collect(project.root);
      expect(faults).toMatchObject([{ file: 'calculators/saude/dobro.ts', place, problem }]);
      expect(faults[0]?.remedy).not.toBe('');
      expect(entries.map(({ id }) => id)).toEqual(['saude/outro']);
    },
  );

  it('reports a folder that is not a category', async () => {
    project.add('nada/dobro');
    const { faults } = await collect(project.root);
    expect(faults).toMatchObject([{ place: 'id', problem: 'a categoria "nada" não existe' }]);
    expect(faults[0]?.remedy).toContain('src/catalogue/categories.ts');
  });

  it('asks for more than a calculator needs to run, of which there is a page all the same', async () => {
    const [example] = [
      { title: 'De 1', input: { n: 1 }, expected: { double: 2 }, source: 'Conta à mão: 1 × 2' },
    ];
    project.add('saude/dobro', {
      data: {
        examples: [example],
        description: 'Curta',
        rules: [{ field: 'n', assert: 'n > 0', message: 'Ei' }],
      },
    });
    project.write('saude/dobro.md', 'O dobro de 1 é {exemplo.1.double|integer}. Veja a [tabela](/tabela).');
    const { entries, faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro.ts › description: a descrição tem 5 caracteres',
      'calculators/saude/dobro.ts › examples: só 1 exemplo',
      'calculators/saude/dobro.ts › rules[0] (n): nenhum caso de refusals prova a frase "Ei"',
      'calculators/saude/dobro.md › artigo: falta a seção "Como é calculado"',
      'calculators/saude/dobro.md › artigo: falta a seção "Exemplo"',
      'calculators/saude/dobro.md › artigo: falta a seção "Perguntas frequentes"',
      'calculators/saude/dobro.md › artigo: falta a seção "Limites da estimativa"',
      'calculators/saude/dobro.md › artigo: o artigo tem 9 palavras',
      'calculators/saude/dobro.md › linha 1: não há página em "/tabela"',
    ]);
    expect(entries).toHaveLength(1);
  });
});

describe('what compute does', () => {
  it.each([
    [
      '({ n }, result) => ({ double: result.number("Dobro", 2), half: NaN })',
      'compute devolveu NaN em `half`',
    ],
    [
      '() => { throw new Error("não sei dobrar"); }',
      'compute lançou um erro: não sei dobrar (calculators/saude/dobro.ts, linha',
    ],
  ])('is told by its own words: %s', async (compute, problem) => {
    project.add('saude/dobro', { compute });
    const { faults } = await collect(project.root);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: 'calculators/saude/dobro.ts', place: 'examples[0] (De 1)' });
    expect(faults[0]?.problem).toContain(problem);
    expect(faults[0]?.problem).toContain('e também em examples[1] (De 2)');
  });

  it.each([
    ['while it calculates', { compute: '() => { for (;;) {} }' }],
    ['while it is read', { above: 'for (;;) {}\n' }],
    ['because it waits for ever', { above: 'await new Promise(() => {});\n' }],
  ])('is ended where it never ends %s, and the others are collected', async (_, changes) => {
    project.add('saude/dobro', changes);
    project.add('saude/outro');
    const { entries, faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro.ts › arquivo: não termina: foi parada depois de 2 segundos',
    ]);
    expect(entries.map(({ id }) => id)).toEqual(['saude/outro']);
  });

  it('cannot end the program', async () => {
    project.add('saude/dobro', { above: "process.getBuiltinModule('process').exit(0);\n" });
    const { faults } = await collect(project.root);
    expect(faults.map(({ problem }) => problem)).toContain('encerrou o programa (código 0)');
  });
});

describe('the source', () => {
  it('is named with the line that does not parse', async () => {
    project.add('saude/dobro', { above: 'const x = 1;\nconst y = ;\n' });
    const { faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 2: erro de sintaxe em "const y = ;": Unexpected token',
    ]);
  });

  it('is named where it imports what is forbidden, what is not there, and where it reads the clock', async () => {
    project.add('saude/dobro', {
      above: "import '../saude/outro.ts';\nimport 'node:fs';\nconst now = Date.now();\n",
    });
    project.add('saude/outro', { above: "import './nada.ts';\n" });
    const { faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 1: Um arquivo de "calculators" não pode importar outro ("calculators/saude/outro.ts").',
      'calculators/saude/dobro.ts › linha 2: "calculators" não pode importar "node:fs": pacotes permitidos: nenhum.',
      'calculators/saude/dobro.ts › linha 3: "Date.now" não pode ser usado no domínio: receba o valor como parâmetro.',
      'calculators/saude/outro.ts › linha 1: o arquivo importado "./nada.ts" não existe',
    ]);
  });

  it('is named where a part stands in the wrong call', async () => {
    const above = [
      'const defineCalculator = (a: object) => ({ layout: () => ({ evidence: (b: object) => ({ ...a, ...b }) }) });',
      "defineCalculator({ notShown: ['x'] }).layout().evidence({ compute: 1 });",
      '',
    ].join('\n');
    project.add('saude/dobro', { above });
    const { faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro.ts › linha 2: "compute" está em .evidence({…}), mas pertence a defineCalculator({…})',
      'calculators/saude/dobro.ts › linha 2: "notShown" está em defineCalculator({…}), mas pertence a .evidence({…})',
    ]);
  });

  it('may export nothing, or throw', async () => {
    project.add('saude/a');
    project.add('saude/b');
    project.write('saude/a.ts', 'export const nothing = 1;');
    project.write('saude/b.ts', '\nthrow new Error("boom");');
    const { faults } = await collect(project.root);
    expect(faults.map(({ file, place }) => [file, place])).toEqual([
      ['calculators/saude/a.ts', 'arquivo'],
      ['calculators/saude/b.ts', 'arquivo'],
    ]);
    expect(faults[0]?.problem).toContain('não exporta uma definição');
    expect(faults[1]?.problem).toBe('boom (calculators/saude/b.ts, linha 2)');
  });
});

describe('the article', () => {
  const FILE = 'calculators/saude/dobro.md';

  it('is found at fault where it quotes what is not there', async () => {
    project.add('saude/dobro');
    project.write('saude/dobro.md', article('{exemplo.1.double|integer}', '{exemplo.1.triple|integer}'));
    const { entries, faults } = await collect(project.root);
    expect(told(faults)).toEqual([
      `${FILE} › artigo: o artigo cita {exemplo.1.triple|integer}, mas nenhum exemplo tem esse valor`,
    ]);
    expect(entries).toEqual([]);
  });

  it('is found at fault where it quotes a figure that no table has', async () => {
    project.add('saude/dobro');
    project.write('tables/limits.ts', 'export const LIMIT = 81234;');
    project.write(
      'saude/dobro.md',
      article('Número × 2', '{tabela.limits.LIMITS|money} e {exemplo.1.triple}'),
    );
    expect(told((await collect(project.root)).faults)).toEqual([
      `${FILE} › artigo: {tabela.limits.LIMITS|money} não cita nenhum valor de calculators/tables/`,
    ]);
  });

  it('is found at fault, as its definition and the modules beside it, where it types a figure of a table', async () => {
    project.write('tables/limits.ts', 'export const LIMIT = 81234;');
    project.write('saude/dobro/own.ts', "export const own = 'R$ 81.234,00';");
    project.write('saude/dobro/examples.ts', "export const example = 'R$ 81.234,00';");
    project.write('saude/dobro/own.test.ts', "export const tested = 'R$ 81.234,00';");
    project.add('saude/dobro', {
      above:
        "import { own } from './dobro/own.ts';\nimport { example } from './dobro/examples.ts';\nexport const text = [own, example, 81234];\n",
    });
    project.write('saude/dobro.md', article('Número × 2', 'Até R$ 81.234,00'));
    const { faults, entries } = await collect(project.root);
    expect(told(faults)).toEqual([
      'calculators/saude/dobro/own.ts › números da lei: "R$ 81.234,00" está escrito à mão',
      'calculators/saude/dobro.ts › números da lei: "81234" está escrito à mão',
      `${FILE} › números da lei: "R$ 81.234,00" está escrito à mão`,
    ]);
    expect(entries).toHaveLength(1);
  });

  it('may not be missing', async () => {
    project.write('saude/dobro.ts', definition('saude/dobro'));
    const { entries, faults } = await collect(project.root);
    expect(told(faults)).toEqual([`${FILE} › artigo: falta o artigo`]);
    expect(entries).toHaveLength(1);
  });

  it('is judged also where the definition does not load', async () => {
    project.add('saude/dobro', { above: 'throw new Error("boom");' });
    project.write('saude/dobro.md', article('## Exemplo', ''));
    expect((await collect(project.root)).faults).toHaveLength(2);
  });
});

describe('Collector', () => {
  let collector: Collector;

  beforeEach(() => {
    collector = new Collector(project.root);
  });

  afterEach(() => {
    collector.close();
  });

  /** Each definition counts its readings in a file beside it, so that a test sees which were read. */
  const counting = (id: string) => ({
    above: `const { appendFileSync } = process.getBuiltinModule('fs');\nappendFileSync(${JSON.stringify(join(project.root, `${id}.count`))}, '.');\n`,
  });
  const readings = (id: string) => readFileSync(join(project.root, `${id}.count`), 'utf8').length;

  it('reads again only what changed: a definition, what it imports, its article', async () => {
    const own = counting('saude/a');
    project.write('tables/limit.ts', 'export const limit = 9;');
    project.add('saude/a', { above: `import '../tables/limit.ts';\n${own.above}` });
    project.add('saude/b', counting('saude/b'));
    expect(await collector.collect()).toMatchObject({ entries: [{ id: 'saude/a' }, { id: 'saude/b' }] });
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 1]);

    await collector.collect();
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 1]);

    project.add('saude/b', { ...counting('saude/b'), data: { name: 'Outro nome' } });
    collector.warm();
    expect((await collector.collect()).entries.map(({ name }) => name)).toEqual([
      'Dobro saude/a',
      'Outro nome',
    ]);
    expect([readings('saude/a'), readings('saude/b')]).toEqual([1, 2]);

    project.write('tables/limit.ts', 'export const limit = 10;');
    await collector.collect();
    expect([readings('saude/a'), readings('saude/b')]).toEqual([2, 2]);

    project.write('saude/a.md', article('Número × 2', 'Número vezes 2'));
    expect((await collector.collect()).parts[0]?.article).toContain('Número vezes 2');
    expect([readings('saude/a'), readings('saude/b')]).toEqual([3, 2]);
  });

  it('reads an article again when a table changes that it quotes', async () => {
    project.write('tables/limit.ts', 'export const LIMIT = 9;');
    project.add('saude/a');
    project.write('saude/a.md', article('Número × 2', 'Até {tabela.limit.LIMIT|money}.'));
    expect((await collector.collect()).parts[0]?.article).toContain('Até R$ 9,00.');

    project.write('tables/limit.ts', 'export const LIMIT = 10;');
    expect((await collector.collect()).parts[0]?.article).toContain('Até R$ 10,00.');
  });

  it('forgets what is deleted', async () => {
    project.add('saude/a');
    project.add('saude/b');
    await collector.collect();
    unlinkSync(join(project.root, 'saude/a.ts'));
    expect((await collector.collect()).entries.map(({ id }) => id)).toEqual(['saude/b']);
  });

  it('loads only what it is asked for, but knows the others by their sources', async () => {
    const data = { name: 'O mesmo nome' };
    project.write('saude/a.ts', `throw new Error('loaded');\n/*\n  name: 'O mesmo nome',\n*/`);
    project.add('saude/b', { data });
    project.write('saude/b.md', article('(/busca)', '(/calculadora/saude/a)'));
    const { entries, faults } = await collector.collect(['saude/b']);
    expect(entries.map(({ id }) => id)).toEqual(['saude/b']);
    expect(told(faults)).toEqual([
      'calculators/saude/b.ts › name: o nome "O mesmo nome" já é de calculators/saude/a.ts',
    ]);
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
      project.write(file, '');
    }
    expect(await definitionIds(project.root)).toEqual(['impostos/z', 'saude/a', 'saude/b']);
  });

  it('load what a file exports by default', async () => {
    project.add('saude/a');
    expect((await loadDefinition('saude/a', project.root)).name).toBe('Dobro saude/a');
  });
});
