import { describe, expect, it } from 'vitest';
import { money } from '../../src/quantity/quantity.ts';
import { multaPorAtraso, prazoParaPagar } from './prazo-da-rescisao.ts';

describe('the deadline for payment', () => {
  it.each([
    // A Wednesday.
    ['2026-10-11', '2026-10-21'],
    // A Saturday and a Sunday move to Monday.
    ['2026-10-14', '2026-10-26'],
    ['2026-10-15', '2026-10-26'],
    // Carnival Monday and Tuesday of 2026 move to Ash Wednesday.
    ['2026-02-06', '2026-02-18'],
    // Good Friday of 2026 moves over the weekend.
    ['2026-03-24', '2026-04-06'],
    // Christmas of 2026 is a Friday.
    ['2026-12-15', '2026-12-28'],
    // Across the end of the year.
    ['2025-12-30', '2026-01-09'],
  ])('of a contract that ends on %s is %s', (lastDay, term) => {
    expect(prazoParaPagar(lastDay)).toBe(term);
  });

  it('costs a month of pay from the following day on', () => {
    const fine = (paidOn: string | undefined) =>
      multaPorAtraso(money(3400), prazoParaPagar('2026-10-15'), paidOn).number;
    expect([undefined, '2026-10-15', '2026-10-26', '2026-10-27'].map(fine)).toEqual([0, 0, 0, 3400]);
  });
});
