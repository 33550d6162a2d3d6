import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subtractReais } from '../../../src/decimal/money.ts';
import { Results } from '../../../src/quantity/declare.ts';
import { money } from '../../../src/quantity/quantity.ts';
import { declaraAcerto, declaraImpostoMinimo } from './acerto.ts';

/** A settlement in reais. */
function settled(due: number, minimum: number, withheld: number, withheldFromDividends = 0) {
  const result = new Results();
  const taxes = {
    devido: result.money('Imposto devido', money(due)),
    minimo: result.money('Complemento', money(minimum)),
    retido: money(withheld),
    retidoDosDividendos: money(withheldFromDividends),
  };
  const { impostoRetido, valorPagar, valorRestituir, cotas } = declaraAcerto(
    taxes,
    { quantidade: 2, ano: 2026 },
    result,
  );
  return [impostoRetido.shown, valorPagar.shown, valorRestituir.shown, cotas.rows.length];
}

describe('declaraAcerto', () => {
  it.each([
    ['all is to be paid', [1000, 0, 0], [0, 1000, 0, 2]],
    ['the rest is to be paid', [1000, 500, 300, 200], [500, 1000, 0, 2]],
    ['some comes back', [1000, 0, 1200.5], [1200.5, 0, 200.5, 0]],
    ['nothing is left', [1000, 0, 1000], [1000, 0, 0, 0]],
  ] as const)('%s', (_, [due, minimum, withheld, dividends = 0], expected) => {
    expect(settled(due, minimum, withheld, dividends)).toEqual(expected);
  });

  it('states the due date of the tax or of its first quota', () => {
    const dueOf = (due: number, wanted: number) => {
      const result = new Results();
      const nothing = money(0);
      const taxes = {
        devido: result.money('Imposto devido', money(due)),
        minimo: result.money('Complemento', nothing),
        retido: nothing,
        retidoDosDividendos: nothing,
      };
      return declaraAcerto(taxes, { quantidade: wanted, ano: 2026 }, result).valorPagar.named.about.due;
    };
    // The last Friday of May 2026 is the 29th. R$ 9,99 is not payable.
    expect([dueOf(1000, 1), dueOf(1000, 2), dueOf(9.99, 1)]).toEqual(['2026-05-29', '2026-05-29', undefined]);
  });

  it('never both demands and refunds, and settles to the cent', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000 }).map((amount) => amount / 100);
    fc.assert(
      fc.property(cents, cents, cents, (due, minimum, withheld) => {
        const [, toPay = 0, back = 0] = settled(due, minimum, withheld);
        expect(Math.min(toPay, back)).toBe(0);
        expect(subtractReais(toPay, back)).toBe(subtractReais(due + minimum, withheld));
      }),
    );
  });
});

/** The addition to a tax due, in reais. */
function added(income: number, due: number, paidApart = 0): number {
  const result = new Results();
  const high = { rendimentosAltaRenda: money(income), impostoExclusivoPago: money(paidApart) };
  return declaraImpostoMinimo(high, result.money('Imposto devido', money(due)), result).impostoMinimo.shown;
}

describe('declaraImpostoMinimo', () => {
  it('adds the amount missing from the other taxes', () => {
    // 900,000 × 5% = 45,000; 45,000 − 17,244.34 − 5,000 = 22,755.66
    expect(added(900_000, 17_244.34)).toBe(27_755.66);
    expect(added(900_000, 17_244.34, 5000)).toBe(22_755.66);
  });

  it('adds nothing if they reach it, or if the income is not high', () => {
    expect(added(900_000, 45_000)).toBe(0);
    expect(added(900_000, 40_000, 9000)).toBe(0);
    expect(added(600_000, 0)).toBe(0);
  });
});
