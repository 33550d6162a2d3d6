/**
 * Salário-família, by calendar year: an amount for each child of an employee with pay up to a limit (Lei nº
 * 8.213/1991, arts. 65 and 66). Adjusted by the same yearly Portaria Interministerial as the bands of the INSS.
 */
import { calendarYear } from './calendar-year.ts';
import { INSS } from './inss.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface FamilyAllowance extends DatedEntry {
  /** Reais a month per child. */
  readonly perChild: number;
  /** The highest monthly pay with a right to it, in reais. */
  readonly incomeLimit: number;
}

function of(year: number, perChild: number, incomeLimit: number): FamilyAllowance {
  const { source } = INSS.forYear(year);
  return { ...calendarYear(year), perChild, incomeLimit, source, checkedOn: '2026-11-21' };
}

export const FAMILY_ALLOWANCE = datedTable<FamilyAllowance>({
  name: 'do salário-família',
  file: 'calculators/tabelas/family-allowance.ts',
  entries: [of(2024, 62.04, 1819.26), of(2025, 65, 1906.04), of(2026, 67.54, 1980.38)],
  check: ({ perChild, incomeLimit }) =>
    perChild > 0 && incomeLimit > perChild ? undefined : 'o limite não é maior que a cota; troque-os.',
});
