import { describe, expect, it } from 'vitest';
import { Results } from './declare.ts';
import { count, difference, money, one, percent, productOfAll, quantity, sumOfAll } from './quantity.ts';

describe('Quantity', () => {
  it('calculates in decimals, not in floating point', () => {
    expect(money(0.1).plus(money(0.2)).number).toBe(0.3);
    expect(money(1000.35).over(30).number).toBe(33.345);
  });

  it('stores a percentage as a fraction', () => {
    expect(percent(8).number).toBe(0.08);
    expect(money(3000).times(percent(8)).number).toBe(240);
    expect(one.plus(percent(50)).number).toBe(1.5);
  });

  it('divides once, as the last operation', () => {
    // 1000 ÷ 30 has no finite decimal representation, but × 30 must be exactly 1000 again.
    const whole = money(1000).over(30).times(30);
    expect(whole.exact.toString()).toBe('1000');
    expect(money(10).over(3).over(2).times(6).exact.toString()).toBe('10');
  });

  it('refuses operators, and names the methods to use instead', () => {
    const [a, b]: unknown[] = [money(1), money(2)];
    expect(() => (a as number) + (b as number)).toThrow(
      'quantidades não se calculam nem se comparam com operadores',
    );
    expect(() => (a as number) + 1).toThrow('use .plus(), .minus()');
    expect(() => (a as number) * (b as number)).toThrow('.times()');
    expect(() => (a as number) < (b as number)).toThrow('.isBelow()');
    expect(String(a)).toBe('[object Object]');
  });

  it('throws on division by 0', () => {
    expect(() => money(1).over(0)).toThrow(RangeError);
  });

  it('raises to whole, negative and fractional powers', () => {
    expect(quantity(1.1).power(2).number).toBe(1.21);
    expect(quantity(2).power(count(3, 'meses').negated()).number).toBe(0.125);
    expect(quantity(1.21).power(one.over(2)).number).toBe(1.1);
  });

  it('rounds to whole numbers up and down', () => {
    expect(quantity(17.5).roundedDown().number).toBe(17);
    expect(quantity(17.5).roundedUp().number).toBe(18);
    expect(quantity(-17.5).roundedDown().number).toBe(-18);
    // Seven twelfths of twelve are seven, although the division is truncated.
    expect(quantity(7).over(12).times(12).roundedDown().number).toBe(7);
  });

  it('clamps to its limits', () => {
    expect(quantity(75).atMost(60).number).toBe(60);
    expect(quantity(60).atMost(60).number).toBe(60);
    expect(quantity(-1).atLeast(0).number).toBe(0);
    expect(quantity(1).atLeast(0).number).toBe(1);
  });

  it('compares on the decimal value', () => {
    expect(money(0.1).plus(0.2).equals(0.3)).toBe(true);
    expect(money(7786.02).isAbove(money(7786.02))).toBe(false);
    expect(money(7786.03).isAbove(7786.02)).toBe(true);
    expect(money(1).over(3).times(3).isBelow(1)).toBe(false);
  });

  it('adds any number of others, including none', () => {
    expect(sumOfAll([]).number).toBe(0);
    expect(sumOfAll([money(1.5), money(2), percent(50)]).number).toBe(4);
    expect(productOfAll([]).number).toBe(1);
    expect(productOfAll([money(1.5), quantity(2), percent(50)]).number).toBe(1.5);
    // (10 ÷ 3) × 3
    expect(productOfAll([money(10).over(3), quantity(3)]).number).toBe(10);
  });
});

describe('NamedQuantity', () => {
  it('is rounded once, half away from zero', () => {
    const result = new Results();
    expect(result.money('', money(1.005)).shown).toBe(1.01);
    expect(result.money('', money(-1.005)).shown).toBe(-1.01);
    // 10 ÷ 3 = 3.3333…, half of which is 1.6666…, not half of 3.33.
    expect(result.money('', result.money('', money(10).over(3)).over(2)).shown).toBe(1.67);
  });

  it('is rounded in a sum or difference, but exact in a product or quotient', () => {
    const result = new Results();
    const third = result.money('', money(1).over(3)); // 0.3333…, shown as 0.33
    expect(result.money('', third.plus(third).plus(third)).shown).toBe(0.99);
    expect(result.money('', money(1).minus(third)).shown).toBe(0.67);
    expect(result.money('', third.times(3)).shown).toBe(1);
    expect(result.money('', third.plus(third).times(3)).shown).toBe(2);
  });

  it('keeps a sum of rounded amounts when it is clamped', () => {
    const result = new Results();
    const third = result.money('', money(1).over(3));
    expect(result.money('', third.plus(third).atMost(money(5))).shown).toBe(0.66);
    expect(result.money('', third.plus(third).atMost(money(0.5))).shown).toBe(0.5);
    expect(result.money('', third.minus(money(1)).atLeast(money(0))).shown).toBe(0);
  });

  it('is exact in a sum with `unrounded`', () => {
    const result = new Results();
    const third = result.money('', money(1).over(3));
    expect(result.money('', third.unrounded().plus(third.unrounded()).plus(third.unrounded())).shown).toBe(1);
  });

  it('is rounded in every operation with `asShown`', () => {
    const result = new Results();
    const third = result.money('', money(1).over(3));
    expect(result.money('', third.asShown().times(3)).shown).toBe(0.99);
  });

  it('keeps the amount of a result that it only repeats', () => {
    const result = new Results();
    const sum = result.money('', result.money('', money(1).over(3)).plus(result.money('', money(1).over(3))));
    expect(result.money('', sum).shown).toBe(0.66);
  });

  it('subtracts displayed amounts in `difference`', () => {
    const result = new Results();
    const [more, less] = [result.money('', money(2).over(3)), result.money('', money(1).over(3))];
    expect(result.money('', difference(more, less)).shown).toBe(0.34);
    expect(result.money('', difference(less, more)).shown).toBe(0.34);
  });
});

describe('Results', () => {
  it('are in percent, whole, or rounded to decimal places', () => {
    const result = new Results();
    expect(result.percent('', percent(9.5).over(12)).shown).toBe(0.7916666667);
    expect(result.count('', quantity(2.5)).shown).toBe(3);
    expect(result.number('', quantity(22.857142), { places: 1 }).shown).toBe(22.9);
    expect(result.number('', quantity(1).over(8)).shown).toBe(0.125);
  });

  it('carry a law, alone or with other remarks', () => {
    const result = new Results();
    expect(result.money('Férias', 1, 'CLT art. 142').named.about).toEqual({
      label: 'Férias',
      format: 'money',
      law: 'CLT art. 142',
    });
    expect(result.total('Total', 1, { note: 'Bruto.' }).named.about).toEqual({
      label: 'Total',
      format: 'money',
      note: 'Bruto.',
      isTotal: true,
    });
  });
});
