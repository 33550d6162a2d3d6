/** The national minimum wage, by calendar year (Constituição, art. 7º, IV; yearly decree). */
import { calendarYear } from './calendar-year.ts';
import { datedTable, type DatedEntry } from './table.ts';
import type { LegalSource, Validity } from './validity.ts';

export interface SalarioMinimo extends Validity {
  /** Reais a month. */
  readonly monthly: number;
}

export const SALARIO_MINIMO = datedTable<SalarioMinimo & DatedEntry>({
  name: 'do salário mínimo',
  file: 'calculators/tabelas/salario-minimo.ts',
  entries: [
    {
      ...calendarYear(2024),
      monthly: 1412,
      source: {
        label: 'Decreto nº 11.864/2023',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2023/decreto/d11864.htm',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2025),
      monthly: 1518,
      source: {
        label: 'Decreto nº 12.342/2024',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2024/decreto/d12342.htm',
      },
      checkedOn: '2026-11-20',
    },
    {
      ...calendarYear(2026),
      monthly: 1621,
      source: {
        label: 'Decreto nº 12.797/2025',
        url: 'https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/decreto/d12797.htm',
      },
      checkedOn: '2026-11-20',
    },
  ],
  check: ({ monthly }) => (monthly > 0 ? undefined : 'o salário não é maior que zero; escreva-o em reais.'),
});

// The annotation lets a page drop the past wages that it does not use.
/* @__NO_SIDE_EFFECTS__ */
function law(label: string, path: string): LegalSource {
  return { label, url: `https://www.planalto.gov.br/ccivil_03/${path}` };
}

/** The minimum wages before `SALARIO_MINIMO`, for the few pages that offer past years. */
export const SALARIO_MINIMO_ATE_2023: readonly SalarioMinimo[] = [
  {
    validFrom: '2020-02-01',
    validTo: '2020-12-31',
    monthly: 1045,
    source: law('Lei nº 14.013/2020', '_ato2019-2022/2020/lei/l14013.htm'),
    checkedOn: '2026-11-24',
  },
  {
    validFrom: '2021-01-01',
    validTo: '2021-12-31',
    monthly: 1100,
    source: law('Lei nº 14.158/2021', '_ato2019-2022/2021/lei/l14158.htm'),
    checkedOn: '2026-11-24',
  },
  {
    validFrom: '2022-01-01',
    validTo: '2022-12-31',
    monthly: 1212,
    source: law('Lei nº 14.358/2022', '_ato2019-2022/2022/lei/l14358.htm'),
    checkedOn: '2026-11-24',
  },
  {
    validFrom: '2023-01-01',
    validTo: '2023-04-30',
    monthly: 1302,
    source: law('Medida Provisória nº 1.143/2022', '_ato2019-2022/2022/mpv/mpv1143.htm'),
    checkedOn: '2026-11-24',
  },
  {
    validFrom: '2023-05-01',
    validTo: '2023-12-31',
    monthly: 1320,
    source: law('Lei nº 14.663/2023', '_ato2023-2026/2023/lei/l14663.htm'),
    checkedOn: '2026-11-24',
  },
];
