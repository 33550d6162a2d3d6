/** Tables and fields of the payroll calculators that offer past years too, from March 2020 on. */
import { INSS, INSS_ATE_2023, type TabelaDoInss } from '../tabelas/inss.ts';
import { periodTable } from '../tabelas/period-table.ts';
import { faultInBands, missingYear } from '../tabelas/table.ts';
import { yearChoice } from '../tabelas/year-choice.ts';
import { salarioUsual } from './dados-da-folha.ts';

/** The INSS of every month since its rates are progressive. */
export const INSS_DESDE_2020 = periodTable<TabelaDoInss>({
  name: 'do INSS',
  file: 'calculators/tabelas/inss.ts',
  entries: [...INSS_ATE_2023, ...INSS.entries],
  check: ({ faixas }) => faultInBands(faixas),
});

/** In March of this year the rates became progressive; before, one rate applied to the whole salary. */
const PRIMEIRO_ANO = 2020;
const PRIMEIRO_MES = 3;

/**
 * The years in which the month matters, as an expression on `ano`: the first, because it begins without a table, and
 * those within which a table changes.
 */
export function anosComMes(...tabelas: readonly { readonly yearsOfChange: readonly number[] }[]): string {
  const anos = new Set([PRIMEIRO_ANO, ...tabelas.flatMap(({ yearsOfChange }) => yearsOfChange)]);
  return [...anos].map((ano) => `ano == ${ano}`).join(' or ');
}

/** Overrides the field of the year of the tables. */
export const anosDesde2020 = {
  defaultOn: yearChoice(INSS_DESDE_2020).defaultOn,
  suggestions: () => INSS_DESDE_2020.years,
} as const;

/** Refuses a year without tables, and the months before the first one. */
export const regrasDesde2020 = [
  {
    field: 'ano',
    check: ({ ano }: { readonly ano: number | undefined }) =>
      ano === undefined || INSS_DESDE_2020.years.includes(ano)
        ? undefined
        : missingYear('do INSS', INSS_DESDE_2020.years, ano),
  },
  {
    field: 'mes',
    check: ({ ano, mes }: { readonly ano: number | undefined; readonly mes: number | undefined }) =>
      ano === PRIMEIRO_ANO && mes !== undefined && mes < PRIMEIRO_MES
        ? 'Há tabelas do INSS a partir de março de 2020'
        : undefined,
  },
] as const;

/** Usual salaries; the form names the year of the minimum wage, because the salary may be an older one. */
export const salarioUsualDesde2020 = {
  ...salarioUsual,
  named: `${salarioUsual.named} de ${INSS.years.at(-1)}`,
} as const;

const TEM_TABELA = `ano >= ${INSS.years[0]}`;

/** Passes no past year to the calculators that would refuse it. */
export const continuaComTabela = {
  'trabalhista/clt-pj': TEM_TABELA,
  'trabalhista/decimo-terceiro': TEM_TABELA,
  'trabalhista/ferias': TEM_TABELA,
} as const;
