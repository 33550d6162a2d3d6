import { describe, expect, it } from 'vitest';
import { periodTable } from './period-table.ts';
import { TableFaultError, type Validity } from './validity.ts';

function entry(validFrom: string, validTo?: string): Validity {
  return {
    validFrom,
    validTo,
    source: { label: 'Lei nº 1', url: 'https://www.planalto.gov.br/lei1.htm' },
    checkedOn: '2026-11-21',
  };
}

const tableOf = (...entries: Validity[]) => periodTable({ name: 'de exemplo', file: 'example.ts', entries });

describe('PeriodTable', () => {
  const table = tableOf(
    entry('2024-02-01', '2024-12-31'),
    entry('2025-01-01', '2025-04-30'),
    entry('2025-05-01'),
  );

  it.each([
    [2024, 2, '2024-02-01'],
    [2024, 12, '2024-02-01'],
    [2025, 4, '2025-01-01'],
    [2025, 5, '2025-05-01'],
    [2030, 1, '2025-05-01'],
  ])('finds, for year %i and month %i, the entry from %s', (year, month, from) => {
    expect(table.forMonth(year, month).validFrom).toBe(from);
  });

  it('throws before the first entry and after the last', () => {
    expect(() => table.forMonth(2024, 1)).toThrow('não tem valores para 2024-01-01');
    expect(() => tableOf(entry('2024-01-01', '2024-12-31')).forMonth(2025, 1)).toThrow(RangeError);
  });

  it('lists the years within which the law changes', () => {
    expect(table.yearsOfChange).toEqual([2025]);
  });

  it('lists its years, each once', () => {
    expect(table.years).toEqual([2024, 2025]);
    expect(tableOf(entry('2020-03-01', '2022-12-31'), entry('2023-01-01', '2023-12-31')).years).toEqual([
      2020, 2021, 2022, 2023,
    ]);
  });
});

describe('periodTable', () => {
  it.each<[string, Validity[], string]>([
    ['a gap', [entry('2024-01-01', '2024-01-31'), entry('2024-03-01')], 'falta ou sobra um período'],
    ['an overlap', [entry('2024-01-01', '2024-02-29'), entry('2024-02-01')], 'falta ou sobra um período'],
    ['an open entry before another', [entry('2024-01-01'), entry('2024-02-01')], 'dê-lhe validTo'],
    ['an entry that begins within a month', [entry('2024-01-15')], 'começa no meio de um mês'],
  ])('refuses %s', (_, entries, message) => {
    expect(() => tableOf(...entries)).toThrow(TableFaultError);
    expect(() => tableOf(...entries)).toThrow(message);
  });
});
