import { describe, expect, it } from 'vitest';
import { addDays, weekday } from '../../../src/calendar/calendar.ts';
import { formatMonth, monthLater } from '../../../src/calendar/month.ts';
import { compileCalculator } from '../../../compiler/compile-calculator.ts';
import { evaluate } from '../../../src/engine/evaluate/evaluate.ts';
import { SELIC } from '../../series/selic.ts';
import meiDas from '../mei-das.ts';
import {
  ultimoDiaSemMulta,
  diaDoVencimento,
  salarioMinimoDoMes,
  recusaDaCompetencia,
  recusaDoPagamento,
  recusaDoAno,
} from './competencia.ts';

describe('the last day without a fine', () => {
  it.each([
    ['2026-07', '2026-08-20', 'a Thursday'],
    ['2025-08', '2025-09-22', 'after a Saturday'],
    ['2026-11', '2026-12-21', 'after a Sunday'],
    ['2026-10', '2026-11-23', 'after the holiday of 20 November, a Friday'],
    ['2024-12', '2025-01-20', 'in the next year'],
    // Good Friday of 2030 is 19 April, and Easter Monday is no holiday; the 20th is a Saturday.
    ['2030-03', '2030-04-22', 'after Good Friday and a weekend'],
    ['2020-02', '2020-03-20', 'before the postponed ones'],
    ['2020-03', '2020-10-20', 'postponed by Resolução CGSN 154/2020'],
    ['2020-04', '2020-11-20', 'postponed; 20 November was no national holiday yet'],
    ['2020-05', '2020-12-21', 'postponed'],
    ['2020-06', '2020-07-20', 'not postponed'],
    ['2021-03', '2021-07-20', 'postponed by Resolução CGSN 158/2021'],
    ['2021-04', '2021-09-20', 'postponed'],
    ['2021-05', '2021-11-22', 'postponed'],
  ])('of %s is %s, %s', (month, due) => {
    expect(ultimoDiaSemMulta(month)).toBe(due);
  });

  it('is the 20th or a day soon after, and never on a weekend', () => {
    for (let month = '2024-01'; month < '2031-01'; month = monthLater(month, 1)) {
      const due = ultimoDiaSemMulta(month);
      expect(due >= diaDoVencimento(month)).toBe(true);
      expect(due.slice(8) <= '25').toBe(true);
      expect([1, 2, 3, 4, 5]).toContain(weekday(due));
    }
  });
});

describe('the period of a DAS', () => {
  const today = '2026-11-22';
  const refused = (month: string | undefined, activity: 'comercio' | 'caminhoneiro' = 'comercio') =>
    recusaDaCompetencia(month, activity, today);

  it('refuses an invalid month and a future month', () => {
    expect(refused(undefined)).toBeUndefined();
    expect(refused('11/2026')).toBeUndefined();
    expect(refused('novembro')).toBe('Digite o mês como 10/2026');
    expect(refused('2026-12')).toBe('A competência não pode ser futura');
  });

  it('refuses a month without a table, with the years of the activity', () => {
    expect(refused('02/2020')).toBeUndefined();
    expect(refused('01/2020')).toBe('Há tabelas do MEI a partir de fevereiro de 2020');
    expect(refused('12/2019')).toMatch(/^Não há tabela para esse ano\. Escolha 2020, 2021, 2022, /);
    expect(refused('01/2024', 'caminhoneiro')).toBeUndefined();
    expect(refused('12/2023', 'caminhoneiro')).toMatch(
      /^Não há tabela para esse ano\. Escolha 2024, 2025 ou /,
    );
    expect(refused('01/2020', 'caminhoneiro')).toMatch(/^Não há tabela para esse ano\. Escolha 2024, /);
  });

  it('refuses a past year of a freight carrier', () => {
    expect(recusaDoAno(2023, 'servicos')).toBeUndefined();
    expect(recusaDoAno(2023, undefined)).toBeUndefined();
    expect(recusaDoAno(2024, 'caminhoneiro-ambos')).toBeUndefined();
    expect(recusaDoAno(2023, 'caminhoneiro-ambos')).toMatch(/^Não há tabela para esse ano\. Escolha 2024, /);
  });

  it.each([
    ['2020-02', 1045],
    ['2020-12', 1045],
    ['2021-01', 1100],
    ['2022-12', 1212],
    ['2023-04', 1302],
    ['2023-05', 1320],
    ['2023-12', 1320],
    ['2024-01', 1412],
  ])('%s has the minimum wage of %f', (month, wage) => {
    expect(salarioMinimoDoMes(month).number).toBe(wage);
  });

  it('refuses a payment date without a published Selic', () => {
    expect(recusaDoPagamento(undefined, '2199-01-01')).toBeUndefined();
    expect(recusaDoPagamento('10/2026', '2026-11-23')).toBeUndefined();
    expect(recusaDoPagamento('10/2026', '2199-01-01')).toMatch(
      /^A Selic desse período ainda não foi publicada/,
    );
  });
});

it('the card warns if the interest of a late DAS reaches the end of a late Selic', () => {
  const calculator = compileCalculator(meiDas);
  const next = monthLater(SELIC.last, 1);
  const warnings = (today: string) => {
    const input = {
      activity: 'comercio',
      competencia: monthLater(SELIC.last, -3),
      dataPagamento: `${next}-10`,
    };
    const outcome = evaluate(calculator, input, { today });
    if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
    return outcome.warnings;
  };
  expect(warnings(SELIC.outBy(next))).toEqual([]);
  expect(warnings(addDays(SELIC.outBy(next), 1))).toEqual([
    `A Selic de ${formatMonth(next)} já foi publicada e ainda não está nesta página: a conta vai até ${formatMonth(SELIC.last)}`,
  ]);
});
