import { dirname } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { CALCULATORS, definitionFile } from './load.ts';
import { Modules } from './modules.ts';
import {
  figuresOfTables,
  literalsOf,
  typedIn,
  typedInArticle,
  typedInModule,
  type Figure,
} from './typed-figures.ts';

const FIGURES: readonly Figure[] = [
  { kind: 'percent', amount: 8, file: 'trabalho', name: 'ALIQUOTA_DO_FGTS', isLegal: true },
  { kind: 'money', amount: 81_000, file: 'mei', name: 'LIMITE_ANUAL_DO_MEI', isLegal: true },
  { kind: 'money', amount: 8475.55, file: 'inss', name: 'INSS.ultimo.teto', isLegal: false },
];
const NONE = new Set<string>();

describe('hard-coded legal figures', () => {
  it.each([
    ['até R$ 81.000,00 por ano', 'R$ 81.000,00'],
    ['até R$ 81 mil por ano', 'R$ 81 mil'],
    ['R$\u00A08.475,55 de teto', 'R$\u00A08.475,55'],
  ])('are found in any notation: %s', (text, typed) => {
    expect(typedIn(text, FIGURES, NONE).map((found) => found.typed)).toEqual([typed]);
  });

  it('are detected in percentages only if the calculator uses their table', () => {
    expect(typedIn('8% do salário', FIGURES, NONE)).toEqual([]);
    expect(typedIn('8% do salário', FIGURES, new Set(['trabalho']))).toHaveLength(1);
  });

  it('do not include quotations or other amounts', () => {
    expect(
      typedIn('{exemplo.1.total|money}, R$ 8,00, 81.000 e 18%', FIGURES, new Set(['trabalho', 'mei'])),
    ).toEqual([]);
  });
});

describe('figures of the tables', () => {
  it('include single figures and those of every year, by the names of their quotations', async () => {
    const figures = await figuresOfTables();
    const named = ({ kind, amount, file, name }: Figure) => [kind, amount, `${file}.${name}`];
    expect(figures.map(named)).toEqual(
      expect.arrayContaining([
        ['percent', 8, 'trabalho.ALIQUOTA_DO_FGTS'],
        ['money', 7786.02, 'inss.INSS.2024.teto'],
        ['money', 8475.55, 'inss.INSS.ultimo.teto'],
        ['money', 180_000, 'simples-nacional.FAIXAS_DO_SIMPLES.0'],
      ]),
    );
    expect(figures.some(({ amount }) => amount === 2026)).toBe(false);
  });

  it('exclude past entries, because they never change', async () => {
    const figures = await figuresOfTables();
    // The ceiling of 2021 and the exempt limit until April 2023.
    expect(figures.filter(({ amount }) => amount === 6433.57 || amount === 1903.98)).toEqual([]);
  });

  it('exclude the percentages of a table with very many', async () => {
    const figures = (await figuresOfTables()).filter(({ name }) => name.startsWith('SIMPLES_NACIONAL.'));
    expect(new Set(figures.map(({ kind }) => kind))).toEqual(new Set(['money']));
  });

  it('are found through the imports of a definition', async () => {
    const card = definitionFile('trabalhista/rescisao-trabalhista');
    const { tables } = new Modules(dirname(CALCULATORS)).graphOf(card);
    expect([...tables]).toEqual(expect.arrayContaining(['trabalho', 'leis-trabalhistas']));
  });
});

describe('an article with a hard-coded figure', () => {
  it('is reported with the matching quotation as the remedy', () => {
    const article = 'A empresa deposita 8%.\nLimite de R$ 81 mil, teto de R$ 8.475,55.';
    const faults = typedInArticle(article, FIGURES, new Set(['trabalho']));
    expect(faults.map(({ problem, remedy }) => `${problem} → ${remedy}`)).toEqual([
      '"8%" está escrito à mão → cite {tabela.trabalho.ALIQUOTA_DO_FGTS}, de calculators/tabelas/trabalho.ts',
      '"R$ 81 mil" está escrito à mão → cite {tabela.mei.LIMITE_ANUAL_DO_MEI}, de calculators/tabelas/mei.ts',
      '"R$ 8.475,55" está escrito à mão → cite {tabela.inss.INSS.ultimo.teto|money}, de calculators/tabelas/inss.ts',
    ]);
  });

  it('is also compared with the tables that it quotes', () => {
    const problems = (article: string) =>
      typedInArticle(article, FIGURES, NONE).map(({ problem }) => problem);
    expect(problems('São 8% do salário.')).toEqual([]);
    expect(problems('São 8% do salário; a multa é de {tabela.trabalho.MULTA_RESCISORIA}.')).toEqual([
      '"8%" está escrito à mão',
    ]);
  });
});

describe('a module', () => {
  it('is checked without its imports and its evidence', () => {
    const card = `
      import x from './R$ 81 mil.ts';
      const card = define({ limit: 8475.55, text: 'até 8%', other: \`\${x} de R$ 81.000,00\` }).layout([{ text: '8%' }]);
      export default card;
      export const evidence = {
        examples: [{ title: 'R$ 81 mil', input: { a: 8475.55 } }],
      } satisfies EvidenceOf<typeof card>;`;
    const literals = literalsOf(parseSync('card.ts', card).program);
    const faults = typedInModule(literals, FIGURES, new Set(['trabalho']));
    expect(faults.map(({ problem, remedy }) => `${problem} → ${remedy}`)).toEqual([
      '"8%" está escrito à mão → cite ${ALIQUOTA_DO_FGTS}, de calculators/tabelas/trabalho.ts',
      '"R$ 81.000,00" está escrito à mão → cite ${LIMITE_ANUAL_DO_MEI}, de calculators/tabelas/mei.ts',
      '"8%" está escrito à mão → cite ${ALIQUOTA_DO_FGTS}, de calculators/tabelas/trabalho.ts',
      '"8475.55" está escrito à mão → use INSS.entries.at(-1)?.teto, de calculators/tabelas/inss.ts',
    ]);
  });
});
