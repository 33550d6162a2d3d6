import { beforeAll, describe, expect, it } from 'vitest';
import { collect, type Collected } from './collect.ts';
import { definition, faultLines, faultsOf, INPUTS, sharedProject } from './testing/project.ts';

const project = sharedProject();
let collected: Collected;

const partsOf = (wanted: string) => collected.parts.filter(({ id }) => id === wanted);
const entriesOf = (...wanted: readonly string[]) => collected.entries.filter(({ id }) => wanted.includes(id));

const CASES = [1, 2, 3, 4].map((n) => ({
  title: `De ${n}`,
  input: { n },
  expected: { double: 2 * n },
  source: `Conta à mão: ${n} × 2`,
}));
const OPTIONS = Array.from({ length: 250 }, (_, index) => ({ const: `o${index}`, title: `Opção ${index}` }));

const SHARED = ['name', 'title', 'description'];
const FAULTY: readonly (readonly [string, string, object, place: string, problem: string])[] = [
  [
    'an unknown icon',
    'saude/icone',
    { icon: 'no-such-icon' },
    'icon',
    'o ícone "no-such-icon" não existe no Lucide',
  ],
  [
    'an unknown hub',
    'saude/categoria',
    { alsoListedIn: ['nada'] },
    'alsoListedIn',
    'a categoria "nada" não existe',
  ],
  [
    'its own hub again',
    'saude/propria',
    { alsoListedIn: ['saude'] },
    'alsoListedIn',
    'a categoria "saude" já é a da calculadora',
  ],
  [
    'a word that the vocabulary lacks',
    'saude/palavra',
    { popularr: true },
    'definição',
    '"popularr" não faz parte do vocabulário',
  ],
];

beforeAll(async () => {
  project.add('saude/dobro', { data: { alsoListedIn: ['educacional'], popular: true } });
  project.write('saude/dobro.test.ts', 'throw new Error("no definition");');
  for (const folder of ['formulas', 'layouts', 'regras', 'tabelas']) {
    project.write(`${folder}/soma.ts`, 'throw new Error("no definition");');
  }

  const [one, two, ...others] = CASES;
  const day = { type: 'string', format: 'date', title: 'Dia', messages: { format: 'Digite uma data' } };
  project.add('saude/exemplos', {
    data: {
      examples: [
        one,
        { ...two, daysBefore: { day: 3 } },
        ...others.map((example) => ({ ...example, testOnly: true })),
      ],
      inputs: { ...INPUTS, properties: { ...INPUTS.properties, day } },
    },
  });

  const choice = { type: 'string', title: 'Banco', oneOf: OPTIONS, default: 'o249' };
  const boxes = {
    type: 'array',
    title: 'Bancos',
    uniqueItems: true,
    items: { type: 'string', oneOf: OPTIONS },
    default: [],
  };
  project.add('saude/opcoes', {
    data: { inputs: { ...INPUTS, properties: { ...INPUTS.properties, choice, boxes } } },
  });

  project.add('saude/a');
  project.add('saude/b');
  project.write('saude/b.ts', definition('saude/a', { data: { name: 'B', description: 'b'.repeat(50) } }));
  for (const property of SHARED) {
    const data = { [property]: `O mesmo texto em dois lugares, que confunde quem lê: ${property}` };
    project.add(`saude/${property}-a`, { data });
    project.add(`saude/${property}-b`, { data });
  }
  for (const [, id, data] of FAULTY) project.add(id, { data: { ...data } });
  project.add('nada/dobro');
  project.add('saude/continua', { data: { continuesWhen: { 'saude/nenhuma': 'double > 1' } } });

  project.add('saude/incompleta', {
    data: {
      examples: CASES.slice(0, 1),
      description: 'Curta',
      rules: [{ field: 'n', assert: 'n > 0', message: 'Ei' }],
    },
  });
  project.write(
    'saude/incompleta.md',
    'O dobro de 1 é {exemplo.1.double|integer}. Veja a [tabela](/tabela).',
  );
  collected = await collect(project.root);
});

