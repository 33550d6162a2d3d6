import { describe, expect, it } from 'vitest';
import { count } from '../../src/quantity/quantity.ts';
import { MissingMonthError } from '../series/monthly-series.ts';
import { selicAcumulada } from './selic-acumulada.ts';
import { jurosDeMora, mesesDeSelic, multaDeMora, vencimentoQueConta } from './tributo-em-atraso.ts';

function interest(due: string, paid: string) {
  const months = mesesDeSelic(due, paid);
  return jurosDeMora(due, paid, months && selicAcumulada(months.de, months.ate));
}

describe('the due date', () => {
  it.each([
    // 20/11/2026 is a holiday and a Friday; 20/09/2026 is a Sunday.
    ['das', '2026-11-20', '2026-11-23'],
    ['das', '2026-09-20', '2026-09-21'],
    ['das', '2026-10-20', '2026-10-20'],
    ['darf', '2026-11-20', '2026-11-20'],
  ] as const)('of a %s on %s is %s', (document, due, effective) => {
    expect(vencimentoQueConta(document, due)).toBe(effective);
  });
});

describe('fine', () => {
  // 20 ÷ 0.33 = 60.6: the limit applies from the 61st day on.
  it.each([
    [0, 0],
    [1, 0.0033],
    [60, 0.198],
    [61, 0.2],
    [10_000, 0.2],
    [-5, 0],
  ])('%i days late: %f of the tax', (days, share) => {
    expect(multaDeMora(count(days)).number).toBe(share);
  });
});

describe('interest', () => {
  it.each([
    ['in the due month, also after the day', '2026-09-10', '2026-09-30', 0],
    ['before it', '2026-09-10', '2026-08-01', 0],
    ['in the month after it', '2026-09-30', '2026-10-01', 0.01],
    // 1.08 of September, + 1.
    ['two months later', '2026-08-31', '2026-10-31', 0.0208],
    // 1.09 + 1.08 + 1.07 of August to October, + 1.
    ['over some months', '2026-07-20', '2026-11-22', 0.0424],
    // 2025-02 to 2025-12: 12.46; 2026-01 to 2026-10: 11.11; + 1.
    ['over a year and more', '2025-01-31', '2026-11-03', 0.2457],
  ])('%s', (_, due, paid, share) => {
    expect(interest(due, paid).number).toBe(share);
  });

  it('is refused without a published Selic', () => {
    expect(() => interest('2199-01-31', '2199-04-01')).toThrow(MissingMonthError);
  });
});
