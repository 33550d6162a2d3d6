/** The national minimum wage, by calendar year (Constituição, art. 7º, IV; yearly decree). */
import { calendarYear } from './calendar-year.ts';
import { datedTable, type DatedEntry } from './table.ts';

export interface SalarioMinimo extends DatedEntry {
  /** Reais a month. */
  readonly monthly: number;
}

export const SALARIO_MINIMO = datedTable<SalarioMinimo>({
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
