import { describe, expect, it } from 'vitest';
import { definitionIds } from '../../compiler/load.ts';
import { QUESTIONS } from './questions.ts';
import { SEASONS } from './seasons.ts';
import { seasonOf } from '../pages/home/seasonal.tsx';

/** Every day of a leap year, as `YYYY-MM-DD`. */
const days = Array.from({ length: 366 }, (_, day) =>
  new Date(Date.UTC(2028, 0, 1 + day)).toISOString().slice(0, 'YYYY-MM-DD'.length),
);

describe('SEASONS', () => {
  it('cover every day of a year exactly once', () => {
    for (const day of days) {
      const having = SEASONS.filter(({ from, to }) => from <= day.slice(5) && day.slice(5) <= to);
      expect(having, day).toEqual([seasonOf(SEASONS, day)]);
    }
  });

  it.each([
    ['2027-01-02', 'impostos/ipva'],
    ['2027-03-15', 'impostos/irpf'],
    ['2027-05-31', 'impostos/irpf'],
    ['2026-11-22', 'trabalhista/decimo-terceiro'],
    ['2026-12-20', 'trabalhista/decimo-terceiro'],
  ])('lead on %s with a question for %s', (today, id) => {
    expect(seasonOf(SEASONS, today).questions[0]?.id).toBe(id);
  });

  it('cite a source for their dates, and have equally many questions', () => {
    for (const { source, questions } of SEASONS) {
      expect(source.label).not.toBe('');
      expect(source.url).toMatch(/^https:\/\//);
      expect(source.notedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(questions).toHaveLength(3);
    }
  });

  it('refuse a day outside all seasons', () => {
    expect(() => seasonOf(SEASONS.slice(1), '2027-01-02')).toThrow('2027-01-02');
  });
});

it('QUESTIONS name existing calculators only', async () => {
  const ids = await definitionIds();
  for (const { id } of [...QUESTIONS, ...SEASONS.flatMap(({ questions }) => questions)]) {
    expect(ids).toContain(id);
  }
});
