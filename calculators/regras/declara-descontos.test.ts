import { describe, expect, it } from 'vitest';
import { Results } from '../../src/quantity/declare.ts';
import { count, money } from '../../src/quantity/quantity.ts';
import { INSS } from '../tabelas/inss.ts';
import { IMPOSTO_MENSAL } from '../tabelas/irrf-mensal.ts';
import { declaraDescontosDoSalario } from './declara-descontos.ts';

function withheld(
  gross: number,
  dependentesDoImposto = 0,
  others: readonly number[] = [],
  year = 2026,
  month = 11,
) {
  const result = new Results();
  const { inss, irrf, modelo } = declaraDescontosDoSalario(
    {
      bruto: result.money('Salário', money(gross)),
      dependentes: count(dependentesDoImposto),
      outrasDeducoes: others.map((amount) => money(amount)),
      tabelaDoInss: INSS.forYear(year),
      tabelaDoImposto: IMPOSTO_MENSAL.forMonth(year, month),
    },
    result,
  );
  return [inss.shown, irrf.shown, modelo];
}

describe('deductions from a salary', () => {
  it.each([
    // 1.621 × 7,5% = 121,575
    [1621, 0, [], [121.58, 0, 'simplificado']],
    // 7.500 − (411,1122 + 3.145,73 × 14% = 851,51): above 7.350,00 there is no reduction; 6.648,49 × 27,5% − 908,73
    [7500, 0, [], [851.51, 919.6, 'completo']],
    // 10.000 − 988,09 − 1.500 − 500 = 7.011,91; × 27,5% − 908,73 = 1.019,54525
    [10_000, 0, [1500, 500], [988.09, 1019.55, 'completo']],
    // 501,51 + 189,59 = 691,10, more than 607,20
    [5000, 1, [], [501.51, 0, 'completo']],
  ] as const)(
    'of %f with %i dependentesDoImposto and deductions of %j is %j in 2026',
    (gross, children, others, expected) => {
      expect(withheld(gross, children, others)).toEqual(expected);
    },
  );

  it('use the table of the month of payment', () => {
    // January 2024: (2.900 − 528) × 7,5% − 158,40 = 19,50; February: (2.900 − 564,80) × 7,5% − 169,44 = 5,70, waived.
    expect(withheld(2900, 0, [], 2024, 1)).toEqual([246.82, 19.5, 'simplificado']);
    expect(withheld(2900, 0, [], 2024, 2)).toEqual([246.82, 0, 'simplificado']);
  });
});
