import { describe, expect, it } from 'vitest';
import { todayInBrazil } from './today.ts';

describe('todayInBrazil', () => {
  it.each([
    ['2026-11-20T12:00:00Z', '2026-11-20'],
    ['2026-11-20T02:59:59Z', '2026-11-19'],
    ['2026-11-20T03:00:00Z', '2026-11-20'],
    ['2027-01-01T01:00:00Z', '2026-12-31'],
    ['2024-03-01T02:00:00Z', '2024-02-29'],
    ['0026-01-03T12:00:00Z', '0026-01-03'],
  ])('turns %s into %s in Brasília', (instant, day) => {
    expect(todayInBrazil(new Date(instant))).toBe(day);
  });
});
