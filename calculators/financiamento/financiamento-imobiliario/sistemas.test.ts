import { describe, expect, it } from 'vitest';
import { readResult } from '../../../src/engine/evaluate/read-result.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money, percent, quantity } from '../../../src/quantity/quantity.ts';
import { declaraCustoDaPrice, declaraCustoDoSac, declaraDiferencaDoSac } from './sistemas.ts';

const SYSTEMS = { price: declaraCustoDaPrice, sac: declaraCustoDoSac };

/** The cost of R$ 12,000.00 as plain numbers. */
function cost(system: keyof typeof SYSTEMS, ratePercent: number, months: number) {
  const results = new Results();
  const lent = results.money('Valor financiado', money(12_000));
  const terms = { financiado: lent, taxa: percent(ratePercent), meses: quantity(months) };
  return readResult(SYSTEMS[system](terms, results), results).result;
}

describe('the cost of a loan by system', () => {
  it('has equal payments by Price', () => {
    // 12,000 / 11.25507747 = 1,066.18546; x 12 = 12,794.2256
    expect(cost('price', 1, 12)).toEqual({
      system: 'Price',
      firstPayment: 1066.19,
      lastPayment: 1066.19,
      totalInterest: 794.23,
      totalPaid: 12_794.23,
    });
  });

  it('has falling payments by SAC', () => {
    // 1,000 + 120 at first, 1,000 + 10 at the end; interest 12,000 x 1% x 13 / 2
    expect(cost('sac', 1, 12)).toEqual({
      system: 'SAC',
      amortization: 1000,
      firstPayment: 1120,
      lastPayment: 1010,
      totalInterest: 780,
      totalPaid: 12_780,
    });
  });

  it('is the same by both systems for a single payment, or without interest', () => {
    const single = { ...cost('sac', 1, 1), system: 'Price' };
    expect(single).toEqual({ ...cost('price', 1, 1), amortization: 12_000 });
    const free = { ...cost('sac', 0, 12), system: 'Price' };
    expect(free).toEqual({ ...cost('price', 0, 12), amortization: 1000 });
  });
});

describe('the difference between the systems', () => {
  function difference(price: number, sac: number, lengths: { readonly price: number; readonly sac: number }) {
    const results = new Results();
    const costing = (totalInterest: number, system: 'Price' | 'SAC') => {
      const unused = results.money('Valor', money(1));
      const interest = results.money('Total de juros', money(totalInterest));
      return {
        system,
        firstPayment: unused,
        lastPayment: unused,
        totalInterest: interest,
        totalPaid: unused,
      };
    };
    const made = declaraDiferencaDoSac(costing(price, 'Price'), costing(sac, 'SAC'), lengths, results);
    return readResult(made, results).result;
  }

  it('names the more expensive system and the reason', () => {
    // 794.23 − 780 = 14.23
    expect(difference(794.23, 780, { price: 12, sac: 12 })).toEqual({
      sacSavings: 14.23,
      porQueCustaMais:
        'A Price custa R$ 14,23 a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior.',
    });
    expect(difference(110, 100, { price: 10, sac: 11 })['porQueCustaMais']).toBe(
      'A Price custa R$ 10,00 a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior, embora acabe antes: na parcela 10, e o SAC na 11.',
    );
    expect(difference(100, 110, { price: 9, sac: 11 })).toEqual({
      sacExtraInterest: 10,
      porQueCustaMais:
        'O SAC custa R$ 10,00 a mais de juros porque a amortização extra rende mais na Price, que acaba na parcela 9; o SAC, na 11.',
    });
    expect(difference(100, 110, { price: 9, sac: 9 })['porQueCustaMais']).toBe(
      'O SAC custa R$ 10,00 a mais de juros porque a amortização extra rende mais na Price, embora as duas acabem na parcela 9.',
    );
  });

  it('repeats the difference of the rounded totals in its sentence', () => {
    // 794.234 and 780.226 appear as 794.23 and 780.23; unrounded, the difference would be 14.01
    expect(difference(794.234, 780.226, { price: 12, sac: 12 })).toEqual({
      sacSavings: 14,
      porQueCustaMais:
        'A Price custa R$ 14,00 a mais de juros porque amortiza menos no começo, e os juros são sobre um saldo maior.',
    });
    // 100.004 and 99.996 both appear as 100.00
    expect(difference(100.004, 99.996, { price: 12, sac: 12 })['porQueCustaMais']).toBe(
      'Neste caso os dois sistemas custam os mesmos juros.',
    );
  });
});
