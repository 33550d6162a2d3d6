/**
 * Unemployment insurance, by calendar year: converts a mean salary into an instalment (Lei nº 7.998/1990, art. 5º,
 * with the limits that the CODEFAT adjusts each January).
 */
import { count, percent } from '../../src/quantity/quantity.ts';
import { calendarYear } from './calendar-year.ts';
import { UNEMPLOYMENT_LAW, UNEMPLOYMENT_RULES } from './labour-laws.ts';
import { legalFigure } from './legal-figure.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface UnemploymentTable extends DatedEntry {
  /** Limit in reais of mean salaries that give a share of themselves. */
  readonly firstLimit: number;
  /** Limit in reais of mean salaries that give `addition` plus half of the part above the first limit. */
  readonly secondLimit: number;
  /** Fixed amount between the limits, in reais. */
  readonly addition: number;
  /** Instalment for any higher salary, in reais. */
  readonly most: number;
}

/** Lei nº 13.134/2015, which set the months of work and the instalments. */
const REQUESTS_IN_FORCE = '2015-06-17';

function share(amount: number, item: string) {
  return legalFigure(percent(amount), {
    law: `Lei 7.998/1990, art. 5º, ${item}`,
    validFrom: '1990-01-12',
    source: UNEMPLOYMENT_LAW,
  });
}

/** Share of a mean salary up to the first limit. */
export const FIRST_SHARE = share(80, 'I');

/** Share of the part of a mean salary above the first limit. */
export const SECOND_SHARE = share(50, 'II');

function months(amount: number, item: string) {
  return legalFigure(count(amount, 'meses'), {
    law: `Lei 7.998/1990, art. 3º, I, "${item}"`,
    validFrom: REQUESTS_IN_FORCE,
    source: UNEMPLOYMENT_LAW,
  });
}

/** Fewest months with pay for the first request, within the last 18 months. */
export const MONTHS_FOR_FIRST_REQUEST = months(12, 'a');

/** Fewest months with pay for the second request, within the last 12 months. */
export const MONTHS_FOR_SECOND_REQUEST = months(9, 'b');

/** Fewest months with pay for any later request, all of the last ones. */
export const MONTHS_FOR_LATER_REQUEST = months(6, 'c');

/** Number of instalments by months of pay in the last 36 (art. 4º, § 2º), the most first. */
export const INSTALMENTS_BY_MONTHS = [
  { from: 24, instalments: 5 },
  { from: 12, instalments: 4 },
  { from: 0, instalments: 3 },
] as const;

function of(
  year: number,
  figures: Pick<UnemploymentTable, 'firstLimit' | 'secondLimit' | 'addition' | 'most'>,
) {
  return {
    ...calendarYear(year),
    ...figures,
    source: UNEMPLOYMENT_RULES,
    checkedOn: UNEMPLOYMENT_RULES.checkedOn,
  };
}

export const UNEMPLOYMENT = datedTable<UnemploymentTable>({
  name: 'do seguro-desemprego',
  file: 'calculators/tabelas/unemployment.ts',
  entries: [
    of(2024, { firstLimit: 2041.39, secondLimit: 3402.65, addition: 1633.1, most: 2313.74 }),
    of(2025, { firstLimit: 2138.76, secondLimit: 3564.96, addition: 1711.01, most: 2424.11 }),
    of(2026, { firstLimit: 2222.17, secondLimit: 3703.99, addition: 1777.74, most: 2518.65 }),
  ],
  check: ({ firstLimit, secondLimit, addition, most }) => {
    const shareAtFirst = firstLimit * FIRST_SHARE.number;
    const atSecond = addition + (secondLimit - firstLimit) * SECOND_SHARE.number;
    if (Math.abs(shareAtFirst - addition) > 0.02) return 'a segunda faixa não começa onde a primeira acaba.';
    return Math.abs(atSecond - most) > 0.02
      ? 'o teto da parcela não é o que o segundo limite dá.'
      : undefined;
  },
});
