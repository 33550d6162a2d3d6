import { describe, expect, it } from 'vitest';
import { Results } from '../../quantity/declare.ts';
import { count, money, one, percent, quantity, sumOfAll, type Quantity } from '../../quantity/quantity.ts';
import { explain } from './explain.ts';

/** Returns the lines that explain an amount created by `make`. */
function linesOf(make: (result: Results) => Quantity): readonly string[] {
  const result = new Results();
  return explain(result.money('', make(result)));
}

const salary = money(2941.18);
const days = count(20, 'dias');

describe('explain', () => {
  it('writes the formula with its figures substituted', () => {
    // 2.941,18 ÷ 30 × 20 = 1.960,7866…
    expect(linesOf(() => salary.over(30).times(days))).toEqual(['R$ 2.941,18 ÷ 30 × 20 dias = R$ 1.960,79']);
  });

  it('returns nothing for an input, a constant, an empty sum or a repeated amount', () => {
    expect(linesOf(() => salary)).toEqual([]);
    expect(linesOf(() => money(0))).toEqual([]);
    expect(linesOf(() => sumOfAll([]))).toEqual([]);
    expect(linesOf((result) => result.money('', salary.over(2)))).toEqual([]);
  });

  it('shows percentages as they are typed', () => {
    expect(linesOf(() => money(3000).times(percent(8)).times(count(43, 'meses')))).toEqual([
      'R$ 3.000,00 × 8% × 43 meses = R$ 10.320,00',
    ]);
    expect(linesOf(() => money(100).times(percent(0.1234567)))).toEqual(['R$ 100,00 × 0,1234567% = R$ 0,12']);
  });

  it('adds brackets where the order of operations needs them, square ones around round ones', () => {
    expect(linesOf(() => money(1000).times(one.plus(percent(50))))).toEqual([
      'R$ 1.000,00 × (1 + 50%) = R$ 1.500,00',
    ]);
    expect(linesOf(() => money(10).minus(money(5).minus(money(2))))).toEqual([
      'R$ 10,00 − (R$ 5,00 − R$ 2,00) = R$ 7,00',
    ]);
    expect(linesOf(() => money(12).over(quantity(2).times(3)))).toEqual(['R$ 12,00 ÷ (2 × 3) = R$ 2,00']);
    expect(linesOf(() => money(12).times(quantity(3).over(2)))).toEqual(['R$ 12,00 × 3 ÷ 2 = R$ 18,00']);
    // 1.000 × 1% ÷ [1 − 1,01^−12] = 88,8487…
    expect(
      linesOf(() =>
        money(1000)
          .times(percent(1))
          .over(one.minus(one.plus(percent(1)).power(count(12, 'meses').negated()))),
      ),
    ).toEqual(['R$ 1.000,00 × 1% ÷ [1 − (1 + 1%)^−12] = R$ 88,85']);
  });

  it('writes exponents as bare numbers', () => {
    // 1,01^24 = 1,26973…
    expect(linesOf(() => money(1000).times(one.plus(percent(1)).power(count(2, 'anos').times(12))))).toEqual([
      'R$ 1.000,00 × (1 + 1%)^(2 × 12) = R$ 1.269,73',
    ]);
    expect(linesOf(() => money(1000).times(one.plus(percent(21)).power(one.over(2))))).toEqual([
      'R$ 1.000,00 × (1 + 21%)^(1 ÷ 2) = R$ 1.100,00',
    ]);
  });

  it('writes units in the singular for one', () => {
    expect(linesOf(() => money(90).over(30).times(count(1, 'dias')))).toEqual([
      'R$ 90,00 ÷ 30 × 1 dia = R$ 3,00',
    ]);
  });

  it('uses the figure of a named result if the equation stays true', () => {
    expect(linesOf((result) => result.money('', salary.over(30).times(days)).over(3))).toEqual([
      'R$ 1.960,79 ÷ 3 = R$ 653,60',
    ]);
  });

  it('expands a named result if its figure would be off by a cent', () => {
    // 100 ÷ 3 = 33,333…; × 300 = 10.000, but 33,33 × 300 = 9.999.
    expect(linesOf((result) => result.money('', money(100).over(3)).times(300))).toEqual([
      'R$ 100,00 ÷ 3 × 300 = R$ 10.000,00',
    ]);
  });

  it('expands the least exact figure first, and no more than necessary', () => {
    // A rate with two decimals has a larger error than an amount to the cent.
    expect(
      linesOf((result) => {
        const rate = result.percent('', percent(8).over(12));
        const loan = result.money('', money(100_000).over(3));
        return loan.times(rate);
      }),
    ).toEqual(['R$ 33.333,33 × 8% ÷ 12 = R$ 222,22']);
  });

  it('marks a long formula as the value before rounding', () => {
    // 1.000 × 1,01^12 = 1.126,8250…; × 1000 = 1.126.825,03
    expect(
      linesOf((result) => result.money('', money(1000).times(one.plus(percent(1)).power(12))).times(1000)),
    ).toEqual(['R$ 1.126,83 (antes de arredondar) × 1.000 = R$ 1.126.825,03']);
  });

  it('marks a sum of products in the same way', () => {
    // 100 ÷ 3 + 200 × 0,875% = 35,0833…; ÷ 30% = 116,9444…, but 35,08 ÷ 30% = 116,93
    expect(
      linesOf((result) =>
        result
          .money(
            '',
            money(100)
              .over(3)
              .plus(money(200).times(percent(0.875))),
          )
          .over(percent(30)),
      ),
    ).toEqual(['R$ 35,08 (antes de arredondar) ÷ 30% = R$ 116,94']);
  });

  it('adds rounded amounts as displayed', () => {
    expect(
      linesOf((result) => {
        const third = result.money('', money(1).over(3));
        return third.plus(third).plus(third);
      }),
    ).toEqual(['R$ 0,33 + R$ 0,33 + R$ 0,33 = R$ 0,99']);
  });

  it('expands amounts that a sum uses unrounded', () => {
    expect(
      linesOf((result) => {
        const third = result.money('', money(1).over(3));
        return third.unrounded().plus(third.unrounded()).plus(third.unrounded());
      }),
    ).toEqual(['R$ 1,00 ÷ 3 + R$ 1,00 ÷ 3 + R$ 1,00 ÷ 3 = R$ 1,00']);
  });

  it('omits named amounts of 0, and a sum with one term', () => {
    expect(
      linesOf((result) =>
        result
          .money('', money(5))
          .plus(result.money('', 0))
          .plus(result.money('', money(2))),
      ),
    ).toEqual(['R$ 5,00 + R$ 2,00 = R$ 7,00']);
    expect(linesOf((result) => result.money('', money(5)).plus(result.money('', 0)))).toEqual([]);
  });

  it('omits brackets around the last remaining term of a sum', () => {
    const taxed = (result: Results) =>
      result
        .money('', money(1375))
        .minus(result.money('', money(0)))
        .times(percent(17.5));
    expect(linesOf(taxed)).toEqual(['R$ 1.375,00 × 17,5% = R$ 240,63']);
  });

  it('states when a limit replaces the value', () => {
    expect(linesOf(() => money(15_000).atMost(money(12_000)))).toEqual([
      'R$ 15.000,00: vale o limite de R$ 12.000,00',
    ]);
    expect(linesOf(() => money(100).times(3).atMost(money(250)))).toEqual([
      'R$ 100,00 × 3 = R$ 300,00: vale o limite de R$ 250,00',
    ]);
    expect(linesOf(() => money(100).minus(money(300)).atLeast(money(0)))).toEqual([
      'R$ 100,00 − R$ 300,00 = −R$ 200,00: vale o mínimo de R$ 0,00',
    ]);
    expect(linesOf(() => money(100).times(3).atMost(money(300)))).toEqual(['R$ 100,00 × 3 = R$ 300,00']);
    expect(linesOf(() => money(100).atMost(money(300)))).toEqual([]);
  });

  it('states how a whole number was rounded', () => {
    const result = new Results();
    const earned = result.count('', count(7, 'meses').over(12).times(30).roundedDown(), { unit: 'dias' });
    expect(explain(earned)).toEqual(['7 meses ÷ 12 × 30, arredondado para baixo = 17 dias']);
    const glasses = result.count('', quantity(2450).over(200).roundedUp());
    expect(explain(glasses)).toEqual(['2.450 ÷ 200, arredondado para cima = 13']);
  });

  it('writes the percentages of a quotient', () => {
    const result = new Results();
    expect(explain(result.percent('', money(4614.93).over(money(84_000))))).toEqual([
      'R$ 4.614,93 ÷ R$ 84.000,00 = 5,49%',
    ]);
    expect(explain(result.percent('', percent(9.5).over(12), { decimals: 6 }))).toEqual([
      '9,5% ÷ 12 = 0,791667%',
    ]);
  });

  it('uses the explanation of the definition, if it has one', () => {
    expect(
      linesOf(() =>
        salary.times(2).explainedAs(
          ({ formula }) => `O dobro: ${formula(salary.times(2))}`,
          ({ figure }) => `em reais, ${figure(5882.36, { format: 'money' })}`,
        ),
      ),
    ).toEqual(['O dobro: R$ 2.941,18 × 2', 'em reais, R$ 5.882,36']);
  });

  it('brackets a negative figure even if the definition explains it', () => {
    const delta = quantity(-16).explainedAs(() => 'Δ = −16');
    expect(linesOf(() => delta.negated().over(4))).toEqual(['[−(−16)] ÷ 4 = R$ 4,00']);
  });

  it('writes amounts finer than a cent with all their digits', () => {
    expect(linesOf(() => money(1.0055).times(3))).toEqual(['R$ 1,0055 × 3 = R$ 3,02']);
  });
});
