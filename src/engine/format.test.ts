import { describe, expect, it } from 'vitest';
import { formatDate } from '../calendar/format-date.ts';
import { formatForField } from '../decimal/notation.ts';
import { formatMoney, formatNumber, formatPercent, formatValue } from './format.ts';
import { parseNumber } from '../decimal/parse-number.ts';

describe('formatMoney', () => {
  it.each([
    [0, 'R$ 0,00'],
    [1234.56, 'R$ 1.234,56'],
    [1.005, 'R$ 1,01'],
    [-5, '−R$ 5,00'],
    [-0.001, 'R$ 0,00'],
    [-0.005, '−R$ 0,01'],
    [1_000_000_000_000, 'R$ 1.000.000.000.000,00'],
    [12_345_678_901_234.56, 'R$ 12.345.678.901.234,56'],
  ])('writes %d as %s', (value, text) => {
    expect(formatMoney(value)).toBe(text);
  });

  it('uses a plain space, and never writes NaN, for any amount', () => {
    expect(formatMoney(1)).toMatch(/^R\$ /);
    expect(formatMoney(1e20)).toBe('R$ 100.000.000.000.000.000.000,00');
    expect(formatMoney(1e100)).toMatch(/^R\$ 1[0.]+,00$/);
  });
});

describe('formatNumber and formatPercent', () => {
  it.each([
    [1234.5, '1.234,5'],
    [1234.567, '1.234,57'],
    [2, '2'],
    [-2.5, '−2,5'],
  ])('write %d with at most two places as %s', (value, text) => {
    expect(formatNumber(value)).toBe(text);
    expect(formatPercent(value)).toBe(`${text}%`);
  });

  it.each([
    [0.123456, 4, '0,1235'],
    [1e-7, 7, '0,0000001'],
    [-0.0001, 2, '0'],
  ])('write %d with at most %d places as %s', (value, places, text) => {
    expect(formatNumber(value, places)).toBe(text);
    expect(formatPercent(value, places)).toBe(`${text}%`);
  });
});

describe('formatDate', () => {
  it('reorders an ISO date', () => {
    expect(formatDate('2026-01-31')).toBe('31/01/2026');
  });
});

describe('formatValue', () => {
  it.each([
    [1234.5, { format: 'money' }, 'R$ 1.234,50'],
    [9.5, { format: 'percent' }, '9,5%'],
    [9.5, { format: 'number', unit: 'kg' }, '9,5 kg'],
    [1234.4, { format: 'integer' }, '1.234'],
    ['2026-01-31', { format: 'date' }, '31/01/2026'],
    [true, { format: 'yesNo' }, 'Sim'],
    [false, { format: 'yesNo' }, 'Não'],
    ['texto', { format: 'text' }, 'texto'],
    [2026, { format: 'text' }, '2026'],
    [2.5, { format: 'text' }, '2,5'],
    ['2.5-a', { format: 'text' }, '2.5-a'],
    ['-3/4', { format: 'text' }, '−3/4'],
    ['- a', { format: 'text' }, '- a'],
  ] as const)('writes %j as %j', (value, formatting, text) => {
    expect(formatValue(value, formatting)).toBe(text);
  });
});

describe('formatForField', () => {
  it.each([
    [1234.5, 'money', '1.234,50'],
    [-3, 'money', '-3,00'],
    [9.5, 'percent', '9,5'],
  ] as const)('writes %d as %s: %s', (value, format, text) => {
    expect(formatForField(value, format)).toBe(text);
  });

  it.each([
    [0.125, '0,125'],
    [2026, '2026'],
    [12_345.678, '12.345,678'],
    [-1234, '-1234'],
  ] as const)('writes the number %d as %s', (value, text) => {
    expect(formatForField(value, undefined)).toBe(text);
  });

  it('writes text that the field parses back', () => {
    for (const value of [0, 1.5, 999.999, 1000, 1234, 9999.5, 10_000, 1_234_567.89, -42, 0.1, 1.001]) {
      expect(parseNumber(formatForField(value, undefined))).toBe(value);
    }
  });
});

describe('years', () => {
  it.each([
    [3, '3'],
    [0, '0'],
    // 40 months.
    [3.3333, '3 anos e 4 meses'],
    [0.0833, '1 mês'],
    [1.5, '1 ano e 6 meses'],
    [1.0027, '1 ano e 1 dia'],
    [0.0027, '1 dia'],
    // 5 / 12 + 3 / 365.
    [0.4249, '5 meses e 3 dias'],
    // 2 + 1 / 12 + 14 / 365.
    [2.1217, '2 anos, 1 mês e 14 dias'],
    [0.1, '0,1'],
  ])('are written whole, or with months and days: %s', (value, text) => {
    expect(formatValue(value, { format: 'years' })).toBe(text);
  });
});

describe('formatDuration', () => {
  it.each([
    [27, 'yearsAndMonths', '2 anos e 3 meses'],
    [13, 'yearsAndMonths', '1 ano e 1 mês'],
    [24, 'yearsAndMonths', '2 anos'],
    [7, 'yearsAndMonths', '7 meses'],
    [0, 'yearsAndMonths', '0 meses'],
    [-27, 'yearsAndMonths', '−2 anos e 3 meses'],
    [87, 'weeksAndDays', '12 semanas e 3 dias'],
    [8, 'weeksAndDays', '1 semana e 1 dia'],
  ] as const)('writes two units: %s %s', (value, format, text) => {
    expect(formatValue(value, { format })).toBe(text);
  });
});
