/**
 * Contribution of employees to the INSS, by calendar year: progressive bands since March 2020 (Emenda Constitucional
 * nº 103/2019, art. 28), with limits adjusted by a yearly Portaria Interministerial. The first band ends at the
 * minimum wage, the last at the ceiling, above which nothing more is charged.
 */
import type { IsoDate } from '../../src/calendar/calendar.ts';
import type { RatedBand } from '../../src/quantity/progressive.ts';
import { calendarYear } from './calendar-year.ts';
import { SALARIO_MINIMO } from './salario-minimo.ts';
import { datedTable, faultInBands, type DatedEntry } from './table.ts';
import type { Validity } from './validity.ts';

export interface TabelaDoInss extends Validity {
  /** Upper limits in reais of monthly salary. */
  readonly faixas: readonly RatedBand[];
  /** The largest salary charged (teto): the upper limit of the last band. */
  readonly teto: number;
}

const ALIQUOTAS = [7.5, 9, 12, 14] as const;

type LimitesDasFaixas = readonly [number, number, number, number];

function contribuicao(limits: LimitesDasFaixas): Pick<TabelaDoInss, 'faixas' | 'teto'> {
  const faixas = limits.map((upTo, index) => ({ upTo, ratePercent: ALIQUOTAS[index] ?? 0 }));
  return { faixas, teto: limits[3] };
}

export const INSS = datedTable<TabelaDoInss & DatedEntry>({
  name: 'do INSS',
  file: 'calculators/tabelas/inss.ts',
  entries: [
    {
      ...calendarYear(2024),
      ...contribuicao([1412, 2666.68, 4000.03, 7786.02]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 2/2024',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-2-de-11-de-janeiro-de-2024-537035232',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2025),
      ...contribuicao([1518, 2793.88, 4190.83, 8157.41]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 6/2025',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-6-de-10-de-janeiro-de-2025-606526848',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2026),
      ...contribuicao([1621, 2902.84, 4354.27, 8475.55]),
      source: {
        label: 'Portaria Interministerial MPS/MF nº 13/2026',
        url: 'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mps/mf-n-13-de-9-de-janeiro-de-2026-680382603',
      },
      checkedOn: '2026-11-20',
    },
  ],
  check: ({ year, faixas }) => {
    if (!SALARIO_MINIMO.has(year))
      return 'esse ano não tem salário mínimo; acrescente-o antes a salario-minimo.ts.';
    const { monthly } = SALARIO_MINIMO.forYear(year);
    return faixas[0]?.upTo === monthly
      ? faultInBands(faixas)
      : `a primeira faixa precisa acabar no salário mínimo do ano (${monthly}).`;
  },
});

/** The tables since 1994 with their ordinances, on one page of the INSS. */
const HISTORY_OF_THE_INSS =
  'https://www.gov.br/inss/pt-br/direitos-e-deveres/inscricao-e-contribuicao/tabela-de-contribuicao-mensal/tabela-de-contribuicao-historico';

const ORDINANCE_OF_2022 =
  'https://www.in.gov.br/en/web/dou/-/portaria-interministerial-mtp/me-n-12-de-17-de-janeiro-de-2022-375006998';

// The annotation lets a page drop the past tables that it does not use.
/* @__NO_SIDE_EFFECTS__ */
function past(
  [validFrom, validTo]: readonly [IsoDate, IsoDate],
  limits: LimitesDasFaixas,
  label: string,
  url = HISTORY_OF_THE_INSS,
): TabelaDoInss {
  return { validFrom, validTo, ...contribuicao(limits), source: { label, url }, checkedOn: '2026-11-24' };
}

/** The tables before `INSS`, for the few pages that offer past years. */
export const INSS_ATE_2023: readonly TabelaDoInss[] = [
  past(['2020-03-01', '2020-12-31'], [1045, 2089.6, 3134.4, 6101.06], 'Portaria SEPRT nº 3.659/2020'),
  past(['2021-01-01', '2021-12-31'], [1100, 2203.48, 3305.22, 6433.57], 'Portaria SEPRT/ME nº 477/2021'),
  past(
    ['2022-01-01', '2022-12-31'],
    [1212, 2427.35, 3641.03, 7087.22],
    'Portaria Interministerial MTP/ME nº 12/2022',
    ORDINANCE_OF_2022,
  ),
  past(
    ['2023-01-01', '2023-04-30'],
    [1302, 2571.29, 3856.94, 7507.49],
    'Portaria Interministerial MPS/MF nº 26/2023',
  ),
  past(
    ['2023-05-01', '2023-12-31'],
    [1320, 2571.29, 3856.94, 7507.49],
    'Portaria Interministerial MPS/MF nº 27/2023',
  ),
];
