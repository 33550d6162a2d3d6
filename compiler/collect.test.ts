import { describe, expect, it } from 'vitest';
import { collect } from './collect.ts';
import { definition, freshProject, INPUTS, faultLines } from './testing/project.ts';

const project = freshProject();

describe('collect', () => {
  it('derives entry, validator, programs and article of each definition', async () => {
    project.add('saude/dobro', { data: { alsoListedIn: ['educacional'], popular: true } });
    project.write('saude/dobro.test.ts', 'throw new Error("no definition");');
    for (const folder of ['formulas', 'layouts', 'regras', 'tabelas']) {
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

  it('gives the page title, input and relative days of the examples that it offers', async () => {
    const cases = [1, 2, 3, 4].map((n) => ({
      title: `De ${n}`,
      input: { n },
      expected: { double: 2 * n },
      source: `Conta à mão: ${n} × 2`,
    }));
    const [one, two, ...others] = cases;
    const examples = [
      one,
      { ...two, daysBefore: { day: 3 } },
      ...others.map((example) => ({ ...example, testOnly: true })),
    ];
    const day = { type: 'string', format: 'date', title: 'Dia', messages: { format: 'Digite uma data' } };
    const inputs = { ...INPUTS, properties: { ...INPUTS.properties, day } };
    project.add('saude/dobro', { data: { examples, inputs } });
    const { parts, faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([]);
    expect(parts.map((part) => part.examples)).toEqual([
      [
        { title: 'De 1', input: { n: 1 } },
        { title: 'De 2', input: { n: 2 }, daysBefore: { day: 3 } },
      ],
    ]);
  });

  it('takes choices and groups of 250 options', async () => {
    const oneOf = Array.from({ length: 250 }, (_, index) => ({
      const: `o${index}`,
      title: `Opção ${index}`,
    }));
    const { type, required, properties } = INPUTS;
    const choice = { type: 'string', title: 'Banco', oneOf, default: 'o249' };
    const boxes = {
      type: 'array',
      title: 'Bancos',
      uniqueItems: true,
      items: { type: 'string', oneOf },
      default: [],
    };
    project.add('saude/dobro', {
      data: { inputs: { type, required, properties: { ...properties, choice, boxes } } },
    });
    const { parts, faults } = await collect(project.root);
    expect(faultLines(faults)).toEqual([]);
    const module: unknown = await import(
      `data:text/javascript,${encodeURIComponent(parts[0]?.validatorCode ?? '')}`
    );
    const { validate } = module as { validate: (data: object) => boolean };
    const input = { n: 1, choice: 'o249', boxes: ['o0', 'o249'] };
    expect(validate(input)).toBe(true);
    expect(validate({ ...input, choice: 'o250' })).toBe(false);
    expect(validate({ ...input, boxes: ['o250'] })).toBe(false);
  });

  it('reports an id used by two files', async () => {
    project.add('saude/a');
    project.add('saude/b');
    project.write('saude/b.ts', definition('saude/a', { data: { name: 'B', description: 'b'.repeat(50) } }));
    const { entries, faults } = await collect(project.root);
    expect(entries).toHaveLength(1);
    expect(faultLines(faults)).toEqual([
      'calculators/saude/b.ts › id: o id é "saude/a", mas o arquivo está em "saude/b"',
      'calculators/saude/b.ts › id: o id "saude/a" já é de calculators/saude/a.ts',
    ]);
  });

  it.each(['name', 'title', 'description'])('reports a %s shared by two', async (property) => {
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

  it('compiles an incomplete calculator and reports what is missing', async () => {
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
    expect(faultLines(faults)).toEqual([
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