describe('collect', () => {
  it('derives the entry, validator, programs and article of each definition', () => {
    expect(faultsOf(collected, 'saude/dobro')).toEqual([]);
    expect(entriesOf('saude/dobro')).toEqual([
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
    const parts = partsOf('saude/dobro');
    expect(parts).toMatchObject([{ id: 'saude/dobro', programs: {} }]);
    expect(JSON.stringify(parts[0]?.article)).toContain('O dobro de 2 é 4.');
    expect(parts[0]?.validatorCode).toContain('export const validate');
  });

  it('loads neither tests nor files in shared folders', () => {
    expect(JSON.stringify(collected.faults)).not.toMatch(/no definition|soma\.ts|\.test/);
  });

  it('passes the title, input and relative dates of visible examples to the page', () => {
    expect(faultLines(faultsOf(collected, 'saude/exemplos'))).toEqual([]);
    expect(partsOf('saude/exemplos').map((part) => part.examples)).toEqual([
      [
        { title: 'De 1', input: { n: 1 } },
        { title: 'De 2', input: { n: 2 }, daysBefore: { day: 3 } },
      ],
    ]);
  });

  it('supports choices and groups of 250 options', async () => {
    expect(faultLines(faultsOf(collected, 'saude/opcoes'))).toEqual([]);
    const [part] = partsOf('saude/opcoes');
    const module: unknown = await import(
      `data:text/javascript,${encodeURIComponent(part?.validatorCode ?? '')}`
    );
    const { validate } = module as { validate: (data: object) => boolean };
    const input = { n: 1, choice: 'o249', boxes: ['o0', 'o249'] };
    expect(validate(input)).toBe(true);
    expect(validate({ ...input, choice: 'o250' })).toBe(false);
    expect(validate({ ...input, boxes: ['o250'] })).toBe(false);
  });

  it('reports an id used by two files', () => {
    expect(entriesOf('saude/a', 'saude/b')).toHaveLength(1);
    expect(faultLines(faultsOf(collected, 'saude/a', 'saude/b'))).toEqual([
      'calculators/saude/b.ts › id: o id é "saude/a", mas o arquivo está em "saude/b"',
      'calculators/saude/b.ts › id: o id "saude/a" já é de calculators/saude/a.ts',
    ]);
  });

  it.each(SHARED)('reports a %s shared by two definitions', (property) => {
    const faults = faultsOf(collected, `saude/${property}-a`, `saude/${property}-b`);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatchObject({ file: `calculators/saude/${property}-b.ts`, place: property });
    expect(faults[0]?.problem).toContain(`já é de calculators/saude/${property}-a.ts`);
  });

  it('suggests the icons closest to an unknown one', () => {
    const [fault] = faultsOf(collected, 'saude/icone');
    expect(fault?.remedy).toMatch(/^os mais parecidos: /);
  });

  it.each(FAULTY)(
    'reports %s with file, location and remedy, and excludes the definition',
    (_, id, __, place, problem) => {
      const faults = faultsOf(collected, id);
      expect(faults).toMatchObject([{ file: `calculators/${id}.ts`, place, problem }]);
      expect(faults[0]?.remedy).not.toBe('');
      expect(entriesOf(id)).toEqual([]);
    },
  );

  it('reports a condition for continuing in an unknown calculator', () => {
    expect(faultLines(faultsOf(collected, 'saude/continua'))).toEqual([
      'calculators/saude/continua.ts › continuesWhen["saude/nenhuma"]: não há calculadora com esse id',
    ]);
  });

  it('reports a folder that is not a category', () => {
    const faults = faultsOf(collected, 'nada/dobro');
    expect(faults).toMatchObject([{ place: 'id', problem: 'a categoria "nada" não existe' }]);
    expect(faults[0]?.remedy).toContain('src/catalogue/categories.ts');
  });

  it('compiles an incomplete calculator, and reports the missing parts', () => {
    const file = 'calculators/saude/incompleta';
    expect(faultLines(faultsOf(collected, 'saude/incompleta'))).toEqual([
      `${file}.ts › description: a descrição tem 5 caracteres`,
      `${file}.ts › examples: só 1 exemplo`,
      `${file}.ts › rules[0] (n): nenhum caso de refusals prova a frase "Ei"`,
      `${file}.md › artigo: falta a seção "Como é calculado"`,
      `${file}.md › artigo: falta a seção "Exemplo"`,
      `${file}.md › artigo: falta a seção "Perguntas frequentes"`,
      `${file}.md › artigo: falta a seção "Limites da estimativa"`,
      `${file}.md › artigo: o artigo tem 9 palavras`,
      `${file}.md › linha 1: não há página em "/tabela"`,
    ]);
    expect(entriesOf('saude/incompleta')).toHaveLength(1);
  });
});
