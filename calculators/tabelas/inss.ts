/**
 * Contribution of employees to the INSS, by calendar year: progressive bands (Emenda Constitucional nº 103/2019,
 * art. 28), with limits adjusted by a yearly Portaria Interministerial. The first band ends at the minimum wage,
 * the last at the ceiling, above which nothing more is charged.
 */
import type { RatedBand } from '../../src/quantity/progressive.ts';
import { calendarYear } from './calendar-year.ts';
import { SALARIO_MINIMO } from './salario-minimo.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';

export interface InssTable extends DatedEntry {
  /** Upper limits in reais of monthly salary. */
  readonly bands: readonly RatedBand[];
  /** The largest salary charged (teto): the upper limit of the last band. */
  readonly ceiling: number;
}

const RATES_PERCENT = [7.5, 9, 12, 14] as const;

type BandLimits = readonly [number, number, number, number];

function contribution(limits: BandLimits): Pick<InssTable, 'bands' | 'ceiling'> {
  const bands = limits.map((upTo, index) => ({ upTo, ratePercent: RATES_PERCENT[index] ?? 0 }));
  return { bands, ceiling: limits[3] };
}

export const INSS = datedTable<InssTable>({
  name: 'do INSS',
  file: 'calculators/tabelas/inss.ts',
  entries: [
    {
      ...calendarYear(2024),
      ...contribution([1412, 2666.68, 4000.03, 7786.02]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 2/2024',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-2-de-11-de-janeiro-de-2024-537035232',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2025),
      ...contribution([1518, 2793.88, 4190.83, 8157.41]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 6/2025',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-6-de-10-de-janeiro-de-2025-606526848',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2026),
      ...contribution([1621, 2902.84, 4354.27, 8475.55]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 13/2026',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-13-de-9-de-janeiro-de-2026-680382603',
      },
      checkedOn: '2026-11-20',
    },
  ],
  check: ({ year, bands }) => {
    if (!SALARIO_MINIMO.has(year))
      return 'esse ano não tem salário mínimo; acrescente-o antes a minimum-wage.ts.';
    const { monthly } = SALARIO_MINIMO.forYear(year);
    return bands[0]?.upTo === monthly
      ? faultInBands(bands)
      : `a primeira faixa precisa acabar no salário mínimo do ano (${monthly}).`;
  },
});
