import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, daysBetween } from '../../../src/calendar/calendar.ts';
import { diasDeBancoEntre } from '../../lei/dias-uteis.ts';
import { countDays } from './counting.ts';

const spans = fc
  .tuple(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 4000 }), fc.boolean())
  .map(([from, length, includesStart]) => {
    const start = addDays('1950-01-01', from);
    return { start, end: addDays(start, length), includesStart };
  });

describe('countDays', () => {
  it('counts the bank days as working days if all optional holidays count', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const counted = countDays({ ...span, optional: ['carnaval', 'sexta-santa', 'corpus-christi'] });
        const first = addDays(span.start, span.includesStart ? 0 : 1);
        expect(counted.days - counted.weekendDays - counted.holidays.length).toBe(
          diasDeBancoEntre(first, addDays(span.end, 1)),
        );
      }),
    );
  });

  it('splits the span into months and days that lead back to its end', () => {
    fc.assert(
      fc.property(spans, (span) => {
        const { days, months, daysBeyond } = countDays({ ...span, optional: [] });
        const end = addDays(addMonths(span.start, months), daysBeyond);
        expect(end).toBe(addDays(span.end, span.includesStart ? 1 : 0));
        expect(days).toBe(daysBetween(span.start, end));
      }),
    );
  });

  it('returns no days off, and no first or last day, for an empty span', () => {
    const day = { start: '2026-12-25', end: '2026-12-25', optional: [] };
    expect(countDays({ ...day, includesStart: false })).toMatchObject({
      days: 0,
      first: undefined,
      last: undefined,
      holidays: [],
    });
    expect(countDays({ ...day, includesStart: true }).holidays).toEqual([
      { data: '2026-12-25', nome: 'Natal' },
    ]);
  });
});
