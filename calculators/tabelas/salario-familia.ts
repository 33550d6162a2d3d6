/**
 * Salário-família, by calendar year: an amount for each child of an employee with pay up to a limit (Lei nº
 * 8.213/1991, arts. 65 and 66). Adjusted by the same yearly Portaria Interministerial as the bands of the INSS.
 */
import { calendarYear } from './calendar-year.ts';
import { INSS } from './inss.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface CotaDoSalarioFamilia extends DatedEntry {
  /** Reais a month per child. */
  readonly porFilho: number;
  /** The highest monthly pay with a right to it, in reais. */
  readonly limiteDeRenda: number;
}

/** The amount for each child and the limit of pay, by year. */
const COTAS: Readonly<Record<number, readonly [porFilho: number, limiteDeRenda: number]>> = {
  2024: [62.04, 1819.26],
  2025: [65, 1906.04],
  2026: [67.54, 1980.38],
};

export const COTA_DO_SALARIO_FAMILIA = datedTable<CotaDoSalarioFamilia>({
  name: 'do salário-família',
  file: 'calculators/tabelas/salario-familia.ts',
  // One for each year of the INSS, so that a net salary never lacks one.
  entries: INSS.entries.map(({ year, source }) => {
    const [porFilho = 0, limiteDeRenda = 0] = COTAS[year] ?? [];
    return { ...calendarYear(year), porFilho, limiteDeRenda, source, checkedOn: '2026-11-21' };
  }),
  check: ({ year, porFilho, limiteDeRenda }) => {
    if (!(year in COTAS))
      return 'falta a cota desse ano, que a portaria do INSS também traz; acrescente-a a COTAS.';
    return porFilho > 0 && limiteDeRenda > porFilho
      ? undefined
      : 'o limite não é maior que a cota; troque-os.';
  },
});
