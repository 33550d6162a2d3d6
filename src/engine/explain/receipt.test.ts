import { describe, expect, it } from 'vitest';
import { Results } from '../../quantity/declare.ts';
import { money, percent, type NamedQuantity } from '../../quantity/quantity.ts';
import { leaf } from '../../quantity/quantity.ts';
import { decimal } from '../../decimal/decimal.ts';
import { receiptOf } from './receipt.ts';

const input = (label: string, amount: number) => leaf(decimal(amount), amount, { format: 'money' }, label);

/** Lines as text: "+ Salário 3000". */
function receipt(make: (result: Results) => NamedQuantity): readonly string[] | undefined {
  return receiptOf(make(new Results()))?.map(
    ({ label, amount, isSubtracted, parts }) =>
      `${isSubtracted ? '−' : '+'} ${label} ${amount}${parts.map((part) => ` [${part.label} ${part.amount}]`).join('')}`,
  );
}

describe('receiptOf', () => {
  it('lists additions and subtractions, and inputs by the label of their field', () => {
    expect(
      receipt((result) => {
        const tax = result.money('Imposto', money(300));
        return result.total('Líquido', input('Salário', 3000).minus(tax));
      }),
    ).toEqual(['+ Salário 3000', '− Imposto 300']);
  });

  it('replaces a total among the summands by its own lines, with inverted signs if subtracted', () => {
    expect(
      receipt((result) => {
        const tax = result.money('Imposto', money(300));
        const refund = result.money('Devolução', money(50));
        const deductions = result.total('Descontos', tax.minus(refund));
        return result.total('Líquido', input('Salário', 3000).minus(deductions));
      }),
    ).toEqual(['+ Salário 3000', '− Imposto 300', '+ Devolução 50']);
  });

  it('keeps the parts of a summand that is itself a sum', () => {
    expect(
      receipt((result) => {
        const old = result.money('Vencidas', money(4000));
        const recent = result.money('Proporcionais', money(2000));
        const vacation = result.money('Férias', old.plus(recent));
        return result.total('Total', input('Saldo', 1000).plus(vacation));
      }),
    ).toEqual(['+ Saldo 1000', '+ Férias 6000 [Vencidas 4000] [Proporcionais 2000]']);
  });

  it('adds rounded amounts, and ignores a limit that was not reached', () => {
    // 100 ÷ 3 = 33,33, three times: 99,99.
    expect(
      receipt((result) => {
        const third = result.money('Um terço', money(100).over(3));
        return result.total('Soma', third.plus(third).plus(third).atLeast(0));
      }),
    ).toEqual(['+ Um terço 33.33', '+ Um terço 33.33', '+ Um terço 33.33']);
  });

  it('returns nothing for a product, a single summand or a summand without a label', () => {
    expect(receipt((result) => result.money('Multa', money(100).times(percent(2))))).toBeUndefined();
    expect(receipt((result) => result.total('Total', result.money('Só', money(1)).plus(0)))).toBeUndefined();
    expect(receipt((result) => result.total('Total', money(1).plus(money(2))))).toBeUndefined();
    expect(receipt((result) => result.total('Total', input('A', 1).plus(money(2).times(3))))).toBeUndefined();
  });

  it('returns nothing if the rounded lines do not add up to the total', () => {
    // The exact thirds add up to 100, the displayed ones to 99,99.
    expect(
      receipt((result) => {
        const third = result.money('Um terço', money(100).over(3)).unrounded();
        return result.total('Soma', third.plus(third).plus(third));
      }),
    ).toBeUndefined();
  });
});
