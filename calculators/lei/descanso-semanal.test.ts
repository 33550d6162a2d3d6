import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysInMonth } from '../../src/calendar/calendar.ts';
import { mesDeDescanso } from './descanso-semanal.ts';

const counted = (year: number, month: number) => {
  const { uteis, domingos, feriados } = mesDeDescanso(year, month);
  return [uteis, domingos, ...feriados.map(({ date }) => date.slice(8))];
};

describe('the days of rest of a month', () => {
  // Counted on printed calendars.
  it.each([
    // Five Sundays; 2, 15 (a Sunday) and 20 November.
    [2026, 11, [23, 5, '02', '20']],
    // 1 February was a Sunday, and there is no national holiday: Carnival is not one.
    [2026, 2, [24, 4]],
    [2028, 2, [25, 4]],
    // 20 November has been a national holiday since 2024 (Lei 14.759/2023).
    [2023, 11, [24, 4, '02', '15']],
    [2024, 11, [23, 4, '02', '15', '20']],
    // Good Friday of 2026, 3 April, is not a holiday; Tiradentes is.
    [2026, 4, [25, 4, '21']],
    [2001, 4, [24, 5, '21']],
    // 12 October 2025 was a Sunday.
    [2025, 10, [27, 4]],
    [2026, 12, [26, 4, '25']],
  ] as const)('of %i, month %i, are %j', (year, month, expected) => {
    expect(counted(year, month)).toEqual(expected);
  });

  it('and working days make up every month', () => {
    const months = fc.record({
      year: fc.integer({ min: 2000, max: 2100 }),
      month: fc.integer({ min: 1, max: 12 }),
    });
    fc.assert(
      fc.property(months, ({ year, month }) => {
        const { uteis, domingos, feriados } = mesDeDescanso(year, month);
        expect(uteis + domingos + feriados.length).toBe(daysInMonth(year, month));
        expect([4, 5]).toContain(domingos);
        expect(uteis).toBeGreaterThanOrEqual(22);
      }),
    );
  });
});
