import { describe, expect, it } from 'vitest';
import { inWords, leafOf, monthsIn } from './months.ts';

const NONE = new Map<string, string>();

describe('monthsIn', () => {
  it('lists the months with a day of the period', () => {
    const of = (from: string, to: string) => monthsIn({ from, to, daysOff: NONE });
    expect(of('2025-11-30', '2026-02-01')).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
    expect(of('2026-04-03', '2026-04-03')).toEqual(['2026-04']);
    expect(of('2026-04-03', '2026-04-02')).toEqual([]);
    expect(of('undefined', '2026-04-02')).toEqual([]);
  });
});

describe('leafOf', () => {
  // April 2026 begins on a Wednesday; Friday the 3rd is Good Friday, Tuesday the 21st Tiradentes.
  const daysOff = new Map([
    ['2026-04-03', 'Sexta-feira Santa'],
    ['2026-04-21', 'Tiradentes'],
  ]);
  const april = leafOf('2026-04', { from: '2026-04-02', to: '2026-04-22', daysOff });

  it('distinguishes business days, weekends, days off and days outside the period', () => {
    expect({ title: april.title, before: april.before }).toEqual({ title: 'abril de 2026', before: 3 });
    expect(april.days).toHaveLength(30);
    expect(april.days.slice(0, 5).map(({ kind }) => kind)).toEqual([
      'outside',
      'business',
      'off',
      'weekend',
      'weekend',
    ]);
    expect(april.days[20]).toEqual({ day: 21, kind: 'off', name: 'Tiradentes' });
    expect(april.days[22]?.kind).toBe('outside');
  });

  it('is summarized by inWords', () => {
    // 21 days: six on weekends (4, 5, 11, 12, 18, 19), two off.
    expect(inWords(april)).toBe(
      'abril de 2026: 13 dias úteis; 6 dias de fim de semana; dia 3, Sexta-feira Santa; dia 21, Tiradentes',
    );
    const friday = leafOf('2026-04', { from: '2026-04-10', to: '2026-04-11', daysOff });
    expect(inWords(friday)).toBe('abril de 2026: 1 dia útil; 1 dia de fim de semana');
  });
});
