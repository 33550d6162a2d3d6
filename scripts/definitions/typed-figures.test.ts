import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { figuresOfTables, tablesUsedBy, typedFigureFaults, typedIn, type Figure } from './typed-figures.ts';

const FIGURES: readonly Figure[] = [
  { kind: 'percent', amount: 8, file: 'labour', name: 'FGTS_DEPOSIT' },
  { kind: 'money', amount: 81_000, file: 'mei', name: 'MEI.annualRevenueLimit' },
  { kind: 'money', amount: 3561.5, file: 'irpf-annual', name: 'ANNUAL_INCOME_TAX.educationCap' },
];
const NONE = new Set<string>();

describe('figures typed into a text', () => {
  it.each([
    ['até R$ 81.000,00 por ano', 'R$ 81.000,00'],
    ['até R$ 81 mil por ano', 'R$ 81 mil'],
    ['R$\u00A03.561,50 por pessoa', 'R$\u00A03.561,50'],
  ])('are found in any spelling: %s', (text, typed) => {
    expect(typedIn(text, FIGURES, NONE).map((found) => found.typed)).toEqual([typed]);
  });

  it('are percentages only where their table is used', () => {
    expect(typedIn('8% do salário', FIGURES, NONE)).toEqual([]);
    expect(typedIn('8% do salário', FIGURES, new Set(['labour']))).toHaveLength(1);
  });

  it('are neither quotations nor other amounts', () => {
    expect(
      typedIn('{exemplo.1.total|money}, R$ 8,00, 81.000 e 18%', FIGURES, new Set(['labour', 'mei'])),
    ).toEqual([]);
  });
});

describe('the tables', () => {
  it('hold single figures and those of every year', async () => {
    const figures = await figuresOfTables();
    expect(figures).toContainEqual({ kind: 'percent', amount: 8, file: 'labour', name: 'FGTS_DEPOSIT' });
    expect(figures).toContainEqual({ kind: 'money', amount: 7786.02, file: 'inss', name: 'INSS.ceiling' });
    expect(figures.some(({ amount }) => amount === 2026)).toBe(false);
  });

  it('are found through what a card imports', async () => {
    const card = resolve(import.meta.dirname, '../../calculators/trabalhista/rescisao-trabalhista.ts');
    expect([...(await tablesUsedBy(card))]).toEqual(expect.arrayContaining(['labour', 'labour-laws']));
  });
});

describe('a file', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'figures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function problemsOf(name: string, text: string): Promise<string[]> {
    const file = join(folder, name);
    await writeFile(file, text);
    return (await typedFigureFaults(file, FIGURES, new Set(['labour']))).map(({ problem, remedy }) =>
      [problem, remedy].join(' → '),
    );
  }

  it('that is an article says which quotation to write', async () => {
    expect(await problemsOf('a.md', 'A empresa deposita 8%.\nLimite de R$ 81 mil.')).toEqual([
      '"8%" está escrito à mão → cite {tabela.labour.FGTS_DEPOSIT}, de calculators/tables/labour.ts',
      '"R$ 81 mil" está escrito à mão → cite {tabela.mei.MEI.ultimo.annualRevenueLimit|money}, de calculators/tables/mei.ts',
    ]);
  });

  it('that is a module is read without its imports and its evidence', async () => {
    const card = `
      import x from './R$ 81 mil.ts';
      export default define({ limit: 3561.5, text: 'até 8%', other: \`\${x} de R$ 81.000,00\` })
        .layout([{ text: '8%' }])
        .evidence({ examples: [{ title: 'R$ 81 mil', input: { a: 3561.5 } }] });`;
    const problems = await problemsOf('b.ts', card);
    expect(problems.map((problem) => problem.split(' → ')[0])).toEqual([
      '"8%" está escrito à mão',
      '"R$ 81.000,00" está escrito à mão',
      '"8%" está escrito à mão',
      '"3561.5" está escrito à mão',
    ]);
  });
});
