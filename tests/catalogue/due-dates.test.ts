/** Tests the due dates that calculators export to calendars. */
import { describe, expect, it } from 'vitest';
import { loadDefinition } from '../../compiler/load.ts';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import { comingDates } from '../../src/pages/calculator/tools/coming-dates.ts';
import { resolveLayout } from '../../src/result/resolve-layout.ts';

const TODAY = '2026-11-22';

/** Lists the future dates of a calculation with their labels. */
async function datesOf(id: string, input: Readonly<Record<string, unknown>>, today = TODAY) {
  const calculator = compileCalculator(await loadDefinition(id));
  const outcome = evaluate(calculator, input, { today });
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return comingDates(resolveLayout(calculator, outcome, today), today).map(
    ({ date, label }) => `${date} ${label}`,
  );
}

describe('due dates', () => {
  it('of the 13th salary are the dates of its instalments (Lei 4.749/1965, arts. 1º e 2º)', async () => {
    expect(await datesOf('trabalhista/decimo-terceiro', { salary: 3000, ano: 2026 })).toEqual([
      '2026-11-30 1ª parcela, até 30 de novembro',
      '2026-12-20 2ª parcela, até 20 de dezembro',
    ]);
  });

  it.each([
    ['oficial', 'Prazo para a empresa pagar'],
    ['simplificado', 'Total pago pela empresa'],
  ])('of a terminated contract are ten days later (%s)', async (metodo, label) => {
    // CLT art. 477, § 6º.
    const dates = await datesOf('trabalhista/rescisao-trabalhista', {
      metodo,
      salario: 3000,
      dataAdmissao: '2024-01-10',
      dataRescisao: '2026-11-20',
      tipoRescisao: 'pedido-demissao',
    });
    expect(dates).toEqual([`2026-11-30 ${label}`]);
  });

  it('of the income tax include only the first instalment (Lei 9.250/1995, art. 14)', async () => {
    const income = { rendimentosTributaveis: 120_000, ano: 2026 };
    expect(await datesOf('impostos/irpf', { ...income, quantidadeCotas: 8 }, '2026-03-01')).toEqual([
      '2026-05-29 A pagar',
    ]);
    expect(await datesOf('impostos/irpf', income, '2026-03-01')).toEqual(['2026-05-29 A pagar']);
  });

  it('of retirement are the months in which the rules are met', async () => {
    // A woman who joined after the reform, born on 22 November 1966, turns 62 in November 2028 (EC 103/2019, art. 19).
    const woman = {
      sexo: 'mulher',
      dataNascimento: '1966-11-22',
      anosContribuicao: 20,
      inscritoAntesDaReforma: false,
    };
    expect(await datesOf('previdencia/tempo-contribuicao', woman)).toEqual([
      '2028-11-01 Direito de se aposentar: Regra permanente',
    ]);
  });
});
