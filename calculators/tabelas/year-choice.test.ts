import { describe, expect, it } from 'vitest';
import { calendarYear } from './calendar-year.ts';
import { datedTable } from './table.ts';
import { yearChoice } from './year-choice.ts';

const provenance = { source: { label: 'Lei', url: 'https://example.org/' }, checkedOn: '2026-11-20' };
const table = datedTable({
  name: 'de teste',
  file: 'year-choice.test.ts',
  entries: [2024, 2025, 2026].map((year) => ({ ...calendarYear(year), ...provenance })),
});

describe('yearChoice', () => {
  it('offers every year of the table, the newest first', () => {
    expect(yearChoice(table).oneOf).toEqual([
      { const: 2026, title: '2026' },
      { const: 2025, title: '2025' },
      { const: 2024, title: '2024' },
    ]);
  });

  it('uses the titles given by the caller', () => {
    expect(yearChoice(table, (year) => `Exercício ${year}`).oneOf[0]?.title).toBe('Exercício 2026');
  });

  it.each([
    ['2024-01-01', 2024],
    ['2025-12-31', 2025],
    ['2026-11-20', 2026],
    ['2030-06-15', 2026],
  ])('preselects on %s the year %i, the newest that has begun', (today, year) => {
    expect(yearChoice(table).defaultOn(today)).toBe(year);
  });

  it('preselects a year without a table before the first one, so that it is refused', () => {
    expect(yearChoice(table).defaultOn('2023-12-31')).toBe(2023);
  });

  it('names the available years', () => {
    expect(yearChoice(table).messages).toEqual({
      required: 'Escolha o ano: 2024, 2025 ou 2026',
      enum: 'Não há tabela para esse ano. Escolha 2024, 2025 ou 2026',
    });
  });
});
