import { describe, expect, it } from 'vitest';
import { compileCalculator } from '../../compiler/compile-calculator.ts';
import type { Calculator } from '../../src/engine/calculator.ts';
import type { RawInputs } from '../../src/engine/definition.ts';
import { evaluate } from '../../src/engine/evaluate/evaluate.ts';
import inss from '../trabalhista/inss.ts';
import salarioLiquido from '../trabalhista/salario-liquido.ts';
import { INSS_DESDE_2020, anosDesde2020 } from './folha-desde-2020.ts';

const INSS_PAGE = compileCalculator(inss);
const NET_PAGE = compileCalculator(salarioLiquido);
const YEARS = [2020, 2021, 2022, 2023, 2024, 2025, 2026];

const outcomeOf = (calculator: Calculator, input: RawInputs, today: string) =>
  evaluate(calculator, { salarioBruto: 5000, ...input }, { today });

/** The result; throws if the input is refused. */
function resultOf(calculator: Calculator, input: RawInputs, today = '2026-11-24') {
  const outcome = outcomeOf(calculator, input, today);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.problems));
  return outcome.result;
}

function problemsOf(calculator: Calculator, input: RawInputs, today = '2026-11-24') {
  const outcome = outcomeOf(calculator, input, today);
  return outcome.ok ? [] : outcome.problems;
}

describe('the payroll pages with past years', () => {
  it('offer them, and start with the newest year', () => {
    expect(INSS_DESDE_2020.years).toEqual(YEARS);
    expect(anosDesde2020.suggestions()).toEqual(YEARS);
    for (const page of [INSS_PAGE, NET_PAGE]) {
      expect(resultOf(page, {})).toEqual(resultOf(page, { ano: 2026 }));
    }
  });

  it.each([INSS_PAGE, NET_PAGE])('refuse other years and the months before March 2020', (page) => {
    const missing =
      'Não há tabela do INSS para 2019. Anos disponíveis: 2020, 2021, 2022, 2023, 2024, 2025 e 2026.';
    const early = 'Há tabelas do INSS a partir de março de 2020';
    expect(problemsOf(page, { ano: 2019, mes: 1 })).toEqual([{ field: 'ano', message: missing }]);
    expect(problemsOf(page, { ano: 2020, mes: 1 })).toEqual([{ field: 'mes', message: early }]);
    expect(problemsOf(page, { ano: 2020, mes: 2 })).toEqual([{ field: 'mes', message: early }]);
    expect(problemsOf(page, { ano: 2020, mes: 3 })).toEqual([]);
  });

  it('ask for the month only in years in which it matters', () => {
    // A month out of range is refused only where it is visible.
    const asked = (page: Calculator) =>
      YEARS.filter((ano) => problemsOf(page, { ano, mes: 13 }).some(({ field }) => field === 'mes'));
    expect(asked(INSS_PAGE)).toEqual([2020, 2023]);
    expect(asked(NET_PAGE)).toEqual([2020, 2023, 2024, 2025]);
  });

  it('ask for children only from 2024 on', () => {
    const asked = YEARS.filter((ano) => problemsOf(NET_PAGE, { ano, mes: 12, filhos: 21 }).length > 0);
    expect(asked).toEqual([2024, 2025, 2026]);
  });
});

describe('the INSS without a month', () => {
  it.each([
    // 2023: 526.19 until April, 525.92 from May on.
    ['2026-11-24', 525.92],
    ['2024-01-01', 525.92],
    ['2023-03-15', 526.19],
    ['2023-05-01', 525.92],
  ])('is on %s %f for 2023: of December in a past year, else of the current month', (today, expected) => {
    expect(resultOf(INSS_PAGE, { ano: 2023 }, today)['contribuicaoINSS']).toBe(expected);
  });

  it('changes in May 2023 with the month', () => {
    const contributions = [1, 4, 5, 12].map(
      (mes) => resultOf(INSS_PAGE, { ano: 2023, mes })['contribuicaoINSS'],
    );
    expect(contributions).toEqual([526.19, 526.19, 525.92, 525.92]);
  });
});

describe('the net salary', () => {
  it('has no simplified discount before May 2023, and no reduction before 2026', () => {
    const models = [
      [2020, 3],
      [2021, 6],
      [2022, 12],
      [2023, 4],
      [2023, 5],
      [2023, 12],
      [2024, 1],
    ].map(([ano, mes]) => resultOf(NET_PAGE, { salarioBruto: 3000, ano, mes }));
    expect(models.map(({ modeloIrrf }) => modeloIrrf)).toEqual([
      ...Array<string>(4).fill('completo'),
      ...Array<string>(3).fill('simplificado'),
    ]);
    expect(models.every(({ reducao }) => reducao === 0)).toBe(true);
  });
});
